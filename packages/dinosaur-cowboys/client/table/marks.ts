/** Marks on the table: the claim, and the edges that are to be chosen from. */
import type { Seat } from '@dwo/kernel';
import type { Mark } from '@dwo/kits/miniatures/mark-model';
import type { GoalPlace } from '@dwo/kits/miniatures/table/toward';
import { CLAIM } from '../../rules/data/limits';
import { EDGES } from '../../rules/data/words';
import type { Now } from '../../rules/state';
import { say } from '../words';
import { pointToScene, stripOutline, toScene } from './places';

/** The claim that is to be held (DC-C-10). */
function claimOf({ options }: Now): Mark[] {
  if (options.scenario !== 'claim') return [];
  const disc = { at: pointToScene(CLAIM.at), radiusCi: toScene(CLAIM.reach) };
  return [{ type: 'disc', ...disc, tone: 'allowed', label: say('claim') }];
}

/** The claim, for the arrow that points there while it is out of sight; null without one (DC-C-10). */
export function claimPlaceOf({ options, phase }: Now): GoalPlace | null {
  if (options.scenario !== 'claim' || phase === 'lobby' || phase === 'over') return null;
  const at = pointToScene(CLAIM.at);
  return { from: at, to: at, name: say('claim') };
}

/** The strips that the First Player chooses from, however the table is turned (DC-SET-4). */
const edges = (): Mark[] =>
  EDGES.map((edge) => {
    return {
      type: 'zone',
      id: `edge-${edge}`,
      outline: stripOutline(edge),
      tone: 'green',
      label: say('edge', { edge }),
    };
  });

/** All marks of a state for a seat. */
export function marksOf(state: Now, { seat }: { readonly seat: Seat | null }): readonly Mark[] {
  return [...claimOf(state), ...(state.phase === 'edge' && state.asked === seat ? edges() : [])];
}
