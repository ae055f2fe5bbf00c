import type { lessons as en } from '../en/lessons';

export const lessons: Readonly<Record<keyof typeof en, string>> = {
  'learn.intro': 'Drei kurze Lektionen. Danach kannst du alles, was eine erste Schlacht braucht.',
  'learn.play': 'Zur ersten Schlacht',

  'lesson.shoot.title': 'Bewegen und schießen',
  'lesson.shoot.idea': 'Erst bewegen sich alle, dann schießen alle.',
  'lesson.shoot.1':
    'Wähle den Revolverhelden, drück Bewegen und zeig nahe an den Wagen: Ein Gewehr reicht 12″ weit. Dann drück Bewegen!',
  'lesson.shoot.2':
    'Der Cowboy ist nah genug, aber das Pferd steht am Rand seines Blicks. Wähle ihn, drück Drehen und lass ihn hinsehen: Auch Drehen ist eine Bewegung.',
  'lesson.shoot.3':
    'Alle haben sich bewegt, also wird geschossen. Wähle eine Figur, drück Feuern und wähle ein Ziel. Die Karte zeigt jeden Würfel: Sicht, Deckung, Treffer, Rüstung.',
  'lesson.shoot.4': 'Auch die andere Figur darf schießen. Wähle sie, drück Feuern und nimm ihr Ziel.',
  'lesson.shoot.learnt':
    'Eine 5 trifft, bei Deckung erst eine 6. Ist ein Ziel etwa halb verdeckt, entscheidet ein Würfel. Sieht deine Figur nicht gerade hin, entscheidet auch einer.',

  'lesson.strike.title': 'Nahkampf',
  'lesson.strike.idea': 'Schläge treffen ab 4. Rüstung kann retten, und Mauern fallen Stück für Stück.',
  'lesson.strike.1':
    'Du hast einen Tyrannosaurus und einen Raufbold. Wähle den Tyrannosaurus, drück Bewegen und führ ihn bis an die Mauer.',
  'lesson.strike.2':
    'Jetzt die andere Figur: Führ den Raufbold zum Stelzer. Wähle den Stelzer, dann endet der Weg neben ihm.',
  'lesson.strike.3':
    'Keiner von beiden hat ein Gewehr, also kommt gleich der Nahkampf. Wähle den Raufbold, drück Schlagen und wähle den Stelzer.',
  'lesson.strike.4':
    'Leichte Rüstung rettet bei einer 6. Nun die Mauer: Wähle den Tyrannosaurus, drück Schlagen und wähle ein Stück Mauer neben ihm.',
  'lesson.strike.learnt':
    'Ein getroffenes Stück Mauer bricht bei 1 oder 2; große Kreaturen und Fahrzeuge reißen ein zweites mit. Schwere Rüstung rettet ab 4, ihre ab 3.',

  'lesson.ride.title': 'Reiten und punkten',
  'lesson.ride.idea': 'Stiehl ein Ei, steig aufs Pferd und bring es heim.',
  'lesson.ride.1': 'Dein Held will an die Eier. Wähle ihn, drück Bewegen und zeig auf den Rand des Nests.',
  'lesson.ride.2':
    'Am Nest kann er ein Ei nehmen: Nur eine 1 misslingt. Drück Ein Ei nehmen. Nach einer 1 beende die Runde mit Schritt beenden und versuch es noch einmal.',
  'lesson.ride.3':
    'Eine neue Runde beginnt: Wirst du gefragt, fang an. Wähle den Helden, drück Bewegen und wähle das Pferd, dann steigt er auf. Damit sind beide bewegt.',
  'lesson.ride.4':
    'Wähle in der nächsten Runde das Pferd, drück Vom Tisch gehen und zeig auf den Rand gleich daneben. Es ist dein eigener: Ein Ei, das dort hinausgeht, bringt {egg}.',
  'lesson.ride.learnt':
    'Wer reitet, ist immer in Deckung, und steht da, wo das Reittier fällt. In den meisten Schlachten zählen die Punkte der Figuren, die du ausschaltest.',

  'guide.lobby': 'Jeder bringt eine Truppe mit. „Greif ein paar Figuren“ ist gut für den Anfang.',
  'guide.zone': 'Du darfst wählen: Auf welcher Seite des Tischs fängst du an?',
  'guide.deploy': 'Drück Rest aufstellen, dann Aufstellen. Vorher kannst du alle noch woandershin ziehen.',
  'guide.first': 'Fang an, wenn du in dieser Runde schießen kannst. Sonst lass die anderen kommen.',
  'guide.move':
    'Jede Figur bewegt sich einmal, zu Fuß 6″ weit. Ein Gewehr reicht 12″: Bleib da stehen, wo du schießen kannst und wenige auf dich.',
  'guide.distance':
    'Schieß auf das, was deine Figuren ansehen. Die Karte zeigt die genaue Chance. Dann Schritt beenden.',
  'guide.hand': 'Schlag, wer im Abstand von 1″ steht. Wer geschossen hat, schlägt in dieser Runde nicht mehr.',
  'guide.skill': 'Wer zu Fuß ist, kann ein Können versuchen. Dann Schritt beenden.',
  'guide.wait': 'Die anderen haben diesen Schritt. Danach bist du dran.',
  'guide.end': 'Das war eine Runde. Wie viele noch kommen, steht unter dem Namen des Spiels.',
};
