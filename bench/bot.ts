/** The cost of a computer player's decision on one core: the rulebook's sample army and herd against each other, to the end. */

import {
  dinoWars,
  muster,
  OPTIONAL_RULE_IDS,
  READY_GROUNDS,
  type State,
  WORKED_ARMY,
  WORKED_HERD,
} from '@dwo/dino-wars';
import { dinoWarsBot } from '@dwo/dino-wars/bot';
import { attempt, type Frozen, type Seat, seededDice } from '@dwo/kernel';
import { percentile } from './closed-loop';

/** The ms of every decision in one game with every optional rule; the same game for the same number. */
function game(number: number): number[] {
  const { widthCi, heightCi, terrain } = READY_GROUNDS[number % READY_GROUNDS.length] as (typeof READY_GROUNDS)[number];
  const rules = { optional: [...OPTIONAL_RULE_IDS], liftCaps: true, placing: 'alternate' as const };
  const forces = [WORKED_ARMY, WORKED_HERD];
  const options = muster({ era: 'ww2', table: { widthCi, heightCi, terrain }, forces, ...rules });
  const secret = new Uint8Array(32).fill(number);
  const state = dinoWars.setup(options, seededDice(secret, 0));
  const frozen = state as Frozen<State>;
  const times: number[] = [];
  for (let step = 1; dinoWars.outcome(frozen) === null; step += 1) {
    const seat = dinoWars.awaiting(frozen)[0] as Seat;
    const view = dinoWars.view(frozen, seat);
    const began = performance.now();
    const intent = dinoWarsBot.choose(view, seat, seededDice(secret, step));
    times.push(performance.now() - began);
    const { refusal } = attempt(dinoWars, state, seat, intent, seededDice(secret, step));
    if (refusal !== null) throw new Error(`The computer wishes for what is refused: ${JSON.stringify(refusal)}`);
  }
  return times;
}

/** The ms of all decisions in some games, by the clock; one more game before them warms up. */
export function measureBot(quick: boolean) {
  game(0);
  const times = Array.from({ length: quick ? 1 : 5 }, (_, i) => game(i + 1)).flat();
  const sorted = Float64Array.from(times).sort();
  const round = (ms: number) => Number(ms.toFixed(2));
  return { decisions: times.length, p50Ms: round(percentile(sorted, 0.5)), p99Ms: round(percentile(sorted, 0.99)) };
}
