/** The spread of a force in its zones (VS-R-11): where everybody stands, and how near to each other. */
import { type Disc, frozen, gap, matchDice, play } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import { EVERY, matchOf } from '../testing/presets';
import { discAt, type Figure, memberOf, type ProfileId, type ScenarioId, type State, simpleMinis } from '.';
import { refusePart, restOfSetUp, riddenSetUp } from './spreading';
import { refuseSetUp } from './zones';

/** The set-ups of a match, one state for each seat that is to deploy. */
function* setUps(scenario: ScenarioId, seats: number, seed: number): Generator<State> {
  const dice = (n: number) => matchDice(secretOf(seed), [null], n);
  const state = simpleMinis.setup(frozen(matchOf(scenario, seats)), dice(0));
  for (let n = 1; state.phase === 'zone' || state.phase === 'deploy'; n++) {
    const { asked, phase } = state;
    if (phase === 'deploy') yield structuredClone(state);
    const list = phase === 'deploy' ? restOfSetUp(frozen(state), asked, []) : [];
    const intent = phase === 'deploy' ? ({ type: 'deploy', list } as const) : simpleMinis.pass(frozen(state), asked);
    play(simpleMinis, state, asked, intent, dice(n));
  }
}

const discsOf = (state: State, spots: readonly { figure: number; x: number; y: number }[]): Disc[] =>
  spots.map(({ figure, ...at }) => discAt(frozen(state).figures[figure] as never, at));
const least = (discs: readonly Disc[]) =>
  Math.min(...discs.flatMap((one, at) => discs.slice(at + 1).map((other) => gap(one, other))));

test.each(EVERY)('VS-R-11 %s for %i: a force is set up whole and apart', (scenario, seats) => {
  for (let seed = 1; seed <= 4; seed++) {
    for (const state of setUps(scenario, seats, seed)) {
      const spots = restOfSetUp(frozen(state), state.asked, []);
      expect(refuseSetUp(frozen(state), state.asked, spots)).toBeNull();
      // The zones for two have room for 2" between any figures, the small ones of more players for 1".
      expect(least(discsOf(state, spots))).toBeGreaterThanOrEqual(seats === 2 ? 2000 : 1000);
    }
  }
});

/** The set-up of a seat whose force are these figures. */
function forceOf(seats: number, profiles: readonly ProfileId[]): State {
  const [state] = setUps('open_battle', seats, 1);
  if (state === undefined) throw new Error('Nobody deploys');
  const { asked } = state;
  const model = state.figures.find(({ seat }) => seat === asked) as Figure;
  const own = profiles.map((profile): Figure => ({ ...model, ...memberOf(profile), points: 2 }));
  state.figures = own.map((figure, id) => ({ ...figure, id }));
  return state;
}
const rowOf = (state: State, spots = restOfSetUp(frozen(state), state.asked, [])) =>
  [...spots].map(({ x }) => x).sort((a, b) => a - b);
const cowhands = (count: number) => Array.from({ length: count }, () => 'cowhand' as const);

test('VS-R-11 a few figures stand 5" from centre to centre round the middle, and many in a second row', () => {
  expect(rowOf(forceOf(2, cowhands(3)))).toEqual([31_000, 36_000, 41_000]);
  const small = forceOf(6, cowhands(6));
  const steps = rowOf(small).map((x, at, all) => x - (all[at - 1] ?? x - 2200));
  expect(steps.filter((step) => step !== 0)).toEqual([2200, 2200, 2200, 2200, 2200]);
  const heights = new Set(restOfSetUp(frozen(small), small.asked, []).map(({ y }) => y));
  const [one = 0, other = 0, ...more] = [...heights].sort((a, b) => a - b);
  expect([other - one, more]).toEqual([3000, []]);
});

test('VS-R-11 a figure whose place is taken stands aside with room, and those who stand already are left', () => {
  const state = forceOf(2, cowhands(3));
  const [, middle] = restOfSetUp(frozen(state), state.asked, []);
  const taken = { figure: 2, x: 33_500, y: middle?.y ?? 0, riding: null };
  const rest = restOfSetUp(frozen(state), state.asked, [taken]);
  // Two are left, 5" apart round the middle; the first would stand on the taken place.
  expect(rest.map(({ figure, x, y }) => [figure, x, y - taken.y])).toEqual([
    [0, 33_500, -3000],
    [1, 38_500, 0],
  ]);
  expect(refusePart(frozen(state), state.asked, [taken, ...rest])).toBeNull();
  expect(refusePart(frozen(state), state.asked, [taken])).toBeNull();
  expect(refuseSetUp(frozen(state), state.asked, [taken])?.rule).toBe('VS-R-11');
});

test('VS-RID-5 the dearest mount is ridden by the guy who is worth least, on its place', () => {
  const state = forceOf(2, ['horse', 'steam_wagon', 'gunslinger', 'cowhand']);
  for (const [at, points] of [2, 9, 10, 6].entries()) Object.assign(state.figures[at] ?? {}, { points });
  const spots = riddenSetUp(frozen(state), state.asked, []);
  expect(spots.map(({ figure, riding }) => [figure, riding])).toEqual([
    [0, null],
    [1, null],
    [2, 0],
    [3, 1],
  ]);
  expect(spots[3]).toMatchObject({ x: spots[1]?.x, y: spots[1]?.y });
  expect(refuseSetUp(frozen(state), state.asked, spots)).toBeNull();
});
