/**
 * The cost of lasting orders: a turn in which every soldier has an order, against the same turn without. Both play the same
 * intents with the same dice through the rules; the turn with orders also works out who shoots at what and who goes where.
 */
import {
  dinoWars,
  type Intent,
  type Options,
  type Phase,
  PLAIN_DINOSAUR,
  PLAIN_SOLDIER,
  plainMatch,
  type State,
} from '@dwo/dino-wars';
import { attempt, type Frozen, keyedDice, noDice, type Point } from '@dwo/kernel';
import { intentOf, type Order, type Orders, type OrderType } from '@dwo/kits/miniatures/orders/contract';
import { roundOf } from '@dwo/kits/miniatures/orders/round';
import { ORDERS } from '../order-hands';

const ARMY = 0;
const LEAD = 's0';
const ROW = 20;
const KEY = new Uint8Array(32).fill(13);
/** The way of the lead, which the others follow. */
const STEP_CI = 300;
const WARM_UPS = 3;

/** Ranks of twenty riflemen, before them a dinosaur for every five. */
function ranks(figures: number, begins: Phase): State {
  const options: Options = {
    ...plainMatch(),
    era: 'ww2',
    table: { widthCi: 9600, heightCi: 8400, terrain: [] },
    players: [{ side: 'army' }, { side: 'dinosaurs' }],
    soldiers: Array.from({ length: figures }, (_, i) => {
      const at = { x: 400 + (i % ROW) * 450, y: 3000 - Math.floor(i / ROW) * 200 };
      const soldier = { ...PLAIN_SOLDIER, id: `s${i}`, owner: ARMY, at, facing: 90, rank: 'enlisted' } as const;
      return { ...soldier, weapon: 'rifle', order: 'fire-best' };
    }),
    dinosaurs: Array.from({ length: Math.ceil(figures / 5) }, (_, i) => {
      const at = { x: 450 + (i % 10) * 900, y: 4300 + Math.floor(i / 10) * 900 };
      return { ...PLAIN_DINOSAUR, id: `d${i}`, owner: 1, at, facing: 270, kind: 'brachiosaurus', lifePoints: null };
    }),
    liftCaps: true,
    separationCi: 0,
    start: { turn: 1, phase: begins },
  };
  const refused = dinoWars.checkSetup(options);
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  return dinoWars.setup(options as Parameters<typeof dinoWars.setup>[0], noDice);
}

/** The clock of a phase starts after `first`; then the orders are carried out. */
interface Scene {
  readonly begins: Phase;
  readonly first: (state: Frozen<State>) => Intent | null;
  readonly order: (state: Frozen<State>, figure: string) => Order | null;
}

const FREE = { withinCi: null, least: 0 } as const;

function leadMoves({ soldiers }: Frozen<State>): Intent {
  const { x, y } = placed(soldiers, LEAD);
  return { type: 'move', figure: LEAD, path: [{ x, y: y + STEP_CI }], stopAt: null };
}

function placed(soldiers: Frozen<State>['soldiers'], figure: string): Point {
  const found = soldiers[figure];
  if (found === undefined) throw new Error(`No ${figure}`);
  return { x: found.x, y: found.y };
}

/** How far everybody is to go in the scene of a march: several turns. */
const MARCH_CI = 3000;

const SCENES: Readonly<Record<OrderType, Scene>> = {
  hold: { begins: 'regular-fire', first: () => null, order: () => ({ type: 'hold', ...FREE }) },
  go: {
    begins: 'army-movement',
    first: () => null,
    order({ soldiers }, figure) {
      const { x, y } = placed(soldiers, figure);
      return { type: 'go', to: { x, y: y + MARCH_CI }, fire: null };
    },
  },
  keep: {
    begins: 'army-movement',
    first: leadMoves,
    order: ({ soldiers }, figure) => ({ type: 'keep', formation: 'f', at: placed(soldiers, figure), fire: null }),
  },
  follow: {
    begins: 'army-movement',
    first: leadMoves,
    order({ soldiers }, figure) {
      if (figure === LEAD) return null;
      const [at, lead] = [placed(soldiers, figure), placed(soldiers, LEAD)];
      return { type: 'follow', leader: LEAD, beside: { x: at.x - lead.x, y: at.y - lead.y }, fire: null };
    },
  },
};

/** The ms of a phase, and the intents that were played in it. */
interface Run {
  readonly ms: number;
  readonly played: readonly Intent[];
}

/** Carries the orders out, or, if the intents are known, plays these alone. */
function run({ begins, first, order }: Scene, figures: number, known: readonly Intent[] | null): Run {
  const state = ranks(figures, begins);
  const given = Object.keys(state.soldiers).flatMap((id) => {
    const wanted = order(state as Frozen<State>, id);
    return wanted === null ? [] : [[id, wanted] as const];
  });
  const orders: Orders = Object.fromEntries(given);
  const before = first(state as Frozen<State>);
  if (before !== null && !allows(state, before, 0)) throw new Error('The lead can not move');
  const began = performance.now();
  // A copy, because answers are kept with the state.
  const wished = known ?? roundOf(ORDERS, orders, { ...state } as Frozen<State>, ARMY).acts.map(intentOf<Intent>);
  // A target that has fallen meanwhile is no target; the same dice make it fall in both runs.
  const played = wished.filter((intent, i) => allows(state, intent, i + 1));
  return { ms: performance.now() - began, played };
}

/** Whether the rules allow the intent, which is played then. */
function allows(state: State, intent: Intent, n: number): boolean {
  return attempt(dinoWars, state, ARMY, intent, keyedDice(KEY, n)).refusal === null;
}

/** The cost of a phase with orders, in units of the same phase without: the median of pairs that were run one after the other. */
function ratioOf(scene: Scene, figures: number, pairs: number) {
  const { played: wished } = run(scene, figures, null);
  const ratios: number[] = [];
  let orders = 0;
  // The first pairs warm up.
  for (let pair = -WARM_UPS; pair < pairs; pair += 1) {
    const ordered = run(scene, figures, null);
    const plain = run(scene, figures, ordered.played);
    if (plain.played.length !== wished.length) throw new Error('The two runs differ');
    orders = ordered.played.length;
    if (pair >= 0) ratios.push(ordered.ms / plain.ms);
  }
  const ratio = ratios.sort((one, other) => one - other)[Math.floor(pairs / 2)] ?? Number.NaN;
  return { orders, ratio: Number(ratio.toFixed(1)) };
}

/** For a number of figures: the orders that were carried out, and the ratio of each kind. */
export function costOfOrders(figures: number, pairs: number) {
  const of = (type: OrderType) => ratioOf(SCENES[type], figures, pairs);
  return { figures, hold: of('hold'), go: of('go'), keep: of('keep'), follow: of('follow') };
}
