/** Karten, Zeitalter und Fassungen. */
import type { cards as en } from '../en/cards';

export const cards: Readonly<Record<keyof typeof en, string>> = {
  'period.jurassic': 'Jura',
  'period.earlyCretaceous': 'Unterkreide',
  'period.lateCretaceous': 'Oberkreide',
  'period.jurassic.sign': 'Jura',
  'period.earlyCretaceous.sign': 'Unter',
  'period.lateCretaceous.sign': 'Ober',
  'card.text':
    '{name}, Rang {rank}, {dice} {colour, select, red {{dice, plural, one {roter} other {rote}}} other {{dice, plural, one {grüner} other {grüne}}}} Würfel, {period}',
  'combat.surpriseAttack': 'Überfall',
  'combat.surpriseAttack.brief': 'Gegner: 1 weniger',
  'combat.surpriseAttack.text': 'Dein Gegner hat 1 Würfel weniger',
  'combat.surpriseAttack.does': 'Die andere Seite hat 1 Würfel weniger',
  'combat.adrenaline': 'Adrenalin',
  'combat.adrenaline.brief': '1 Würfel mehr',
  'combat.adrenaline.text': 'Du hast 1 Würfel mehr',
  'combat.adrenaline.does': 'Hat 1 Würfel mehr',
  'combat.thickHide': 'Dicke Haut',
  'combat.thickHide.brief': 'Spart einmal 1 Würfel',
  'combat.thickHide.text': 'Verliere beim ersten Mal 1 Würfel weniger',
  'combat.thickHide.does': 'Verliert beim ersten Mal 1 Würfel weniger',
  'combat.stareDown': 'Böser Blick',
  'combat.stareDown.brief': 'Stoppt die Gegen\u00adkarte',
  'combat.stareDown.text': 'Die Karte des Gegners wirkt nicht',
  'combat.stareDown.does': 'Die andere Karte wirkt nicht',
  'version.standard': 'Grundspiel',
  'version.whist': 'Whist',
  'version.underdog': 'Underdog',
  'version.poker': 'Poker',
  'version.dinosaursWild': 'Wilde Dinosaurier',
  'version.carnivoresUnleashed': 'Fleischfresser los!',
  'version.standard.text': 'Gewinne Kämpfe, behalte deine Dinosaurier, bleibe als Letzter übrig.',
  'version.whist.text': 'Sage an, wie viele Kämpfe du gewinnst, und gewinne genau so viele.',
  'version.underdog.text':
    'Ein Sieg bringt den Rang des Siegers an Punkten: 20 für den schwächsten, 1 für den stärksten.',
  'version.poker.text': 'Kämpfe oder passe um einen Topf wertloser Marken.',
  'version.standard.how':
    'Nach jedem Kampf beginnt der Nächste zur Linken, wer auch siegt. Ist eine Hand leer, werden die siegreichen Dinosaurier zur nächsten Hand.',
  'version.poker.how':
    'Alle zahlen 2 Marken, dann 1 für jedes Gebot. Wer dabei ist, greift den Nächsten links an, der noch dabei ist, ohne Kampfkarten. Wer als Letzter Dinosaurier hat, nimmt den Topf. Von jeder Hand liegt eine Karte offen, damit alle sie einschätzen können.',
  'version.dinosaursWild.text': 'Decke Karten auf und behaupte dich, so lange du kannst.',
  'version.dinosaursWild.how':
    'Jeder Dinosaurier, den du schlägst, bringt seine aufgedruckten Würfel. Die Karten liegen verdeckt, also entscheidest du nur, wann du eine Kampfkarte einsetzt.',
  'version.carnivoresUnleashed.text':
    'Zehn Fleischfresser gegen zehn Pflanzenfresser, Karte gegen Karte: Gewinne mehr von den zehn Kämpfen.',
  'version.carnivoresUnleashed.how':
    'Bei 5 : 5 gibt es eine Verlängerung: Die fünf Sieger jeder Seite kämpfen noch einmal, und diese fünf Kämpfe entscheiden.',
  'version.undecided':
    'Nichts zu entscheiden: zuschauen und mitfiebern.{plain, select, true { Die Fleischfresser gewinnen 3 von 5 Partien.} other {}}',
};
