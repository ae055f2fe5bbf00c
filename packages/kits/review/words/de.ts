/** The sentences of a review in German. */
export const de = {
  percent: '{share, number, ::percent}',
  'stage.own':
    'Der Computer sieht sich {who, select, you {deine Entscheidungen} other {die Entscheidungen von {name}}} an: {done} von {all}.',
  'stage.others': 'Für Glück und Summen sieht sich der Computer auch die anderen Entscheidungen an: {done} von {all}.',
  'stage.now': 'Jetzt: {when} · Zug {n}.',
  'stage.opening': 'Der Computer spielt die Partie nach …',
  'stage.failed': 'Diese Aufzeichnung lässt sich nicht beurteilen: Sie lässt sich nicht bis zum Ende spielen.',
  'stage.version':
    'Keine Rückschau: Diese Partie wurde nach Regelversion {version} gespielt; der Computer kennt nur Version {present}.',
  'seats.label': 'Wessen Rückschau',
  'seats.you': 'Du',
  'summary.yet': 'Glück und Entscheidungen werden zusammengezählt, sobald jede Entscheidung angesehen ist.',
  summary:
    '{who, select, you {Du begannst mit einer Siegchance von {start, number, ::percent} und {result, select, won {gewannst} lost {verlorst} other {spieltest unentschieden}}} other {{name} begann mit einer Siegchance von {start, number, ::percent} und {result, select, won {gewann} lost {verlor} other {spielte unentschieden}}}}. Das Glück änderte sie um {luck} Punkte. Gegenüber dem, was der Computer gewählt hätte, änderten {who, select, you {deine} other {die}} eigenen Entscheidungen sie um {own}{quiet, select, true {} other {, die {rivals, plural, one {des Gegners} other {der anderen}} um {others}}}.',
  'summary.undecided':
    '{who, select, you {Du begannst mit einer Siegchance von {start, number, ::percent} und {result, select, won {gewannst} lost {verlorst} other {spieltest unentschieden}}} other {{name} begann mit einer Siegchance von {start, number, ::percent} und {result, select, won {gewann} lost {verlor} other {spielte unentschieden}}}}. Das Glück änderte sie um {luck} Punkte.',
  'curve.label': '{who, select, you {Deine Siegchance} other {Siegchance von {name}}} im Lauf der Partie. {summary}',
  'curve.key':
    'Linie: {who, select, you {deine Siegchance} other {Siegchance von {name}}}. Rote Punkte: wo es besser ging. Hohle Punkte: wo es für andere besser ging. {crosses, select, true {Kreuze: wer fiel. } other {}}Ein Druck führt dorthin.',
  'curve.key.line':
    'Linie: {who, select, you {deine Siegchance} other {Siegchance von {name}}}. Ein Druck führt dorthin.',
  'sums.caption': 'Vom Beginn bis zum Ergebnis',
  'sums.start': 'Beginn',
  'sums.luck': 'Glück',
  'sums.own': 'Eigene Entscheidungen',
  'sums.others': 'Entscheidungen anderer',
  'sums.result': 'Ergebnis',
  'sums.note': 'Das Glück zählt jeden Wurf nach dem, was er entschied: Ein Treffer, der nichts ändert, zählt nichts.',
  'moments.head': 'Was {who, select, you {du hättest} other {{name} hätte}} besser machen können',
  'moments.undecided': 'In dieser Partie entscheidet niemand etwas: Karten und Würfel machten alles.',
  'moments.none':
    'Keine {who, select, you {deiner Entscheidungen} other {Entscheidung von {name}}} war eindeutig und viel schlechter als eine andere.',
  'moments.alike':
    'Mit seinen üblichen Entscheidungen hätte der Computer im Ganzen nicht besser abgeschnitten. Das hier sind bessere, die er bei längerem Hinsehen fand.',
  'moments.hopeless':
    'Von Beginn an ging kaum ein Versuch gut aus, was {who, select, you {du auch wähltest} other {{name} auch wählte}}.',
  'moments.spread':
    '{shown, plural, =0 {Die {own} Punkte, die Entscheidungen kosteten, verteilen} one {Die Momente zeigen 1 der {own} Punkte, die Entscheidungen kosteten. Der Rest verteilt} other {Die Momente zeigen # der {own} Punkte, die Entscheidungen kosteten. Der Rest verteilt}} sich auf kleine, von denen keine allein deutlich schlechter war.',
  'moments.none.yet': 'Bisher nichts gefunden.',
  'moments.yet': 'Es kann sich noch mehr finden.',
  'moments.try':
    'Ausprobieren: von dort gegen den Computer, mit demselben Glück. Die Rückschau sagt dann, ob deine neue Idee besser war.',
  'idea.verdict':
    '{verdict, select, better {Eine bessere Idee: {points, plural, one {# Punkt} other {# Punkte}} mehr} worse {Nicht besser: {points, plural, one {# Punkt} other {# Punkte}} weniger} other {Kein klarer Unterschied}}',
  idea: 'In {tries} Versuchen mit gleichem Glück für beide gewinnt {who, select, you {deine neue Entscheidung} other {die neue Entscheidung von {name}}} {chance, number, ::percent}, die der früheren Partie {former, number, ::percent}.',
  'idea.error': 'Auf {points, plural, one {# Punkt} other {# Punkte}} genau.',
  'mark.slip': 'Ungenau',
  'mark.mistake': 'Fehler',
  'mark.blunder': 'Patzer',
  'mark.gave-up': 'Aufgegeben',
  'gave-up': 'Das war die Aufgabe: Versuche, die von hier weiterspielen, gewinnen noch {share, number, ::percent}.',
  'moment.on': 'Weiterspielen:',
  'moment.loss': 'kostete {points} % Siegchance',
  'moment.error': 'auf {points} genau',
  'moment.line': 'Im Protokoll: „{line}“.',
  'moment.better': 'Der Computer fand hier etwas eindeutig Besseres.',
  'moment.when': '{when} · Zug {n}',
  'fate.head': 'In {tries, plural, one {# Versuch} other {# Versuchen}} von hier',
  'fate.chosen': 'Wie gespielt',
  'fate.better': 'Besser',
  fate: '{whole, select, true {{figure} fällt} other {Leben, das {figure} verliert}}',
  'fate.by': '{whole, select, true {{by} {deed} {until}} other {Leben, das {by} {figure} nimmt, {until}}}',
  'fate.part': '{by} ({share, number, ::percent})',
  'fate.several':
    '{whole, select, true {{figure} fällt {until}, vor allem durch {by}} other {Leben, das {figure} verliert, {until}, vor allem durch {by}}}',
  'fate.gone': '{by} fällt schon vorher{known, select, true {, vor allem durch {other}} other {}}',
  'fate.other':
    '{whole, select, true {{by} trifft stattdessen {other}} other {Leben, das {by} stattdessen {other} nimmt}}',
  'moment.go': 'Zeigen',
  'moment.try': 'Ausprobieren',
  'moment.usual':
    'Der Computer hätte gewöhnlich dasselbe gewählt, vielleicht auch als Tipp: Erst ein längerer Blick zeigt das Bessere.',
  'moment.instead': 'Besser:',
  'moment.greeting':
    'Ein neuer Versuch, mit demselben Glück. {better} An seinem Ende vergleicht ihn die Rückschau mit dem ersten.',
  'moment.trying': 'Der Tisch wird gedeckt …',
  'how.head': 'Wie wird das berechnet?',
  how: 'Von jeder Entscheidung aus spielt der Computer viele Male weiter, mit dem Wissen, das die Person damals hatte, und mit demselben Glück für jede Wahl. Glück ist, was Würfel, Karten oder Verborgenes gegenüber dem Mittel alles Möglichen änderten; eine Entscheidung ist das Gewählte gegenüber dem, was der Computer gewöhnlich tut. Beginn, Glück und Entscheidungen ergeben zusammen das Ergebnis. Eine Markierung zeigt, was die beste gefundene Wahl gebracht hätte, wenn das mindestens fünf Punkte sind und mehr, als der Zufall erklärt. Dieselbe Aufzeichnung ergibt dieselbe Rückschau.',
  'how.beyond':
    'Was kleiner ist als etwa drei Punkte, kann Zufall sein. Ein Tipp schaut weniger weit als die Rückschau, darum weiß die es manchmal besser.',
};
