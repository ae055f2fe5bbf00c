/** Hints in replays: the card and the sentence of the strong computer's choice. */
import type { Frozen } from '@dwo/kernel';
import type { Hinting } from '@dwo/kits/replay';
import type { PlainShown } from '@dwo/kits/replay/plain-tape';
import { replayStore } from '@dwo/kits/replay/state';
import type { Advice } from '../../bot/advice';
import type { Intent, State } from '../../rules';
import { CombatCard, DinoCard } from '../card';
import { advisor, hintText } from '../hint';
import type { Picture } from '../staging';
import '../styles/advice.css';
import { calledAs } from '../../wire/persons';

/** The hints in replays of Jurassic Wars. */
export const HINTS: Hinting<PlainShown<Picture>, Advice> = {
  thinker: advisor,
  better: ({ better }) => ({ intent: better as Intent, chance: null, exact: false, why: null }),
  told(advice, { seat, view }, picture) {
    const state = view as Frozen<State>;
    const player = calledAs(replayStore.getState().cast?.seats[seat]?.name ?? '');
    const rank = rankOf(advice.intent, state.secrets[seat]?.hand ?? []);
    return {
      picture: rank === null ? picture : { ...picture, advised: { seat, rank } },
      Reason: () => (
        <div class="jw-advice">
          <span aria-hidden="true">
            {rank !== null && <DinoCard rank={rank} period={state.period} small />}
            {advice.intent.type === 'commit' && advice.intent.card !== null && (
              <CombatCard id={advice.intent.card} small />
            )}
          </span>
          <p data-testid="hint-sentence">{hintText({ state, seat, player }, advice)}</p>
        </div>
      ),
    };
  },
};

/** The rank that an intent plays from a hand; null for any other intent. */
function rankOf(intent: Intent, hand: readonly (number | null)[]): number | null {
  return intent.type === 'play' ? (hand[intent.at ?? 0] ?? null) : null;
}
