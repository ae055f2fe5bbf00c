/** Forces: what figures cost, and which may be fielded (VS-PTS, VS-FIG-6). */
import type { Dice, Facts, Frozen, Seat } from '@dwo/kernel';
import { isMount, sure } from './bodies';
import { COSTS, type Kind, PROFILE_IDS, PROFILES, type ProfileId } from './data/figures';
import { LONGEST_NAME, MOST_FIGURES } from './data/limits';
import { FORCE_IDS, FORCES, FORMER_MEMBERS, type ForceData, type ForceId } from './data/ready-forces';
import { DEMANDS, MOST_ATTACKERS, POINTS, SCENARIOS, type ScenarioData } from './data/scenarios';
import type { Role, Style } from './data/words';
import { type No, refuse } from './refusal';
import type { Member, Now, Options } from './state';

type Able = Frozen<Kind>;
/** The facts that the limits of a force depend on: the scenario, the seats, and who defends. */
export type Agreed = Pick<Now, 'defender'> & { readonly options: Pick<Frozen<Options>, 'scenario' | 'seats'> };

/** A scenario, which may change set-up, ending and victory (VS-SET-3, VS-SCN-1, VS-SCN-2, VS-SCN-6). */
export function scenarioOf({ options }: { readonly options: Pick<Frozen<Options>, 'scenario'> }): ScenarioData {
  return SCENARIOS[options.scenario];
}

/** The part of a seat; null in scenarios whose seats are alike (VS-SCN-4c). */
export function roleOf(state: Agreed, seat: Seat): Role | null {
  const { roles } = scenarioOf(state);
  return roles === null ? null : roles[seat === state.defender ? 0 : 1];
}

/** The cost of a figure in points (VS-PTS-1, VS-TV-13). */
export function costOf({ class: type, grade, large, distance, automatic, armor, skills }: Able): number {
  const { base } = COSTS;
  const body = type === 'guy' ? base[sure(grade)] : large ? base.creature : base[type];
  const hide = type === 'vehicle' ? COSTS.vehicleArmor[armor] : COSTS.armor[armor];
  const guns = (distance ? COSTS.distance : 0) + (automatic ? COSTS.automatic : 0);
  return body + guns + hide + COSTS.skill * skills.length;
}

/** The most points of a seat's force (VS-PTS-2). */
export function pointsFor(state: Agreed, seat: Seat): number {
  const role = roleOf(state, seat);
  return role === null ? sure(POINTS.seats[state.options.seats]) : POINTS.roles[role];
}

/** The most figures of a seat's force (VS-PTS-3). */
export function figuresFor(state: Agreed, seat: Seat): number {
  return roleOf(state, seat) === 'attacker' ? MOST_ATTACKERS : MOST_FIGURES;
}

/** The figure of a profile as a member of a force. */
export function memberOf(profile: ProfileId, style: Style = styleOf(profile)): Member {
  const { skills, ...kind } = PROFILES[profile];
  return { profile, name: '', style, ...kind, skills: [...skills] };
}

/** The usual look of a profile. */
export function styleOf(profile: ProfileId): Style {
  const { class: type, large } = PROFILES[profile];
  const isDinosaur = large || ['raptor', 'old_raptor', 'strutter', 'gun_strutter'].includes(profile);
  return isDinosaur && type !== undefined ? 'dinosaurs' : 'cowboys';
}

/** The profiles of a ready-made force (VS-C-02), as under the version `asOf` of the rules (VS-C-04). */
export function profilesOf(force: ForceId, asOf: number): readonly ProfileId[] {
  const former = FORMER_MEMBERS.find(({ upTo, members }) => asOf <= upTo && members[force] !== undefined);
  return former?.members[force] ?? FORCES[force].members;
}

/** The members of a ready-made force (VS-C-02), as under the version `asOf` of the rules (VS-C-04). */
export function membersOf(force: ForceId, asOf: number): Member[] {
  return profilesOf(force, asOf).map((profile) => memberOf(profile));
}

/** All reasons why a figure can't exist. There are no powers (VS-FIG-2, VS-FIG-5, VS-FIG-6, VS-PTS-2, VS-R-21, VS-R-44). */
export function memberFaults(member: Frozen<Member>, at: number): No[] {
  const { class: type, grade, large, distance, automatic, skills, aquatic, profile } = member;
  const faults: No[] = [];
  const bad = (rule: 'VS-FIG-6' | 'VS-PTS-2' | 'VS-R-21', what: string) => {
    faults.push(refuse(rule, 'BAD_FORCE', { at, what }));
  };
  if (automatic && !distance) bad('VS-FIG-6', 'automatic');
  if ((type === 'guy') !== (grade !== null)) bad('VS-FIG-6', 'grade');
  if (large && type !== 'vehicle') bad('VS-R-21', 'large');
  if ((skills.length > 0 && type !== 'guy') || new Set(skills).size !== skills.length) bad('VS-PTS-2', 'skills');
  if (aquatic && !large) bad('VS-PTS-2', 'aquatic');
  if (member.name.length > LONGEST_NAME) bad('VS-PTS-2', 'name');
  if (profile === 'own') return faults;
  const known = memberOf(profile);
  const same = (['class', 'grade', 'large', 'distance', 'automatic', 'armor', 'aquatic'] as const).every(
    (part) => known[part] === member[part],
  );
  if (!same || known.skills.join() !== skills.join()) bad('VS-PTS-2', 'profile');
  return faults;
}

