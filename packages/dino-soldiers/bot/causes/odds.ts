/** The exact effect of an attack. Only face-down tiles on the way of a charge leave anything to chance. */
import type { Seat } from '@dwo/kernel';
import {
  type Attack,
  aim,
  dataOf,
  FACES,
  type Face,
  type Intent,
  isAim,
  type Now,
  SHORTEST_SHOUT,
  sideOf,
} from '../../rules';
import { isMeant } from '../foresight/outcome';
import { landed, type Supposed, tried } from '../foresight/trial';
import { facesLeft } from '../foresight/unknown';

/** The effect of an attack. */
export interface Effect {
  /** The enemy that loses most. */
  readonly target: number;
  /** The chance that it dies unless its owner ignores the hit, from 0 to 1. */
  readonly kill: number;
  /** The hit points that it loses on average, and those that it has. */
  readonly damage: number;
  readonly hp: number;
  /** Whether its owner may ignore the hit if another one follows (DS-AB-AGI-2). */
  readonly waits: boolean;
  /** The enemies that are hit, and the friends. */
  readonly foes: number;
  readonly friends: number;
  /** Whether it fails for lack of its shout (DS-SHO-3). */
  readonly fails: boolean;
}

interface Weighed {
  readonly share: number;
  readonly faces: Supposed;
}

/** The faces that these face-down tiles may have, with their probabilities; faces that act alike count as one. */
function dealsOf(view: Now, tiles: readonly number[]): readonly Weighed[] {
  let deals: readonly {
    readonly share: number;
    readonly faces: ReadonlyMap<number, Face>;
    readonly left: readonly Face[];
  }[] = [{ share: 1, faces: new Map(), left: facesLeft(view) }];
  for (const tile of tiles) {
    deals = deals.flatMap(({ share, faces, left }) => {
      const alike = new Map<string, Face[]>();
      for (const face of left) {
        const key = `${FACES[face].terrain} ${FACES[face].damage}`;
        alike.set(key, [...(alike.get(key) ?? []), face]);
      }
      return [...alike.values()].flatMap((kind) => {
        const [face] = kind;
        if (face === undefined) return [];
        return [
          {
            share: (share * kind.length) / left.length,
            faces: new Map([...faces, [tile, face] as const]),
            left: left.filter((each) => each !== face),
          },
        ];
      });
    });
  }
  return deals;
}

/** Whether an attack fails because shouts are strict and it has no valid one (DS-SHO-3). */
export function fails({ options, units }: Now, { unit, mode, shout }: Attack): boolean {
  if (options.shoutMode !== 'strict') return false;
  const type = units[unit]?.type;
  const family = type === undefined ? null : dataOf({ type }).modes.find((each) => each.mode === mode)?.shout;
  return shout?.family !== family || shout === null || shout.holdMs < SHORTEST_SHOUT;
}

/** The exact effect of an attack; null if it is not legal or is meant for nobody, as a wall of fire on empty tiles. */
export function effectOf(view: Now, attack: Attack): Effect | null {
  const unit = view.units[attack.unit];
  const aimed = unit === undefined ? null : aim(view, unit, attack.mode, attack.target);
  if (unit === undefined || aimed === null || !isAim(aimed)) return null;
  const unknown = attack.mode === 'charge' ? aimed.line.filter((tile) => view.tiles[tile]?.face === null) : [];
  const results = dealsOf(view, unknown).map(({ share, faces }) => {
    const { state, events } = tried(view, attack, faces);
    return { share, events: [...events, ...landed(state)] };
  });
  const meant = aimed.victims.filter((victim) => isMeant(view, attack, victim));
  const friends = aimed.victims.length - meant.length;
  const effects = meant.map((victim): Effect & { readonly points: number } => {
    let [kill, damage] = [0, 0];
    for (const { share, events } of results) {
      const own = events.filter((event) => 'unit' in event && event.unit === victim.id);
      const dies = own.some(({ type }) => type === 'died');
      kill += dies ? share : 0;
      const lost = own.reduce((sum, event) => sum + (event.type === 'hurt' ? event.damage : 0), 0);
      damage += share * (dies ? victim.hp : lost);
    }
    const { cost, hp } = dataOf(victim);
    const waits = results.some(({ events }) =>
      events.some((each) => each.type === 'postponed' && each.unit === victim.id),
    );
    const foes = meant.length;
    return {
      ...{ target: victim.id, kill, damage, hp: victim.hp, waits, foes, friends, fails: fails(view, attack) },
      points: (cost * damage) / hp + kill,
    };
  });
  const [worst] = effects.sort((a, b) => b.points - a.points);
  if (worst === undefined) return null;
  const { points: _, ...effect } = worst;
  return effect.fails ? { ...effect, kill: 0, damage: 0 } : effect;
}

/** The odds of an intent by name: for an attack the chance that it kills its target, from 0 to 1. */
export function oddsOf(view: Now, _: Seat, intent: Intent): Readonly<Record<string, number>> {
  if (intent.type !== 'attack') return {};
  return { kill: effectOf(view, intent)?.kill ?? 0 };
}

/** The points of cost of a unit's side that stand for these units. */
export const costsOf = (view: Now, ids: readonly number[]) =>
  ids.reduce((sum, id) => {
    const unit = view.units[id];
    return unit === undefined ? sum : sum + dataOf(unit).cost;
  }, 0);

/** The other side's living units on the field, as the owner of a unit sees them. */
export function foesOf(view: Now, id: number) {
  const own = view.units[id];
  return view.units.filter((each) => own !== undefined && each.place === 'field' && sideOf(each) !== sideOf(own));
}
