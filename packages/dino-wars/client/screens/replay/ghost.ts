/** A choice shown over a moment of a record, as the tools of a match would show it before it is confirmed. */
import type { Intent, State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { worldAside } from '@dwo/kits/miniatures/hud/world';
import { sceneModel } from '../../hud/theatre/scene-model';
import type { Names } from '../../hud/words/names';
import { layOut } from '../../lessons/lay-out';
import type { Plan } from '../../tools/plan';
import { closingOdds } from '../../tools/shots';
import { Toolbox } from '../../tools/toolbox';
import type { Tableau } from './edition/shown';

/** A plan and the selected figure. */
export interface LaidOut {
  readonly selected: string | null;
  readonly plan: Plan;
}

/** The intent as a plan, made with the tools of a match on a table of their own. */
export function laidOut(state: Frozen<State>, seat: Seat, intent: Intent): LaidOut {
  const { world, laid } = worldAside<State, Intent, Plan>(state, seat, { kind: 'none' });
  const toolbox = new Toolbox(world);
  layOut(toolbox, intent);
  const { selected, plan } = laid();
  return { selected, plan: closingPlan(state, intent) ?? plan };
}

/** In a match, closing fire is answered on a card: here it is shown as a shot. */
function closingPlan(state: Frozen<State>, intent: Intent): Plan | null {
  if (intent.type !== 'closingFire' || intent.weapon === null) return null;
  const { figure, weapon } = intent;
  const target = state.reactions.find((reaction) => reaction.target === figure)?.dinosaur ?? null;
  const odds = closingOdds(state, figure, weapon);
  const shot = { choices: [], third: null, thirds: [], meant: [], reach: null, refusal: null } as const;
  return { kind: 'aim', figure, weapon, target, odds, ...shot };
}

interface Ghost extends LaidOut {
  readonly state: Frozen<State>;
  readonly seat: Seat;
  readonly names: Names;
}

/** A tableau with the plan over it; everything else stays. */
export function ghostOn(picture: Tableau, ghost: Ghost): Tableau {
  const { tokens, marks = [], table: _, ...planned } = sceneModel({ ...ghost, canAct: () => false });
  const known = new Set((picture.marks ?? []).map((mark) => JSON.stringify(mark)));
  const turned = tokens.find(({ id }) => id === ghost.selected);
  return {
    ...planned,
    tokens: picture.tokens.map((token) => {
      if (token.id !== ghost.selected || turned === undefined) return token;
      const { facing, gunFacing } = turned;
      return { ...token, facing, ...(gunFacing === undefined ? {} : { gunFacing }) };
    }),
    marks: [...(picture.marks ?? []), ...marks.filter((mark) => !known.has(JSON.stringify(mark)))],
  };
}
