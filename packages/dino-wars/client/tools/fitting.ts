/** Chooses the tool that fits figure, phase and seat. */
import { type FigureId, type Intent, SIDE_OF_PHASE, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { Aiming } from '@dwo/kits/miniatures/tools/aiming';
import { Facing } from '@dwo/kits/miniatures/tools/facing';
import { Moving } from '@dwo/kits/miniatures/tools/moving';
import type { PutHands } from '@dwo/kits/miniatures/tools/put';
import { Putting } from '@dwo/kits/miniatures/tools/putting';
import { Selecting } from '@dwo/kits/miniatures/tools/selecting';
import { TURNS } from '../actions/turning';
import { Charging } from './charging';
import { Dropping } from './dropping';
import { dinosaurOf, figureOf, isAlive, isBeast, isHidden, ownerOf, placeOf, radiusOf } from './figures';
import { isAnswered } from './in-hand';
import { handsFor } from './paths';
import type { MoveMode, Plan, Turned } from './plan';
import type { PutTask } from './put-task';
import { alighting, facingOf, landing, settingUp } from './put-tasks';
import { Rescuing } from './rescuing';
import { isJumping, mayPlace, toQueue } from './setting-up';
import { SHOOTING } from './shooting';
import type { Bench, Tool } from './tool';

/** The steps that follow a tool. */
interface Follow {
  /** Called when a move ends in contact: an overrun follows. */
  charge(target: FigureId): void;
  afterPutting(): void;
}

/** A key of the situation: while it stays the same, the tool stays too. */
export function situation(state: Frozen<State> | null, seat: Seat | null, selected: FigureId | null): string {
  const dinosaur = selected === null || state === null ? null : dinosaurOf(state, selected);
  const waits = state?.survivors.find((each) => each.seat === seat)?.vehicle;
  const setUp = [state?.placing?.turn, state?.placing?.side, state?.drop?.at != null, waits];
  const air = dinosaur === null ? null : dinosaur.z > 0;
  const waited = selected !== null && state !== null && isAnswered(state, selected);
  const own = [selected, seat, dinosaur?.moveOver, air, waited];
  return [state?.turn, state?.phase, ...own, state?.ending !== null, ...setUp].join();
}

/** The answers to the tool that puts something down. */
const HANDS: PutHands<State> = { size: ({ table }) => table, place: placeOf, radius: radiusOf, owner: ownerOf };

/** Makes the tools and chooses the one that fits. */
export class Fitting {
  /** The first target to try for the next figure that fires. */
  mark: FigureId | null = null;
  readonly #bench: Bench;
  readonly #follow: Follow;

  constructor(bench: Bench, follow: Follow) {
    this.#bench = bench;
    this.#follow = follow;
  }

  /** The tool for the selected figure. */
  toolFor(state: Frozen<State> | null, seat: Seat | null, figure: FigureId | null): Tool {
    const idle = this.selecting();
    if (state === null || seat === null || state.ending !== null) return idle;
    const rescued = state.survivors.find((each) => each.seat === seat);
    if (rescued !== undefined) return new Rescuing(this.#bench, rescued.vehicle);
    if (isJumping(state, seat) && state.drop?.at === null) return new Dropping(this.#bench);
    if (figure === null) return idle;
    if (state.poles[figure] !== undefined) return this.#poleTool(state, figure) ?? idle;
    if (ownerOf(state, figure) !== seat) return idle;
    if (state.placing !== null || figureOf(state, figure)?.absence != null)
      return this.#settingUp(state, figure) ?? idle;
    if ((SIDE_OF_PHASE[state.phase] === 'dinosaurs') !== isBeast(state, figure)) return idle;
    if (isAnswered(state, figure)) return idle;
    return this.#toolOfPhase(state, figure) ?? idle;
  }

  #poleTool(state: Frozen<State>, pole: FigureId): Tool | null {
    if (state.placing !== null) return this.putting(settingUp(state, pole, false));
    // One that stands is taken down first, and one in a vehicle is put down beside it (DW-R-92).
    const lies = state.poles[pole]?.status === 'lying';
    return state.phase === 'army-movement' && lies ? this.moving(pole, 'carry') : null;
  }

  #settingUp(state: Frozen<State>, figure: FigureId): Tool | null {
    const found = figureOf(state, figure);
    if (found === null || ('aboard' in found && found.aboard !== null)) return null;
    if (found.absence === 'waiting') {
      return state.drop?.at == null ? new Dropping(this.#bench) : this.putting(landing(state, figure));
    }
    const places = mayPlace(state, found.owner) || toQueue(state, found.owner).includes(figure);
    return places ? this.putting(settingUp(state, figure, isHidden(state, figure))) : null;
  }

  #toolOfPhase(state: Frozen<State>, figure: FigureId): Tool | null {
    switch (state.phase) {
      case 'dinosaur-movement': {
        const dinosaur = dinosaurOf(state, figure);
        if (dinosaur === null || dinosaur.moveOver) return null;
        return this.moving(figure, dinosaur.z > 0 ? 'fly' : 'walk');
      }
      case 'army-movement': {
        const vehicle = state.soldiers[figure]?.aboard ?? null;
        if (vehicle !== null) return this.putting(alighting(figure, vehicle));
        const weapon = state.crewedWeapons[figure];
        if (weapon === undefined) return this.moving(figure, 'walk');
        return weapon.status === 'dismantled' ? this.moving(figure, 'carry') : null;
      }
      case 'dinosaur-attack':
        return new Charging(this.#bench, 'attack', figure, null);
      case 'regular-fire':
      case 'secondary-fire':
        return new Aiming(this.#bench, SHOOTING, { figure, mark: this.mark });
    }
  }

  /** The tool that puts something down. */
  putting(task: PutTask): Putting<State, Intent, PutTask, Plan> {
    const facing = facingOf(this.#bench, task.figure);
    return new Putting(this.#bench, HANDS, { task, facing }, () => this.#follow.afterPutting());
  }

  /** The tool that moves a figure. */
  moving(figure: FigureId, mode: MoveMode): Tool {
    const hands = handsFor(mode, (target) => this.#follow.charge(target));
    return new Moving(this.#bench, figure, hands, (plan) => (plan.kind === 'move' ? plan : null));
  }

  /** The tool that turns a figure: a dinosaur (DW-R-9), a vehicle (DW-R-64) or a gun (DW-R-26). */
  facing(figure: FigureId, of: Turned) {
    const { present, intent, staying } = TURNS[of];
    return new Facing(this.#bench, {
      ...{ figure, of, staying },
      place: (state) => (isAlive(state, figure) ? placeOf(state, figure) : null),
      present: (state) => present(state, figure) ?? 0,
      intent: (facing) => intent(figure, facing),
    });
  }

  /** The tool of players who wait, watch, or have nothing selected. */
  selecting(): Tool {
    return new Selecting(this.#bench, { kind: 'none' });
  }
}
