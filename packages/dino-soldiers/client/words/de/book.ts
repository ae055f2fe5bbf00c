import type { book as english } from '../en/book';

/** Das Regelheft. */
export const book: Readonly<Record<keyof typeof english, string>> = {
  'book.table': 'Eine Regel des Tischs: siehe die Liste der Tischregeln auf der Regelseite des ersten Spiels.',
  'book.search': 'Suche: versteckt, Biss, DS-OCC-1 …',
  'book.all': 'Alle Regeln nach Nummer',
  'book.units': '{side, select, dinosaurs {Die Dinosaurier} other {Die Soldaten}}',
  'book.mode': '{mode}: {kill, select, yes {tötet} other {{damage} Schaden}}',
  'book.aim': 'Worum es geht',
  'book.aim.text':
    'Ein Spähtrupp trifft auf Dinosaurier in einem Dschungel, der <b>verdeckt</b> liegt. Einer spielt die Dinosaurier und zieht zuerst, der andere die Soldaten. Es gibt keine Würfel: Ein Angriff, der möglich ist, gelingt. Wer die andere Seite auslöscht, gewinnt.',
  'book.teams': 'Teams',
  'book.teams.text':
    'Jede Seite hat bis zu <b>36 Punkte</b> für Einheiten. Von jeder gibt es eine bestimmte Zahl Karten, mit Stern nur eine. Dinosaurier können für 3 Punkte die Alphakarte kaufen und einem der ihren geben. Teams bleiben geheim, bis beide abgegeben sind.',
  'book.field': 'Den Dschungel legen',
  'book.field.text':
    'Die 28 Geländeplättchen werden gemischt und reihum verdeckt gelegt; jedes grenzt mit einer ganzen Seite an ein anderes, innerhalb von <b>9 mal 9</b>. Ein Platz mit Plättchen ringsum ist ein <b>Hindernis</b>. Mindestens zwei muss es geben: Ein Plättchen, das dies unmöglich machte, wird abgelehnt.',
  'book.starts': 'Startplättchen und Aufstellung',
  'book.starts.text':
    'Die Dinosaurier legen ihr Startplättchen im Norden, die Soldaten im Süden, mindestens 3 auseinander. Jeder stellt dort mindestens eine Einheit auf; der Rest wartet in der <b>Reserve</b> und kommt später auf demselben Plättchen kostenlos herein.',
  'book.turn': 'Ein Zug',
  'book.turn.text':
    'Zuerst <b>bewegst</b> du beliebige Einheiten, Schritt für Schritt und in beliebiger Folge, und bringst Reserven herein. Dann <b>greifst du an</b>: ein Soldat einmal, ein Dinosaurier zweimal auf zwei verschiedene Arten. Der erste Angriff beendet die Bewegung.',
  'book.moving': 'Bewegung',
  'book.moving.text':
    'Ein Schritt auf eines der acht Nachbarplättchen kostet 1 Punkt. Ein verdecktes Plättchen, das betreten wird, wird für immer <b>aufgedeckt</b>, und du siehst es vor dem nächsten Schritt. Leere Plätze sind unpassierbar, Hindernisse nur im Flug oder Sprung zu überwinden. Gegner versperren niemandem den Weg.',
  'book.ground': 'Gelände',
  'book.ground.text':
    '<b>Offen</b> bewirkt nichts. <b>Unwegsam</b> kostet 2 Punkte oder den letzten. <b>Dicht</b> bietet heimlichen Einheiten ein Versteck. <b>Tückisch</b> schadet allen, die es betreten, jedes Mal.',
  'book.room': 'Platz auf einem Plättchen',
  'book.room.text':
    'Eine Seite hat auf einem Plättchen bis zu <b>vier kleine</b> Einheiten oder <b>eine große</b> allein. Beide Seiten dürfen ein Plättchen teilen.',
  'book.hiding': 'Verstecken',
  'book.hiding.text':
    'Eine heimliche Einheit, die in diesem Zug auf ein dichtes Plättchen kam, niemanden angreift und dort keinen Gegner bei sich hat, ist am Ende des Zugs <b>versteckt</b>. Bis zu zwei gegnerische Züge lang kann sie kein Ziel sein. Betreten, Verlassen, Angreifen vom Plättchen aus und Schaden beenden das. Alle sehen, wo sie steht.',
  'book.sight': 'Reichweite und Sicht',
  'book.sight.text':
    'Reichweite zählt in Plättchen, auch schräg. Nur <b>Hindernisse</b> versperren die gerade Linie zwischen zwei Plättchen; eine Ecke zu streifen nicht.',
  'book.attacks': 'Angriffe',
  'book.attacks.text':
    'Das Ziel nimmt den Schaden des Angriffs, abzüglich seiner Panzerung. Angriffe auf ein Plättchen oder eine Linie treffen <b>alle</b> dort, auch Freunde. Jede Art von Angriff gibt es einmal im Zug. Eine Einheit ohne Lebenspunkte ist endgültig aus dem Spiel.',
  'book.agile': 'Flinke Einheiten',
  'book.agile.text':
    'Treffer auf eine flinke Einheit warten, bis die Angriffe des Zugs vorbei sind. Trafen zwei oder mehr Angriffe, wählt ihr Spieler einen, den sie <b>ignoriert</b>.',
  'book.instinct': 'Jagdtrieb',
  'book.instinct.text':
    'Ein Dinosaurier ist gebunden, außer das Alphatier ist im Feld, ein anderer seines Rudels, oder das ganze Team ist von einer Art. Ein gebundener Dinosaurier greift an, wer ihn zuletzt traf, sonst die <b>nächste Beute</b>: Soldaten und Dinosaurier anderer Art neben ihm. Er weicht nie vor den Soldaten zurück, auf die er es abgesehen hat.',
  'book.shouts': 'Rufe',
  'book.shouts.text':
    'Jeder Angriff hat seinen Ruf. Zum Spaß hältst du den Knopf, um ihn größer zu machen. In strengen Partien wählst du ihn aus allen und hältst ihn; ohne den richtigen Ruf misslingt der Angriff. Nichts wird aufgenommen.',
  'book.ending': 'Das Ende',
  'book.ending.text':
    'Eine Seite ohne lebende Einheiten, im Feld und in der Reserve, hat verloren. Gehen beide zugleich, ist es unentschieden. Nach der letzten Runde oder nach 8 Runden, in denen nichts geschah, gewinnt die Seite, deren lebende Einheiten mehr kosten. Wer aufgibt, verliert.',
};
