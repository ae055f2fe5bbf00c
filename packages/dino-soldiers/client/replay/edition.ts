/** The edition of Dino Soldiers: its records as the replay page shows them. */
import { plainEdition } from '@dwo/kits/replay/plain-tape';
import { isWeighed } from '../../bot/advised';
import { dinoSoldiers, SEATS, sideAt } from '../../rules';
import { endingText, recordedIn } from '../log';
import { strengthsOf } from '../score';

/** The edition of the present rules. */
export const edition = plainEdition({
  rules: dinoSoldiers,
  sides: (start) => Array.from({ length: SEATS }, (_, seat) => sideAt(start, seat)),
  turn: ({ round }) => round,
  counts: 'round',
  strengths: strengthsOf,
  reason: ({ ending }, player) => (ending === null ? '' : endingText(ending, { player })),
  log: recordedIn,
  // Both seats see the same, except teams and ignored attacks, for which there are no hints.
  hints: { weighs: isWeighed, hands: false },
});
