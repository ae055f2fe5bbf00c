/**
 * A hint: the computer's choice for this moment, laid out as a plan. Pale figure, tape and exact odds are those of any plan; a
 * sentence says what it is, and which part is an estimate.
 */
import { isInStep } from '@dwo/kits/shell/moves';
import { notify } from '@dwo/kits/shell/store';
import { desk, store } from '../store';
import type { Toolbox } from '../tools/toolbox';
import { advice } from './advice';
import { hintSentence } from './hint-sentence';
import { layOut } from './lay-out';
import { prospects } from './prospects';
import { say } from './words';

/** Used before figures have names. */
const NAMELESS = { full: (id: string) => id };

/** Computes a choice for the player and shows it; nothing is played. */
export async function giveHint(toolbox: Toolbox): Promise<void> {
  const { match } = store.getState();
  if (!isInStep(match) || match?.state == null || match.seat === null) return;
  const { state, seat } = match;
  const found = await advice(state, seat);
  const { intent } = found;
  // A player has acted meanwhile.
  if (store.getState().match?.state !== state) return;
  layOut(toolbox, intent);
  const { names, plan } = desk.getState();
  const told = { state, seat, names: names ?? NAMELESS, plan, reader: 'player' } as const;
  const sentence = say('hint.said', { sentence: hintSentence(told, intent) });
  const outlook = prospects(found, { reader: 'player', player: '' });
  notify({ text: `${sentence} ${outlook}`.trim(), rule: null, tone: 'info' });
}
