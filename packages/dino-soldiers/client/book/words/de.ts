/** The chapters of the rulebook in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'title.words-and-geometry': 'Begriffe und Geometrie',
  'chapter.words-and-geometry':
    'Ein Spähtrupp trifft auf Dinosaurier in einem Dschungel, der *verdeckt* liegt. Einer spielt die Dinosaurier und zieht zuerst, der andere die Soldaten. Es gibt keine Würfel: Ein Angriff, der möglich ist, gelingt. Wer die andere Seite auslöscht, gewinnt.',
  'title.players-and-options': 'Spieler und Optionen',
  'chapter.players-and-options': 'Ein Spieler oder Team je Seite, und was vor der Partie vereinbart werden kann.',
  'title.teams': 'Teams',
  'chapter.teams':
    'Jede Seite hat bis zu *36 Punkte* für Einheiten. Von jeder gibt es eine bestimmte Zahl Karten, mit Stern nur eine. Dinosaurier können für 3 Punkte die Alphakarte kaufen und einem der ihren geben. Teams bleiben geheim, bis beide abgegeben sind.',
  'title.laying-the-field': 'Den Dschungel legen',
  'chapter.laying-the-field':
    'Die 28 Geländeplättchen werden gemischt und reihum verdeckt gelegt; jedes grenzt mit einer ganzen Seite an ein anderes, innerhalb von *9 mal 9*. Ein Platz mit Plättchen ringsum ist ein *Hindernis*. Mindestens zwei muss es geben: Ein Plättchen, das dies unmöglich machte, wird abgelehnt.',
  'title.room-on-tiles-deployment-and-reserve': 'Platz, Aufstellung und Reserve',
  'chapter.room-on-tiles-deployment-and-reserve':
    'Die Dinosaurier legen ihr Startplättchen im Norden, die Soldaten im Süden, mindestens 3 auseinander. Jeder stellt dort mindestens eine Einheit auf; der Rest wartet in der *Reserve* und kommt später auf demselben Plättchen kostenlos herein. Eine Seite hat auf einem Plättchen bis zu *vier kleine* Einheiten oder *eine große* allein. Beide Seiten dürfen ein Plättchen teilen.',
  'title.the-turn': 'Ein Zug',
  'chapter.the-turn':
    'Zuerst *bewegst* du beliebige Einheiten, Schritt für Schritt und in beliebiger Folge, und bringst Reserven herein. Dann *greifst du an*: ein Soldat einmal, ein Dinosaurier zweimal auf zwei verschiedene Arten. Der erste Angriff beendet die Bewegung.',
  'title.movement': 'Bewegung',
  'chapter.movement':
    'Ein Schritt auf eines der acht Nachbarplättchen kostet 1 Punkt. Ein verdecktes Plättchen, das betreten wird, wird für immer *aufgedeckt*, und du siehst es vor dem nächsten Schritt. Leere Plätze sind unpassierbar, Hindernisse nur im Flug oder Sprung zu überwinden. Feinde versperren niemandem den Weg.',
  'title.terrain': 'Gelände',
  'chapter.terrain':
    '*Offen* bewirkt nichts. *Unwegsam* kostet 2 Punkte oder den letzten. *Dicht* bietet heimlichen Einheiten ein Versteck. *Tückisch* schadet allen, die es betreten, jedes Mal.',
  'title.hiding': 'Verstecken',
  'chapter.hiding':
    'Eine heimliche Einheit, die in diesem Zug auf ein dichtes Plättchen kam, niemanden angreift und dort keinen Feind bei sich hat, ist am Ende des Zugs *versteckt*. Bis zu zwei gegnerische Züge lang kann sie kein Ziel sein. Betreten, Verlassen, Angreifen vom Plättchen aus und Schaden beenden das. Alle sehen, wo sie steht.',
  'title.range-and-line-of-sight': 'Reichweite und Sicht',
  'chapter.range-and-line-of-sight':
    'Reichweite zählt in Plättchen, auch schräg. Nur *Hindernisse* versperren die gerade Linie zwischen zwei Plättchen; eine Ecke zu streifen nicht.',
  'title.attacks-and-damage': 'Angriffe und Schaden',
  'chapter.attacks-and-damage':
    'Das Ziel nimmt den Schaden des Angriffs, abzüglich seiner Panzerung. Angriffe auf ein Plättchen oder eine Linie treffen *alle* dort, auch Freunde. Jede Art von Angriff gibt es einmal im Zug. Eine Einheit ohne Lebenspunkte ist endgültig aus dem Spiel.',
  'title.abilities': 'Fähigkeiten',
  'chapter.abilities':
    'Treffer auf eine flinke Einheit warten, bis die Angriffe des Zugs vorbei sind. Trafen zwei oder mehr Angriffe, wählt ihr Spieler einen, den sie *ignoriert*.',
  'title.primal-instinct': 'Jagdtrieb',
  'chapter.primal-instinct':
    'Ein Dinosaurier ist gebunden, außer das Alphatier ist im Feld, ein anderer seines Rudels, oder das ganze Team ist von einer Art. Ein gebundener Dinosaurier greift an, wer ihn zuletzt traf, sonst die *nächste Beute*: Soldaten und Dinosaurier anderer Art neben ihm. Er weicht nie vor den Soldaten zurück, auf die er es abgesehen hat.',
  'title.the-shout': 'Der Ruf',
  'chapter.the-shout':
    'Jeder Angriff hat seinen Ruf. Zum Spaß hältst du den Knopf, um ihn größer zu machen. In strengen Partien wählst du ihn aus allen und hältst ihn; ohne den richtigen Ruf misslingt der Angriff. Nichts wird aufgenommen.',
  'title.the-end': 'Das Ende',
  'chapter.the-end':
    'Eine Seite ohne lebende Einheiten, im Feld und in der Reserve, hat verloren. Gehen beide zugleich, ist es unentschieden. Nach der letzten Runde oder nach 8 Runden, in denen nichts geschah, gewinnt die Seite, deren lebende Einheiten mehr kosten. Wer aufgibt, verliert.',
  'title.decisions': 'Entscheidungen',
  'chapter.decisions': 'Was jede Entscheidung sagen muss, und was das Spiel tut, wenn die Zeit abläuft.',
  'title.what-is-hidden': 'Was verborgen ist',
  'chapter.what-is-hidden': 'Niemand weiß, was unter einem verdeckten Plättchen liegt.',
  'title.readings': 'Auslegungen',
  'chapter.readings': 'Wo die Quelle eine Frage offenlässt, entscheidet das Spiel so.',
};
