import { frozen, type Seat } from '@dwo/kernel';
import { ofType, table } from '../testing/table';
import { type Event, jurassicWars, type Options, RANKS } from '.';
import { fightOff } from './fight-off';

/** Dice that put these ranks on top of the two shuffles, first the draw and then the fight-off, and let a side win. */
function luck(draw: readonly number[], ranks: readonly number[], winner: 'lead' | 'opponent') {
  const left: Record<string, number[]> = { draw: [...RANKS], 'fight-off': [...RANKS] };
  const wanted: Record<string, number[]> = { draw: [...draw], 'fight-off': [...ranks] };
  return {
    roll(_: number, why: string) {
      const rest = left[why];
      if (rest === undefined) return why === winner ? 6 : 1;
      const at = Math.max(0, rest.indexOf(wanted[why]?.shift() ?? rest[0] ?? 0));
      rest.splice(at, 1);
      return at + 1;
    },
  };
}

function foughtOff(tied: readonly Seat[], dice: ReturnType<typeof luck>, changes: Partial<Options> = {}) {
  const events: Event[] = [];
  const state = table('underdog', 5, changes);
  state.period = 'jurassic';
  const winner = fightOff(frozen(state), tied, dice, (event) => events.push(event));
  return { winner, events };
}

test('JW-FO-1 JW-FO-4 two players get a dinocard each, and the winner of the combat wins the match', () => {
  const { winner, events } = foughtOff([1, 3], luck([], [20, 1], 'opponent'));
  expect(ofType(events, 'faced')).toEqual([{ type: 'faced', seats: [1, 3], ranks: [20, 1] }]);
  expect(ofType(events, 'drew')).toEqual([]);
  expect(winner).toBe(3);
});

test('JW-FO-2 neither period nor natural order counts, and ties are settled as in the match', () => {
  const { events } = foughtOff([0, 1], luck([], [3, 12], 'lead'), { naturalOrder: true });
  const [began] = ofType(events, 'fightBegan');
  expect(began?.starts).toMatchObject([
    { period: false, breach: false, dice: 3 },
    { period: false, breach: false, dice: 2 },
  ]);
  const tied = { ...luck([], [20, 19], 'lead') };
  let rolls = 0;
  const roll = (sides: number, why: string) => (why === 'fight-off' ? tied.roll(sides, why) : ++rolls > 6 ? 6 : 1);
  const slow = foughtOff([0, 1], { roll });
  expect(ofType(slow.events, 'rolled').map(({ byRank }) => byRank)).toEqual([false, false, true]);
  expect(slow.winner).toBe(1);
});

test('JW-FO-3 JW-EX-27 of more than two players those with the two best ranks go on', () => {
  const { events, winner } = foughtOff([0, 2, 4], luck([4, 17, 9], [5, 6], 'lead'));
  expect(ofType(events, 'drew')).toEqual([{ type: 'drew', seats: [0, 2, 4], ranks: [4, 17, 9] }]);
  expect(ofType(events, 'faced')[0]?.seats).toEqual([0, 4]);
  expect(winner).toBe(0);
});

test('JW-FO-4 the match ends by the fight-off', () => {
  const state = table('underdog', 3, {}, { hands: [[20], [9], []], dealer: 2 });
  state.round = 3;
  state.players.forEach((player, seat) => {
    player.score = seat === 0 ? 0 : 20;
  });
  const dice = luck([3, 2, 1], [8, 7], 'lead');
  jurassicWars.resolve(frozen(state), 0, { type: 'play', at: 0 }, dice, (event) => jurassicWars.evolve(state, event));
  jurassicWars.resolve(frozen(state), 1, { type: 'play', at: 0 }, dice, (event) => jurassicWars.evolve(state, event));
  expect(state.players.map(({ score }) => score)).toEqual([20, 20, 20]);
  // Seats 2 and 1 drew the best ranks, and seat 2 was dealt the first card.
  expect(jurassicWars.outcome(frozen(state))).toMatchObject({ winners: [2], rule: 'JW-FO-4' });
  expect(state.last).toMatchObject({ seats: [2, 1], ranks: [8, 7], winner: 0 });
});
