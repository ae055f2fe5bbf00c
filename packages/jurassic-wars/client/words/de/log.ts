/** Der Spielbericht. */
import type { log as en } from '../en/log';

export const log: Readonly<Record<keyof typeof en, string>> = {
  'log.dealt':
    '{who, select, you {Du verteilst} other {{name} verteilt}} die Karten{round, plural, =1 {} other { zum #. Mal}}',
  'log.startHits': '{who, select, you {du} other {{name}}} {hits}',
  'log.started': 'Treffer: {rolls}. {who, select, you {Du greifst} other {{name} greift}} zuerst an',
  'log.startTied': 'Treffer: {rolls}. Gleichstand: die Besten würfeln noch einmal',
  'log.played': '{who, select, you {Du spielst} other {{name} spielt}} {card}',
  'log.picked': '{who, select, you {Du deckst} other {{name} deckt}} {card} auf',
  'log.turnedUp': '{first} gegen {second}',
  'log.opened': 'Kampfkarten: {first} gegen {second}',
  'log.opened.none': 'Niemand legt eine Kampfkarte',
  'log.ante': 'Alle zahlen {ante} Marken in den Topf',
  'log.none': 'keine',
  'log.won': '{winner} schlägt {loser}',
  'log.won.hits': '{winner} schlägt {loser}, Treffer {hits}',
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
  'log.playOff': 'Verlängerung bei 5 : 5: Die fünf Sieger jeder Seite kämpfen noch einmal, und das entscheidet',
  'log.gameWon': '{who, select, you {Du gewinnst} other {{name} gewinnt}} das Spiel',
  'log.tied': 'Gleichstand, also ein Stechen',
  'log.faced': 'Stechen: {first} gegen {second}',
  'log.shown': 'Alle zeigen einige Karten. Merke sie dir',
  'log.stakes': 'Einsätze: {changes}',
  'log.guesses': 'Voraussagen: {changes}',
  'log.ended': '{who, select, you {Du gewinnst} other {{name} gewinnt}}',
};
