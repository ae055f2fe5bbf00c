/** The hints of Dinosaur Cowboys, as the worker thinks of them. */
import type { HintMaker } from '@dwo/kits/miniatures/hints/serve';
import { bot, evaluator } from '../../bot';
import { bodyOf, entityAt, type Intent, type Now, type State } from '../../rules';
import { openBoard } from '../danger/board';
import { pointToScene } from '../table/places';
import { topic } from './topic';

/** The body that an intent is about, and the end of its move. */
function acting(view: Now, intent: Intent) {
  const of = (id: number | null | undefined) => {
    const entity = id == null ? null : entityAt(view, id);
    return entity?.inPlay === true ? `${bodyOf(view, entity).id}` : null;
  };
  const at = 'path' in intent ? intent.path.at(-1) : undefined;
  const figure = of(
    intent.type === 'move'
      ? intent.entity
      : intent.type === 'hustle'
        ? view.activation?.unit
        : intent.type === 'attack' || intent.type === 'charge'
          ? intent.attacker
          : null,
  );
  return figure === null ? null : { figure, at: at === undefined ? null : pointToScene(at) };
}

export const MAKER: HintMaker<State, Intent> = {
  evaluator,
  fallback: (view, seat) => bot.choose(view, seat, { roll: () => 1 }, 'strong'),
  topic,
  acting,
  board: openBoard,
};
