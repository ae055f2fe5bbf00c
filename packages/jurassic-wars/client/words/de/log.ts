/** Der Spielbericht. */
import type { log as en } from '../en/log';

export const log: Readonly<Record<keyof typeof en, string>> = {
  'log.dealt': '{name} gibt zur Runde {round}',
  'log.played': '{name} spielt {card}',
  'log.picked': '{name} deckt {card} auf',
  'log.turnedUp': '{first} gegen {second}',
  'log.opened': 'Kampfkarten: {first} gegen {second}',
  'log.none': 'keine',
  'log.won': '{winner} schlägt {loser}',
  'log.byRank': 'Dreimal Gleichstand: der Rang entscheidet, {name} verliert einen Würfel',
  'log.period': 'Das Zeitalter wechselt: {period}',
  'log.pickedUp':
    '{name} nimmt {count, plural, one {einen gewonnenen Dinosaurier} other {# gewonnene Dinosaurier}} auf die Hand',
  'log.eliminated': '{name} scheidet aus',
  'log.bid': '{name} sagt {n} an',
  'log.fights': '{name} kämpft',
  'log.folds': '{name} passt',
  'log.forced': '{name} zahlt und kämpft',
  'log.scored': 'Punkte der Runde: {points}',
  'log.pot': '{name} gewinnt den Topf: {pot}',
  'log.playOff': 'Fünf zu fünf: die Sieger kämpfen weiter',
  'log.gameWon': '{name} gewinnt das Spiel',
  'log.tied': 'Gleichstand, also ein Stechen',
  'log.faced': 'Stechen: {first} gegen {second}',
  'log.shown': 'Alle zeigen einige Karten. Merke sie dir',
  'log.stakes': 'Einsätze: {changes}',
  'log.guesses': 'Voraussagen: {changes}',
  'log.ended': '{name} gewinnt',
};
