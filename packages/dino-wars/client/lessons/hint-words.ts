/** A hint in words, at the table and in replays. */
import type { Intent, State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import type { Hinted, HintWords } from '@dwo/kits/miniatures/hints/contract';
import { hintWords } from '@dwo/kits/miniatures/hints/lines';
import { startWorker } from '@dwo/kits/shell/start-worker';
import type { Names } from '../hud/words/names';
import { laidOut } from '../screens/replay/ghost';
import { hintSentence } from './hint-sentence';
import { topic } from './topic';
import { say } from './words';

/** The moment that a hint is about, as its seat sees it. */
export interface AskedHint {
  readonly state: Frozen<State>;
  readonly seat: Seat;
  readonly names: Names;
}

/** A worker that answers one question. */
export const hinter = () => startWorker(() => new Worker(new URL('./hinter.ts', import.meta.url), { type: 'module' }));

/** At the Time Gate playouts end long before anybody is out: their chance is not that of the mission, and is left out. */
function withoutChance(hinted: Hinted<Intent>): Hinted<Intent> {
  const { next } = hinted.advice;
  return {
    ...hinted,
    advice: { ...hinted.advice, chance: null, next: next === null ? null : { ...next, loss: null } },
  };
}

/** An answer of the worker in words. */
export function wordsOf({ state, seat, names }: AskedHint, hinted: Hinted<Intent>): HintWords {
  return hintWords(state.scenario === 'gate' ? withoutChance(hinted) : hinted, {
    told: (intent) => {
      if (intent.type === 'done' && intent !== hinted.advice.intent) return say('hint.end');
      const { plan } = laidOut(state, seat, intent);
      return hintSentence({ state, seat, names, plan }, intent);
    },
    topic,
    name: (figure) => names.short(figure),
    verb: 'bite',
    harm: state.players[seat]?.side === 'army' ? 'strike' : 'shoot',
  });
}
