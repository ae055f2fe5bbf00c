/**
 * The army's guess at hidden figures, new for each playout: as many dinosaurs as are publicly hidden, of about their
 * points, and the hidden pole. They are put where the army would not have spotted them (DW-GATE-4, DW-R-92, DW-R-94).
 */
import { clone, type Dice, type Frozen, inPolygon, type Point, type Seat } from '@dwo/kernel';
import { DINOSAURS, type Dinosaur, type DinosaurKind, figureIndexOf, POLE_IDS, type State, tablesOf } from '../rules';
import { begun, FRESH_DINOSAUR } from '../rules/evolve/fresh';
import { isArmyNear, isExposed } from '../rules/time-gate/reveal';

/** The kinds that are guessed. Flyers and swimmers are usually seen. */
const KINDS = (Object.keys(DINOSAURS) as DinosaurKind[]).filter((kind) => {
  const { flyer, swimmer } = DINOSAURS[kind];
  return !flyer && !swimmer;
});
/** The number of best fitting kinds from which one is drawn. */
const FITTING = 5;
const TRIES = 20;

/** Returns a copy of what a seat sees, with guesses about what it does not see. */
export function guessed(view: Frozen<State>, seat: Seat, dice: Dice): State {
  const state = clone(view) as State;
  if (view.scenario !== 'gate' || view.placing !== null || view.players[seat]?.side !== 'army') return state;
  const dinosaurs: Record<string, Dinosaur> = {};
  view.players.forEach(({ unseen }, owner) => {
    let { points } = unseen;
    for (let left = unseen.figures; left > 0; left -= 1) {
      const kind = kindNear(points / left, dice);
      points -= DINOSAURS[kind].points;
      const hider = hiding(view, kind, owner, dice);
      if (hider !== null) dinosaurs[`guess-${owner}-${left}`] = hider;
    }
  });
  const pole = Object.hasOwn(view.poles, POLE_IDS[1]) ? null : poleIn(view, dice);
  state.secrets = view.players.map(({ side }) => (side === 'dinosaurs' ? clone({ dinosaurs, pole }) : null));
  return state;
}

function kindNear(points: number, dice: Dice): DinosaurKind {
  const far = (kind: DinosaurKind) => Math.abs(DINOSAURS[kind].points - points);
  const fitting = [...KINDS].sort((a, b) => far(a) - far(b)).slice(0, FITTING);
  return fitting[dice.roll(fitting.length, 'kind') - 1] as DinosaurKind;
}

/** Returns a dinosaur somewhere in cover, or null if every place found is in the army's view. */
function hiding(view: Frozen<State>, kind: DinosaurKind, owner: Seat, dice: Dice): Dinosaur | null {
  const { lifePoints, damage } = DINOSAURS[kind];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const at = inCover(view, dice);
    if (at === null) return null;
    const dinosaur: Dinosaur = {
      ...{ kind, owner, x: at.x, y: at.y, z: 0, facing: 180, alive: true, absence: null },
      ...{ lifePoints, mostLife: lifePoints, damage, ...begun(FRESH_DINOSAUR), chargeTurn: null, buildings: [] },
    };
    if (!isExposed(view, 'guess', dinosaur)) return dinosaur;
  }
  return null;
}

/** Returns a point in unusual terrain that can be entered, or null if none was found. */
function inCover(view: Frozen<State>, dice: Dice): Point | null {
  const cover = figureIndexOf(view).rough.filter(({ passable, water }) => passable && !water);
  if (cover.length === 0) return null;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { outline } = cover[dice.roll(cover.length, 'cover') - 1] as (typeof cover)[number];
    const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
    const at = { x: between(xs, dice), y: between(ys, dice) };
    if (inPolygon(at, outline)) return at;
  }
  return null;
}

function between(numbers: readonly number[], dice: Dice): number {
  const low = Math.min(...numbers);
  return low + dice.roll(Math.max(...numbers) - low + 1, 'place') - 1;
}

/** Returns the hidden pole in cover, about as far from the army's edge as the game hides it, where no soldier has come near. */
function poleIn(view: Frozen<State>, dice: Dice): NonNullable<State['secrets'][number]>['pole'] {
  const { poleFromZoneCi, poleRadiusCi: radius } = tablesOf(view).parameters;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const at = inCover(view, dice);
    const far = at !== null && at.y >= Math.min(poleFromZoneCi, view.table.heightCi / 2);
    if (far && !isArmyNear(view, { ...at, radius })) {
      return { id: POLE_IDS[1], ...at, status: 'lying', carrier: null };
    }
  }
  return null;
}
