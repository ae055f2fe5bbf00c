/** The bestiary, in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  title: 'Dino Soldiers: Einheiten',
  'group.of': '{side, select, dinosaurs {Dinosaurier} other {Soldaten}}',
  line: '{hp} LP, bewegt sich {move}',
  cost: 'Kosten',
  hp: 'Lebenspunkte',
  move: 'Bewegung',
  copies: 'Im Set',
  star: '★ Ein Team darf nur eine davon haben.',
  mode: '{mode}: {text}',
  hurts: 'Was gefährlich ist',
  good: 'Wogegen es gut ist',
  with: 'Bester Angriff',
  attacks: 'Angriffe bis tot',
  turns: 'Züge bis tot',
  never: 'nie',
  count: '{count}',
  note: 'Die wenigsten Angriffe mit einer Art, und die wenigsten Züge mit allen Angriffen eines Zugs, wenn alle möglich sind. Flinke Einheiten ignorieren einen von mehreren Treffern.',
};