/** The first reason why a figure can't exist; null if it can. */
export function refuseMember(member: Frozen<Member>, at: number): No | null {
  return memberFaults(member, at)[0] ?? null;
}

/** The points of a force; a guy without a grade, which can't exist, counts as a troop (VS-PTS-1, VS-INV-19). */
export function pointsOf(members: readonly Frozen<Member>[]): number {
  const graded = (member: Frozen<Member>) =>
    member.class === 'guy' && member.grade === null ? { ...member, grade: 'troop' as const } : member;
  return members.reduce((sum, member) => sum + costOf(graded(member)), 0);
}

/** All reasons why a seat can't field a force (VS-PTS-2, VS-PTS-3, VS-SCN-4, VS-SCN-4d, VS-SCN-5). */
export function forceFaults(state: Agreed, seat: Seat, members: readonly Frozen<Member>[]): No[] {
  const faults = members.flatMap(memberFaults);
  const bad = (rule: 'VS-PTS-2' | 'VS-PTS-3' | 'VS-SCN-4' | 'VS-SCN-4d' | 'VS-SCN-5', facts: Facts) => {
    faults.push(refuse(rule, 'BAD_FORCE', facts));
  };
  const [most, limit] = [figuresFor(state, seat), pointsFor(state, seat)];
  if (members.length > most) bad('VS-PTS-3', { figures: members.length, most });
  const points = pointsOf(members);
  if (points > limit) bad('VS-PTS-2', { points, limit });
  const count = (test: (member: Frozen<Member>) => boolean) => members.filter(test).length;
  const guys = count(({ class: type }) => type === 'guy');
  const creatures = count(({ large }) => large);
  if (guys + creatures === 0) bad('VS-PTS-2', { what: 'nobody' });
  const role = roleOf(state, seat);
  if (role === 'attacker' && creatures < DEMANDS.attackerCreatures) {
    bad('VS-SCN-4', { creatures, least: DEMANDS.attackerCreatures });
  }
  if (role === 'defender' && guys < DEMANDS.defenderGuys) bad('VS-SCN-4d', { guys, least: DEMANDS.defenderGuys });
  if (role !== 'convoy') return faults;
  const vehicles = count(({ class: type, large }) => type === 'vehicle' && !large);
  if (vehicles !== DEMANDS.convoyVehicles) bad('VS-SCN-5', { vehicles, exactly: DEMANDS.convoyVehicles });
  if (guys < DEMANDS.convoyGuys) bad('VS-SCN-5', { guys, least: DEMANDS.convoyGuys });
  return faults;
}

/** The first reason why a seat can't field a force; null if it can. */
export function refuseForce(state: Agreed, seat: Seat, members: readonly Frozen<Member>[]): No | null {
  return forceFaults(state, seat, members)[0] ?? null;
}

/** The ready-made forces that are made for a seat: its scenario, part and limit (VS-C-02). */
export function forcesFor(state: Agreed, seat: Seat): ForceId[] {
  const [role, limit] = [roleOf(state, seat), pointsFor(state, seat)];
  return FORCE_IDS.filter((id) => {
    const force: ForceData = FORCES[id];
    return force.scenarios.includes(state.options.scenario) && force.role === role && force.limit === limit;
  });
}

/** A random force that fits: what the scenario demands, then figures as long as the points last (VS-PTS-2). */
export function grabbed(state: Agreed, seat: Seat, dice: Dice): Member[] {
  const role = roleOf(state, seat);
  const [most, limit] = [figuresFor(state, seat), pointsFor(state, seat)];
  const pick = (ids: readonly ProfileId[]) => memberOf(sure(ids[dice.roll(ids.length, 'grab') - 1]));
  const of = (test: (kind: (typeof PROFILES)[ProfileId]) => boolean) => PROFILE_IDS.filter((id) => test(PROFILES[id]));
  const wagons = of((kind) => kind.class === 'vehicle' && !kind.large);
  // Three of the dearest wagons leave 17 points.
  const dearest = role === 'convoy' ? 4 : 6;
  const guys = of((kind) => kind.grade === 'troop' && costOf(kind) <= dearest);
  const members: Member[] = [];
  if (role === 'attacker') members.push(pick(of(({ large }) => large)));
  if (role === 'convoy') for (let i = 0; i < DEMANDS.convoyVehicles; i++) members.push(pick(wagons));
  if (role !== 'attacker') for (let i = 0; i < DEMANDS.convoyGuys; i++) members.push(pick(guys));
  for (;;) {
    const spent = pointsOf(members);
    const seats = members.filter(({ class: type }) => type === 'guy').length;
    const mounts = members.filter(isMount).length;
    const fitting = of((kind) => {
      if (spent + costOf(kind) > limit || !isMount(kind)) return spent + costOf(kind) <= limit;
      return mounts < seats && !(role === 'convoy' && kind.class === 'vehicle');
    });
    if (fitting.length === 0 || members.length >= most) return members;
    members.push(pick(fitting));
  }
}
