/** Mistakes that are planted, and that a review marks with their cause. */
import { finish, frozen, judging, type Played, type Seat } from '@dwo/kernel';
import { dinoSoldiers, type Intent, type State } from '../../rules';
import { QUICK } from '../../testing/presets';
import { attack, endTurn, SOLDIERS, soldiersTurn, step, tile } from '../../testing/table';
import { evaluator } from '../evaluator';

/** The judgement of a single decision in a scene. */
function judged(state: State, chosen: Intent, seat: Seat = SOLDIERS) {
  const before = frozen(state);
  const moment = { n: 1, seat, intent: chosen, before, isChance: false, isOpen: false };
  const played: Played<State, Intent> = { seats: 2, moments: [moment], last: before, seed: 7 };
  return finish(judging(dinoSoldiers, evaluator, played, 0));
}

/** Planted mistakes: a position, the bad choice and the good one, and the cause that a review must name first. */
const PLANTED: readonly (readonly [cause: string, state: State, bad: Intent, good: Intent, seat: Seat])[] = [
  [
    'unspent-attack',
    soldiersTurn(
      ['ooooo'],
      [
        ['tyrannosaurus', 0, 0, { hp: 4 }],
        ['rocketGunner', 4, 0],
        ['rifleman', 4, 0],
      ],
      { step: 'attack' },
    ),
    endTurn,
    attack(1, 'shoot', 0),
    SOLDIERS,
  ],
  [
    'wrong-target',
    soldiersTurn(
      ['ooooo'],
      [
        ['tyrannosaurus', 0, 0, { hp: 4 }],
        ['compsognathus', 1, 0],
        ['rocketGunner', 4, 0],
        ['captain', 3, 0, { modes: ['shoot'] }],
      ],
      { step: 'attack' },
    ),
    attack(2, 'shoot', 1),
    attack(2, 'shoot', 0),
    SOLDIERS,
  ],
  [
    'step-into-reach',
    soldiersTurn(
      ['oooooooo'],
      [
        // Both have shot, and would fell it with their next shots.
        ['stegosaurus', 0, 0, { hp: 2 }],
        ['rifleman', 4, 0, { points: 1, modes: ['shoot'] }],
        ['captain', 5, 0, { points: 0, modes: ['shoot'] }],
      ],
    ),
    step(1, 3, 0),
    endTurn,
    SOLDIERS,
  ],
  [
    'hit-friends',
    soldiersTurn(
      ['<oo', 'ooo'],
      [
        ['compsognathus', 2, 0],
        ['grenadier', 0, 0],
        ['captain', 2, 0, { modes: ['shoot'] }],
        ['sergeant', 2, 0, { modes: ['shoot'] }],
        ['triceratops', null, null],
      ],
      // The last turn of the match (DS-END-5).
      { step: 'attack', round: QUICK.roundLimit },
    ),
    attack(1, 'shoot', tile(2, 0)),
    endTurn,
    SOLDIERS,
  ],
  [
    'kept-reserve',
    soldiersTurn(
      ['<ooo>'],
      [
        ['tyrannosaurus', 0, 0, { hp: 4 }],
        ['rifleman', 3, 0],
        ['rocketGunner', null, null],
      ],
      // The last turn of the match (DS-END-5).
      { round: QUICK.roundLimit },
    ),
    endTurn,
    { type: 'enter', unit: 2 },
    SOLDIERS,
  ],
  [
    'wrong-reserve',
    soldiersTurn(
      ['<oo >'],
      [
        ['tyrannosaurus', 0, 0, { hp: 4 }],
        ['rifleman', 4, 0, { points: 0, modes: ['shoot'] }],
        ['rocketGunner', null, null],
        ['sapper', null, null],
        ['rifleman', 4, 0, { points: 0, modes: ['shoot'] }],
        ['rifleman', 4, 0, { points: 0, modes: ['shoot'] }],
        ['stegosaurus', null, null],
      ],
      // The last turn of the match (DS-END-5), with room for one more on the Starting Tile (DS-OCC-1), which nobody can leave.
      { round: QUICK.roundLimit },
    ),
    { type: 'enter', unit: 3 },
    { type: 'enter', unit: 2 },
    SOLDIERS,
  ],
];

test.each(PLANTED)(
  'a planted %s is marked, with its cause first, and the good choice is not',
  (cause, state, bad, good, seat) => {
    const { mark, causes } = judged(state, bad, seat);
    expect(mark).not.toBeNull();
    expect(causes[0]?.id).toBe(cause);
    expect(judged(state, good, seat).mark).toBeNull();
  },
);
