/** Tipps gegen den Computer und in Replays. */
import type { hints as en } from '../en/hints';

export const hints: Readonly<Record<keyof typeof en, string>> = {
  'hint.button': 'Tipp',
  'hint.thinking': 'Denkt nach …',
  'hint.said': 'Tipp: {sentence}',
  'hint.play': '{card} ausspielen.',
  'hint.commit': '{card} legen.',
  'hint.none': 'Keine Karte legen.',
  'hint.bid': '{n} ansagen.',
  'hint.fight': 'Dabeibleiben.',
  'hint.fold': 'Passen.',
  'hint.pot':
    '{reader, select, watcher {Diese} other {Deine}} Hand gewinnt den Topf in etwa {chance} der Fälle: geschätzt aus ausgeteilten Händen.',
  'hint.pick': 'Irgendeine Karte, sie sind alle gleich.',
  'hint.predict': '{n} voraussagen.',
  'hint.stake': '{n} auf {side, select, carnivores {die Fleischfresser} other {die Pflanzenfresser}}.',
  'hint.nothing': 'Nichts.',
  'hint.reveal': 'Die schwächsten Dinosaurier zeigen.',
  'hint.ready': 'Weiter.',
  'hint.exact': 'Siegchance im Kampf: {chance}, genau gerechnet.',
  'hint.estimate': 'Siegchance im Kampf: {chance}, geschätzt, denn Karten sind verdeckt.',
  'hint.dearer': '{card} hätte {chance}, ist aber später mehr wert.',
};
