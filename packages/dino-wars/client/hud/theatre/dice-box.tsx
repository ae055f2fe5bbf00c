/** The dice of this game in their tin. */
import { DiceTin, type DiceWords } from '@dwo/kits/miniatures/theatre/dice-box';
import { toneFor } from '@dwo/kits/miniatures/theatre/dice-show';
import { useStore } from '@dwo/kits/shell/use-store';
import { DICE } from '../../actions';
import type { DiceKind, DiceShow } from '../../actions/rolls';
import { desk, store } from '../../store';
import { say } from '../../words';

const WORDS: DiceWords<DiceKind> = {
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

/** `small` is for a phone: dice and one line. */
export function DiceBox({ small = false }: { readonly small?: boolean }) {
  const dice: DiceShow | null = useStore(desk, ({ dice }) => dice);
  return <DiceTin dice={dice} words={WORDS} small={small} />;
}
