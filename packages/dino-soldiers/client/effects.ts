/** Short effects of events, seen and heard: shouts, lost hit points, deaths. */
import { PLAYER } from '@dwo/kits/audio/loudspeaker';
import type { VoiceName } from '@dwo/kits/audio/voices';
import { createStore } from 'zustand/vanilla';
import { type Event, type Now, type Shout, sideOf, type UnitType } from '../rules';
import type { LastShout } from './reactions';

/** One effect over a tile. */
export type Effect =
  | { readonly kind: 'shout'; readonly shout: Shout; readonly holdMs: number; readonly failed: boolean }
  | { readonly kind: 'hurt'; readonly damage: number }
  | { readonly kind: 'healed' }
  | { readonly kind: 'died'; readonly unit: UnitType }
  | { readonly kind: 'waits' };

/** An effect while it is shown; `tile` is the index of the tile. */
export interface Shown {
  readonly key: number;
  readonly tile: number;
  readonly effect: Effect;
}

interface InView {
  readonly shown: readonly Shown[];
  readonly lastShout: LastShout | null;
}

const SHOWN_MS = 1500;
const REACTION_MS = 9000;

const VOICE: Readonly<Record<Shout, VoiceName>> = {
  ...{
    rifle: 'crack',
    pistol: 'crack',
    sniper: 'crack',
    mg: 'rattle',
    jeep: 'rattle',
    grenade: 'boom',
    rocket: 'boom',
  },
  ...{ flame: 'whoosh', mortar: 'boom', artillery: 'boom', strike: 'chomp', bite: 'chomp', claw: 'whoosh' },
  ...{ tailSweep: 'whoosh', charge: 'boom', trample: 'boom' },
};

/** The effects on one table. */
export class Effects {
  readonly store = createStore<InView>(() => ({ shown: [], lastShout: null }));
  #key = 0;
  readonly #tiles = new Map<number, number>();

  /** Shows and sounds the effect of an event; `before` is the state that the table still shows. */
  heard(event: Event, before: Now | null): void {
    if (event.type === 'cameIn' || event.type === 'moved') {
      this.#tiles.set(event.unit, event.tile);
      PLAYER.play('clack');
      return;
    }
    if (event.type === 'turned') PLAYER.play('paper');
    if (event.type === 'turnBegan') PLAYER.play('snare');
    if (!('unit' in event)) return;
    const unit = before?.units[event.unit];
    const tile = this.#tiles.get(event.unit) ?? unit?.tile ?? null;
    const effect = effectOf(event, unit?.type ?? null);
    if (tile === null || effect === null) return;
    this.#show(tile, effect);
    if (event.type === 'attacked' && unit !== undefined) this.#answerable(sideOf(unit));
  }

  /** Forgets where units went during the last events, because the table now shows the new state. */
  settled(): void {
    this.#tiles.clear();
  }

  #show(tile: number, effect: Effect): void {
    const key = ++this.#key;
    if (effect.kind === 'shout') PLAYER.play(effect.failed ? 'kazoo' : VOICE[effect.shout]);
    this.store.setState(({ shown }) => ({ shown: [...shown, { key, tile, effect }] }));
    const hide = () => this.store.setState(({ shown }) => ({ shown: shown.filter((each) => each.key !== key) }));
    setTimeout(hide, SHOWN_MS);
  }

  #answerable(side: LastShout['side']): void {
    const key = this.#key;
    this.store.setState({ lastShout: { key, side } });
    setTimeout(() => {
      if (this.store.getState().lastShout?.key === key) this.store.setState({ lastShout: null });
    }, REACTION_MS);
  }
}

function effectOf(event: Event, type: UnitType | null): Effect | null {
  switch (event.type) {
    case 'attacked':
      if (event.shout === null) return null;
      return { kind: 'shout', shout: event.shout, holdMs: event.holdMs, failed: event.failed };
    case 'hurt':
      return { kind: 'hurt', damage: event.damage };
    case 'healed':
      return { kind: 'healed' };
    case 'postponed':
      return { kind: 'waits' };
    case 'died':
      return type === null ? null : { kind: 'died', unit: type };
    default:
      return null;
  }
}
