import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'learn.intro':
    'Kurze Lektionen am echten Tisch, mit echten Würfeln. Jede hat eine Idee; mit den ersten fünf kannst du spielen.',
  'learn.battle': 'Zum ersten Kampf',

  'lesson.move.title': 'Bewegen',
  'lesson.move.idea': 'Soldaten gehen 6 Zoll pro Runde.',
  'lesson.move.1': 'Wähle einen Soldaten, dann den Boden, auf den er gehen soll, dann drücke Bewegen.',
  'lesson.move.2': 'Jetzt der andere. Der Ring zeigt, wie weit er kommt.',
  'lesson.move.3': 'So bewegt man sich. Mehr ist hier nicht zu tun: Beende die Phase.',
  'lesson.move.learnt':
    'Eine Runde hat fünf Phasen: Dinosaurier ziehen, die Armee schießt, Dinosaurier greifen an, die Armee zieht, die Armee schießt noch einmal.',

  'lesson.fire.title': 'Schießen',
  'lesson.fire.idea': 'Die Karte zeigt die genaue Chance, bevor du würfelst.',
  'lesson.fire.1': 'Wähle einen Soldaten, dann den Dinosaurier. Die Karte zeigt die Chance: drücke Feuern.',
  'lesson.fire.2': 'Jeder Treffer kostet den Dinosaurier Leben. Feuere mit dem nächsten Soldaten.',
  'lesson.fire.3': 'Feuere mit den übrigen, wenn du willst, und beende dann die Phase.',
  'lesson.fire.learnt': 'Zwei Würfel, und niedrig ist gut. Näher ist besser: sieh auf die Karte, bevor du drückst.',

  'lesson.reaction.title': 'Überrannt',
  'lesson.reaction.idea': 'Auf einen Dinosaurier, der jemanden überrennt, wird zuerst geschossen.',
  'lesson.reaction.1': 'Der Allosaurus zieht zuerst. Warte, bis er einen deiner Soldaten überrennt.',
  'lesson.reaction.2': 'Du darfst feuern, bevor er beißt. Das ist Abwehrfeuer: drücke Feuern.',
  'lesson.reaction.3': 'Lebt er noch, dann beißt er. Sieh auf die Würfel.',
  'lesson.reaction.learnt':
    'Soldaten, die beisammen stehen, decken einander. Ein Dinosaurier kann weiter überrennen, solange er sich bewegen kann.',

  'lesson.dinosaur.title': 'Sei der Dinosaurier',
  'lesson.dinosaur.idea': 'Dinosaurier kämpfen, indem sie in Soldaten hineinrennen.',
  'lesson.dinosaur.1':
    'Du bist der Allosaurus. Wähle ihn, dann einen Soldaten, zu dem er laufen soll, und drücke Bewegen.',
  'lesson.dinosaur.2': 'Jetzt überrenne diesen Soldaten: drücke Überrennen.',
  'lesson.dinosaur.3': 'Erst feuert er, dann beißt du. Sieh auf die Würfel.',
  'lesson.dinosaur.4':
    'Nach einem Treffer darf er noch jemanden überrennen, solange er Bewegung hat. Beende die Phase, wann du willst.',
  'lesson.dinosaur.learnt': 'Die Armee gewinnt mit Abstand, die Dinosaurier mit Nähe.',

  'lesson.luck.title': 'Glück',
  'lesson.luck.idea': 'Unteroffiziere, Anführer und Helden können dem Tod entgehen.',
  'lesson.luck.1': 'Du bist der Tyrannosaurus. Lauf in Kontakt mit dem Anführer oder dem Helden und überrenne ihn.',
  'lesson.luck.2': 'Triffst du, würfelt er um sein Glück. Ein Fehlschlag beendet den Zug: Dann versuch es noch einmal.',
  'lesson.luck.learnt':
    'Ein Unteroffizier hat Glück mit höchstens 7, ein Anführer mit 8, ein Held mit 9. Mehr brauchst du nicht: spiel!',

  'lesson.vehicles.title': 'Fahren',
  'lesson.vehicles.idea': 'Fahrzeuge sind dreimal so schnell wie Leute zu Fuß.',
  'lesson.vehicles.1': 'Wähle den Soldaten neben dem Jeep, dann den Jeep, und drücke Einsteigen.',
  'lesson.vehicles.2':
    'Wähle jetzt den Jeep und fahr nach vorn. Das Einsteigen hat seine Bewegung in dieser Runde halbiert.',
  'lesson.vehicles.3': 'Beende die Phase.',
  'lesson.vehicles.learnt':
    'Ein Jeep fährt 18 Zoll. Gedreht wird er am Knauf auf seinem Rand; zum Aussteigen wähle den Fahrgast und einen Platz neben dem Fahrzeug.',

  'lesson.crews.title': 'Bedienung und Schussfeld',
  'lesson.crews.idea': 'Große Waffen brauchen eine Bedienung und zeigen in eine Richtung.',
  'lesson.crews.1':
    'Das Maschinengewehr zeigt falsch. Wähle es und zieh seinen Knauf zum Dinosaurier, oder drücke Drehen.',
  'lesson.crews.2': 'Seine zwei Leute stehen daneben, also kann es feuern. Beende die Phase.',
  'lesson.crews.3': 'Zweitfeuer: Ein Maschinengewehr darf pro Runde zweimal schießen. Wähle es und feuere.',
  'lesson.crews.learnt':
    'Ohne Bedienung daneben schweigt die Waffe. Maschinengewehre haben ein Schussfeld; Mörser brauchen jemanden, der das Ziel sieht.',

  'lesson.flyers.title': 'Fliegen',
  'lesson.flyers.idea': 'Ein Pteranodon stürzt sich auf seine Beute.',
  'lesson.flyers.1': 'Wähle das Pteranodon, dann den Soldaten: es stürzt zu ihm hinab. Drücke Fliegen.',
  'lesson.flyers.2': 'Es ist neben ihm gelandet. Drücke Überrennen.',
  'lesson.flyers.3': 'Er feuert, dann beißt es. Sieh auf die Würfel.',
  'lesson.flyers.learnt':
    'In der Luft sieht ein Flieger über alles hinweg und wird gesehen. Seine Höhe zählt als Entfernung.',

  'lesson.hidden.title': 'Versteckte Dinosaurier',
  'lesson.hidden.idea': 'Am Zeittor weiß die Armee nicht, was im Wald wartet.',
  'lesson.hidden.1':
    'Im Wald versteckt sich etwas. Geh mit einem Soldaten darauf zu: wer auf 18 Zoll herankommt, sieht es.',
  'lesson.hidden.2': 'Da ist es. Dein Soldat blieb dort stehen und darf noch weiter. Beende die Phase.',
  'lesson.hidden.learnt':
    'Versteckte Dinosaurier kommen auf 18 Zoll ans Licht, oder wenn sie angreifen. Am Zeittor sucht die Armee einen Pfosten und den Weg nach Hause.',

  'lesson.island.title': 'Drei gegen drei',
  'lesson.island.idea': 'Auf der Dino-Insel führt jeder seine eigenen Figuren.',
  'lesson.island.1': 'Zwei Soldaten gehören dir, die anderen deinen zwei Mitspielern. Bewege einen von deinen.',
  'lesson.island.2': 'Eine Phase endet, wenn das ganze Team fertig ist. Drücke Phase beenden: du bist fertig.',
  'lesson.island.3': 'Deine Mitspieler ziehen zu Ende, dann beginnt die nächste Phase.',
  'lesson.island.learnt':
    'Ein Team gewinnt und verliert gemeinsam. Man fährt auch bei Mitspielern mit, und wer etwas sieht, hilft jedem Geschütz. Bei vielen Soldaten helfen Dauerbefehle: drücke Befehle, dann Befehle ausführen.',

  'guide.placing.before':
    'Andere stellen zuerst auf. Wähle schon Plätze für deine Figuren: Sie stehen dort, sobald du dran bist.',
  'guide.placing.others': 'Jetzt stellen andere auf.',
  'guide.army.placing':
    '{place, select, line {Wähle eine Karte, dann den Platz dafür.} other {Stell deine Soldaten auf: wähle einen in der Leiste, dann {touch, select, yes {tippe} other {klicke}} in das markierte Gebiet.}}',
  'guide.army.dinosaur-movement':
    '{place, select, line {Wer überrannt wird, feuert zuerst: du wirst gefragt.} other {Zuerst ziehen die Dinosaurier. Überrennt einer deinen Soldaten, darfst du feuern, bevor er beißt.}}',
  'guide.army.regular-fire':
    '{place, select, line {Wähle Soldat, dann Dinosaurier, dann drücke Feuern.} other {Dein Feuer: wähle einen Soldaten, {touch, select, yes {tippe} other {klicke}} einen Dinosaurier an, sieh auf die Chance, drücke Feuern.}}',
  'guide.army.dinosaur-attack':
    '{place, select, line {Dinosaurier beißen, wen sie berühren.} other {Jetzt beißt jeder Dinosaurier jemanden, den er berührt. In der nächsten Phase gehst du weg.}}',
  'guide.army.army-movement':
    '{place, select, line {Bleib außer Reichweite. In Phase 5 feuern deine Soldaten wieder.} other {Deine Soldaten gehen, jeder bis zu 6 Zoll. Was euch nicht erreicht, beißt nicht. In Phase 5 feuern sie noch einmal.}}',
  'guide.army.secondary-fire':
    '{place, select, line {Letztes Feuer: goldene Ränder dürfen noch einmal.} other {Dein letztes Feuer in dieser Runde: Figuren mit goldenem Rand dürfen noch einmal schießen.}}',
  'guide.dinosaurs.placing':
    '{place, select, line {Wähle eine Karte, dann den Platz dafür.} other {Stell deine Dinosaurier auf: wähle einen in der Leiste, dann {touch, select, yes {tippe} other {klicke}} in das markierte Gebiet.}}',
  'guide.dinosaurs.dinosaur-movement':
    '{place, select, line {Wähle Dinosaurier, dann Soldat, dann überrenne.} other {Du bist dran: Wähle einen Dinosaurier, {touch, select, yes {tippe} other {klicke}} einen Soldaten an, um hinzulaufen, dann drücke Überrennen.}}',
  'guide.dinosaurs.regular-fire':
    '{place, select, line {Die Armee schießt. Wald und Fels sind Deckung.} other {Die Armee schießt auf alles, was sie sieht. Bäume und Felsen sind deine Deckung.}}',
  'guide.dinosaurs.dinosaur-attack':
    '{place, select, line {Beiß noch einmal, wen du berührst.} other {Jeder Dinosaurier, der jemanden berührt, beißt noch einmal. Wähle ihn, wähle wen, drücke Angreifen.}}',
  'guide.dinosaurs.army-movement':
    '{place, select, line {Die Armee geht weg. Du bist schneller.} other {Die Armee geht von dir weg. Du bist schneller.}}',
  'guide.dinosaurs.secondary-fire':
    '{place, select, line {Die Armee schießt noch einmal, dann beginnst du.} other {Die Armee schießt noch einmal. Dann beginnt die nächste Runde mit dir.}}',
  'guide.reaction':
    '{place, select, line {Feuere, bevor er beißt: sieh auf die Chancen.} other {Ein Dinosaurier ist bei einem von euch. Feuere, bevor er beißt: die Chance steht neben der Waffe.}}',
  'guide.end':
    '{place, select, line {Das war eine ganze Runde: Die nächsten gehen genauso.} other {Das war eine ganze Runde: Die nächsten gehen genauso. Die Zeile unter dem Tisch sagt dir, was zu tun ist.}}',

  'hint.button': 'Tipp',
  'hint.fire':
    '{who} schießt auf {target}{weapon, select, none {} other { ({weapon})}}. Trefferchance {hit, number, ::percent}.',
  'hint.overrun': '{who} überrennt {target}. Tödlich zu {kill, number, ::percent}, wie auch immer verteidigt wird.',
  'hint.attack': '{who} greift {target} an. Tödlich zu {kill, number, ::percent}.',
  'hint.closing': 'Feuere, bevor er beißt{weapon, select, none {} other { ({weapon})}}.',
  'hint.contact':
    '{who} läuft bis in Kontakt mit {target} und {overruns, select, yes {überrennt} other {beißt in Phase 3}}.',
  'hint.approach': '{who} geht hierher, {gap} vor {target}.',
  'hint.move': '{who} geht hierher, {gap} vor {foe}.',
  'hint.move.shot':
    '{who} geht hierher, {gap} vor {foe}. Von dort: Trefferchance {hit, number, ::percent} auf {target} in Phase 5.',
  'hint.move.calm': '{who} geht hierher. Kein Gegner ist in Sicht.',
  'hint.carry': '{who} wird hierher getragen von {people}.',
  'hint.leave': '{who} geht durch das Tor nach Hause.',
  'hint.errand': '{goal, select, gate {Das Tor} other {Der zweite Torpfosten}} ist dann {gap} entfernt.',
  'hint.errand.at': 'Dann am Torpfosten ({pole}): {count} von {needed} Soldaten.',
  'hint.errand.fetch': 'Hin zum Torpfosten ({pole}), der zwei Soldaten braucht: dann noch {gap} entfernt.',
  'hint.errand.searches': 'Von dort aus wird nach dem zweiten Torpfosten gesucht: {place}.',
  'hint.errand.nearer': 'Auf dem Weg, nach dem zweiten Torpfosten zu suchen ({place}): noch {gap}.',
  'hint.pole.stow': '{who} wird verladen ({vehicle}): Das ist schneller als zwei Soldaten.',
  'hint.pole.set-up':
    '{who} wird aufgebaut{open, select, yes {: Das Tor ist offen} other {, damit das Tor offen ist, sobald beide stehen}}.',
  'hint.errand.search': 'Der zweite Torpfosten ist noch zu finden.',
  'hint.done': 'Was übrig ist, hilft nicht mehr. Beende die Phase.',
  'hint.end': 'Beende die Phase.',
  'hint.wait': 'Gerade hilft nichts.',
  'hint.turn': '{who} dreht {act, select, turnGun {das Geschütz} other {sich}} zu {foe}.',
  'hint.act':
    '{act, select, board {{who} steigt ein} alight {{who} steigt aus} hitch {{who} hängt das Geschütz an} unhitch {{who} hängt das Geschütz ab} stow {{who} wird verladen} unstow {{who} wird abgestellt} assign {{who} bekommt seine Bedienung} setUp {{who} wird aufgebaut} dismantle {{who} wird zerlegt} carry {{who} wird getragen} face {{who} dreht sich} turnGun {{who} dreht das Geschütz} ram {{who} rammt} place {{who} steht hier} hide {{who} versteckt sich} airDrop {Die Fallschirmjäger springen} land {{who} landet} endMove {{who} bleibt hier} pickUp {{who} nimmt das Maschinengewehr auf} layDown {{who} legt das Maschinengewehr ab} swapSeats {Zwei Sitze werden getauscht: {who}} order {{who} bekommt einen anderen Dauerbefehl} other {{who} handelt}}.',

  'instead.targets': 'In Reichweite: {names}{more, plural, =0 {} one { und noch jemand} other { und # weitere}}.',
  'instead.ready':
    '{ready, plural, =0 {Sonst kann niemand von dir handeln: beende die Phase.} one {Eine Figur von dir kann noch handeln: drücke Weiter.} other {# Figuren von dir können noch handeln: drücke Weiter.}}',
  'instead.phase':
    'Deine nächste Phase ist {phase, number}: {phase, plural, =1 {deine Dinosaurier ziehen} =2 {deine Soldaten feuern} =3 {deine Dinosaurier greifen an} =4 {deine Soldaten ziehen} other {deine Soldaten feuern noch einmal}}.',
};
