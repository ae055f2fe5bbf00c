/** Why an attack is refused: the one condition that fails for the unit that is meant. */
import {
  type At,
  aim,
  dataOf,
  distance,
  type Figure,
  focusOf,
  isAim,
  isOpenTo,
  type Mode,
  type ModeData,
  type No,
  type Now,
  sideOf,
  standingOn,
  type Target,
} from '../../rules';

const NOBODY: No = { rule: 'DS-ATK-7', code: 'BAD_TARGET', facts: {} };

/** The reason why a unit is no target in a mode, or in any mode of its attacker if `mode` is null; null if it is a target. */
export function whyNot(state: Now, unit: Figure, victim: Figure, mode: Mode | null): No | null {
  const modes = dataOf(unit).modes.filter((data) => mode === null || data.mode === mode);
  const reasons = modes.map((data) => refusedOn(state, unit, data, victim));
  const found = reasons.flatMap((no, at) => (no === null ? [] : [{ no, reach: reachOf(modes[at]) }]));
  if (found.length < reasons.length) return null;
  // Of several modes that which fails last tells the reason, then that which reaches farthest.
  const [first] = found.sort((a, b) => weight(a.no) - weight(b.no) || b.reach - a.reach);
  return first?.no ?? null;
}

/** The reason why a unit has no attack in a mode now: the mode is used up, or one condition fails for the enemy that is nearest to it. */
export function whyGrey(state: Now, unit: Figure, mode: Mode): No {
  const data = dataOf(unit).modes.find((each) => each.mode === mode);
  if (data === undefined || unit.tile === null) return NOBODY;
  const used = aim(state, unit, mode, { kind: 'ownTile' });
  if (!isAim(used) && (used.code === 'CANNOT_ATTACK' || data.kind === 'ownTile')) return used;
  const focus = focusOf(state, unit);
  const foes = state.units.filter((each) => each.place === 'field' && sideOf(each) !== sideOf(unit));
  // A bound dinosaur must hit its prey, so what keeps it from the prey is the reason.
  const [must] = reasonsFor(state, unit, data, focus);
  if (must !== undefined && weight(must) <= weight(INSTINCT)) return must;
  return reasonsFor(state, unit, data, [...focus, ...foes])[0] ?? NOBODY;
}

const INSTINCT = { rule: 'DS-PI-6', code: 'INSTINCT' } as const;

/** The reasons for these units, the most telling first, of equals that for the nearest. */
function reasonsFor(state: Now, unit: Figure, data: ModeData, victims: readonly Figure[]): readonly No[] {
  const far = (other: Figure) => distance(standingOn(state, unit), standingOn(state, other));
  return [...victims]
    .sort((a, b) => far(a) - far(b))
    .flatMap((victim) => refusedOn(state, unit, data, victim) ?? [])
    .sort((a, b) => weight(a) - weight(b));
}

const reachOf = (data: ModeData | undefined): number => data?.range ?? Number.POSITIVE_INFINITY;

/** The reason with the lowest weight is told: the fewer conditions fail before it, the lower it is. */
function weight({ rule, code }: Pick<No, 'rule' | 'code'>): number {
  if (code === 'NO_ROOM') return 0;
  if (code === 'INSTINCT') return 1;
  if (rule === 'DS-HIDE-10') return 2;
  return rule === 'DS-RNG-1' || rule === 'DS-ATK-3' ? 4 : 3;
}

/** The reason why a mode does not hit a unit; null if it does. */
function refusedOn(state: Now, unit: Figure, data: ModeData, victim: Figure): No | null {
  const target = targetOn(state, unit, data, victim);
  if ('rule' in target) return target;
  const aimed = aim(state, unit, data.mode, target);
  if (isAim(aimed)) {
    const hits = aimed.victims.some(({ id }) => id === victim.id);
    return hits ? null : { rule: 'DS-AB-FIR-1', code: 'BAD_TARGET', facts: { why: 'gap', meant: [victim.id] } };
  }
  if (aimed.facts.empty === true && !isOpenTo(unit, victim)) return { ...aimed, rule: 'DS-HIDE-10' };
  if (data.kind !== 'chargeLine' || aimed.facts.tiles === undefined) return aimed;
  return { ...aimed, facts: { why: 'gap', meant: [victim.id] } };
}

/** The target by which a mode hits a unit, or the reason why there is none. */
function targetOn(state: Now, unit: Figure, data: ModeData, victim: Figure): Target | No {
  const [from, to] = [standingOn(state, unit), standingOn(state, victim)];
  switch (data.kind) {
    case 'single':
      return { kind: 'single', unit: victim.id };
    case 'singleOrPair':
      return { kind: 'singleOrPair', units: [victim.id] };
    case 'tile':
      return { kind: 'tile', x: to.x, y: to.y };
    case 'ownTile':
      return victim.tile === unit.tile ? { kind: 'ownTile' } : tooFar(distance(from, to), 0);
    default:
      return lineOn(data, from, to, victim.id);
  }
}

const tooFar = (far: number, range: number): No => ({
  rule: 'DS-RNG-1',
  code: 'BAD_TARGET',
  facts: { distance: far, range },
});

/** The straight line to a spot, or the reason why none leads there. */
function lineOn({ kind, range }: ModeData, from: At, to: At, meant: number): Target | No {
  const [dx, dy, length] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y), distance(from, to)];
  const rule = kind === 'chargeLine' ? 'DS-AB-CHA-1' : 'DS-AB-FIR-1';
  const no = (why: string): No => ({ rule, code: 'BAD_TARGET', facts: { why, meant: [meant] } });
  if (length === 0) return no('here');
  if (range !== null && length > range) return tooFar(length, range);
  const straight = from.x + dx * length === to.x && from.y + dy * length === to.y;
  if (!straight) return no('bent');
  return kind === 'chargeLine' ? { kind, dx, dy, length } : { kind: 'fireLine', dx, dy };
}
