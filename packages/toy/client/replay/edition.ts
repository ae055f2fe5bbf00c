/** The edition of Tar Pit: how replays show its records. */
import { plainEdition } from '@dwo/kits/replay/plain-tape';
import { HAND, tarPit } from '../../rules';
import { tarPitGame } from '../../wire';
import { recordedIn } from '../log';
import { strengthsOf } from '../strengths';
import { say } from '../words';

/** The edition of these rules. */
export const edition = plainEdition({
  rules: tarPit,
  sides: ({ options }) => tarPitGame.chairs(options),
  turn: ({ round }) => round,
  counts: 'round',
  strengths: strengthsOf,
  reason({ players }) {
    return say('replay.reason', { points: players.map(({ points }) => points).join(' : '), rounds: HAND });
  },
  log: recordedIn,
});
