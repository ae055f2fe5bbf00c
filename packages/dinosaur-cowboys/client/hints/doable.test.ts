/** A hint can be done: what the computer would do is laid out so that the red button plays just that. */
import { frozen, type Point, samePlain, seededDice, type Tagged } from '@dwo/kernel';
import { layOut } from '@dwo/kits/miniatures/hints/lay-out';
import { handOf } from '@dwo/kits/miniatures/testing/hand';
import type { Game } from '@dwo/shared';
import { dinosaurCowboysGame } from '../../wire';
import { MINIATURES } from '../table';
import { ADVICE } from './hints';

/** The number of decisions that are looked at. */
const DECISIONS = 90;

/** The end of the path of an intent; null if it has none. */
const endOf = (intent: Tagged & { readonly path?: readonly Point[] }) => intent.path?.at(-1) ?? null;

test.each(['quick'])('every choice of the computer in %s can be done with the tools', async (battle) => {
  const { rules, bot, presets } = dinosaurCowboysGame as Game;
  const secret = new Uint8Array(32).fill(3);
  const state = rules.setup(
    frozen(presets[battle]?.(seededDice(secret, 0)) as object),
    seededDice(secret, 0),
  ) as object;
  const undone: Tagged[] = [];
  let done = 0;
  for (let n = 1; n <= DECISIONS && rules.outcome(frozen(state)) === null; n++) {
    const [seat = 0] = rules.awaiting(frozen(state));
    const view = rules.view(frozen(state), seat);
    const intent = bot?.choose(view, seat, seededDice(secret, n), 'normal') as Tagged;
    const laying = ADVICE.laid(view as never, seat, intent as never);
    if (laying !== null) {
      const { tools, sent } = handOf(MINIATURES, view, seat);
      layOut(tools, laying, intent);
      tools.confirm();
      await new Promise(setImmediate);
      const [made] = sent;
      const isSame = made?.type === intent.type && samePlain(endOf(made), endOf(intent));
      if (!isSame || rules.check(view, seat, made) !== null) undone.push(intent);
      done++;
    }
    rules.resolve(frozen(state), seat, intent, seededDice(secret, n), (event) => rules.evolve(state, event));
  }
  expect(undone).toEqual([]);
  expect(done).toBeGreaterThan(DECISIONS / 3);
});
