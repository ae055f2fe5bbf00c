import type { settings as english } from '../en/settings';

export const settings: Readonly<Record<keyof typeof english, string>> = {
  'settings.sound': 'Ton',
  'settings.sound.effects': 'Figuren und Würfel',
  'settings.sound.music': 'Fanfaren',
  'settings.sound.ambience': 'Grillen',
  'settings.percent': '{percent, number} %',
  'settings.speed': 'Tempo der Animationen',
  'settings.speed.normal': '1×',
  'settings.speed.double': '2×',
  'settings.speed.instant': 'Sofort',
  'settings.motion': 'Bewegung',
  'settings.motion.system': 'Wie im System',
  'settings.motion.full': 'Voll',
  'settings.motion.reduced': 'Wenig',
  'settings.questions': 'Rückfragen',
  'settings.questions.again': 'Vor Unwiderruflichem wieder nachfragen',
  'settings.language': 'Sprache',
  'settings.language.system': 'Wie im Browser',
  'settings.privacy': 'Was diese Seite speichert, und wie du es löschst: <privacy>Datenschutz</privacy>',
};
