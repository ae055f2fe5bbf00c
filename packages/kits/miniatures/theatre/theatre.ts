/** A table of miniatures as a stage: it plays each event by the `Performance` that its game gives it. */
import { type Frozen, frozen, type Tagged, thaw } from '@dwo/kernel';
import type { Stage } from '../../playback/stage';
import { unharmed } from '../../shell/unharmed';
import { BeatPlayer, type BeatTable, lengthOf, type Sight } from './beat-player';
import { Beats } from './beats';
import type { Performance } from './performance';

/** The events of a game, as a theatre plays and tells them. */
export interface Repertoire<S extends object, E extends Tagged, K extends string = string>
  extends Required<Pick<Stage<S, E>, 'evolve' | 'log'>> {
  performance(event: E): Performance<S, E, K>;
}

/** The first state shows already what the dice of a set-up led to. */
const UNSEEN: Sight = { sound: null, effects: [], board: null };

/** The stage on which a game is played. `cut` ends at once the effects that the table plays. */
export function theatreStage<S extends object, E extends Tagged, K extends string>(
  game: Repertoire<S, E, K>,
  table: BeatTable<K> & { cut(): void },
): Stage<S, E> {
  const performance = (event: E) => game.performance(event);
  const beats = new Beats<S, E, K>(performance);
  const player = new BeatPlayer<K>(table);
  return {
    log: (...told) => game.log(...told),
    evolve: (state, event) => game.evolve(state, event),
    cut: () => table.cut(),
    lengthOf: (events) => lengthOf(events, performance),
    async prelude({ events }, time) {
      for (const event of events) {
        const thrown = beats.thrown(event);
        await player.play(thrown, () => UNSEEN, time);
        if (!time.on()) return player.lie(thrown);
      }
    },
    passed: (event) => player.settle(beats.thrown(event)),
    async perform(act) {
      for (const event of act.events) {
        const tell = () => {
          const state = act.tell(event);
          const sight = unharmed(() => beats.sight(event, state), { sound: null, effects: [] });
          return { ...sight, board: () => act.show(frozen(thaw(state)) as Frozen<S>) };
        };
        await player.play(beats.thrown(event), tell, act);
        if (!act.on()) return;
      }
    },
  };
}
