/** Forces that a player makes, and the changes to one. Pure: every function returns a new force. */
import type { DocumentKind } from '@dwo/kits/documents/documents';
import {
  type Agreed,
  FORCES,
  type ForceData,
  type ForceId,
  forceFaults,
  forcesFor,
  type Member,
  memberOf,
  membersOf,
  type No,
  optionFaults,
  PROFILE_IDS,
  READINGS,
  type Role,
  SCENARIOS,
} from '../../rules';
import { type Force, forceShape, usualOptions } from '../../wire';
import { AS_FORCE, AS_TABLE } from '../tables/making';
import { say } from '../words';

/** Forces as documents. */
export const FORCE: DocumentKind<Force> = {
  ...AS_FORCE,
  ...{ what: 'force', part: 'force', shape: forceShape, other: AS_TABLE },
  ...{ key: 'simple-minis.forces', draftKey: 'simple-minis.force-draft' },
  noun: () => 'force',
};

/** The battle that a force is made for. */
export type Battle = Pick<Force, 'scenario' | 'seats' | 'role'>;

/** The parts of a battle's scenario; null if all seats are alike. */
export const rolesOf = ({ scenario }: Pick<Battle, 'scenario'>): readonly Role[] | null => SCENARIOS[scenario].roles;

/** The options of a match for a battle; with parts, the first seat has the first one (VS-SCN-4c). */
export const optionsFor = (battle: Battle) => ({
  ...usualOptions(battle.scenario, battle.seats),
  defender: battle.role === null ? null : 0,
});

/** The seat in such a match that the force is made for. */
export function seatIn(battle: Battle): number {
  return battle.role === null ? 0 : (rolesOf(battle)?.indexOf(battle.role) ?? 0);
}

const agreedFor = ({ scenario, seats, role }: Battle): Agreed => ({
  options: { scenario, seats },
  defender: role === null ? null : 0,
});

/** All reasons why a force can't be fielded in its battle (VS-PTS, VS-FIG-6, VS-R-13 and the scenario's demands). */
export function faultsOf(force: Force): readonly No[] {
  const seats = optionFaults(optionsFor(force));
  return seats.length > 0 ? seats : forceFaults(agreedFor(force), seatIn(force), force.members);
}

/** The terms on which limits and demands depend, and the seat that asks. */
export const termsOf = (battle: Battle) => [agreedFor(battle), seatIn(battle)] as const;

/** The force for another battle: its part and its players follow the scenario. */
export function withBattle<T extends Battle>(force: T, part: Partial<Battle>): T {
  const next = { ...force, ...part };
  const [least, most] = SCENARIOS[next.scenario].seats;
  const roles = rolesOf(next);
  const role = roles === null ? null : next.role !== null && roles.includes(next.role) ? next.role : (roles[0] ?? null);
  return { ...next, seats: Math.min(most, Math.max(least, next.seats)), role };
}

const PARTS = ['class', 'grade', 'large', 'distance', 'automatic', 'armor', 'aquatic'] as const;

/** A figure under the name of the profile that has its abilities; its own one if several have, else `own`. */
function recognised(member: Member): Member {
  const isLike = (id: (typeof PROFILE_IDS)[number]) => {
    const known = memberOf(id);
    return PARTS.every((part) => known[part] === member[part]) && known.skills.join() === member.skills.join();
  };
  const { profile } = member;
  if (profile !== 'own' && isLike(profile)) return member;
  return { ...member, profile: PROFILE_IDS.find(isLike) ?? 'own' };
}

/** The force with a figure changed: parts that no longer fit its class are taken off. */
export function withPart(force: Force, at: number, part: Partial<Member>): Force {
  const members = force.members.map((member, place) => {
    if (place !== at) return member;
    const next = { ...member, ...part };
    const isGuy = next.class === 'guy';
    const large = next.large && next.class === 'vehicle';
    return recognised({
      ...next,
      ...{ grade: isGuy ? (next.grade ?? 'troop') : null, large, skills: isGuy ? next.skills : [] },
      ...{ automatic: next.automatic && next.distance, aquatic: next.aquatic && large },
    });
  });
  return { ...force, members };
}

/** The force with one more figure, after all others. */
export const withMember = (force: Force, member: Member): Force => ({ ...force, members: [...force.members, member] });

/** The force without a figure. */
export function withoutMember(force: Force, at: number): Force {
  return { ...force, members: force.members.filter((_, place) => place !== at) };
}

/** Whether a ready-made force was made for a battle (VS-C-02). */
export const isReadyFor = (id: ForceId, battle: Battle): boolean => forcesFor(...termsOf(battle)).includes(id);

/** A ready-made force as a document: for this battle if it was made for it, else for the first that it was made for. */
export function readyForce(id: ForceId, battle: Battle | null = null): Force {
  const { scenarios, role }: ForceData = FORCES[id];
  const [scenario = 'open_battle'] = scenarios;
  const most = SCENARIOS[scenario].seats[1];
  const battles = Array.from({ length: most - 1 }, (_, i): Battle => ({ scenario, seats: i + 2, role }));
  const own = [...(battle === null ? [] : [battle]), ...battles].find((each) => isReadyFor(id, each));
  const { seats, ...rest } = own ?? { scenario, seats: 2, role };
  return {
    name: say('force.of', { id }),
    scenario: rest.scenario,
    seats,
    role: rest.role,
    members: membersOf(id, READINGS),
  };
}
