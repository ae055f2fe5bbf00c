/** The edition of Very Simple Miniatures: how replays show its records. */
import { miniaturesEdition } from '@dwo/kits/miniatures/replay/tape';
import { scoreOf, simpleMinis } from '../../rules';
import { chairsOf } from '../../wire/chairs';
import { recordedIn } from '../log';
import { say } from '../words';

/** The rules alone, for `npm run verify`. */
export { simpleMinis as rules } from '../../rules';

/** The edition of these rules. */
export const edition = miniaturesEdition({
  rules: simpleMinis,
  sides: ({ options }) => chairsOf(options),
  turn: ({ round }) => round,
  counts: 'round',
  strengths(state) {
    const scores = state.players.map((_, seat) => scoreOf(state, seat));
    const most = Math.max(1, ...scores);
    return scores.map((score) => ({ share: score / most, text: `${score}` }));
  },
  reason: (state) => say('ending.points', { points: state.players.map((_, seat) => scoreOf(state, seat)).join(' : ') }),
  log: recordedIn,
  hints: { weighs: ({ ending }) => ending === null, hands: false },
});
