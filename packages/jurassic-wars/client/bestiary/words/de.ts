/** The bestiary, in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  title: 'Jurassic Wars: Karten',
  carnivores: 'Fleischfresser',
  herbivores: 'Pflanzenfresser',
  line: '{dice, plural, one {# Würfel} other {# Würfel}}, {period}',
  rank: 'Rang',
  diet: 'Nahrung',
  'diet.of': '{id, select, carnivore {Fleisch} other {Pflanzen}}',
  dice: 'Würfel',
  'dice.of': '{dice} {colour, select, red {rote} other {grüne}}',
  period: 'Zeitalter',
  'period.dice': 'Im eigenen Zeitalter',
  hits: 'Treffer pro Wurf',
  'hits.of': '{mean, number, ::.0#}',
  good: 'Wen es schlägt',
  hurts: 'Wer es schlägt',
  neutral: 'Gewinnt',
  own: 'Im eigenen Zeitalter',
  theirs: 'Im anderen',
  note: 'Die Chance, einen Kampf ohne Kampfkarten zu gewinnen: in einem Zeitalter von keinem der beiden, im eigenen und in dem des anderen.',
};
