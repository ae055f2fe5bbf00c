/**
 * The past of a match, entry by entry, as everybody saw it then. It is kept beside the state, so that people who join late
 * get it without a replay. A viewer never gets later what they could not see at the time, and nobody gets what is closed for ever.
 */
import { type Frozen, frozen, type Seat, type Tagged, type Viewer } from '@dwo/kernel';
import type { Deed } from '../deeds';
import type { Game } from '../game';
import { type Onlooker, together } from './frames';
import { Hands, type Sight } from './hands';
import { Parcels } from './parcels';

/**
 * The whole state is kept once per this many entries; events lead from there to the states between. A state of 50 figures
 * takes 20 KB, and most matches are over before the first one is kept.
 */
const STRIDE = 256;

const NOTHING = new Uint8Array(0);

/** For each event the form that a viewer saw; null if they did not see it. */
type Noticed = readonly (Tagged | null)[];

/** Everything about an entry but its events. */
interface Chapter {
  /** By seat, with the spectator last; null if everybody saw everything. */
  readonly noticed: readonly Noticed[] | null;
  readonly deed: Deed | null;
  /** The entry whose state this one restores (an undo); null for all other entries. */
  readonly restores: number | null;
}

/** One entry as a viewer may know it. */
export interface Told {
  readonly events: readonly Tagged[];
  readonly deed: Deed | null;
}

/** The past of one match. */
export class Chronicle {
  /** All events of each entry, including hidden ones; empty for a deed. */
  private readonly happened = new Parcels();
  /** By the number of the entry; an intent of which everybody saw everything has none. */
  private readonly chapters = new Map<number, Chapter>();
  /** States as JSON, by the number of their entry. */
  private readonly landmarks = new Map<number, string>();
  /** The entries of the intents that were not undone. */
  private readonly stand: number[] = [];
  private readonly hands: Hands;

  /** `first` makes the state before the first entry, and tells of the set-up. */
  constructor(
    private readonly game: Game,
    private readonly seats: number,
    private readonly first: (tell?: (event: Tagged) => void) => object,
  ) {
    this.hands = new Hands(seats);
  }

  /** The number of entries. */
  get length(): number {
    return this.happened.length;
  }

  /** Called when an intent was recorded; `state` is the state after it. */
  played(events: readonly Tagged[], state: Frozen<object>): void {
    const n = this.length + 1;
    this.happened.push(this.game.events.encode(n, events));
    const noticed = this.noticed(events, state);
    if (noticed !== null) this.chapters.set(n, { noticed, deed: null, restores: null });
    this.stand.push(n);
    for (const event of events) {
      const fate = this.game.hands?.(event) ?? null;
      if (fate !== null) this.hands.happened(fate, n);
    }
    if (n % STRIDE === 0) this.landmarks.set(n, JSON.stringify(state));
  }

  /** Called when a deed was recorded; `deed` must be its public form. */
  did(deed: Deed): void {
    const back = deed.type === 'tookBack' ? deed.back : null;
    if (back !== null) this.stand.length = Math.min(back, this.stand.length);
    const restores = back === null ? null : (this.stand.at(-1) ?? 0);
    if (restores !== null) this.hands.tookBack(restores);
    const n = this.length + 1;
    if (deed.type === 'handed') this.hands.handed(deed, n);
    this.happened.push(NOTHING);
    this.chapters.set(n, { noticed: null, deed, restores });
  }

  /** All events of an entry, including hidden ones. */
  events(n: number): readonly Tagged[] {
    const bytes = this.happened.at(n - 1) ?? NOTHING;
    return bytes.length === 0 ? [] : this.game.events.decode(bytes, n).events;
  }

  /** Whether this entry restored an earlier state. */
  restores(n: number): boolean {
    return (this.chapters.get(n)?.restores ?? null) !== null;
  }

  /** The sight of the person who plays these seats at present. */
  sight(onlooker: Onlooker): Sight {
    return this.hands.sight(onlooker);
  }

  /** A name for what a sight shows at present, as a key for caches. */
  nameOf(sight: Sight): string {
    return this.hands.nameOf(sight);
  }

  /** The seats whose knowledge at an entry a sight shows, without hands that were closed for ever since. */
  seen(sight: Sight, n: number): Onlooker {
    return this.hands.seen(sight, n);
  }

  /** The events of the set-up that a sight shows; the state before the first entry has them already. */
  opening(sight: Sight): readonly Tagged[] {
    const events: Tagged[] = [];
    const state = frozen(this.first((event) => events.push(event)));
    if (!this.game.hasSecrets) return events;
    const then = this.seen(sight, 0);
    const viewers: readonly Viewer[] = then.length === 0 ? ['spectator'] : then;
    return events.flatMap((event) => {
      const known = viewers.map((viewer) => this.game.rules.see(state, event, viewer)).reduce(together, null);
      return known === null ? [] : [known];
    });
  }

  /** The part of an entry that a sight shows. */
  told(n: number, sight: Sight): Told {
    const { noticed = null, deed = null } = this.chapters.get(n) ?? {};
    if (noticed === null) return { events: this.events(n), deed };
    const then = this.seen(sight, n);
    const viewers: readonly Seat[] = then.length === 0 ? [this.seats] : then;
    const events = this.events(n).flatMap((_, i) => {
      const known = viewers.map((viewer) => noticed[viewer]?.[i] ?? null).reduce(together, null);
      return known === null ? [] : [known];
    });
    return { events, deed };
  }

  /** The whole state after an entry, as a writable copy. */
  *stateAt(n: number): Generator<void, object> {
    const steps: number[] = [];
    let at = n;
    while (at > 0 && !this.landmarks.has(at)) {
      if (at > this.length) throw new RangeError(`There is no entry ${at}`);
      steps.push(at);
      at = this.chapters.get(at)?.restores ?? at - 1;
    }
    const landmark = this.landmarks.get(at);
    const state = landmark === undefined ? this.first() : (JSON.parse(landmark) as object);
    for (const step of steps.reverse()) {
      for (const event of this.events(step)) this.game.rules.evolve(state, event);
      yield;
    }
    return state;
  }

  private noticed(events: readonly Tagged[], state: Frozen<object>): readonly Noticed[] | null {
    if (!this.game.hasSecrets) return null;
    const viewers = [...Array(this.seats).keys(), 'spectator' as const];
    const noticed = viewers.map((viewer) => events.map((event) => this.game.rules.see(state, event, viewer)));
    return noticed.every((each) => each.every((event, i) => event === events[i])) ? null : noticed;
  }
}
