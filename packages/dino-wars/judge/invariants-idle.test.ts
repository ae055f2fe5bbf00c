/** The judge knows when a phase may end by itself (DW-R-104), in every reading of the rules. */
import { attempt, type Frozen, type Seat } from '@dwo/kernel';
import type { Variant } from '../rules/data/optional-rules';
import type { Intent } from '../rules/intents';
import { dinoWars } from '../rules/ruleset';
import type { State } from '../rules/state';
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
