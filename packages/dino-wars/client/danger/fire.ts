/** The targets of the army in its next phase of fire, from where everybody stands. */
import {
  ahead,
  aim,
  armyFigureOf,
  dinosaurOf,
  dinoWars,
  type FigureId,
  type Phase,
  readyWeapons,
  type State,
  spottersFor,
  type Weapon,
  WINDOW_OF_PHASE,
} from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { Stand } from '@dwo/kits/miniatures/danger/contract';

/** The phase of fire that comes next in a turn. */
const NEXT = {
  'dinosaur-movement': 'regular-fire',
  'regular-fire': 'regular-fire',
  'dinosaur-attack': 'secondary-fire',
  'army-movement': 'secondary-fire',
  'secondary-fire': 'secondary-fire',
} as const satisfies Record<Phase, Phase>;

/** A phase of fire, with one dinosaur at another place if it is wanted. */
export class Fire {
  readonly #state: State;
  readonly #ready = new Map<FigureId, readonly Weapon[]>();

  /** `phase` is the phase of fire that is asked about: the next one if it is left out. */
  constructor(now: Frozen<State>, phase: Phase = NEXT[now.phase]) {
    this.#state = ahead(now, phase);
  }

  get state(): Frozen<State> {
    return this.#state as Frozen<State>;
  }

  /** Puts a dinosaur somewhere; null puts it nowhere else. Returns a function that puts it back. */
  put(id: FigureId, at: Stand | null): () => void {
    const dinosaur = dinosaurOf(this.state, id);
    if (dinosaur === null || at === null) return () => {};
    const before = { ...dinosaur };
    const go = ({ x, y, z, facing }: { x: number; y: number; z: number; facing: number }) => {
      const path = [{ x, y, z }];
      const way = { path, legsCi: [], costCi: 0, facing, lands: z === 0, dives: false, touches: [] };
      dinoWars.evolve(this.#state, { type: 'flew', figure: id, ...way });
      this.#ready.clear();
    };
    go({ x: Math.round(at.x), y: Math.round(at.y), z: at.z ?? 0, facing: at.facing ?? before.facing });
    return () => {
      go(before);
      Object.assign(dinosaur, before);
    };
  }

  /** Whether this figure has a weapon that may be fired. */
  isReady(id: FigureId): boolean {
    return this.#weapons(id).length > 0;
  }

  /** The best chance of this figure to hit a dinosaur; 0 if it can't fire at it. */
  chance(id: FigureId, target: FigureId): number {
    const { state } = this;
    const firer = armyFigureOf(state, id);
    if (firer === null || !firer.alive) return 0;
    let best = 0;
    for (const weapon of this.#weapons(id)) {
      const shot = aim(state, id, weapon, target);
      if (shot === null || shot.chanceOf36 <= best * 36) continue;
      const [spotter = null] = shot.indirect ? spottersFor(state, { owner: firer.owner, target }, 1) : [];
      const fire = { type: 'fire', figure: id, weapon, target, spotter } as const;
      if (dinoWars.check(state, firer.owner, fire) === null) best = shot.chanceOf36 / 36;
    }
    return best;
  }

  #weapons(id: FigureId): readonly Weapon[] {
    const known = this.#ready.get(id);
    if (known !== undefined) return known;
    const firer = armyFigureOf(this.state, id);
    const window = WINDOW_OF_PHASE[this.#state.phase] ?? 'regular';
    const ready = firer === null ? [] : readyWeapons(this.state, id, firer, window);
    this.#ready.set(id, ready);
    return ready;
  }
}
