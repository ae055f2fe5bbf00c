/** Keeps the display of danger up to date: asks what the present situation needs, and takes back what it no longer needs. */
import { type Frozen, type Point, type Seat, samePlain } from '@dwo/kernel';
import type { Pointing } from '../model';
import type { Arrival, Stand } from './contract';
import { clearDanger, dangerDesk, patchDanger } from './desk';
import type { Lookout } from './lookout';
import type { Lane, Onward, Safest } from './questions';

/** The view that a player has before them. */
export interface Situation<S> {
  readonly state: Frozen<S>;
  readonly seat: Seat;
  /** The own figure that is being moved; `at` is the end of its planned path, null where it stands. */
  readonly mover: { readonly figure: string; readonly at: Stand | null } | null;
  /** The planned move of that figure; null while it has none that is allowed. */
  readonly arrival?: Arrival | null;
  /** The planned moves of a group; null or left out for none. */
  readonly group?: readonly Arrival[] | null;
  /** The enemy at which a planned move is aimed. */
  readonly aimed?: string | null;
  /** The selected figure that is not being moved, of either side, unless it is `busy`. */
  readonly selected: string | null;
  /** The selected figure of one's own that has something else to do now: it is not looked at, so that no danger covers that. */
  readonly busy?: string | null;
}

/** The mouse looks at a figure on which it rests for so long. */
const RESTS_MS = 220;

/** The dangers of the present state; undefined for not yet asked. */
interface Wanted {
  readonly at: Situation<never>['mover'] | undefined;
  readonly outlook: Arrival | null | undefined;
  readonly group: readonly Arrival[] | null | undefined;
  readonly onward: Onward | null | undefined;
  readonly about: string | null | undefined;
  readonly all: boolean;
}

const NOTHING: Wanted = {
  at: undefined,
  outlook: undefined,
  group: undefined,
  onward: undefined,
  about: undefined,
  all: false,
};

/** The lanes whose questions follow from what is seen. */
const WATCHED = ['at', 'outlook', 'group', 'about', 'onward', 'all'] as const satisfies readonly Lane[];

/** A table that shows danger. */
export class DangerWatch<S> {
  #asked: Wanted = NOTHING;
  #state: Frozen<S> | null = null;
  #seat: Seat | null = null;
  #resting: string | null = null;
  /** The selection at the tap of a finger that looked at a figure; undefined without such a tap. */
  #tapped: string | null | undefined = undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `situation` returns null while there is nothing to fear: before and after the battle, and for spectators. */
  constructor(
    private readonly lookout: Lookout<S>,
    private readonly situation: () => Situation<S> | null,
  ) {}

  /**
   * Call it after every change of state, plan or selection. What is shown stays until its successor is known, so that nothing
   * blinks while a turn is played out.
   */
  look(): void {
    const now = this.situation();
    if (now === null) {
      this.#forget();
      return;
    }
    if (now.seat !== this.#seat) this.#forget();
    this.#seat = now.seat;
    // A finger does not leave a figure as a mouse does: its look ends when something else is selected.
    if (this.#tapped !== undefined && now.selected !== this.#tapped) {
      this.#tapped = undefined;
      patchDanger({ hovered: null });
    }
    if (now.state !== this.#state) {
      this.#state = now.state;
      this.#asked = NOTHING;
    }
    this.#lookAt(now);
    this.#lookOut(now);
    this.#lookAtGroup(now);
    this.#lookAbout(now);
    this.#lookAll(now);
  }

  #forget(): void {
    this.#state = null;
    this.#asked = NOTHING;
    for (const lane of WATCHED) this.lookout.drop(lane);
    patchDanger({ at: null, outlook: null, group: null, onward: null, about: null, all: null });
  }

  /** A gesture on the board: the figure under the mouse is looked at, or, while nothing is planned, the one that was tapped. */
  point({ type, figure, pointer }: Pointing, isIdle: boolean): void {
    if (type === 'hover' || type === 'leave') this.#rest(figure);
    else if (type === 'tap' && isIdle && pointer !== 'mouse') this.#tap(figure);
    else if (type === 'move' || type === 'tap') {
      this.#rest(null);
      this.#hover(null);
    }
  }

