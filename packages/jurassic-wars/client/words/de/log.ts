/** Der Spielbericht. */
import type { log as en } from '../en/log';

export const log: Readonly<Record<keyof typeof en, string>> = {
  'log.dealt': '{who, select, you {Du gibst} other {{name} gibt}} zur Runde {round}',
  'log.startHits': '{who, select, you {du} other {{name}}} {hits}',
  'log.started': 'Treffer: {rolls}. {who, select, you {Du greifst} other {{name} greift}} zuerst an',
  'log.startTied': 'Treffer: {rolls}. Gleichstand: die Besten würfeln noch einmal',
  'log.played': '{who, select, you {Du spielst} other {{name} spielt}} {card}',
  'log.picked': '{who, select, you {Du deckst} other {{name} deckt}} {card} auf',
  'log.turnedUp': '{first} gegen {second}',
  'log.opened': 'Kampfkarten: {first} gegen {second}',
  'log.none': 'keine',
  'log.won': '{winner} schlägt {loser}',
  'log.byRank': 'Dreimal Gleichstand: der Rang entscheidet, {name} verliert einen Würfel',
  'log.period': 'Das Zeitalter wechselt: {period}',
  'log.pickedUp':
    '{who, select, you {Du nimmst} other {{name} nimmt}} {count, plural, one {einen gewonnenen Dinosaurier} other {# gewonnene Dinosaurier}} auf die Hand',
  'log.eliminated': '{who, select, you {Du scheidest} other {{name} scheidet}} aus',
  'log.bid': '{who, select, you {Du sagst} other {{name} sagt}} {n} an',
  'log.fights': '{who, select, you {Du kämpfst} other {{name} kämpft}}',
  'log.folds': '{who, select, you {Du passt} other {{name} passt}}',
  'log.forced': '{who, select, you {Du zahlst und kämpfst} other {{name} zahlt und kämpft}}',
  'log.scored': 'Punkte der Runde: {points}',
  'log.pot': '{who, select, you {Du gewinnst} other {{name} gewinnt}} den Topf: {pot}',
  'log.playOff': 'Fünf zu fünf: die Sieger kämpfen weiter',
  'log.gameWon': '{who, select, you {Du gewinnst} other {{name} gewinnt}} das Spiel',
  'log.tied': 'Gleichstand, also ein Stechen',
  'log.faced': 'Stechen: {first} gegen {second}',
  'log.shown': 'Alle zeigen einige Karten. Merke sie dir',
  'log.stakes': 'Einsätze: {changes}',
  'log.guesses': 'Voraussagen: {changes}',
  'log.ended': '{who, select, you {Du gewinnst} other {{name} gewinnt}}',
};
