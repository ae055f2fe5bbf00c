import { dinoWars, type Ending, PRESETS, type State } from '@dwo/dino-wars';
import { type Frozen, seededDice } from '@dwo/kernel';
import { gateReport, nextTime } from './gate-report';
import { endReason } from './outcome';

const start = dinoWars.setup(PRESETS.gate(), seededDice(new Uint8Array(32), 0)) as State;

/** The Time Gate as it ended, after an edit. */
function ended(ending: Ending, edit: (draft: State) => void = () => undefined): Frozen<State> {
  const state = structuredClone(start) as State;
  state.ending = ending;
  edit(state);
  return state;
}

const LOST: Ending = { winner: 'dinosaurs', rule: 'DW-WIN-2' };
const pole = (x: number, y: number, status: 'lying' | 'set-up') => ({ x, y, status, carrier: null });

test('DW-R-92 a Time Gate whose pole nobody found says so, and where it lay to those who may know', () => {
  expect(gateReport(start)).toEqual([]);
  expect(endReason(ended(LOST))).toMatch(
    /^No soldier is left on the lawn\. The second pole was never found: it lay (in|on) the .*\.$/,
  );
  const told = ended(LOST, (draft) => {
    draft.secrets = draft.secrets.map(() => null);
  });
  expect(gateReport(told)).toEqual(['The second pole was never found.']);
});

test('DW-R-93 the report tells how many got out, with which points', () => {
  const state = ended({ winner: 'army', rule: 'DW-R-93' }, (draft) => {
    draft.poles = { 'pole-1': pole(4000, 9000, 'set-up'), 'pole-2': pole(4500, 9000, 'set-up') };
    const [first] = Object.values(draft.soldiers);
    if (first !== undefined) first.absence = 'escaped';
  });
  const count = Object.keys(state.soldiers).length;
  const [opened, out] = gateReport(state);
  expect(opened).toBe('The gate was opened.');
  expect(out).toMatch(
    new RegExp(
      `^1 of ${count} soldiers got out, with \\d+ of ${state.startingPoints.army} points: a marginal victory\\.$`,
    ),
  );
});

test.each<[name: string, edit: (draft: State) => void, said: RegExp]>([
  ['a pole that never left the zone is the thing to try', () => undefined, /your pole never left your zone/],
  [
    'with the pole on its way the search is',
    (draft) => Object.assign(draft.poles['pole-1'] ?? {}, { y: 6000 }),
    /send scouts/,
  ],
  [
    'with both poles apart it is the vehicle',
    (draft) => Object.assign(draft.poles, { 'pole-1': pole(4000, 6000, 'lying'), 'pole-2': pole(4000, 9000, 'lying') }),
    /drive the pole/,
  ],
])('DW-R-93 after a lost Time Gate %s', (_, edit, said) => {
  expect(nextTime(ended(LOST, edit), 'army')).toMatch(said);
  expect(nextTime(ended(LOST, edit), 'dinosaurs')).toBeNull();
});
