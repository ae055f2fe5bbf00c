/** The cost of the rules alone on one core: check, dice, resolve and evolve, without network and record. */
import { dinoWars, type Intent, type State } from '@dwo/dino-wars';
import { attempt, type Frozen, keyedDice, type Seat } from '@dwo/kernel';
import { battle, Script, sceneOf, type Wish } from './battle';

const FIGURES = [50, 200, 800] as const;
const USUAL = 200;
const TURNS = 3;
const ROUNDS = 10;
const KEY = new Uint8Array(32).fill(11);

function setUp(figures: number): State {
  return dinoWars.setup(battle(figures) as Parameters<typeof dinoWars.setup>[0], keyedDice(KEY, 0));
}

function play(state: State, seat: Seat, intent: Intent, n: number): void {
  const { refusal } = attempt(dinoWars, state, seat, intent, keyedDice(KEY, n));
  if (refusal) throw new Error(`Refused: ${JSON.stringify({ intent, refusal })}`);
}

/** The intents of the first turns of a battle, found by playing it. */
export function wishesOf(figures: number): Wish[] {
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

/** The ms that these intents take on a fresh battle. */
function runOf(figures: number, wishes: readonly Wish[]): number {
  const state = setUp(figures);
  const began = performance.now();
  for (const [i, { seat, intent }] of wishes.entries()) play(state, seat, intent, i + 1);
  return performance.now() - began;
}

/** Intents a second on one core, by size of the battle: medians of many runs, in which the sizes take turns. */
export function measureEngine(quick: boolean) {
  const intents = quick ? 10_000 : 200_000;
  const battles = FIGURES.map((figures) => ({ figures, wishes: wishesOf(figures), times: [] as number[] }));
  const playAll = (measure: boolean) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { figures, wishes, times } of battles) {
        for (let left = intents / ROUNDS; left > 0; left -= wishes.length) {
          const took = runOf(figures, wishes);
          if (measure) times.push(took);
        }
      }
    }
  };
  playAll(false);
  playAll(true);
  const byFigures: Record<string, number> = {};
  for (const { figures, wishes, times } of battles) {
    const usual = times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
    byFigures[figures] = Math.round((wishes.length / usual) * 1000);
  }
  const usual = byFigures[USUAL] ?? 0;
  return { intentsPerSecond: usual, resolveMicros: Number((1e6 / usual).toFixed(2)), byFigures };
}
