/** The cost of showing danger on one core with 200 figures at close quarters: for a figure at a new place, and for a whole side. */
import {
  type DinosaurKind,
  dinoWars,
  type Options,
  PLAIN_DINOSAUR,
  PLAIN_SOLDIER,
  plainMatch,
  type State,
} from '@dwo/dino-wars';
import { openBoard } from '@dwo/dino-wars/client/danger';
import { type Frozen, finish, frozen, noDice } from '@dwo/kernel';
import { ANSWERING } from '@dwo/kits/miniatures/danger/questions';

const EACH = 100;
const ROW = 20;
const KINDS: readonly DinosaurKind[] = ['tyrannosaurus', 'allosaurus', 'deinonychus', 'triceratops', 'pteranodon'];
const ARMY = 0;

/** Five ranks of soldiers before five ranks of dinosaurs, with buildings between them. */
function ranks(): Frozen<State> {
  const options: Options = {
    ...plainMatch(),
    era: 'ww2',
    table: {
      widthCi: 9600,
      heightCi: 7200,
      terrain: Array.from({ length: 6 }, (_, i) => {
        const [x, y] = [600 + i * 1500, 2700];
        const corners = [
          [x, y],
          [x + 500, y],
          [x + 500, y + 400],
          [x, y + 400],
        ] as const;
        return {
          id: `b${i}`,
          kind: i % 2 === 0 ? 'mountain' : 'building',
          outline: corners.map(([x, y]) => ({ x, y })),
        };
      }),
    },
    players: [{ side: 'army' }, { side: 'dinosaurs' }],
    soldiers: Array.from({ length: EACH }, (_, i) => {
      const at = { x: 400 + (i % ROW) * 450, y: 600 + Math.floor(i / ROW) * 400 };
      return {
        ...PLAIN_SOLDIER,
        id: `s${i}`,
        owner: ARMY,
        at,
        facing: 90,
        rank: 'enlisted',
        weapon: 'rifle',
        order: 'ask',
      };
    }),
    dinosaurs: Array.from({ length: EACH }, (_, i) => {
      const at = { x: 400 + (i % ROW) * 450, y: 3600 + Math.floor(i / ROW) * 550 };
      const kind = KINDS[i % KINDS.length] ?? 'allosaurus';
      return { ...PLAIN_DINOSAUR, id: `d${i}`, owner: 1, at, facing: 270, kind, lifePoints: null };
    }),
    liftCaps: true,
    separationCi: 0,
    start: { turn: 1, phase: 'army-movement' },
  };
  const refused = dinoWars.checkSetup(options);
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  return frozen(dinoWars.setup(options as Parameters<typeof dinoWars.setup>[0], noDice)) as Frozen<State>;
}

/** The 95th percentile of the times of many calls, in ms. */
function p95Ms(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN).toFixed(2));
}

function timed(call: () => unknown): number {
  const began = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** All results are ms of processor time, because the machine may be busy. `dragMs` is for each new place of a drag, `firstMs` for the first of a new state. */
export function measureDanger(quick: boolean) {
  const state = ranks();
  const rounds = quick ? 3 : 12;
  const [first, drag, all]: [number[], number[], number[]] = [[], [], []];
  // The first round warms up.
  for (let round = -1; round < rounds; round++) {
    // A copy, because answers are kept with the state.
    const board = openBoard({ ...state });
    for (let step = 0; step < 20; step++) {
      const at = { x: 950 + round * 450 + step * 12, y: 2250 + step * 8 };
      const question = { figure: `s${81 + round}`, at };
      const ms = timed(() => finish(ANSWERING.at(board, question)));
      if (round >= 0) (step === 0 ? first : drag).push(ms);
    }
    const ms = timed(() => finish(ANSWERING.all(openBoard({ ...state }), { seat: ARMY })));
    if (round >= 0) all.push(ms);
  }
  return { firstMs: p95Ms(first), dragMs: p95Ms(drag), allMs: p95Ms(all) };
}
