/**
 * Walk counts of named positions: the number of legal intents, and the number after each of them, with dice that always
 * show the same. A count that changes means that an intent has become legal or illegal.
 * In "dinosaurs bite" soldiers C and E may not come back past the tyrannosaurus to where their bases overlap by 0.0086"
 * (DW-R-4). Up to version 4 they could, after each of the six first intents, which made twelve more at depth 3.
 */
import { attempt, clone, type Frozen, frozen, type Seat } from '@dwo/kernel';
import walks from '../../fixtures/walks.json';
import { type ScenarioText, scenarioOptions } from '../../scenarios/player';
import { placePoles } from '../../scenarios/player/setup';
import { dinoWars } from '..';
import type { State } from '../state';

interface Walk {
  readonly scenario: Partial<ScenarioText> & Pick<ScenarioText, 'figures'>;
  readonly seat: Seat;
  /** The faces of the dice, one after the other, in a cycle. */
  readonly dice: readonly number[];
  /** Steps that are played before the position is reached. */
  readonly before?: ScenarioText['steps'];
  /** The number of intents by type, then of all intents at each depth. */
  readonly wishes: Readonly<Record<string, number>>;
  readonly depths: readonly number[];
}

const WALKS = Object.entries(walks as unknown as Record<string, Walk>);

/** Returns the position, set up as the referee does. */
function position({ scenario, before = [], dice, seat }: Walk): State {
  const { options, origin } = scenarioOptions({ steps: [], ...scenario });
  const state = dinoWars.setup(frozen(options), { roll: () => 1 });
  placePoles(state, scenario.figures, origin);
  for (const intent of before as never[]) step(state, seat, intent, dice);
  return state;
}

function step(state: State, seat: Seat, intent: never, dice: readonly number[]): void {
  let rolled = 0;
  const roll = (): number => dice[rolled++ % dice.length] ?? 1;
  const { refusal } = attempt(dinoWars, state, dinoWars.awaiting(frozen(state))[0] ?? seat, intent, { roll });
  if (refusal !== null) throw new Error(JSON.stringify({ intent, refusal }));
}

/** Lists the awaited seats, each with its legal intents. */
function choices(state: Frozen<State>): readonly (readonly [Seat, unknown])[] {
  return dinoWars
    .awaiting(state)
    .flatMap((seat) => dinoWars.intents(state, seat).map((intent) => [seat, intent] as const));
}

/** Returns the number of intents at this depth. */
function count(state: State, depth: number, dice: readonly number[]): number {
  const now = choices(frozen(state));
  if (depth === 1) return now.length;
  return now.reduce((sum, [seat, intent]) => {
    const next = clone(state);
    let rolled = 0;
    attempt(dinoWars, next, seat, intent as never, { roll: () => dice[rolled++ % dice.length] ?? 1 });
    return sum + count(next, depth - 1, dice);
  }, 0);
}

test('there are ten positions', () => expect(WALKS).toHaveLength(10));

describe.each(WALKS)('%s', (_, walk) => {
  const state = position(walk);

  test('DW-INV-36 DW-R-108: intents by type', () => {
    const types = choices(frozen(state)).map(([, intent]) => (intent as { type: string }).type);
    const counted = Object.fromEntries(
      [...new Set(types)].sort().map((type) => [type, types.filter((one) => one === type).length]),
    );
    expect(counted).toEqual(walk.wishes);
  });

  test.each(walk.depths.map((wanted, i) => [i + 1, wanted]))('depth %i: %i', (depth, wanted) => {
    expect(count(state, depth, walk.dice)).toBe(wanted);
  });
});
