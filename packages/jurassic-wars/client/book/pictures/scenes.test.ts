import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frozen } from '@dwo/kernel';
import { parseRulebook } from '@dwo/kits/rulebook/rulebook';
import { jurassicWars } from '../../../rules';
import { starts } from '../../../rules/fight';
import { termsOf } from '../../../rules/settle';
import { optionsOf, type Pictured, SCENES, stateOf } from './scenes';

const book = parseRulebook(readFileSync(join(__dirname, '../../../RULES.md'), 'utf8'));

/** The starting dice of the two dinosaurs that face each other. */
function startsIn(slug: Pictured) {
  const state = stateOf(slug);
  const [first, second] = state.up.map((rank) => ({ rank: rank ?? 0, card: null }));
  if (first === undefined || second === undefined) throw new Error(slug);
  return starts([first, second], termsOf(state));
}

test.each(Object.keys(SCENES) as Pictured[])('the picture of the chapter %s is a table of the rules', (slug) => {
  expect(book.chapters.map((chapter) => chapter.slug)).toContain(slug);
  expect(jurassicWars.checkSetup(frozen(optionsOf(slug)))).toEqual([]);
});

describe('pictures show what their captions say', () => {
  test('JW-K-1 one more die in the own period', () => {
    expect(startsIn('combat').map(({ period, dice }) => [period, dice])).toEqual([
      [true, 3],
      [false, 2],
    ]);
  });

  test('JW-V4-1 one die less for the same diet', () => {
    expect(startsIn('natural-order')[1]).toMatchObject({ breach: true, dice: 1 });
  });

  test('JW-CC-3 Adrenaline, a Surprise Attack and the winner', () => {
    expect(stateOf('combat-cards').last).toMatchObject({ cards: [5, 1], winner: 0 });
  });

  test('JW-G-11 the lead has played, and JW-PK-4 all have paid', () => {
    expect(stateOf('the-standard-game')).toMatchObject({ phase: 'oppose', up: [8, null] });
    expect(stateOf('poker')).toMatchObject({ phase: 'declare', pot: 8 });
    expect(stateOf('dinosaurs-wild')).toMatchObject({ phase: 'pickOpponent', up: [expect.any(Number), null] });
  });
});
