/** The chapters of the rulebook in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'title.entities-and-their-statistics': 'Figuren und ihre Werte',
  'chapter.entities-and-their-statistics':
    'Eine Bande sind drei Charaktere und ein Dinosaurier. Niedrige Zielzahlen sind gute: Ein Würfel trifft, wenn er die Zahl oder mehr zeigt.',
  'title.space': 'Raum',
  'chapter.space':
    'Abstände gelten von Basis zu Basis, die Blickrichtung zählt, Gelände bremst oder versperrt. Drei Sichtlinien entscheiden, wer gesehen wird und wer in Deckung ist.',
  'title.setting-up': 'Aufstellung',
  'chapter.setting-up':
    'Wählt Bande und Karte; der höhere Wurf nimmt einen Rand, und beide stellen an gegenüberliegenden Rändern auf. Charaktere dürfen im Sattel beginnen.',
  'title.the-turn': 'Der Zug',
  'chapter.the-turn':
    'Ein Wurf entscheidet, wer beginnt, dann handelt eine Einheit jeder Seite, dann wird neu gewürfelt, bis alle gehandelt haben.',
  'title.an-activation': 'Eine Aktivierung',
  'chapter.an-activation':
    'Eine Einheit bewegt sich einmal und handelt einmal, in beliebiger Folge. Eigenschaften werden vor allem anderen angesagt.',
  'title.movement-phase': 'Bewegungsphase',
  'chapter.movement-phase':
    'Geh, so weit dein Tempo reicht, und wähle am Ende die Blickrichtung. Schwieriges Gelände kostet Charaktere doppelt; Dinosauriern ist es gleich.',
  'title.action-phase': 'Aktionsphase',
  'chapter.action-phase':
    'Eine Aktion: Angreifen, Nachladen, Hustle, Charge, Aufsteigen oder Absteigen. Eine Charge braucht einen Wurf, der bis zum Feind reicht, und schlägt mit einem Würfel mehr zu.',
  'title.attacks': 'Angriffe',
  'chapter.attacks':
    'Wirf so viele zwölfseitige Würfel, wie die Waffe Angriffe hat. Der Schaden ist der der Waffe und einer für jeden Treffer; eine Zwölf trifft doppelt.',
  'title.shooting': 'Schießen',
  'chapter.shooting':
    'Du brauchst Sicht, den Bogen vor dir und ein Entfernungsband. Einsen können die Waffe leeren, und ein Schuss in den Rücken ist öfter kritisch.',
  'title.close-combat': 'Nahkampf',
  'chapter.close-combat':
    'Wer einen Feind berührt, ist im Nahkampf. Wer daraus weggeht, lädt zu einer Snap Attack ein.',
  'title.what-follows-an-attack': 'Was auf einen Angriff folgt',
  'chapter.what-follows-an-attack': 'Schaden, Stöße, Explosionen, Mutproben und Panik, in fester Folge.',
  'title.modifiers': 'Modifikatoren',
  'chapter.modifiers':
    'Verteidigung macht ein Ziel schwerer zu treffen, ebenso Bewegung und weite Entfernung; kurze macht es leichter. Deckung und Höhe ändern den Schaden.',
  'title.bravery-and-flight-characters': 'Mut und Flucht',
  'chapter.bravery-and-flight-characters':
    'Wer auf einen Schlag die halben Trefferpunkte verliert, muss mutig sein oder flieht bei der nächsten Aktivierung vor dem nächsten Feind.',
  'title.dinosaurs-as-mounts': 'Dinosaurier als Reittiere',
  'chapter.dinosaurs-as-mounts':
    'Reitende teilen Bewegung und Aktion mit ihrem Dinosaurier. Fällt er, stellt ein Feind sie auf den Boden.',
  'title.discipline-and-panic': 'Disziplin und Panik',
  'chapter.discipline-and-panic':
    'Ein harter Treffer versetzt einen Dinosaurier in Panik: Dann entscheidet ein Würfel sein Tempo, und er beißt schwächer.',
  'title.traits': 'Eigenschaften',
  'chapter.traits':
    'Aktive Eigenschaften wirken einmal im Spiel und werden beim Aktivieren angesagt. Passive stecken schon in den Werten.',
  'title.weapons': 'Waffen',
  'chapter.weapons':
    'Würfel, Schaden und drei Entfernungen, und bei manchen ein Kniff: eine Explosion, Schnellfeuer, ein Mindestabstand.',
  'title.the-leader': 'Der Leader',
  'chapter.the-leader':
    'Einmal im Spiel wirft das Yeehaw! des Leaders einen Würfel eines Freundes in der Nähe neu. Sein Verlust erschüttert alle.',
  'title.posses': 'Banden',
  'chapter.posses': 'Vier Banden des Buchs und eine selbst gemachte.',
  'title.what-was-missing-and-how-it-was-completed': 'Was fehlte, und wie es ergänzt wurde',
  'chapter.what-was-missing-and-how-it-was-completed': 'Wo unsere Vorlage Lücken hat, stehen hier die Ergänzungen.',
  'title.decision-sequence': 'Wer wann entscheidet',
  'chapter.decision-sequence': 'Nichts ist geheim, und immer schuldet ein Spieler eine Entscheidung.',
  'title.ending': 'Das Ende',
  'chapter.ending': 'Sechs Züge, oder bis eine Bande weg ist. Wer weniger verloren hat, gewinnt.',
};
