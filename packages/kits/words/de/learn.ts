import type { learn as en } from '../en/learn';

export const learn: Readonly<Record<keyof typeof en, string>> = {
  'learn.title': 'In 3 Minuten gelernt',
  'learn.done': '{done, number} von {all, number} geschafft',
  'learn.step': 'Lektion {lesson, number} · Schritt {step, number} von {steps, number}',
  'learn.label': 'Lektion',
  'learn.guide': 'Deine erste Runde',
  'learn.guide.off': 'Hilfe aus',
  'learn.retry': 'Noch einmal',
  'learn.missed': 'Dieses Ziel ist jetzt nicht mehr zu erreichen.',
  'learn.all': 'Alle Lektionen',
  'learn.next': 'Nächste Lektion',
  'learn.finished': 'Lektion {lesson, number} geschafft',
  'learn.further': 'Und wenn du mehr willst',
  'learn.done.prompt': 'Lektion geschafft: Wähle, wie es weitergeht.',
};
