/** Exact odds of one attack of a ready-made figure on another, played by the rules on a bare table. */
import { chance, noDice } from '@dwo/kernel';
import {
  CLASS_DATA,
  chainOf,
  memberOf,
  type Now,
  type Options,
  PROFILES,
  type ProfileId,
  type Standing,
  simpleMinis,
} from '../../rules';

export type Way = 'distance' | 'hand';

const MIDDLE = { x: 30_000, y: 24_000 };
/** The gap of a shot, within its range and far from contact. */
const SHOT_GAP = 8000;
/** A figure of each side in a corner, so that both are in play. */
const FAR = [
  { x: 2000, y: 2000 },
  { x: 70_000, y: 46_000 },
] as const;

const known = new Map<string, number | null>();

/** The chance that one attack destroys a figure; null if the attacker cannot attack in this way. A mount attacks with a rider. */
export function killChance(attacker: ProfileId, target: ProfileId, way: Way): number | null {
  const key = `${attacker}/${target}/${way}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = way === 'distance' && !PROFILES[attacker].distance ? null : played(attacker, target, way);
  known.set(key, found);
  return found;
}

/** Whether a kind of figure needs somebody on it to do anything (VS-RID-5). */
export function isMount(profile: ProfileId): boolean {
  const { class: type, large } = PROFILES[profile];
  return type !== 'guy' && !large;
}

function played(attacker: ProfileId, target: ProfileId, way: Way): number {
  const state = simpleMinis.setup(scene(attacker, target, way), noDice) as Now;
  const intent = { type: way === 'hand' ? 'handAttack' : 'distanceAttack', figure: 0, target: 1 } as const;
  const { results } = chainOf(state, 0, intent);
  return chance(results.get('destroyed') ?? { n: 0, d: 1 });
}

/** A table on which the first figure can attack the second one in this way. */
export function scene(attacker: ProfileId, target: ProfileId, way: Way): Options {
  const gap = way === 'hand' ? 0 : SHOT_GAP;
  const away = CLASS_DATA[PROFILES[attacker].class].radius + CLASS_DATA[PROFILES[target].class].radius + gap;
  const figures = [
    standing(0, attacker, MIDDLE),
    standing(1, target, { x: MIDDLE.x + away, y: MIDDLE.y }),
    standing(0, 'cowhand', FAR[0]),
    standing(1, 'cowhand', FAR[1]),
    ...(isMount(attacker) ? [{ ...standing(0, 'cowhand', MIDDLE), riding: 0 }] : []),
  ];
  return {
    ...{ scenario: 'open_battle', seats: 2, forces: ['random', 'random'], defender: null, clocks: null },
    ...{ everyoneActs: false, specificSkills: true, fightOn: false },
    position: { round: 1, step: way, first: 0, features: [], figures },
  };
}

function standing(seat: number, profile: ProfileId, at: { readonly x: number; readonly y: number }): Standing {
  return { ...memberOf(profile), seat, ...at, facingX: 1, facingY: 0, riding: null, asleep: false };
}
