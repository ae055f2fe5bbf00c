/**
 * A hint against the computer: its own choice for this moment. A sentence says what it is, with the chance to win; the card it
 * is about is marked.
 */
import type { Frozen, Seat } from '@dwo/kernel';
import { askOnce, mayAskAdvice } from '@dwo/kits/shell/advice';
import { isInStep } from '@dwo/kits/shell/moves';
import { type App, notify, store } from '@dwo/kits/shell/store';
import { createStore } from 'zustand/vanilla';
import type { Advice } from '../bot/advice';
import { combatType, dinocard, type Intent, type Phase, type State } from '../rules';
import type { Question } from './advisor';
import { say } from './words';

type Match = App['match'];

/** The latest hint and the moment it was given for. */
export const hints = createStore<{ readonly state: object | null; readonly intent: Intent | null }>(() => ({
  state: null,
  intent: null,
}));

/** Decisions in which nothing can be done better or worse. */
const EVEN: readonly Phase[] = ['show', 'turnUp', 'pickAttacker', 'pickOpponent'];

/** Whether a hint may be asked for now. */
export function mayAsk(match: Match): boolean {
  return match !== null && mayAskAdvice(match) && !EVEN.includes((match.state as Frozen<State>).phase);
}

/** Thinks for the player and shows them the choice; nothing is done. */
export async function giveHint(): Promise<void> {
  const { match } = store.getState();
  if (!isInStep(match) || match?.state == null || match.seat === null) return;
  const { seat } = match;
  const state = match.state as Frozen<State>;
  const advice = await ask({ view: state, seat });
  // Somebody acted meanwhile.
  if (store.getState().match?.state !== match.state) return;
  hints.setState({ state, intent: advice.intent });
  notify({ text: hintText(state, seat, advice), rule: null, tone: 'info' });
}

/** The strong computer thinks in a thread of its own. */
function ask(question: Question): Promise<Advice> {
  const worker = new Worker(new URL('./advisor.ts', import.meta.url), { type: 'module' });
  return askOnce<Advice>(worker, question);
}

/** The hint in a sentence, and one about its chance. */
export function hintText(state: Frozen<State>, seat: Seat, { intent, chance, exact }: Advice): string {
  const odds = chance === null ? '' : ` ${say(exact ? 'hint.exact' : 'hint.estimate', { chance })}`;
  switch (intent.type) {
    case 'play': {
      const rank = state.secrets[seat]?.hand[intent.at ?? 0] ?? 1;
      return say('hint.play', { card: dinocard(rank).name }) + odds;
    }
    case 'commit':
      return (
        (intent.card === null
          ? say('hint.none')
          : say('hint.commit', { card: say(`combat.${combatType(intent.card)}`) })) + odds
      );
    case 'bid':
      return say('hint.bid', { n: intent.n });
    case 'declare':
      return (
        say(intent.choice === 'fight' ? 'hint.fight' : 'hint.fold') +
        (chance === null ? '' : ` ${say('hint.pot', { chance })}`)
      );
    case 'pick':
      return say('hint.pick');
    case 'predict':
      return intent.n === null ? say('hint.nothing') : say('hint.predict', { n: intent.n });
    case 'stake':
      return intent.side === null ? say('hint.nothing') : say('hint.stake', { n: intent.n, side: intent.side }) + odds;
    case 'reveal':
      return say('hint.reveal');
    default:
      return say('hint.ready');
  }
}
