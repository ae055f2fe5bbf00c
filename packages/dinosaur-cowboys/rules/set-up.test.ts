/** The deployment with room between the figures, which the computer uses and the table offers. */
import { frozen, gap } from '@dwo/kernel';
import { scriptedDice } from '@dwo/kernel/testing';
import { OPEN } from '../testing/presets';
import { goAs, no } from '../testing/table';
import { dinosaurCowboys, type Event, MAP_IDS, POSSE_IDS, RADIUS, spreadDeployment } from '.';
import { EDGES } from './data/words';

const CASES = MAP_IDS.flatMap((map) => POSSE_IDS.flatMap((posse) => EDGES.map((edge) => ({ map, posse, edge }))));

test('DC-SET-3 a set-up with ready posses tells of the roll for sides', () => {
  const told: Event[] = [];
  const posses = POSSE_IDS.slice(0, 2);
  dinosaurCowboys.setup(
    frozen({ ...OPEN, posses, map: MAP_IDS[0] ?? null }),
    scriptedDice([['sides', 9, 4]]),
    (event) => told.push(event),
  );
  expect(told).toContainEqual({ type: 'sidesRolled', dice: [9, 4], first: 0 });
});

test.each(CASES)('DC-SET-5 $posse are set up with 4" between their bases on $map at $edge', ({ map, posse, edge }) => {
  const state = dinosaurCowboys.setup(
    frozen({ ...OPEN, posses: [posse, posse], map }),
    scriptedDice([['sides', 9, 4]]),
  );
  goAs(state, state.asked, { type: 'chooseEdge', edge });
  for (const _ of [0, 1]) {
    const intent = spreadDeployment(frozen(state), state.asked);
    expect(no(state, intent)).toBeNull();
    const discs = intent.placements.map((each) => {
      if ('mount' in each) throw new Error('Somebody rides');
      return { x: each.x, y: each.y, radius: RADIUS[state.entities[each.entity]?.size ?? 'character'] };
    });
    for (const [at, disc] of discs.entries()) {
      // In mils.
      const near = Math.min(...discs.filter((_, other) => other !== at).map((other) => gap(disc, other)));
      expect(near).toBeGreaterThanOrEqual(4000);
    }
    goAs(
      state,
      state.asked,
      intent,
      ...(state.posses.some(({ deployed }) => deployed) ? [['initiative', 9, 4] as const] : []),
    );
    if (state.phase !== 'deploy') break;
  }
});
