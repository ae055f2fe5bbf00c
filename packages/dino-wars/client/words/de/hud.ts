import type { hud as english } from '../en/hud';

export const hud: Readonly<Record<keyof typeof english, string>> = {
  'pointer.enemy': 'Nächster Gegner: {name}. Zeigen',
  'notice.watching': 'Du schaust zu',
  'tray.label': 'Deine Figuren',
  'tray.aboard': 'in {name}',
  'sides.label': 'Seiten und Ziel',
  'sides.points':
    'Punkte: was jede Truppe wert ist. {gate, select, true {Sie entscheiden nichts: Die Armee muss nur nach Hause.} other {Doppelt so viele Punkte für die Dinosaurier sind ein fairer Kampf.}}',
  'sides.pts': 'Pkt.',
  'sides.points-left': 'Punkte übrig.',
  'sides.hidden': 'davon {count} versteckt',
  'sides.life': '{unit} {now}',
  'sides.bar': 'Runde {turn} · {goal}',
  'sides.you': 'Du',
  'sides.army': 'Armee',
  'sides.dinosaurs': 'Dinosaurier',
  'sides.mine': '(du)',
  'sides.player': '· {side, select, army {Armee} other {Dinosaurier}}, Zeichen: {sign}',
  'sides.sums': '{count, plural, one {# Figur} other {# Figuren}}, {points, plural, one {# Punkt} other {# Punkte}}',
};
