import type { frame as english } from '../en/frame';

export const frame: Readonly<Record<keyof typeof english, string>> = {
  'frame.up': '{height} hoch',
  'frame.home': 'Spielkiste',
  'menu.settings': 'Einstellungen',
  'menu.rules': 'Regeln',
  'menu.keys': 'Tasten',
  'menu.leave': 'Tisch verlassen',
  'menu.goesOn':
    'Wenn du gehst, läuft die Partie weiter: Dein Platz bleibt deiner, und unter „Meine Kämpfe“ findest du zurück. Beenden kannst du sie, indem du aufgibst.',
  'menu.resign': 'Aufgeben',
  'menu.resign.sure': 'Aufgeben? Die andere Seite gewinnt',
  'sure.back': 'Zurück',
  'sure.never': 'Ja, nicht mehr fragen',
  'keys.next': 'zum nächsten Knopf',
  'keys.press': 'Knopf drücken',
  'keys.back': 'zurück oder schließen',
  'keys.rules': 'Regeln',
  'keys.menu': 'Menü',
  'keys.people': 'Leute am Tisch',
  'keys.talk': 'Gespräch',
  'keys.answer': 'Ja / Nein auf eine Frage',
  'keys.keys': 'diese Tasten',
  'keys.escape': 'Esc',
};
