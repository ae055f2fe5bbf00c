/** Forces: what figures cost, and which may be fielded (VS-PTS, VS-FIG-6). */
import type { Dice, Frozen, Seat } from '@dwo/kernel';
import { isMount, sure } from './bodies';
import { COSTS, type Kind, PROFILE_IDS, PROFILES, type ProfileId } from './data/figures';
import { LONGEST_NAME, MOST_FIGURES } from './data/limits';
import { FORCE_IDS, FORCES, type ForceData, type ForceId } from './data/ready-forces';
import { DEMANDS, MOST_ATTACKERS, POINTS, SCENARIOS, type ScenarioData } from './data/scenarios';
import type { Role, Style } from './data/words';
import { type No, refuse } from './refusal';
import type { Member, Now, Options } from './state';

type Able = Frozen<Kind>;
type Agreed = Pick<Now, 'defender'> & { readonly options: Pick<Frozen<Options>, 'scenario' | 'seats'> };

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

/** The members of a ready-made force (VS-C-02). */
export function membersOf(force: ForceId): Member[] {
  return FORCES[force].members.map((profile) => memberOf(profile));
}

/** Why a figure can't exist; null if it can. There are no powers (VS-FIG-2, VS-FIG-5, VS-FIG-6, VS-PTS-2, VS-R-44). */
export function refuseMember(member: Frozen<Member>, at: number): No | null {
  const { class: type, grade, large, distance, automatic, skills, aquatic, profile } = member;
  const bad = (rule: 'VS-FIG-6' | 'VS-PTS-2' | 'VS-R-21', what: string) => refuse(rule, 'BAD_FORCE', { at, what });
  if (automatic && !distance) return bad('VS-FIG-6', 'automatic');
  if ((type === 'guy') !== (grade !== null)) return bad('VS-FIG-6', 'grade');
  if (large && type !== 'vehicle') return bad('VS-R-21', 'large');
  if (skills.length > 0 && type !== 'guy') return bad('VS-PTS-2', 'skills');
  if (new Set(skills).size !== skills.length) return bad('VS-PTS-2', 'skills');
  if (aquatic && !large) return bad('VS-PTS-2', 'aquatic');
  if (member.name.length > LONGEST_NAME) return bad('VS-PTS-2', 'name');
  if (profile === 'own') return null;
  const known = memberOf(profile);
  const same = (['class', 'grade', 'large', 'distance', 'automatic', 'armor', 'aquatic'] as const).every(
    (part) => known[part] === member[part],
  );
  return same && known.skills.join() === skills.join() ? null : bad('VS-PTS-2', 'profile');
}

/** Why a seat can't field a force; null if it can (VS-PTS-2, VS-PTS-3, VS-SCN-4, VS-SCN-4d, VS-SCN-5). */
export function refuseForce(state: Agreed, seat: Seat, members: readonly Frozen<Member>[]): No | null {
  for (const [at, member] of members.entries()) {
    const no = refuseMember(member, at);
    if (no !== null) return no;
  }
  const [most, limit] = [figuresFor(state, seat), pointsFor(state, seat)];
  if (members.length > most) return refuse('VS-PTS-3', 'BAD_FORCE', { figures: members.length, most });
  const points = members.reduce((sum, member) => sum + costOf(member), 0);
  if (points > limit) return refuse('VS-PTS-2', 'BAD_FORCE', { points, limit });
  const count = (test: (member: Frozen<Member>) => boolean) => members.filter(test).length;
  const guys = count(({ class: type }) => type === 'guy');
  const creatures = count(({ large }) => large);
  if (guys + creatures === 0) return refuse('VS-PTS-2', 'BAD_FORCE', { what: 'nobody' });
  const role = roleOf(state, seat);
  if (role === 'attacker' && creatures < DEMANDS.attackerCreatures) {
    return refuse('VS-SCN-4', 'BAD_FORCE', { creatures, least: DEMANDS.attackerCreatures });
  }
  if (role === 'defender' && guys < DEMANDS.defenderGuys) {
    return refuse('VS-SCN-4d', 'BAD_FORCE', { guys, least: DEMANDS.defenderGuys });
  }
  if (role !== 'convoy') return null;
  const vehicles = count(({ class: type, large }) => type === 'vehicle' && !large);
  if (vehicles !== DEMANDS.convoyVehicles) return refuse('VS-SCN-5', 'BAD_FORCE', { vehicles, exactly: 3 });
  return guys < DEMANDS.convoyGuys ? refuse('VS-SCN-5', 'BAD_FORCE', { guys, least: DEMANDS.convoyGuys }) : null;
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
    const spent = members.reduce((sum, member) => sum + costOf(member), 0);
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
