/** What the rules alone cost on one core: check, dice, resolve and evolve, without wire or record. */
import { dinoWars, type Intent, type State } from '@dwo/dino-wars';
import { attempt, type Frozen, keyedDice, type Seat } from '@dwo/kernel';
import { battle, Script, sceneOf, type Wish } from './battle';

const FIGURES = [50, 200, 800] as const;
const USUAL = 200;
const TURNS = 3;
const KEY = new Uint8Array(32).fill(11);

function setUp(figures: number): State {
  return dinoWars.setup(battle(figures) as Parameters<typeof dinoWars.setup>[0], keyedDice(KEY, 0));
}

function play(state: State, seat: Seat, intent: Intent, n: number): void {
  const { refusal } = attempt(dinoWars, state, seat, intent, keyedDice(KEY, n));
  if (refusal) throw new Error(`Refused: ${JSON.stringify({ intent, refusal })}`);
}

/** The wishes of the first turns of a battle, found by playing it. */
function wishesOf(figures: number): Wish[] {
  const state = setUp(figures);
  const script = new Script(figures);
  const wishes: Wish[] = [];
  for (;;) {
    const wish = script.next(sceneOf(state as Frozen<State>));
    if (!wish || state.turn > TURNS) return wishes;
    wishes.push(wish);
    play(state, wish.seat, wish.intent, wishes.length);
  }
}

/** Milliseconds that these wishes take on a fresh battle. */
function runOf(figures: number, wishes: readonly Wish[]): number {
  const state = setUp(figures);
  const began = performance.now();
  for (const [i, { seat, intent }] of wishes.entries()) play(state, seat, intent, i + 1);
  return performance.now() - began;
}

/** Intents a second on one core: the median of many runs of the same turns, after so many for warming up. */
function intentsPerSecond(figures: number, intents: number): number {
  const wishes = wishesOf(figures);
  const runs = Math.max(5, Math.ceil(intents / wishes.length));
  for (let run = 0; run < runs; run += 1) runOf(figures, wishes);
  const times = Array.from({ length: runs }, () => runOf(figures, wishes)).sort((a, b) => a - b);
  return (wishes.length / (times[Math.floor(runs / 2)] ?? Number.NaN)) * 1000;
}

/** Intents a second for battles of several sizes; the usual size counts. */
export function measureEngine(quick: boolean) {
  const intents = quick ? 10_000 : 50_000;
  const byFigures: Record<string, number> = {};
  for (const figures of FIGURES) byFigures[figures] = Math.round(intentsPerSecond(figures, intents));
  const usual = byFigures[USUAL] ?? 0;
  return { intentsPerSecond: usual, resolveMicros: Number((1e6 / usual).toFixed(2)), byFigures };
}
