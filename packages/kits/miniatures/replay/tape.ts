/** A tape for a game of miniatures: each event is a beat of its own, so that the page can play its effects. */
import { clone, type Frozen, frozen, type Tagged } from '@dwo/kernel';
import { CONTRACT, type Edition, type Shown, type Tape, type Viewpoint } from '../../replay/contract';
import { type PlainBeat, type PlainGame, PlainTape } from '../../replay/plain-tape';
import { useLanguage } from '../../words/catalogue';
import type { Ghost } from '../hints/contract';

/** One event of a record, with the state just after it. */
export interface FigureBeat<S extends object, E> extends PlainBeat<Frozen<S>> {
  readonly event: E;
}

/** A state that may have the plan of a hint over it. */
export type Ghosted<S extends object> = Frozen<S> & { readonly ghost?: Ghost };

/** The data of such a game in a replay. */
export interface FiguresShown<S extends object, E> extends Shown {
  readonly setting: null;
  readonly picture: Ghosted<S>;
  readonly beat: FigureBeat<S, E>;
}

class FiguresTape<S extends object, I extends Tagged, E extends Tagged, O, R extends string> extends PlainTape<
  S,
  I,
  E,
  O,
  R
> {
  override beats(n: number, viewpoint: Viewpoint): readonly FigureBeat<S, E>[] {
    const events = this.fold.events(n);
    // The fold reuses its state for the next call, so the state before is copied.
    const state = events.length === 0 ? null : (clone(this.picture(n - 1, viewpoint)) as S);
    if (state === null) return [];
    let log = this.logs[n - 1] ?? [];
    return events.map((event): FigureBeat<S, E> => {
      this.game.rules.evolve(state, event);
      const picture = frozen(clone(state) as S);
      log = this.told(log, [event], picture);
      return { picture, log, event };
    });
  }
}

/** The edition of a game of miniatures in which nothing is hidden, by the same few questions as `plainEdition`. */
export function miniaturesEdition<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  game: PlainGame<S, I, E, O, R>,
): Edition<FiguresShown<S, E>> {
  const { id, version } = game.rules;
  // The cast names the type of beats and holds none, so it is the same for both.
  const open = async (record: unknown) => new FiguresTape(game, record) as unknown as Tape<FiguresShown<S, E>>;
  return { contract: CONTRACT, game: id, version, speak: useLanguage, open };
}
