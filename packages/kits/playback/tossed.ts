/** Dice or a lot of a set-up on the table: they tumble, lie still, and stay until they are taken off. */
import { createStore } from 'zustand/vanilla';
import { PLAYER } from '../audio/loudspeaker';
import { useStore } from '../shell/use-store';
import type { PlayTime } from './takes';

/** A throw, and whether it lies still. */
export interface Tossed<T> {
  readonly what: T;
  readonly lies: boolean;
}

/** The place for the throws of one game. */
export class Tosses<T> {
  readonly #on = createStore<{ readonly toss: Tossed<T> | null }>(() => ({ toss: null }));

  /** Throws something, which lies after `landingMs` at normal speed; returns it as it lies. */
  async toss(what: T, landingMs: number, time: Pick<PlayTime, 'pace' | 'wait'>): Promise<Tossed<T>> {
    this.#on.setState({ toss: { what, lies: false } });
    if (time.pace() > 0) PLAYER.play('dice', 1);
    await time.wait(landingMs);
    return this.lay(what);
  }

  /** Lays something down without a throw. */
  lay(what: T): Tossed<T> {
    const toss = { what, lies: true };
    this.#on.setState({ toss });
    return toss;
  }

  /** Takes the throw off the table; if one is named, only that. */
  clear(toss?: Tossed<T>): void {
    if (toss === undefined || this.#on.getState().toss === toss) this.#on.setState({ toss: null });
  }

  /** The throw on the table; null for none. */
  readonly use = () => useStore(this.#on, ({ toss }) => toss);
}
