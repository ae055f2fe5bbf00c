/**
 * A hint: the computer's own choice for this moment, laid out as a plan. Ghost, tape and exact odds are those of any plan;
 * a sentence says what it is, and what of it is an estimate.
 */
import { isInStep } from '@dwo/kits/shell/moves';
import { notify } from '@dwo/kits/shell/store';
import { desk, store } from '../store';
import type { Toolbox } from '../tools/toolbox';
import { advice } from './advice';
import { hintSentence } from './hint-sentence';
import { layOut } from './lay-out';
import { say } from './words';

/** Before figures have names. */
const NAMELESS = { full: (id: string) => id };

/** Thinks for the player and shows them the choice; nothing is done. */
export async function giveHint(toolbox: Toolbox): Promise<void> {
  const { match } = store.getState();
  if (!isInStep(match) || match?.state == null || match.seat === null) return;
  const { state, seat } = match;
  const { intent, estimate } = await advice(state, seat);
  // Somebody acted meanwhile.
  if (store.getState().match?.state !== state) return;
  layOut(toolbox, intent);
  const { names, plan } = desk.getState();
  const told = { state, seat, names: names ?? NAMELESS, plan, reader: 'player' } as const;
  const sentence = say('hint.said', { sentence: hintSentence(told, intent) });
  const winning = estimate === null ? '' : ` ${say('hint.estimate', { estimate, reader: 'player', player: '' })}`;
  notify({ text: `${sentence}${winning}`, rule: null, tone: 'info' });
}
