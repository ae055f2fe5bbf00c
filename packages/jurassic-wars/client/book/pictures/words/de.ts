/** The captions of the pictures in the rulebook, in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'picture.combat-cards':
    'Beide haben ihre Karten aufgedeckt: Adrenalin gab dem Deinonychus einen Würfel, ein Überfall nahm ihn wieder. Gewonnen hat er trotzdem.',
  'picture.the-standard-game':
    'Der Angreifer hat Iguanodon offen ausgespielt. Jetzt antwortet der nächste Spieler links.',
  'picture.combat':
    'Das Zeitalter der Partie ist der Jura: Der Ceratosaurus wirft einen Würfel mehr, als auf seiner Karte steht. Dazwischen die genauen Chancen vor den Kampfkarten.',
  'picture.natural-order':
    'Zwei Fleischfresser: Der zweite verstößt gegen die natürliche Ordnung und wirft einen Würfel weniger.',
  'picture.dinosaurs-wild': 'Eine Karte aus dem Vorrat greift an. Was die nächste ist, weiß niemand.',
  'picture.poker': 'Vor dem ersten Kampf gibt es nur Marken: Alle haben zwei in den Topf gezahlt.',
};
