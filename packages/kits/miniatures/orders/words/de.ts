/** The sentences on lasting orders in German. */
export const de = {
  label: 'Dauerbefehle',
  'give.button': 'Befehle',
  'carry.button': 'Befehle ausführen ({count})',
  'type.name':
    '{type, select, hold {Halten und feuern} go {Dorthin gehen} keep {Formation halten} follow {Folgen} other {Befehle aufheben}}',
  'type.about':
    '{type, select, hold {Bleibt stehen. Feuert deine Armee, schießt es auf das beste Ziel.} go {Geht Runde für Runde dorthin, um Hindernisse herum.} keep {Hat eines von ihnen gezogen, ziehen die anderen genauso.} follow {Zieht zurück an seinen Platz neben der Figur, der es folgt.} other {Nimmt ihnen ihre Befehle.}}',
  'type.leader': 'Folgt {name}',
  'type.choose-leader': 'Wähle, wem gefolgt wird',
  'type.choose-goal': 'Wähle den Ort auf dem Tisch',
  fires: 'Auch feuern',
  within: '{inches, select, none {Jede Entfernung} other {Bis {inches}"}}',
  least: '{chance, select, none {Jede Chance} other {Ab {chance}}}',
  'who.none': 'Wähle Figuren für einen Befehl',
  who: '{count, plural, =1 {{name}} other {# Figuren}}',
  everybody: 'Alle',
  'give.red': '{type, select, none {Aufheben} other {Befehl!}}',
  'give.label':
    '{type, select, hold {Halten und feuern: {count}} go {Dorthin gehen: {count}} keep {Formation halten: {count}} follow {Folgen: {count}} other {Befehle von {count} aufheben}}',
  given:
    '{type, select, none {{count, plural, =0 {Niemand hatte Befehle.} =1 {Ein Befehl aufgehoben.} other {# Befehle aufgehoben.}}} other {{count, plural, =0 {Dieser Befehl geht hier nicht.} =1 {Eine Figur hat jetzt diesen Befehl.} other {# Figuren haben jetzt diesen Befehl.}} {type, select, go {Er gilt, bis sie dort sind.} other {Er gilt, bis du ihn aufhebst.}}}}',
  nothing:
    '{why, select, none {Niemand hat Befehle. Wähle eine Figur und drücke I.} waits {Noch kann kein Befehl ausgeführt werden.} other {Keine Befehle für diese Phase.}}',
  'carry.label': 'Auszuführende Befehle',
  'carry.red': '{count} ausführen',
  'carry.head': '{count, plural, =1 {Ein Befehl} other {# Befehle}}',
  'carry.going': 'Bisher {done} ausgeführt …',
  'carry.moves': 'zieht {length}"',
  'carry.short': 'zieht {length}", {short}" zu kurz',
  'carry.left': 'zieht {length}", noch {left}"',
  'carry.shoots': 'schießt auf {name}',
  'carry.out': '{name} auslassen',
  'carry.turn': 'Fällt ein Ziel vorher, schießen die übrigen auf ihr nächstbestes.',
  'carry.waits': '{count, plural, =1 {Eine wartet.} other {# warten.}}',
  'carry.more': '{count, plural, other {# weitere}}',
  'carry.why':
    '{why, select, acted {Hat gehandelt} there {Steht richtig} unmoved {Zieh erst eine Figur der Formation} targetless {Kein Ziel} terms {Kein Ziel nach dem Befehl} other {Etwas ist im Weg}}',
  'carry.danger': '{count, plural, =0 {Dort könnte dich niemand erreichen.} other {Dort in Gefahr: {list}}}',
  'carry.danger.one': '{name} ({count, plural, =3 {3+} other {#}})',
  over: '{halt, select, surprise {Angehalten nach {done} von {count}: Etwas ist passiert. Die übrigen können frei handeln.} over {Die Phase endete nach {done} von {count} Befehlen.} other {{done} von {count} Befehlen ausgeführt.}}{turned, plural, =0 {} =1 { Ein Schuss ging auf ein anderes Ziel.} other { # Schüsse gingen auf andere Ziele.}}',
  order:
    '{type, select, hold {hält und feuert} go {ist auf dem Marsch} keep {hält die Formation} other {folgt {leader}}}',
  'way.goal': 'geht hierhin',
  'way.whole': '{length}"',
  'way.left': 'noch {left}"',
  'way.short': '{short}" zu kurz',
  'step.carrying': 'Bestätige, dann handeln sie nacheinander. Wähle eine Figur, um sie auszulassen.',
  'step.ordering':
    '{ready, select, yes {Bestätige, um diesen Befehl zu geben.} leader {Wähle Figuren und dann die, der sie folgen.} goal {Wähle den Ort auf dem Tisch.} other {Wähle die Figuren, die den Befehl bekommen.}}',
};
