/** The words of this game for the dice in their tin. */
import type { DiceWords } from '@dwo/kits/miniatures/theatre/dice-box';
import { toneFor } from '@dwo/kits/miniatures/theatre/dice-show';
import { DICE } from '../../actions';
import type { DiceKind } from '../../actions/rolls';
import { desk, store } from '../../store';
import { say } from '../../words';

export const DICE_WORDS: DiceWords<DiceKind> = {
  verdict: ({ what, success }) => say(`roll.${what}`, { success }),
  who({ what, by, at }) {
    const { names } = desk.getState();
    const name = (id: string) => names?.full(id) ?? id;
    const { who } = DICE[what];
    if (who !== undefined) return say(who, { by: name(by) });
    return at === null ? name(by) : say('dice.at', { by: name(by), target: name(at) });
  },
  sum: () => say('dice.belts'),
  tone({ what, success }) {
    const { match } = store.getState();
    const side = match?.seat == null ? null : (match.state?.players[match.seat]?.side ?? null);
    return toneFor({ ...DICE[what], success }, side);
  },
};
