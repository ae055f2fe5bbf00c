/**
 * A battle that lasts long without surprises: a line of soldiers between two lines of brachiosaurs, every figure within rifle
 * range of another and none in contact. In every turn each figure moves and each soldier fires twice.
 */
import {
  type Intent,
  type Options,
  type Phase,
  PLAIN_DINOSAUR,
  PLAIN_SOLDIER,
  plainMatch,
  type State,
} from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';

const ARMY: Seat = 0;
const HERD: Seat = 1;
const SPACING_CI = 1100;
const ROW_CI = 6000;
const APART_CI = 1200;
/** The distance by which a figure steps aside, and back with the next move. */
const STEP_CI = 20;
/** Moves of each figure in a phase of movement. */
const MOVES = 2;
/** Each column has two soldiers and two dinosaurs; after this many columns the line goes on in another row. */
const COLUMNS = 50;

/** A battle of `figures` figures, an even number: half of them soldiers, each facing one dinosaur of the same number. */
export function battle(figures: number): Options {
  const dinosaurs: Options['dinosaurs'] = [];
  const soldiers: Options['soldiers'] = [];
  for (let i = 0; i < figures / 2; i += 1) {
    const column = Math.floor(i / 2);
    const side = i % 2 === 0 ? -1 : 1;
    const x = SPACING_CI / 2 + (column % COLUMNS) * SPACING_CI;
    const y = ROW_CI / 2 + Math.floor(column / COLUMNS) * ROW_CI;
    const beast = { ...PLAIN_DINOSAUR, owner: HERD, facing: side > 0 ? 270 : 90, at: { x, y: y + side * APART_CI } };
    dinosaurs.push({ id: `d${i + 1}`, ...beast, kind: 'brachiosaurus', lifePoints: null });
    const man = { ...PLAIN_SOLDIER, owner: ARMY, facing: null, at: { x: x + side * 200, y } };
    soldiers.push({ id: `s${i + 1}`, ...man, rank: 'enlisted', weapon: 'rifle', order: 'fire-best' });
  }
  const rows = Math.ceil(figures / 4 / COLUMNS);
  return {
    ...plainMatch(),
    era: 'ww2',
    table: { widthCi: COLUMNS * SPACING_CI, heightCi: rows * ROW_CI, terrain: [] },
    players: [{ side: 'army' }, { side: 'dinosaurs' }],
    dinosaurs,
    soldiers,
    liftCaps: true,
    separationCi: 0,
    start: { turn: 1, phase: 'dinosaur-movement' },
  };
}

/** An intent and its seat. */
export interface Wish {
  readonly seat: Seat;
  readonly intent: Intent;
}

interface Figure {
  readonly x: number;
  readonly y: number;
  readonly spentCi: number;
  readonly alive: boolean;
}

/** The part of a battle that the script needs: both the plain state and the synced one have it. */
export interface Scene {
  readonly turn: number;
  readonly phase: Phase;
  readonly over: boolean;
  dinosaur(id: string): Figure | undefined;
  soldier(id: string): Figure | undefined;
}

/** Knows the next intent in a battle of `figures` figures, from what its players see and nothing more. */
export class Script {
  private stage = '';
  private queue: string[] = [];

  constructor(private readonly figures: number) {}

  /** The next intent; null when the battle is over. */
  next(scene: Scene): Wish | null {
    if (scene.over) return null;
    const stage = `${scene.turn} ${scene.phase}`;
    if (stage !== this.stage) {
      this.stage = stage;
      this.queue = this.actors(scene.phase);
    }
    for (let id = this.queue.pop(); id !== undefined; id = this.queue.pop()) {
      const wish = wishOf(scene, id);
      if (wish) return wish;
    }
    return { seat: scene.phase.startsWith('dinosaur') ? HERD : ARMY, intent: { type: 'done' } };
  }

  /** The figures that act in a phase, each as often as it acts, the last one first. */
  private actors(phase: Phase): string[] {
    const line = (letter: string) => Array.from({ length: this.figures / 2 }, (_, i) => `${letter}${i + 1}`);
    const often = (ids: readonly string[]) => Array.from({ length: MOVES }, () => ids).flat();
    switch (phase) {
      case 'dinosaur-movement':
        return often(line('d'));
      case 'army-movement':
        return often(line('s'));
      case 'regular-fire':
      case 'secondary-fire':
        return line('s');
      case 'dinosaur-attack':
        return [];
    }
  }
}

function wishOf(scene: Scene, id: string): Wish | null {
  if (scene.phase === 'dinosaur-movement') {
    const dinosaur = scene.dinosaur(id);
    return dinosaur?.alive ? { seat: HERD, intent: step(id, dinosaur) } : null;
  }
  const soldier = scene.soldier(id);
  if (!soldier?.alive) return null;
  if (scene.phase === 'army-movement') return { seat: ARMY, intent: step(id, soldier) };
  const target = `d${id.slice(1)}`;
  if (!scene.dinosaur(target)?.alive) return null;
  return { seat: ARMY, intent: { type: 'fire', figure: id, weapon: 'rifle', target, spotter: null } };
}

/** A step aside, or back, by how much movement is spent. */
function step(id: string, { x, y, spentCi }: Figure): Intent {
  const aside = spentCi === 0 ? STEP_CI : -STEP_CI;
  return { type: 'move', figure: id, path: [{ x: x + aside, y: y + aside }], stopAt: null };
}

/** The scene of a plain state. */
export function sceneOf(state: Frozen<State>): Scene {
  return {
    turn: state.turn,
    phase: state.phase,
    over: state.ending !== null,
    dinosaur: (id) => state.dinosaurs[id],
    soldier: (id) => state.soldiers[id],
  };
}
