/**
 * A hint: what a strong player would do at this moment, why, and as a ghost over the board. In a lesson it is the step of the
 * lesson. Nothing is played.
 */
import type { Intent, State } from '@dwo/dino-wars';
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import { lessonHint } from '@dwo/kits/lessons';
import { giveHintOf } from '@dwo/kits/miniatures/hints/ask';
import type { Hinted, HintShow, HintWords } from '@dwo/kits/miniatures/hints/contract';
import { ghostIn } from '@dwo/kits/miniatures/hints/lay-out';
import { hintWords } from '@dwo/kits/miniatures/hints/lines';
import { isInStep } from '@dwo/kits/shell/moves';
import { startWorker } from '@dwo/kits/shell/start-worker';
import { sceneModel } from '../hud/theatre/scene-model';
import type { Names } from '../hud/words/names';
import { laidOut } from '../screens/replay/ghost';
import { desk, store } from '../store';
import type { Toolbox } from '../tools/toolbox';
import { COURSE } from './course';
import { hintSentence } from './hint-sentence';
import { actorOf, layOut } from './lay-out';
import { topic } from './topic';
import { say } from './words';

interface Asked {
  readonly state: Frozen<State>;
  readonly seat: Seat;
  readonly names: Names;
}

const hinter = () => startWorker(() => new Worker(new URL('./hinter.ts', import.meta.url), { type: 'module' }));

/** Shows a hint for the player, or closes an open one. */
export function giveHint(toolbox: Toolbox): void {
  const { match } = store.getState();
  const { names } = desk.getState();
  if (!isInStep(match) || match?.state == null || match.seat === null || names === null) return;
  const asked = { state: match.state, seat: match.seat, names };
  giveHintOf<Intent & Tagged>({
    taught: () => lessonHint(COURSE),
    thinker: hinter,
    words: (_, hinted) => wordsOf(asked, hinted),
    drawn: (_, intent) => drawn(asked, toolbox, intent),
  });
}

/** An answer of the worker in words. */
function wordsOf({ state, seat, names }: Asked, hinted: Hinted<Intent>): HintWords {
  return hintWords(hinted, {
    told: (intent) => {
      if (intent.type === 'done' && intent !== hinted.advice.intent) return say('hint.end');
      const { plan } = laidOut(state, seat, intent);
      return hintSentence({ state, seat, names, plan, reader: 'player' }, intent);
    },
    topic,
    name: (figure) => names.short(figure),
    verb: 'bite',
    harm: state.players[seat]?.side === 'army' ? 'strike' : 'shoot',
  });
}

function drawn(
  { state, seat, names }: Asked,
  toolbox: Toolbox,
  intent: Intent | null,
): Pick<HintShow, 'ghost' | 'plan'> {
  if (intent === null || actorOf(intent) === null || intent.type === 'closingFire') return { ghost: null, plan: null };
  const model = sceneModel({ state, seat, names, ...laidOut(state, seat, intent), canAct: () => false });
  return { ghost: ghostIn(model), plan: () => layOut(toolbox, intent) };
}
