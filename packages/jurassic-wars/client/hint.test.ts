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
  hintText({ state: TABLE, seat: 0, player: null }, { intent, chance, exact });

test.each<[Intent, string]>([
  [{ type: 'play', at: 1 }, 'Play Triceratops.'],
  [{ type: 'commit', card: SURPRISE }, 'Commit Surprise Attack.'],
  [{ type: 'commit', card: null }, 'Commit no card.'],
  [{ type: 'bid', n: 3 }, 'Bid 3.'],
  [{ type: 'declare', choice: 'fight' }, 'Stay in.'],
  [{ type: 'declare', choice: 'fold' }, 'Fold.'],
  [{ type: 'pick', slot: 4 }, 'Any card, they are all alike.'],
  [{ type: 'predict', n: 5 }, 'Predict 5.'],
  [{ type: 'predict', n: null }, 'Nothing.'],
  [{ type: 'stake', side: 'carnivores', n: 2 }, '2 on the carnivores.'],
  [{ type: 'stake', side: null, n: 0 }, 'Nothing.'],
  [{ type: 'reveal', cards: null }, 'Show the weakest dinosaurs.'],
  [{ type: 'ready' }, 'Go on.'],
])('%j is said as a sentence without a chance', (intent, text) => {
  expect(said(intent)).toBe(text);
});

test('a chance is called exact or an estimate, and that of a pot always an estimate', () => {
  expect(said({ type: 'play', at: 0 }, 0.615, true)).toBe(
    'Play Tyrannosaurus. Chance to win the combat: 62%, exactly.',
  );
  expect(said({ type: 'play', at: 0 }, 0.615)).toMatch(
    /^Play Tyrannosaurus\. Chance to win the combat: 62%, an estimate/,
  );
  expect(said({ type: 'commit', card: null }, 0.5, true)).toContain('Chance to win the combat: 50%, exactly');
  expect(said({ type: 'stake', side: 'herbivores', n: 1 }, 0.25)).toMatch(/: 25%, an estimate/);
  expect(said({ type: 'declare', choice: 'fight' }, 0.4)).toMatch(/about 40% of the time: an estimate/);
});

test('in a replay the sentences are about the player, not about the reader', () => {
  const watched = (intent: Intent, chance: number) =>
    hintText({ state: TABLE, seat: 0, player: 'Ann' }, { intent, chance, exact: false });
  expect(watched({ type: 'declare', choice: 'fight' }, 0.4)).toMatch(/^Stay in\. This hand takes the pot about 40%/);
});

test('JW-G-12 an answer names the card of the hand that would do better', () => {
  const answering = frozen({ ...TABLE, phase: 'oppose' as const, up: [7, null] as [number, null] });
  const hinted = (at: number) =>
    hintText({ state: answering, seat: 0, player: null }, { intent: { type: 'play', at }, chance: 0.5, exact: false });
  expect(
    [hinted(0), hinted(1)].filter((text) =>
      /(Tyrannosaurus|Triceratops) would have \d+%, but is worth more later\.$/.test(text),
    ),
  ).toHaveLength(1);
});

const dice = { roll: () => 1 };

/** The hint for the seat that decides next. */
function told(state: State): string {
  const [seat = 0] = jurassicWars.awaiting(frozen(state));
  const view = jurassicWars.view(frozen(state), seat) as Frozen<State>;
  return hintText({ state: view, seat, player: null }, advise(view, seat, dice));
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
