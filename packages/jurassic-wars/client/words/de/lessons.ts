import type { lessons as en } from '../en/lessons';

export const lessons: Readonly<Record<keyof typeof en, string>> = {
  'learn.intro':
    'Kurze Lektionen mit echten Karten und Würfeln, jede mit einer Idee. Nach der zweiten kannst du spielen.',
  'learn.play': 'Zur ersten Partie',

  'lesson.fight.title': 'Kämpfen',
  'lesson.fight.idea': 'Zwei Dinosaurier, jeder mit einer Handvoll Würfel.',
  'lesson.fight.1':
    'Unten liegt deine Hand. Drücke einen Dinosaurier, und noch einmal, um ihn auszuspielen. Ein roter Würfel trifft in 1 von 2 Fällen, ein grüner in 1 von 3. Die gelbe Zahl ist der Rang: 1 ist am stärksten.',
  'lesson.fight.2':
    'Beide dürfen heimlich eine Kampfkarte dazulegen. Drücke Keine Karte oder probier eine aus: Lektion 2 erklärt sie.',
  'lesson.fight.3':
    'Beide werfen alle Würfel. Wer weniger Treffer hat, verliert so viele Würfel, wie fehlen, bis jemand keine mehr hat.',
  'lesson.fight.learnt':
    'Der Sieger kommt in die Sammlung, der Besiegte ist aus dem Spiel. Ist deine Hand leer, wird die Sammlung deine nächste Hand. Wer die letzten Dinosaurier hat, gewinnt.',

  'lesson.cards.title': 'Kampfkarten',
  'lesson.cards.idea': 'Neue gibt es nie: Setz sie klug ein.',
  'lesson.cards.1':
    'Spiel wieder einen Dinosaurier aus. Wer aus dem Zeitalter der Partie stammt, hat einen Würfel mehr, aber nie mehr als 3 rote oder 4 grüne.',
  'lesson.cards.2': 'Drücke diesmal eine deiner Kampfkarten. Niemand sieht sie, bevor beide gewählt haben.',
  'lesson.cards.3': 'Beide Karten werden aufgedeckt, dann fallen die Würfel.',
  'lesson.cards.learnt':
    'Adrenalin gibt einen Würfel, Überfall nimmt einen, Dicke Haut rettet einen, Böser Blick hebt die andere Karte auf.',

  'lesson.whist.title': 'Whist',
  'lesson.whist.idea': 'Sag an, wie viele Kämpfe du gewinnst, und gewinne genau so viele.',
  'lesson.whist.1': 'Sieh deine zwei Dinosaurier an und sag an. Mit der letzten Ansage darf die Summe nicht aufgehen.',
  'lesson.whist.2': 'Spiel einen Dinosaurier aus, wenn du dran bist.',
  'lesson.whist.3': 'Gewonnen oder verloren? Sieh den Würfeln zu: Jeder gewonnene Kampf zählt für deine Ansage.',
  'lesson.whist.learnt':
    'Eine genaue Ansage bringt fünf Punkte und ihre Zahl. Eine verfehlte bringt je Sieg einen Punkt, eine verfehlte 0 kostet zwei.',

  'lesson.poker.title': 'Poker',
  'lesson.poker.idea': 'Kämpfen oder passen, um Marken, die nichts wert sind.',
  'lesson.poker.1': 'Von jeder Hand liegt eine Karte offen. Drücke Kämpfen, um für eine Marke dabeizubleiben.',
  'lesson.poker.2':
    'Entscheide nach jeder neuen Karte neu, bis zwei übrig oder alle Karten verteilt sind. Drücke Kämpfen.',
  'lesson.poker.3':
    'Wer dabei ist, spielt seine Hand. Spiel einen Dinosaurier aus, wenn du gefragt wirst, und sieh dir den ersten Kampf an.',
  'lesson.poker.learnt':
    'Wer die letzten Dinosaurier hat, nimmt den Topf. Passen kostet nur, was schon bezahlt ist, und spart Marken für eine starke Hand.',

  'lesson.wild.title': 'Wilde Dinosaurier',
  'lesson.wild.idea': 'Zwanzig verdeckte Karten, und keine Hände.',
  'lesson.wild.1': 'Wenn du dran bist, drücke eine der verdeckten Karten: Sie kämpft für dich.',
  'lesson.wild.2': 'Die Würfel entscheiden, wer von beiden bleibt.',
  'lesson.wild.3': 'Der Sieger greift wieder an. Wer gefragt wird, deckt die nächste Karte auf.',
  'lesson.wild.learnt': 'Du bekommst die aufgedruckten Würfel der Besiegten. Mehr brauchst du nicht: spiel!',

  'guide.lead':
    'Du beginnst: Spiel einen Dinosaurier. Rote Würfel treffen in 1 von 2 Fällen, grüne in 1 von 3. Einer aus dem Zeitalter der Partie hat einen mehr, bis zu 3 roten oder 4 grünen.',
  'guide.oppose':
    'Antworte mit einem Dinosaurier. Du siehst den anderen zuerst: schlag ihn knapp, oder opfere deinen schwächsten, wenn keiner auch nur in der Hälfte der Fälle siegt.',
  'guide.commit':
    'Eine Kampfkarte hilft einmal und kommt nie wieder. Beide wählen verdeckt, und keine Karte ist oft richtig.{known, select, true { Alle zehn sind verteilt, also wisst ihr beide, was der andere legen kann.} other {}}',
  'guide.fight':
    'Beide werfen alle Würfel. Wer weniger Treffer hat, verliert {single, select, true {einen Würfel} other {so viele Würfel, wie Treffer fehlen}}; bei Gleichstand verliert niemand etwas. So geht es weiter, bis ein Dinosaurier keine Würfel mehr hat: Er ist geschlagen.',
  'guide.bid': 'Sag, wie viele Kämpfe du gewinnst: genau angesagt bringt am meisten.',
  'guide.declare': 'Kämpfen kostet eine Marke und hält dich im Spiel. Passen spart Marken für eine stärkere Hand.',
  'guide.pickAttacker': 'Niemand hat hier eine Hand: Drück eine der verdeckten Karten, und sie kämpft für dich.',
  'guide.pickOpponent': 'Drück eine der verdeckten Karten: Sie muss den Angreifer aufhalten.',
  'guide.turnUp':
    'Niemand hat hier eine Hand: Die obersten Karten beider Stapel kämpfen, und die Würfel entscheiden. Rote treffen in 1 von 2 Fällen, grüne in 1 von 3.',
  'guide.predict': 'Rate heimlich, um Marken, die nichts wert sind: richtig bringt drei, um eins daneben eine.',
  'guide.stake': 'Bis zu drei Marken auf den Dinosaurier, der deiner Meinung nach siegt. Am Kampf ändern sie nichts.',
  'guide.wait':
    'Der Sieger eines Kampfes kommt in die Sammlung seines Spielers, der Verlierer verlässt das Spiel. Ist eine Hand leer, wird die Sammlung zur nächsten Hand. Wer die letzten Dinosaurier hat, gewinnt.',
  'guide.end':
    'Jetzt weißt du alles. {hand, select, true {Die Zeile über deiner Hand} other {Die Zeile in der Mitte}} sagt, was von dir verlangt wird.',
  'guide.end.watch': 'Jetzt weißt du alles. Bei 5 : 5 kämpfen die Sieger beider Seiten in der Verlängerung weiter.',
};