  #tap(figure: string | null): void {
    const now = this.situation();
    this.#tapped = now?.selected;
    this.#hover(figure === now?.busy ? null : figure);
  }

  /** A mouse that only passes over a figure does not look at it. */
  #rest(figure: string | null): void {
    if (figure === this.#resting) return;
    this.#resting = figure;
    clearTimeout(this.#timer);
    if (figure === null) this.#hover(null);
    else this.#timer = setTimeout(() => this.#hover(figure), RESTS_MS);
  }

  #hover(figure: string | null): void {
    if (dangerDesk.getState().hovered === figure) return;
    patchDanger({ hovered: figure });
    this.look();
  }

  /** Shows or hides the dangers to all own figures. */
  toggle(): void {
    patchDanger({ overlay: !dangerDesk.getState().overlay });
    this.look();
  }

  /** The safest place for the figure that is being moved; null if it can't move, or if something else was asked meanwhile. */
  async safest(near: Point): Promise<Safest | null> {
    const now = this.situation();
    if (now?.mover == null) return null;
    const { figure } = now.mover;
    patchDanger({ seeking: true });
    const found = await this.lookout.ask(now.state, 'safest', { figure, near });
    patchDanger({ seeking: false });
    return found;
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const lane of ['safest', ...WATCHED] as const) this.lookout.drop(lane);
    clearDanger();
  }

  #lookAt({ state, mover }: Situation<S>): void {
    if (samePlain(mover, this.#asked.at)) return;
    const wanted = this.#want({ at: mover });
    if (mover === null) {
      this.lookout.drop('at');
      patchDanger({ at: null });
      return;
    }
    if (dangerDesk.getState().at?.figure !== mover.figure) patchDanger({ at: null });
    void this.lookout.ask(state, 'at', mover).then((threats) => {
      if (!wanted('at')) return;
      patchDanger({ at: threats === null ? null : { ...mover, threats } });
      this.#lookOn(state);
    });
  }

  #lookOut({ state, arrival = null }: Situation<S>): void {
    if (samePlain(arrival, this.#asked.outlook)) return;
    const wanted = this.#want({ outlook: arrival });
    if (arrival === null) {
      this.lookout.drop('outlook');
      patchDanger({ outlook: null });
      return;
    }
    if (dangerDesk.getState().outlook?.arrival.figure !== arrival.figure) patchDanger({ outlook: null });
    void this.lookout.ask(state, 'outlook', arrival).then((outlook) => {
      if (wanted('outlook')) patchDanger({ outlook: outlook === null ? null : { arrival, ...outlook } });
    });
  }

  #lookAtGroup({ state, group: arrivals = null }: Situation<S>): void {
    if (samePlain(arrivals, this.#asked.group)) return;
    const wanted = this.#want({ group: arrivals });
    if (arrivals === null) {
      this.lookout.drop('group');
      patchDanger({ group: null });
      return;
    }
    void this.lookout.ask(state, 'group', { arrivals }).then((exposed) => {
      if (wanted('group')) patchDanger({ group: exposed === null ? null : { arrivals, exposed } });
    });
  }

  #lookAbout({ state, mover, selected, aimed = null }: Situation<S>): void {
    const { hovered, about: known } = dangerDesk.getState();
    const figure = hovered !== null && hovered !== mover?.figure ? hovered : (selected ?? aimed);
    if (figure === this.#asked.about) return;
    const wanted = this.#want({ about: figure });
    if (known?.figure !== figure) patchDanger({ about: null });
    if (figure === null) {
      this.lookout.drop('about');
      return;
    }
    void this.lookout.ask(state, 'about', { figure }).then((about) => {
      if (!wanted('about')) return;
      patchDanger({ about: about === null ? null : { figure, ...about } });
      this.#lookOn(state);
    });
  }

  /** Asks about the first victim of the most dangerous enemy: of the figure that is being moved, else of the one that is looked at. */
  #lookOn(state: Frozen<S>): void {
    const { at, about } = dangerDesk.getState();
    const [worst] = at?.threats ?? [];
    const [prey] = about?.victims ?? [];
    const onward: Onward | null =
      at !== null && worst?.harm === 'strike'
        ? { by: worst.figure, on: at.figure, at: at.at }
        : at === null && about !== null && prey?.harm === 'strike'
          ? { by: about.figure, on: prey.figure, at: null }
          : null;
    if (samePlain(onward, this.#asked.onward)) return;
    const wanted = this.#want({ onward });
    if (onward === null) {
      this.lookout.drop('onward');
      patchDanger({ onward: null });
      return;
    }
    void this.lookout.ask(state, 'onward', onward).then((count) => {
      if (wanted('onward')) patchDanger({ onward: count === null ? null : { ...onward, count } });
    });
  }

  #lookAll({ state, seat }: Situation<S>): void {
    const { overlay } = dangerDesk.getState();
    if (!overlay) {
      this.#want({ all: false });
      this.lookout.drop('all');
      patchDanger({ all: null });
      return;
    }
    if (this.#asked.all) return;
    const wanted = this.#want({ all: true });
    void this.lookout.ask(state, 'all', { seat }).then((all) => {
      if (wanted('all')) patchDanger({ all });
    });
  }

  /** Notes a question. The function that it returns tells whether the question still stands, so that its answer is the newest. */
  #want(part: Partial<Wanted>): (lane: keyof Wanted) => boolean {
    this.#asked = { ...this.#asked, ...part };
    const [state, asked] = [this.#state, this.#asked];
    return (lane) => state === this.#state && asked[lane] === this.#asked[lane];
  }
}
