/** A computer that loses on points if nothing happens must come before the match ends. */
import { CommonDice, frozen } from '@dwo/kernel';
import { SOLDIERS, soldiersTurn } from '../testing/table';
import { NORMAL, search } from './search';
import { urgency } from './standing';

/** Two riflemen in a thicket, out of the reach of a Stegosaurus that is worth as much, and of a Compsognathus that is worth one point more. */
const late = (round: number, quiet = 0) =>
  frozen(
    soldiersTurn(
      ['cooooooooo'],
      [
        ['stegosaurus', 9, 0],
        ['compsognathus', 9, 0],
        ['rifleman', 0, 0, { hidden: 2 }],
        ['rifleman', 0, 0, { hidden: 2 }],
      ],
      { round, quiet, options: { ...soldiersTurn([], []).options, roundLimit: 10 } },
    ),
  );

test('DS-END-5 a side that is behind on points is pressed more and more in the last rounds, and by quiet ones', () => {
  const pressed = (round: number, quiet = 0) => urgency(late(round, quiet), 'soldiers');
  expect([1, 5, 6, 8, 10].map((round) => pressed(round))).toEqual([0, 0, 0.2, 0.6, 1]);
  expect(pressed(1, 6)).toBeCloseTo(0.6);
  expect(urgency(late(9), 'dinosaurs')).toBe(0);
});

test.each([7, 8, 9])(
  'DS-END-5 it leaves its thicket in round %i of 10, although whoever leads has no need to come',
  (round) => {
    const hunted = frozen(
      soldiersTurn(
        ['cooooooooo', 'oooooooooo'],
        [
          ['velociraptor', 5, 0],
          ['velociraptor', 5, 0],
          ['rifleman', 0, 0, { hidden: 2 }],
          ['rifleman', 0, 0, { hidden: 2 }],
        ],
        { round, options: { ...soldiersTurn([], []).options, roundLimit: 10 }, oneSpecies: true },
      ),
    );
    expect(search(hunted, SOLDIERS, new CommonDice(0), NORMAL).intent.type).toBe('step');
  },
);
