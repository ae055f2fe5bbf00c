/** The chapters of the rulebook in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'title.cards-and-dice': 'Karten und Würfel',
  'chapter.cards-and-dice':
    'Zwanzig Dinosaurier, jeder mit Rang, Würfeln und einem Zeitalter. Rote Würfel treffen auf der Hälfte ihrer Seiten, grüne auf einem Drittel.',
  'title.combat-cards': 'Kampfkarten',
  'chapter.combat-cards':
    'Geheim gespielt und verbraucht: ein Würfel mehr, einer weniger für die andere Seite, ein milderer erster Verlust, oder die andere Karte aufgehoben.',
  'title.match-options': 'Optionen der Partie',
  'chapter.match-options': 'Was vor dem ersten Geben vereinbart werden kann.',
  'title.the-standard-game': 'Das Grundspiel',
  'chapter.the-standard-game':
    'Wer anspielt, legt einen Dinosaurier, der Nächste antwortet, sie kämpfen. Sieger kommen zurück, wenn die Hand leer ist; wer zuletzt Dinosaurier hat, gewinnt.',
  'title.combat': 'Kampf',
  'chapter.combat':
    'Beide werfen alle Würfel, und wer weniger trifft, verliert Würfel, bis einer keine mehr hat. Im eigenen Zeitalter hat ein Dinosaurier einen Würfel mehr.',
  'title.shorter-game': 'Kürzeres Spiel',
  'chapter.shorter-game': 'Weniger Karten für alle.',
  'title.unlimited-rolls': 'Unbegrenzte Würfe',
  'chapter.unlimited-rolls': 'Gleichstände werden wiederholt, bis jemand besser ist; der Rang entscheidet nicht.',
  'title.changing-game-period': 'Wechselndes Zeitalter',
  'chapter.changing-game-period': 'Das Zeitalter wandert nach Kämpfen weiter.',
  'title.natural-order': 'Natürliche Ordnung',
  'chapter.natural-order':
    'Antworte auf Fleischfresser mit Pflanzenfressern und umgekehrt, oder verliere einen Würfel.',
  'title.vasel-deal': 'Vasel-Ausgabe',
  'chapter.vasel-deal': 'Starke, mittlere und schwache Dinosaurier werden gerecht verteilt.',
  'title.carnivores-unleashed': 'Fleischfresser los!',
  'chapter.carnivores-unleashed': 'Zwei Spieler, Fleisch gegen Blätter: Karte um Karte von zwei Stapeln.',
  'title.dinosaurs-wild': 'Wilde Dinosaurier',
  'chapter.dinosaurs-wild':
    'Wähl einen verdeckten Dinosaurier und hoffe. Wer gewinnt, greift weiter an, bis er geschlagen ist.',
  'title.whist': 'Whist',
  'chapter.whist': 'Sag an, wie viele Kämpfe deine Hand gewinnt, und punkte, wenn es stimmt.',
  'title.underdog': 'Underdog',
  'chapter.underdog': 'Gewinn mit schwachen Dinosauriern: Ihr Rang sind deine Punkte.',
  'title.poker': 'Poker',
  'chapter.poker': 'Kämpfen oder passen, während gegeben wird. Wer zuletzt steht, nimmt den Topf.',
  'title.fight-off': 'Stechen',
  'chapter.fight-off': 'Zwei Dinosaurier, ein Kampf, um einen Gleichstand zu entscheiden.',
  'title.what-goes-with-what': 'Was zusammenpasst',
  'chapter.what-goes-with-what': 'Welche Varianten sich verbinden lassen.',
  'title.who-decides-what': 'Wer was entscheidet',
  'chapter.who-decides-what': 'Die Folge der Entscheidungen, und was geschieht, wenn die Zeit abläuft.',
  'title.hidden-information': 'Was verborgen ist',
  'chapter.hidden-information': 'Was andere von deinen Karten sehen.',
  'title.rulings-of-this-table': 'Auslegungen an diesem Tisch',
  'chapter.rulings-of-this-table': 'Unsere Antworten, wo die Quellen eine Frage offenlassen.',
};
