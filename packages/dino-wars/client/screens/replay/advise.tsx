/** The strong computer's choice at a moment of a record, as a plan over the table, with its reason. */

import type { State } from '@dwo/dino-wars';
import type { Found } from '@dwo/dino-wars/bot';
import type { Frozen, Seat } from '@dwo/kernel';
import { OddsHeadline } from '@dwo/kits/miniatures/hud/odds-parts';
import type { Hinting } from '@dwo/kits/replay';
import { replayStore } from '@dwo/kits/replay/state';
import { COMPACT, useMedia } from '@dwo/kits/shell/use-media';
import { type Aimed, isAimed } from '../../hud/aimed';
import { AllRows, chanceOf } from '../../hud/odds-card';
import { targetLife } from '../../hud/target-life';
import type { Names } from '../../hud/words/names';
import { advisor } from '../../lessons/advice';
import { hintSentence } from '../../lessons/hint-sentence';
import { prospects } from '../../lessons/prospects';
import type { Plan } from '../../tools/plan';
import { say as sayHud } from '../../words';
import type { DinoWarsShown } from './edition/shown';
import { ghostOn, laidOut } from './ghost';
import { namesOf } from './setting-of';
import './advise.css';

/** The hints in replays of DINO WARS!. */
export const HINTS: Hinting<DinoWarsShown, Found> = {
  thinker: advisor,
  told(found, { seat, view }, picture) {
    const state = view as Frozen<State>;
    const { cast } = replayStore.getState();
    if (cast === null) throw new Error('No record is open');
    const hint = laidOut(state, seat, found.intent);
    const names = namesOf(cast);
    const player = cast.seats[seat]?.name ?? '';
    return {
      picture: ghostOn(picture, { state, seat, names, ...hint }),
      Reason: () => <Reason {...{ state, seat, names, player, found, plan: hint.plan }} />,
    };
  },
};

interface ReasonProps {
  readonly state: Frozen<State>;
  readonly seat: Seat;
  readonly names: Names;
  /** The name of the player who decides. */
  readonly player: string;
  readonly found: Found;
  readonly plan: Plan;
}

function Reason({ state, seat, names, player, found, plan }: ReasonProps) {
  const { intent } = found;
  const outlook = prospects(found, { reader: 'watcher', player });
  return (
    <>
      <p data-testid="hint-sentence">{hintSentence({ state, seat, names, plan, reader: 'watcher' }, intent)}</p>
      {isAimed(plan) && <Chance state={state} plan={plan} />}
      {outlook !== '' && <p class="note">{outlook}</p>}
    </>
  );
}

/** The exact odds; on a narrow screen their parts are folded up. */
function Chance({ state, plan }: { readonly state: Frozen<State>; readonly plan: Aimed }) {
  const compact = useMedia(COMPACT);
  const { odds } = plan;
  if (odds === null) return null;
  const unit = targetLife(state, plan)?.unit ?? 'life';
  return (
    <div class="odds-dock replay-odds" data-testid="odds">
      <div class="odds">
        <OddsHeadline {...chanceOf(plan, odds, unit)} />
        <details open={!compact}>
          <summary>{sayHud('odds.caption')}</summary>
          <AllRows plan={plan} odds={odds} unit={unit} />
        </details>
      </div>
    </div>
  );
}
