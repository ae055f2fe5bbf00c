/** All figures of the game for its bestiary. */
import type { BeastGroup } from '@dwo/kits/rulebook/bestiary';
import { soldiers, vehicles, weapons } from './army';
import { dinosaurs } from './dinosaurs';
import { say } from './words';

/** Every figure by group. */
export function allFigures(): BeastGroup[] {
  return [
    { title: say('dinosaurs'), beasts: dinosaurs() },
    { title: say('soldiers'), beasts: soldiers() },
    { title: say('weapons'), beasts: weapons() },
    { title: say('vehicles'), beasts: vehicles() },
  ];
}
