import { type Frozen, frozen } from '@dwo/kernel';
import { advise } from '../bot/advice';
import { defaults, type Intent, jurassicWars, type State } from '../rules';
import { ADRENALINE, dealt, does, SURPRISE, table } from '../testing/table';
import { hintText } from './hint';

const TABLE = frozen(
  table(
    'standard',
    2,
    {},
    {
      hands: [
        [1, 4],
        [7, 20],
      ],
      combat: [[SURPRISE], [ADRENALINE]],
    },
  ),
);
const said = (intent: Intent, chance: number | null = null, exact = false): string =>
  hintText(TABLE, 0, { intent, chance, exact });

test.each<[Intent, string]>([
  [{ type: 'play', at: 1 }, 'Hint: play Triceratops.'],
  [{ type: 'commit', card: SURPRISE }, 'Hint: commit Surprise Attack.'],
  [{ type: 'commit', card: null }, 'Hint: commit no card.'],
  [{ type: 'bid', n: 3 }, 'Hint: bid 3.'],
  [{ type: 'declare', choice: 'fight' }, 'Hint: stay in.'],
  [{ type: 'declare', choice: 'fold' }, 'Hint: fold.'],
  [{ type: 'pick', slot: 4 }, 'Hint: any card, they are all alike.'],
  [{ type: 'predict', n: 5 }, 'Hint: predict 5.'],
  [{ type: 'predict', n: null }, 'Hint: nothing.'],
  [{ type: 'stake', side: 'carnivores', n: 2 }, 'Hint: 2 on the carnivores.'],
  [{ type: 'stake', side: null, n: 0 }, 'Hint: nothing.'],
  [{ type: 'reveal', cards: null }, 'Hint: show your weakest dinosaurs.'],
  [{ type: 'ready' }, 'Hint: go on.'],
])('%j is said as a sentence without a chance', (intent, text) => {
  expect(said(intent)).toBe(text);
});

test('a chance is called exact or an estimate, and that of a pot always an estimate', () => {
  expect(said({ type: 'play', at: 0 }, 0.615, true)).toBe('Hint: play Tyrannosaurus. 62% to win the combat, exactly.');
  expect(said({ type: 'play', at: 0 }, 0.615)).toMatch(/^Hint: play Tyrannosaurus\. About 62% .+ an estimate/);
  expect(said({ type: 'commit', card: null }, 0.5, true)).toContain('50% to win the combat, exactly');
  expect(said({ type: 'stake', side: 'herbivores', n: 1 }, 0.25)).toMatch(/About 25% .+ an estimate/);
  expect(said({ type: 'declare', choice: 'fight' }, 0.4)).toMatch(/about 40% of the time: an estimate/);
});

const dice = { roll: () => 1 };

/** The hint for the seat that decides next. */
function told(state: State): string {
  const [seat = 0] = jurassicWars.awaiting(frozen(state));
  const view = jurassicWars.view(frozen(state), seat) as Frozen<State>;
  return hintText(view, seat, advise(view, seat, dice));
}

test('JW-DW-7 in Dinosaurs Wild only one player may use a card, so the chance is exact whatever others hold', () => {
  const state = dealt(defaults('dinosaursWild', 2), 5);
  const attacker = state.lead ?? 0;
  // Deinonychus attacks Triceratops, which has more dice.
  const slotOf = (rank: number) => state.closed?.pool.indexOf(rank) ?? -1;
  does(state, attacker, { type: 'pick', slot: slotOf(13) });
  does(state, 1 - attacker, { type: 'pick', slot: slotOf(4) });
  expect(state.phase).toBe('commit');
  expect(state.players.map(({ combat }) => combat)).toEqual([5, 5]);
  expect(told(state)).toMatch(/exactly\.$/);
});

test('JW-G-13 the chance is an estimate if both may commit a card', () => {
  const state = table(
    'standard',
    2,
    {},
    {
      hands: [
        [1, 4],
        [7, 20],
      ],
      combat: [[SURPRISE], [ADRENALINE]],
    },
  );
  does(state, 0, { type: 'play', at: 0 });
  expect(told(state)).toContain('an estimate');
  does(state, 1, { type: 'play', at: 0 });
  expect(told(state)).toContain('an estimate');
});

test('JW-SEQ-2 a rival without combat cards commits none, so the chance is exact', () => {
  const state = table(
    'standard',
    2,
    {},
    {
      hands: [
        [1, 4],
        [7, 20],
      ],
      combat: [[SURPRISE], []],
    },
  );
  does(state, 0, { type: 'play', at: 0 });
  does(state, 1, { type: 'play', at: 0 });
  expect(told(state)).toMatch(/exactly\.$/);
});
