/**
 * A hint: what a strong player would do at this moment, why, and as a ghost over the board. In a lesson it is the step of the
 * lesson. Nothing is played.
 */
import type { Intent, State } from '@dwo/dino-wars';
import type { Frozen, Tagged } from '@dwo/kernel';
import { lessonHint } from '@dwo/kits/lessons';
import { giveHintOf } from '@dwo/kits/miniatures/hints/ask';
import type { HintShow } from '@dwo/kits/miniatures/hints/contract';
import { ghostIn } from '@dwo/kits/miniatures/hints/lay-out';
import type { MatchLine } from '@dwo/kits/shell/line';
import { sceneModel } from '../hud/theatre/scene-model';
import { laidOut } from '../screens/replay/ghost';
import { searchedIn } from '../searched';
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
    about: aboutIn(toolbox, match),
    taught: () => lessonHint(COURSE),
    thinker: hinter,
    words: (_, hinted) => wordsOf(asked, hinted),
    drawn: (_, intent) => drawn(asked, toolbox, intent),
  });
}

/** The chosen figure, if it can still act, and at the Time Gate the ground that the player has searched. */
function aboutIn(toolbox: Toolbox, { id, state }: { readonly id: string; readonly state: Frozen<State> | null }) {
  const { selected } = desk.getState();
  const figure = selected !== null && toolbox.ready().includes(selected) ? selected : null;
  const notes = state?.scenario === 'gate' && state.placing === null ? [...searchedIn(id, state)] : [];
  return { figure, notes };
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
