/** Die Kapitel des Regelhefts in Kürze. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'title.sides-and-setup': 'Seiten und Aufstellung',
  'chapter.sides-and-setup':
    'Eine Seite spielt Spielzeugsoldaten, die andere Gummidinosaurier. Sie beginnen weit auseinander, jede Figur gehört einem Spieler, und niemand verlässt den Tisch.',
  'title.the-turn': 'Die Runde',
  'chapter.the-turn':
    'Fünf Phasen, immer in dieser Folge: Dinosaurier bewegen sich, die Armee feuert, Dinosaurier beißen, die Armee bewegt sich, die Armee feuert noch einmal.',
  'title.distances-bases-and-paths': 'Abstände, Bases und Wege',
  'chapter.distances-bases-and-paths':
    'Gemessen wird von Rand zu Rand der Bases. Das Bild einer Figur mag groß sein; es zählt nur ihre runde Base.',
  'title.dinosaur-movement': 'Bewegung der Dinosaurier',
  'chapter.dinosaur-movement':
    'Ein Dinosaurier läuft, so weit seine Bewegung reicht, und dreht sich kostenlos. Jedes Überrennen unterwegs wird aus derselben Bewegung bezahlt.',
  'title.flight-and-swimming': 'Fliegen und Schwimmen',
  'chapter.flight-and-swimming':
    'Flieger zahlen für Steigen und Sinken wie für Strecke und müssen zum Beißen herunter. Der Deinosuchus ist schnell im Wasser, wohin ihm sonst niemand folgt.',
  'title.overruns': 'Überrennen',
  'chapter.overruns':
    'In seiner Bewegung kann ein Dinosaurier überrennen, was er berührt. Stirbt das Opfer, läuft er zum nächsten weiter; sonst ist seine Bewegung vorbei.',
  'title.closing-fire': 'Abwehrfeuer',
  'chapter.closing-fire':
    'Eine Figur, die überrannt wird, darf zuerst feuern, einmal pro Runde. Dauerbefehle entscheiden für dich: bestens feuern, nicht feuern oder fragen.',
  'title.regular-fire': 'Hauptfeuer',
  'chapter.regular-fire':
    'In Phase 2 darf jede Waffe einmal auf einen Dinosaurier feuern, den sie sieht und erreicht. Granaten werden jetzt geworfen oder gar nicht.',
  'title.secondary-fire-and-how-often-one-may-shoot': 'Zweitfeuer, und wie oft man schießen darf',
  'chapter.secondary-fire-and-how-often-one-may-shoot':
    'Nach der Bewegung der Armee feuern schnelle Waffen noch einmal. Niemand feuert mehr als zweimal pro Runde, und wer Abwehrfeuer gab, ist fertig.',
  'title.range-and-line-of-sight': 'Reichweite und Sichtlinie',
  'chapter.range-and-line-of-sight':
    'Ein Schuss braucht Reichweite und eine freie Linie. Gelände, Fahrzeuge und andere Dinosaurier versperren sie, Soldaten nie, und im Zweifel sieht man.',
  'title.indirect-fire-and-spotters': 'Indirektes Feuer und Beobachter',
  'chapter.indirect-fire-and-spotters':
    'Mörser und Artillerie dürfen auf etwas feuern, das sie nicht sehen, wenn ein Soldat, der es sieht, die Entfernung funkt.',
  'title.attack-rolls': 'Angriffswürfe',
  'chapter.attack-rolls':
    'Zwei Würfel, deren Summe höchstens der Angriffswert sein darf. Panzerung senkt den Wert, bei manchen Dinosauriern nur von vorn.',
  'title.dinosaur-attacks': 'Angriffe der Dinosaurier',
  'chapter.dinosaur-attacks':
    'In Phase 3 beißt jeder Dinosaurier eine Figur, die er berührt. Darauf antwortet kein Abwehrfeuer.',
  'title.damage-and-luck': 'Schaden und Glück',
  'chapter.damage-and-luck':
    'Ein Treffer tötet einen Soldaten; Unteroffiziere, Anführer und Helden würfeln erst um ihr Glück. Dinosaurier und Fahrzeuge verlieren Punkte und kämpfen ungeschwächt weiter, bis keine mehr da sind.',
  'title.army-movement': 'Bewegung der Armee',
  'chapter.army-movement':
    'Soldaten gehen, Fahrzeuge fahren, in Teilen und in beliebiger Folge. Wer im Kontakt mit einem Dinosaurier beginnt, kommt weniger weit.',
  'title.transport-loading-and-unloading': 'Transport, Ein- und Aussteigen',
  'chapter.transport-loading-and-unloading':
    'Fahrzeuge befördern Leute, die während der Fahrt nicht angegriffen werden. Ein- oder Aussteigen halbiert die Bewegung beider.',
  'title.crewed-weapons': 'Waffen mit Bedienung',
  'chapter.crewed-weapons':
    'Ein Geschütz braucht seine Bedienung neben sich. Mit zu wenigen schießt es einmal und muss eine ganze Runde lang geladen werden; ein Dinosaurier im Kontakt bringt es zum Schweigen.',
  'title.setting-up-carrying-and-towing': 'Aufbauen, Tragen und Schleppen',
  'chapter.setting-up-carrying-and-towing':
    'Tragbare Waffen werden von ihrer Bedienung getragen und aufgebaut, Artillerie wird geschleppt. Alles kostet Bewegung oder eine Runde.',
  'title.people-in-a-destroyed-vehicle': 'Insassen eines zerstörten Fahrzeugs',
  'chapter.people-in-a-destroyed-vehicle':
    'Wird ein Fahrzeug zerstört, würfeln alle Insassen ums Überleben und stehen danach zu Fuß an seiner Stelle.',
  'title.a-hero-and-a-machine-gun': 'Ein Held und ein Maschinengewehr',
  'chapter.a-hero-and-a-machine-gun':
    'Ein Held, und nur ein Held, kann ein leichtes Maschinengewehr aufnehmen und allein damit feuern, bis die Munition ausgeht.',
  'title.special-figures-and-points': 'Sonderfiguren und Punkte',
  'chapter.special-figures-and-points':
    'Unteroffiziere, Anführer und Helden schießen besser und überleben manchen Biss. Punkte sagen, was eine Truppe wert ist; die Dinosaurier sollten etwa doppelt so viele haben.',
  'title.scale': 'Maßstab',
  'chapter.scale': 'Alle Längen lassen sich für kleinere Figuren und Tische teilen, immer im selben Verhältnis.',
  'title.optional-rules': 'Zusatzregeln',
  'chapter.optional-rules':
    'Fünfzehn Regeln, die erst gelten, wenn du sie wählst. Jede sagt, wem sie hilft und wie sehr.',
  'title.option-terrain-penalties': 'Option: Geländeabzüge',
  'chapter.option-terrain-penalties':
    'Wald, Wasser, Hügel und Ruinen bremsen alle, deren Weg hindurchführt, einmal pro Runde.',
  'title.option-cover': 'Option: Deckung',
  'chapter.option-cover':
    'Kleine Dinosaurier sind zwischen Bäumen und Felsen schwerer zu treffen, Soldaten in einem Gebäude zuerst schwerer zu beißen.',
  'title.option-dive-move': 'Option: Sturzflug',
  'chapter.option-dive-move': 'Ein Flieger, der auf seine Beute stürzt, zahlt nur die gerade schräge Linie.',
  'title.option-minimum-altitude': 'Option: Mindesthöhe',
  'chapter.option-minimum-altitude':
    'Ein Flieger, der abhebt, muss erst Höhe gewinnen, bevor er seine ganze Bewegung nutzen darf.',
  'title.option-dino-rage': 'Option: Saurierwut',
  'chapter.option-dino-rage':
    'Ein Dinosaurier ohne Lebenspunkte würfelt um sein Glück und kämpft weiter, bis ein Treffer ihn ohne Glück findet.',
  'title.option-ramming-move': 'Option: Rammen',
  'chapter.option-ramming-move':
    'Ein Fahrzeug kann einen Dinosaurier mit seinem ganzen Gewicht rammen. Danach fährt es nie wieder.',
  'title.option-moving-fire': 'Option: Feuer aus der Fahrt',
  'chapter.option-moving-fire': 'Die Hälfte der Passagiere darf aus einem Fahrzeug feuern, aber schlecht.',
  'title.option-high-caliber-ammo': 'Option: Großkalibrige Munition',
  'chapter.option-high-caliber-ammo': 'Gewehre und Pistolen, die härter und seltener treffen.',
  'title.option-snipers': 'Option: Scharfschützen',
  'chapter.option-snipers':
    'Einer von zehn Soldaten darf Scharfschütze sein und schießt mit dem Gewehr weiter und besser.',
  'title.option-limited-grenades': 'Option: Knappe Granaten',
  'chapter.option-limited-grenades': 'Jeder einfache Soldat hat eine Granate für die ganze Schlacht.',
  'title.option-fire-into-combat': 'Option: Feuer ins Handgemenge',
  'chapter.option-fire-into-combat':
    'Ein Schuss, der einen Dinosaurier verfehlt, kann den Freund treffen, den er berührt.',
  'title.option-special-forces': 'Option: Spezialkräfte',
  'chapter.option-special-forces': 'Eine Gruppe der Armee darf nur aus Helden bestehen.',
  'title.option-wounded-soldiers': 'Option: Verwundete',
  'chapter.option-wounded-soldiers':
    'Eine Sonderfigur, die das Glück gerettet hat, ist verwundet und schießt ohne Bonus.',
  'title.option-paratroopers': 'Option: Fallschirmjäger',
  'chapter.option-paratroopers': 'Eine Gruppe darf vom Himmel kommen. Wo sie landet, entscheidet der Wind.',
  'title.option-dino-charge': 'Option: Saurieransturm',
  'chapter.option-dino-charge':
    'In der ersten Runde, in der er angreift, kommt ein Dinosaurier ein wenig weiter bis zu seinem Opfer.',
  'title.dino-island': 'Dino-Insel',
  'chapter.dino-island':
    'Sechs Spieler landen an gezogenen Stellen einer großen Insel und kämpfen, bis eine Seite verschwunden ist.',
  'title.the-time-gate': 'Das Zeittor',
  'chapter.the-time-gate':
    'Die Armee trägt den einen Pfosten eines Tors und sucht den anderen zwischen verborgenen Dinosauriern. Zusammen sind sie der Weg nach Hause.',
  'title.winning-teams-and-clocks': 'Sieg, Teams und Uhren',
  'chapter.winning-teams-and-clocks':
    'Du gewinnst, wenn von der anderen Seite niemand übrig ist, oder nach Punkten, wenn nichts mehr geschieht. Teams handeln in derselben Phase und gewinnen gemeinsam.',
  'title.rules-of-the-table-seats': 'Am Tisch: Plätze',
  'chapter.rules-of-the-table-seats': 'Wer sich setzen darf und wer für einen Platz handelt.',
  'title.rules-of-the-table-turns-and-clocks': 'Am Tisch: Züge und Uhren',
  'chapter.rules-of-the-table-turns-and-clocks': 'Was geschieht, während eine Partie auf jemanden wartet.',
  'title.rules-of-the-table-asking-the-others': 'Am Tisch: die anderen fragen',
  'chapter.rules-of-the-table-asking-the-others':
    'Zurücknehmen, Pause und Remis sind Angebote, die die anderen annehmen oder ablehnen.',
  'title.rules-of-the-table-being-away': 'Am Tisch: Abwesenheit',
  'chapter.rules-of-the-table-being-away':
    'Ein Ersatzspieler kann einen verlassenen Platz übernehmen und gibt ihn zurück.',
  'title.rules-of-the-table-talk': 'Am Tisch: Reden',
  'chapter.rules-of-the-table-talk': 'Chat, und wie man ihn abstellt.',
  'title.rules-of-the-table-the-battle-of-the-day': 'Am Tisch: die Schlacht des Tages',
  'chapter.rules-of-the-table-the-battle-of-the-day': 'Dieselbe Schlacht und dieselben Würfel für alle.',
};
