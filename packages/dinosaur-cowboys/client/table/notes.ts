/** Notes before a move: the Snap Attacks that it provokes, whom its end sees, and who sees that. */
import { chance, type Seat } from '@dwo/kernel';
import { percent } from '@dwo/kits/miniatures/percent';
import type { MovePreview, PlanRow, Walker } from '@dwo/kits/miniatures/tools/go';
import { imagine } from '../../bot/fancy';
import { closeWeapons } from '../../rules/attack';
import { being, bodyOf, enemiesOf } from '../../rules/bodies';
import { snapOdds } from '../../rules/chances';
import type { Intent } from '../../rules/intents';
import { lookAt } from '../../rules/looking';
import { snappers } from '../../rules/moving';
import type { Being, Now, State } from '../../rules/state';
import { nameAt } from '../names';
import { say } from '../words';
import { entityOf, facingFrom, memory, pointFromScene } from './places';

/** The odds of Snap Attacks do not depend on the path, so they are counted once for each state. */
const counted = memory<readonly PlanRow[]>();

/** The Snap Attacks that leaving its place would provoke, with the chance of each to hit. */
export function provoked(state: Now, seat: Seat, body: Being, intent: Intent): readonly PlanRow[] {
  return counted(state, `${body.id}`, () =>
    snappers(state, body).flatMap((enemy): PlanRow[] => {
      const [weapon] = closeWeapons(enemy);
      if (weapon === undefined) return [];
      const odds = snapOdds(state, seat, intent, { entity: enemy.id, weapon, target: body.id });
      const hit = odds.hits.reduce((sum, { hits, chance: each }) => sum + (hits > 0 ? chance(each) : 0), 0);
      return [{ label: say('note.snap', { name: nameAt(state, enemy.id) }), value: percent(hit), rule: 'DC-CLO-5' }];
    }),
  );
}

/** Names of a few, the number of many. */
const few = (state: Now, list: readonly Being[]) =>
  list.length > 2 ? `${list.length}` : list.map(({ id }) => nameAt(state, id)).join(', ');

/** The notes on a move that is allowed. */
export function notesOf(
  { state, seat, figure }: Walker<State>,
  { points, refusal, intent, facing = 0 }: MovePreview<Intent>,
): readonly PlanRow[] {
  const end = points.at(-1);
  const entity = entityOf(state, figure);
  if (refusal !== null || end === undefined || entity === null) return [];
  const body = bodyOf(state, entity);
  const moves = points.length > 1;
  const there = imagine(state, body.id, pointFromScene(end), facingFrom(facing), moves);
  const goer = being(there, body.id);
  const foes = enemiesOf(there, seat).filter(({ mount }) => mount === null);
  const row = (key: 'note.sees' | 'note.seen' | 'note.covered', list: readonly Being[], rule: string): PlanRow[] =>
    list.length === 0 ? [] : [{ label: say(key), value: few(state, list), rule }];
  const seen = foes.map((foe) => ({ foe, ...lookAt(there, foe, goer) }));
  const those = (counts: (each: (typeof seen)[number]) => boolean) => seen.filter(counts).map(({ foe }) => foe);
  return [
    ...(moves ? provoked(state, seat, body, intent) : []),
    ...row(
      'note.sees',
      foes.filter((foe) => lookAt(there, goer, foe).seen),
      'DC-R-13',
    ),
    ...row(
      'note.seen',
      those((each) => each.seen && !each.cover),
      'DC-R-13',
    ),
    ...row(
      'note.covered',
      those(({ cover }) => cover),
      'DC-MOD-6',
    ),
    ...(moves && !body.moved ? [{ label: say('note.moved'), value: '+1', rule: 'DC-MOD-2' }] : []),
  ];
}
