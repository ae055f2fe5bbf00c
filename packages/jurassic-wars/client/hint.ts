/**
 * A hint: the choice of the strong computer player and its chance in words. The card that
 * it names is marked.
 */
import type { Frozen, Seat } from '@dwo/kernel';
import { askOnce, mayAskAdvice } from '@dwo/kits/shell/advice';
import { isInStep } from '@dwo/kits/shell/moves';
import { startWorker } from '@dwo/kits/shell/start-worker';
import { type App, notify, store } from '@dwo/kits/shell/store';
import { createStore } from 'zustand/vanilla';
import type { Advice } from '../bot/advice';
import { isWeighed } from '../bot/advised';
import type { Reason } from '../bot/reason';
import { type CombatType, combatType, dinocard, type Intent, type State } from '../rules';
import type { Question } from './advisor';
import { percent } from './percent';
import { say } from './words';

type Match = App['match'];

/** The latest hint, and the state that it was given for. */
export const hints = createStore<{ readonly state: object | null; readonly intent: Intent | null }>(() => ({
  state: null,
  intent: null,
}));

/** Whether the player may ask for a hint now. */
export function mayAsk(match: Match): boolean {
  return match !== null && mayAskAdvice(match) && isWeighed(match.state as Frozen<State>);
}

/** Computes a hint in a worker and shows it; plays nothing. */
export async function giveHint(): Promise<void> {
  const { match } = store.getState();
  if (!isInStep(match) || match?.state == null || match.seat === null) return;
  const { seat } = match;
  const state = match.state as Frozen<State>;
  const advice = await askOnce<Advice>(advisor(), { view: state, seat } satisfies Question);
  // The state has changed while the worker computed, so the hint is out of date.
  if (store.getState().match?.state !== match.state) return;
  hints.setState({ state, intent: advice.intent });
  notify({
    text: say('hint.said', { sentence: hintText({ state, seat, player: null }, advice) }),
    rule: null,
    tone: 'info',
    isAdvice: true,
  });
}

/** A worker that answers one question with the choice of the strong computer. */
export function advisor(): Worker {
  return startWorker(() => new Worker(new URL('./advisor.ts', import.meta.url), { type: 'module' }));
}

/** The moment that a hint is for. */
interface Asked {
  readonly state: Frozen<State>;
  readonly seat: Seat;
  /** The name of the player for readers of a replay, null for the player. */
  readonly player: string | null;
}

/** The hint as a sentence, with a second one for its chance and a third one for its reason. */
export function hintText(asked: Asked, advice: Advice): string {
  return choiceSaid(asked, advice) + whySaid(advice.why, asked.player === null ? 'player' : 'watcher');
}

/** The choice and its chance. */
function choiceSaid({ state, seat, player }: Asked, { intent, chance, exact }: Advice): string {
  const told = { reader: player === null ? 'player' : 'watcher', player: player ?? '' };
  const odds = chance === null ? '' : ` ${say(exact ? 'hint.exact' : 'hint.estimate', { chance: percent(chance) })}`;
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
        (chance === null ? '' : ` ${say('hint.pot', { chance: percent(chance), ...told })}`)
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

/** The reason of a hint in a sentence, with a space before it; empty without one. */
function whySaid(why: Reason | null, reader: string): string {
  if (why === null) return '';
  const { id, facts } = why;
  const share = (key: string) => percent(Number(facts[key] ?? 0));
  const card = typeof facts.card === 'number' ? dinocard(facts.card).name : '';
  const type = typeof facts.type === 'string' ? say(`combat.${facts.type as CombatType}`) : '';
  const expected = Math.round(10 * Number(facts.expected ?? 0)) / 10;
  return ` ${say(`hint.why.${id}`, {
    ...{ ...facts, reader, card, type, expected },
    ...{ wins: share('wins'), worth: share('worth'), ownWorth: share('ownWorth') },
    ...{ bare: share('bare'), price: share('price') },
  })}`;
}
