import type { lessons as en } from '../en/lessons';

export const lessons: Readonly<Record<keyof typeof en, string>> = {
  'learn.intro':
    'Kurze Lektionen im echten Dschungel, jede mit einer Idee. Es gibt keine Würfel: Was treffen kann, trifft.',
  'learn.play': 'Zur ersten Partie',

  'lesson.explore.title': 'Erkunden',
  'lesson.explore.idea': 'Niemand weiß, was verdeckt liegt.',
  'lesson.explore.1': 'Wähle jemanden, dann ein verdecktes Plättchen daneben: Es wird für immer aufgedeckt.',
  'lesson.explore.2':
    'Ein Schritt kostet einen Punkt, auf schwieriges Gelände zwei oder den letzten. Geh weiter, solange Punkte da sind.',
  'lesson.explore.3':
    'Ein Stiefel mit einer Zahl steht auf jedem Plättchen, das noch zu erreichen ist; ohne Punkte auf keinem. Beende deinen Zug.',
  'lesson.explore.learnt':
    'Du gewinnst eine Partie, wenn kein Gegner mehr lebt, oder nach der letzten Runde nach Punkten. Schlamm bremst, Dickicht versteckt, rote Plättchen verletzen: erst erkunden, dann rennen.',

  'lesson.shoot.title': 'Schießen',
  'lesson.shoot.idea': 'Keine Würfel: Reichweite, freie Sicht und Schaden.',
  'lesson.shoot.1':
    'Wähle jemanden, dann einen Dinosaurier in Reichweite. Die Karte zeigt den genauen Schaden, der rote Knopf darauf schießt: {rifle} oder {mg}',
  'lesson.shoot.2':
    'Der kleine Würfel am Sockel zeigt sein Leben. Jeder greift einmal im Zug an: Schieß mit den anderen, bis er fällt. Auf dem Plättchen des Feldwebels treffen sie härter.',
  'lesson.shoot.3': 'Der erste Angriff beendet deine Bewegungen. Beende deinen Zug.',
  'lesson.shoot.learnt':
    'Erst ziehen, dann schießen. Soldaten greifen einmal im Zug an; wer führt, macht andere auf seinem Plättchen stärker. Dinosaurier greifen nur ihre nächste Beute an (Jagdtrieb): Wähle, wer dort steht.',

  'lesson.hide.title': 'Verstecken',
  'lesson.hide.idea': 'Im Dickicht kann eine kleine Einheit kein Ziel sein.',
  'lesson.hide.1': 'Der Deinonychus ist nah. Zieh den Schützen ins Dickicht nebenan.',
  'lesson.hide.2': 'Nicht schießen: Wer angreift, wird gesehen. Beende deinen Zug, und der Schütze versteckt sich.',
  'lesson.hide.3':
    'Sieh zu: Der Deinonychus kann den versteckten Schützen nicht wählen. Er geht auf den Scharfschützen los, der offen steht.',
  'lesson.hide.learnt':
    'Verstecken hilft gegen alle außer Wittern. Es endet nach zwei Zügen, oder wenn jemand das Feld betritt, verlässt oder dort angreift.',

  'lesson.dinosaur.title': 'Sei der Dinosaurier',
  'lesson.dinosaur.idea': 'Dinosaurier gehen auf das Plättchen ihrer Beute.',
  'lesson.dinosaur.1':
    'Du bist der Tyrannosaurus. Wähle ihn, dann drück auf die zwei Schützen: Er geht auf ihr Plättchen.',
  'lesson.dinosaur.2':
    'Stehst du auf ihrem Plättchen, drücke Trampeln, dann {trample} Es trifft alle dort. Noch nicht da? Drück auf sie, dann Dorthin gehen.',
  'lesson.dinosaur.3':
    'Dinosaurier greifen zweimal im Zug an, auf zwei Arten. Greif noch einmal an oder beende deinen Zug.',
  'lesson.dinosaur.learnt':
    'Jagdtrieb: Ein Dinosaurier greift die nächste Beute an, einen Soldaten oder eine andere Dinosaurierart gleich neben ihm, und weicht nie vor Soldaten zurück. Er muss es nicht: Halte die Arten getrennt.',

  'lesson.reserve.title': 'Reserve',
  'lesson.reserve.idea': 'Wer wartet, kommt auf dem Startplättchen herein.',
  'lesson.reserve.1': 'Wähle unten den Raketenschützen, dann drücke Hereinbringen.',
  'lesson.reserve.2':
    'Er darf gleich ziehen und angreifen: Wähle den Triceratops, 4 Plättchen weit weg, und drücke {rocket}',
  'lesson.reserve.3': 'Bring auch den Hauptmann herein, wenn du magst, oder heb ihn auf. Beende deinen Zug.',
  'lesson.reserve.learnt':
    'Auf ein Plättchen passen vier kleine Einheiten oder eine große. Mehr brauchst du nicht: spiel!',

  'guide.teams': 'Wähle dein Team. Ein Druck auf eine Einheit zeigt, was sie kann.',
  'guide.field': 'Ihr legt den Dschungel abwechselnd verdeckt aus. Niemand weiß, was wo liegt.',
  'guide.starts': 'Deine Einheiten kommen auf deinem Startplättchen ins Spiel. Lege es an deinen Rand des Dschungels.',
  'guide.deploy': 'Die anderen warten in der Reserve und kommen später auf demselben Plättchen herein.',
  'guide.dinosaurs.move':
    'Du gewinnst, wenn kein Soldat mehr lebt. Erst ziehen. Bleib anderen Dinosaurierarten fern: Der Jagdtrieb hetzt sie aufeinander.{hurts, plural, =0 {} other { # % der verdeckten Plättchen verletzen.}}',
  'guide.soldiers.move':
    'Du gewinnst, wenn kein Dinosaurier mehr lebt. Erst ziehen, außer Reichweite der Zähne.{hurts, plural, =0 {} other { Vorsicht bei verdeckten Plättchen: # % verletzen, wer sie aufdeckt{kills, plural, =0 {} other {, und ein Soldat mit einem Leben stirbt}}.}}',
  'guide.attack':
    'Jetzt angreifen: wähle eine Einheit, dann ein Ziel. Ein Soldat greift einmal je Zug an, ein Dinosaurier zweimal auf zwei Arten. Es gibt keine Würfel: die Karte zeigt den genauen Schaden.',
  'guide.dodge': 'Eine flinke Einheit darf einen Treffer ignorieren. Wähle, welchen.',
  'guide.wait': 'Die andere Seite ist am Zug. Achte darauf, welche Plättchen sie aufdeckt.',
  'guide.end': 'Das war eine Runde. Von jetzt an sagt die Zeile oben, was von dir verlangt wird.',
};
