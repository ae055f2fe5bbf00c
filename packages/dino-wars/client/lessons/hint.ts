/**
 * A hint: what a strong player would do at this moment, why, and as a ghost over the board. In a lesson it is the step of the
 * lesson. Nothing is played.
 */
import type { Intent } from '@dwo/dino-wars';
import type { Tagged } from '@dwo/kernel';
import { lessonHint } from '@dwo/kits/lessons';
import { giveHintOf } from '@dwo/kits/miniatures/hints/ask';
import type { HintShow } from '@dwo/kits/miniatures/hints/contract';
import { ghostIn } from '@dwo/kits/miniatures/hints/lay-out';
import type { MatchLine } from '@dwo/kits/shell/line';
import { sceneModel } from '../hud/theatre/scene-model';
import { laidOut } from '../screens/replay/ghost';
import { desk, store } from '../store';
import type { Toolbox } from '../tools/toolbox';
import { COURSE } from './course';
import { type AskedHint, hinter, wordsOf } from './hint-words';
import { actorOf, layOut } from './lay-out';

/** Shows a hint for the player, or closes an open one. */
export function giveHint(toolbox: Toolbox, line: Pick<MatchLine, 'takesPress'>): void {
  const { match } = store.getState();
  const { names } = desk.getState();
  if (match?.state == null || match.seat === null || names === null) return;
  const asked = { state: match.state, seat: match.seat, names };
  giveHintOf<Intent & Tagged>({
    line,
    taught: () => lessonHint(COURSE),
    thinker: hinter,
    words: (_, hinted) => wordsOf(asked, hinted),
    drawn: (_, intent) => drawn(asked, toolbox, intent),
  });
}

function drawn(
  { state, seat, names }: AskedHint,
  toolbox: Toolbox,
  intent: Intent | null,
): Pick<HintShow, 'ghost' | 'plan'> {
  if (intent === null || actorOf(intent) === null || intent.type === 'closingFire') return { ghost: null, plan: null };
  const model = sceneModel({ state, seat, names, ...laidOut(state, seat, intent), canAct: () => false });
  return { ghost: ghostIn(model), plan: () => layOut(toolbox, intent) };
}
