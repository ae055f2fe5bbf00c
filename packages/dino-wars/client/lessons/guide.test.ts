import { dinoWars, PHASES, PRESETS, type State } from '@dwo/dino-wars';
import { frozen, seededDice } from '@dwo/kernel';
import { altered } from '../hud/testing/states';
import { mayPlace } from '../tools/setting-up';
import { tableWith } from '../tools/testing/table';
import { guideKey } from './guide';
import { en } from './words/en';

const ARMY = 0;
const HERD = 1;

const at = (phase: State['phase'], change: Partial<State> = {}): State => ({
  ...tableWith([{ id: 's1', at: { x: 1000, y: 1000 } }], [{ id: 'd1', at: { x: 3000, y: 3000 } }], phase),
  ...change,
});

test('each phase of the first turn has a sentence for either side', () => {
  for (const phase of PHASES) {
    expect(guideKey(at(phase), ARMY)).toBe(`guide.army.${phase}`);
    expect(guideKey(at(phase), HERD)).toBe(`guide.dinosaurs.${phase}`);
  }
});

test('every sentence of the guide is in the catalogue', () => {
  const keys = [ARMY, HERD].flatMap((seat) => PHASES.map((phase) => guideKey(at(phase), seat)));
  for (const key of keys) expect(Object.keys(en)).toContain(key);
});

test.each([
  ['gate', 'others'],
  ['island', 'before'],
] as const)('DW-R-73 a player is told to place only while they may (%s)', (preset, other) => {
  const state = dinoWars.setup(frozen(PRESETS[preset]()), seededDice(new Uint8Array(32), 0)) as State;
  const [first, second] = [true, false].map((may) =>
    state.players.findIndex((_, seat) => mayPlace(state, seat) === may),
  );
  if (first === undefined || second === undefined) throw new Error('Nobody places');
  const side = (seat: number) => state.players[seat]?.side;
  expect(guideKey(state, first)).toBe(`guide.${side(first)}.placing`);
  expect(guideKey(state, second)).toBe(`guide.placing.${other}`);
  const done = altered(state, (draft) => {
    for (const player of draft.players) player.done = true;
  });
  for (const seat of [ARMY, HERD]) expect(guideKey(done, seat)).toBe('guide.placing.others');
});

test('the second turn says good-bye, and then the guide is silent', () => {
  expect(guideKey(at('dinosaur-movement', { turn: 2 }), ARMY)).toBe('guide.end');
  expect(guideKey(at('regular-fire', { turn: 2 }), ARMY)).toBeNull();
  expect(guideKey(at('dinosaur-movement', { turn: 3 }), ARMY)).toBeNull();
});

test('an overrun that waits for an answer comes before the phase', () => {
  const reactions = [{ target: 's1', dinosaur: 'd1', weapons: ['rifle'] }] as unknown as State['reactions'];
  expect(guideKey(at('dinosaur-movement', { reactions }), ARMY)).toBe('guide.reaction');
  expect(guideKey(at('dinosaur-movement', { reactions }), HERD)).toBe('guide.dinosaurs.dinosaur-movement');
});

test('the guide is silent when the battle is over', () => {
  expect(guideKey(at('regular-fire', { ending: { winner: 'army', rule: 'DW-WIN-3' } }), ARMY)).toBeNull();
});
