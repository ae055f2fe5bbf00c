/** Hin- und Rückspiel: Zwei spielen einen Kampf zweimal, mit getauschten Seiten. */
export const halves = {
  'halves.title': 'Hin- und Rückspiel',
  'halves.no': 'Nein',
  'halves.yes': 'Beide Seiten, Punkte addiert',
  'halves.how':
    'Nach dem Hinspiel tauscht ihr die Seiten: dieselben Truppen auf demselben Tisch. Beide Ergebnisse zählen zusammen.',
  'halves.single': 'Ein Kampf. Ein Rückspiel mit der anderen Seite kannst du auch danach noch wählen.',
  'halves.favours':
    'Unter Gleichstarken gewinnt {side} etwa {share, number} von 100. Mit Rückspiel spielen beide beide Seiten, so ist es fair.',
  'halves.agreed': 'Hin- und Rückspiel: Beide spielen beide Seiten, und die Ergebnisse zählen zusammen.',
  'halves.changed': 'Rückspiel: <b>{mirror, select, yes {beide spielen beide Seiten} other {ein einzelner Kampf}}</b>',
  'halves.lobby':
    'Rückspiel: Ihr tauscht die Seiten, mit denselben Truppen auf demselben Tisch. Beide Ergebnisse zählen zusammen.',
  'halves.other': 'Die andere Seite spielen',
  'halves.other.how': 'Rückspiel: beide Ergebnisse zählen zusammen',
  'halves.ready': 'Das Rückspiel steht bereit: Du spielst die andere Seite.',
  'halves.ready.watch': 'Das Rückspiel beginnt gleich.',
  'halves.first':
    'Das kann ein Hinspiel sein: Spiel als Nächstes die andere Seite, dann zählen die Punkte beider Partien zusammen.',
  'halves.first.waits': 'Das war das Hinspiel. Das Rückspiel steht bereit.',
  'halves.first.goes': 'Das war das Hinspiel. Das Rückspiel läuft.',
  'halves.second.late': 'Das war das Rückspiel. Das Hinspiel ist noch nicht bis zum Ende zu sehen.',
  'halves.half': '{half, select, 1 {Hinspiel} other {Rückspiel}}',
  'halves.total': 'Zusammen',
  'halves.player': 'Spieler',
  'halves.won': 'gewonnen',
  'halves.lost': 'verloren',
  'halves.drawn': 'unentschieden',
  'halves.gaveUp': 'aufgegeben',
  'halves.left': 'verlassen',
  'halves.open': 'noch nicht gespielt',
  'halves.playing': 'läuft',
  'halves.wins': '{wins, plural, one {# Sieg} other {# Siege}}',
  'halves.by.wins': '{name} gewinnt Hin- und Rückspiel mit {most, number}\u00a0zu\u00a0{least, number}.',
  'halves.by.points':
    '{name} gewinnt Hin- und Rückspiel: gleich viele Siege, und {most, number}\u00a0Punkte zu\u00a0{least, number}.',
  'halves.by.stayed':
    '{name} gewinnt Hin- und Rückspiel: gleich viele Siege, und {other} hat nicht beide zu Ende gespielt.',
  'halves.by.even': 'Hin- und Rückspiel enden unentschieden.',
  'halves.row': '{half, select, 1 {Hinspiel} other {Rückspiel}}.',
  'halves.row.open': '{half, select, 1 {Hinspiel} other {Rückspiel}}. Die andere Hälfte ist noch nicht zu Ende.',
  'halves.row.first': 'Hinspiel. Das Rückspiel steht noch aus.',
  'halves.go': '{half, select, 1 {Zum Hinspiel} other {Zum Rückspiel}}',
};
