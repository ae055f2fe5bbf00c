/** The judge knows when a phase may end by itself (DW-R-104), in every reading of the rules. */
import { attempt, type Frozen, type Seat } from '@dwo/kernel';
import type { Variant } from '../rules/data/optional-rules';
import type { Intent } from '../rules/intents';
import { dinoWars } from '../rules/ruleset';
import type { State } from '../rules/state';
import { begin } from '../scenarios/player/begin';
import { ARMY, answer, armed, DONE, HERD, overrun, reach, rex, rifle, scene } from '../testing/table';
import { auditor, diceIn, type Violation } from '.';

type Act = readonly [seat: Seat, intent: Intent, ...dice: number[]];

/** Returns the judge's violations for intents that must all be legal, with these dice. */
function judged(state: State, acts: readonly Act[]): Violation[] {
  const judge = auditor(state as Frozen<State>);
  return acts.flatMap(([seat, intent, ...dice]) => {
    const { refusal, events } = attempt(dinoWars, state, seat, intent, { roll: () => dice.shift() ?? 0 });
    if (refusal !== null) throw new Error(`Refused: ${JSON.stringify(refusal)}`);
    return judge.played({ seat, intent, events, rolls: events.flatMap(diceIn), after: state as Frozen<State> });
  });
}

test.each<[string, Variant[]]>([
  ['as printed', []],
  ['with any two windows', ['any_two_windows']],
])(
  'DW-R-104 DW-BUDGET-5 a hero who gave closing fire with a bazooka fires no more, and no phase waits for them: %s',
  (_, variants) => {
    const { state } = scene(
      { variants },
      rex('T', 20, 20),
      armed('bazooka', 'H', 26, 20, { rank: 'hero' }),
      rifle('far', 110, 110),
    );
    const acts: Act[] = [
      [HERD, reach('T', 'H', [26, 20])],
      [HERD, overrun('T', 'H')],
      // The hero misses, and the dinosaur misses them.
      [ARMY, answer('H', 'bazooka'), 6, 6, 6, 6],
      [HERD, DONE],
      [HERD, DONE],
      [ARMY, DONE],
    ];
    expect(judged(state, acts)).toEqual([]);
    expect(state).toMatchObject({ turn: 2, phase: 'dinosaur-movement' });
  },
);

test('DW-R-42 DW-INV-22 the crew of a machine gun goes home through the gate, on foot and in a jeep, and serves it no more', () => {
  const { state } = begin(dinoWars, {
    scenario: 'gate',
    table: { width: 144, height: 180 },
    figures: [
      { id: 'P1', type: 'pole', pos: [60, 100], status: 'set-up' },
      { id: 'P2', type: 'pole', pos: [60, 105.5], status: 'set-up' },
      { id: 'M', type: 'hmg', pos: [40, 100] },
      { id: 'A', type: 'soldier', pos: [58, 103], crew_of: 'M' },
      { id: 'V', type: 'jeep', pos: [50, 103] },
      { id: 'B', type: 'soldier', aboard: 'V', crew_of: 'M' },
      { id: 'T', type: 'tyrannosaurus', pos: [110, 150] },
    ],
    steps: [],
  });
  expect(state.crewedWeapons.M?.crew).toEqual(['A', 'B']);
  const move = (figure: string, x: number): Intent => ({
    type: 'move',
    figure,
    path: [{ x, y: 10_300 }],
    stopAt: null,
  });
  const walk: Act[] = [
    [HERD, DONE],
    [ARMY, move('A', 6200)],
    [ARMY, move('V', 6400)],
  ];
  expect(judged(state, walk)).toEqual([]);
  expect(state.crewedWeapons.M?.crew).toEqual([]);
});
