/** Tipps gegen den Computer. */
import type { hints as en } from '../en/hints';

export const hints: Readonly<Record<keyof typeof en, string>> = {
  'hint.button': 'Tipp',
  'hint.thinking': 'Denkt nach …',
  'hint.play': 'Tipp: {card} ausspielen.',
  'hint.commit': 'Tipp: {card} legen.',
  'hint.none': 'Tipp: keine Karte legen.',
  'hint.bid': 'Tipp: {n} ansagen.',
  'hint.fight': 'Tipp: dabeibleiben.',
  'hint.fold': 'Tipp: passen.',
  'hint.pot':
    'Deine Hand gewinnt den Topf in etwa {chance, number, ::percent} der Fälle: geschätzt aus ausgeteilten Händen.',
  'hint.pick': 'Tipp: irgendeine Karte, sie sind alle gleich.',
  'hint.predict': 'Tipp: {n} voraussagen.',
  'hint.stake': 'Tipp: {n} auf {side, select, carnivores {die Fleischfresser} other {die Pflanzenfresser}}.',
  'hint.nothing': 'Tipp: nichts.',
  'hint.reveal': 'Tipp: die schwächsten Dinosaurier zeigen.',
  'hint.ready': 'Tipp: weiter.',
  'hint.exact': 'Den Kampf gewinnst du zu {chance, number, ::percent}, genau gerechnet.',
  'hint.estimate':
    'Den Kampf gewinnst du zu etwa {chance, number, ::percent}: geschätzt, denn die Karten der anderen siehst du nicht.',
};
