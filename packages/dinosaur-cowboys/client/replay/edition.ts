/** The edition of Dinosaur Cowboys: how replays show its records. */
import { miniaturesEdition } from '@dwo/kits/miniatures/replay/tape';
import { dinosaurCowboys } from '../../rules';
import { CHAIRS } from '../../wire/plan';
import { endingOf } from '../ending';
import { recordedIn } from '../log';

/** The rules alone, for `npm run verify`. */
export { dinosaurCowboys as rules } from '../../rules';

/** The edition of these rules. */
export const edition = miniaturesEdition({
  rules: dinosaurCowboys,
  sides: () => CHAIRS,
  turn: ({ turn }) => turn,
  strengths: ({ entities, posses }) =>
    posses.map((_, seat) => {
      const own = entities.filter((entity) => entity.seat === seat);
      const left = own.filter(({ inPlay }) => inPlay).length;
      return { share: own.length === 0 ? 1 : left / own.length, text: `${left}` };
    }),
  reason: (state) => endingOf(state).text,
  log: recordedIn,
  hints: { weighs: ({ ending }) => ending === null, hands: false },
});
