/** Tables as people might draw them, by seed. */
import { Random } from '@dwo/kernel/testing';
import { type Feature, type Scenario, TABLE, TERRAIN_KINDS, tableFaults } from '../rules';

const SNAP = 500;

function scribble(random: Random, at: number): Feature {
  const kind = TERRAIN_KINDS[random.below(TERRAIN_KINDS.length)] ?? 'woods';
  const on = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value / SNAP) * SNAP));
  const middle = { x: random.below(TABLE.width), y: random.below(TABLE.height) };
  const [reach, corners, turn] = [1500 + random.below(7000), 3 + random.below(7), random.below(628) / 100];
  const outline = Array.from({ length: corners }, (_, i) => {
    const far = (reach * (50 + random.below(50))) / 100;
    const angle = turn + (2 * Math.PI * i) / corners;
    const x = on(middle.x + far * Math.cos(angle), TABLE.width);
    return { x, y: on(middle.y + far * Math.sin(angle), TABLE.height) };
  });
  return { id: `${kind}-${at}`, kind, height: kind === 'hill' ? 2000 + 2000 * random.below(2) : 0, outline };
}

/** A table on which the game can be played: up to 40 pieces, each kept if the rules admit it beside the others. */
export function scribbled(scenario: Scenario, seed: number): Feature[] {
  const random = new Random(seed);
  let table: Feature[] = [];
  for (let at = random.below(40); at > 0; at--) {
    const next = [...table, scribble(random, at)];
    if (tableFaults(next, scenario).length === 0) table = next;
  }
  return table;
}
