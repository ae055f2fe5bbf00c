import type { help as english } from '../en/help';

export const help: Readonly<Record<keyof typeof english, string>> = {
  'help.dinosaurs':
    '<b>Dinosaurier</b> ziehen, fliegen und überrennen in Phase 1, wen sie berühren: Soldaten, Fahrzeuge, Geschütze. In Phase 3 beißt jeder einmal.',
  'help.army':
    '<b>Die Armee</b> feuert in Phase 2 und 5 und zieht in Phase 4. Ein überrannter Soldat darf zuerst zurückfeuern.',
  'help.choose':
    'Wähle eine Figur mit <b>goldenem Rand</b>, sieh dir die Chancen an und drücke dann den <b>roten Knopf</b>. Ansehen kostet nichts.',
  'help.dice':
    'Zwei Würfel, zusammen <b>höchstens</b> die nötige Zahl: Treffer. Drücke ein Regelschild, um die Regel dahinter zu lesen.',
  'help.machines': 'Fahrzeuge und Geschütze',
  'help.machines.crews':
    'Lass einen Soldaten auf ein Fahrzeug fallen, und er steigt ein; wähle ihn in den Sitzen und zeige, wo er aussteigt. Ein Faden führt vom Geschütz zur Bedienung: Wer höchstens 1" entfernt ist, bedient es. Fahrzeuge und Geschütze drehst du am Knauf auf ihrem Rand. Was eine Bewegung halbiert und was gesperrt ist, steht mit der Regel neben der Figur.',
  'help.machines.spotters':
    'Ein Geschütz, das sein Ziel nicht sieht, fragt, wer beobachtet; ein anderer Beobachter ist nur einen Druck entfernt. Flieger: „Abheben“, dann stellen Mausrad, + und − oder die Leiter die Höhe des nächsten Wegpunkts ein; zeige auf Beute, um herabzustoßen.',
  'help.table': 'Auf dem Tisch',
  'help.table.one':
    'Ziehe eine Figur oder wähle ihr Ziel. Mausrad oder zwei Finger zoomen, Ziehen auf leerem Boden verschiebt den Tisch. Drücke noch einmal auf dieselbe Stelle, um zu wählen, wer darunter steht, mitfährt oder getragen wird.',
  'help.table.several':
    'Mehrere auf einmal: Drücke Gruppe und wähle sie, oder halte Umschalt und wähle sie oder ziehe einen Rahmen um sie. Dann ziehe eine davon: Alle gehen denselben Weg, jede so weit sie kann. Rückgängig nimmt den letzten Wegpunkt zurück, dann den letzten Zug, solange dafür nicht gewürfelt wurde.',
  'help.keys': 'Tasten',
};
