import { frozen, seededDice } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import { defaults, type Intent, jurassicWars, type State, VERSIONS } from '../rules';
import { cardDice, dealt, does } from '../testing/table';
import { advise } from './advice';
import { potChance, priceOfPot } from './pot';

const whims = (seed: number) => seededDice(secretOf(seed), 7);

/** The seat that decides next, and its view. */
function turnOf(state: State) {
  const [seat = 0] = jurassicWars.awaiting(frozen(state));
  return { seat, view: jurassicWars.view(frozen(state), seat) };
}

test.each(VERSIONS)('advice on %s is legal, and its chance one', (version) => {
  const state = dealt(defaults(version, version === 'carnivoresUnleashed' ? 2 : 4), 5);
  for (let step = 1; step <= 10 && state.ending === null; step++) {
    const { seat, view } = turnOf(state);
    const { intent, chance } = advise(view, seat, whims(step));
    expect(jurassicWars.check(view, seat, intent)).toBeNull();
    expect(chance === null || (chance >= 0 && chance <= 1)).toBe(true);
    does(state, seat, intent, cardDice(5, step));
  }
});

test('the chance of a combat is exact if nobody has a combat card, else an estimate', () => {
  const poker = dealt(defaults('poker', 4), 2);
  while (poker.phase === 'declare')
    does(poker, turnOf(poker).seat, { type: 'declare', choice: 'fight' }, cardDice(2, poker.pot));
  const lead = turnOf(poker);
  expect(advise(lead.view, lead.seat, whims(1))).toMatchObject({ exact: false });
  does(poker, lead.seat, { type: 'play', at: 0 }, cardDice(2, 90));
  const answer = turnOf(poker);
  expect(advise(answer.view, answer.seat, whims(1))).toMatchObject({ exact: true });
  const standard = dealt(defaults('standard', 2), 2);
  does(standard, turnOf(standard).seat, { type: 'play', at: 0 }, cardDice(2, 1));
  const { seat, view } = turnOf(standard);
  expect(advise(view, seat, whims(1))).toMatchObject({ exact: false });
});

test('staying in for a pot costs one counter for each bidding round that is left', () => {
  const state = dealt(defaults('poker', 4), 3);
  // The pot is 24 at the end, antes included; this seat still pays 4.
  expect(priceOfPot(turnOf(state).view)).toBeCloseTo(4 / 24);
  const fight: Intent = { type: 'declare', choice: 'fight' };
  for (let n = 0; n < 4; n++) does(state, turnOf(state).seat, fight, cardDice(3, n));
  expect(priceOfPot(turnOf(state).view)).toBeCloseTo(3 / 24);
});

test('the chances of all seats to take the pot add up to about one', () => {
  const state = dealt(defaults('poker', 4), 3);
  const chances = [0, 1, 2, 3].map((seat) => potChance(jurassicWars.view(frozen(state), seat), seat, whims(seat), 400));
  const sum = chances.reduce((a, b) => a + b, 0);
  // Each seat knows other cards, so the sum is only about 1.
  expect(sum).toBeGreaterThan(0.7);
  expect(sum).toBeLessThan(1.3);
});
