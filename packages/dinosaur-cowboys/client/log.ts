/** The battle log: each event in a sentence with its rule. Bookkeeping between two events has none. */
import type { Seat } from '@dwo/kernel';
import type { LogScene } from '@dwo/kits/game-client';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { type Event, entityAt, hitsOf, MAP_NAMES, POSSE_NAMES, type RuleId, type State } from '../rules';
import { nameAt, traitName, weaponName } from './names';
import { say } from './words';

type Scene = LogScene<State>;

/** A line, the entities whose names stand in it, the one that suffers last, and the seats if it is about players. */
interface Told {
  readonly text: string;
  readonly rule: RuleId;
  readonly who?: readonly number[];
  readonly seats?: readonly Seat[];
  readonly kind?: 'heading';
  readonly kill?: boolean;
}

type Lines = {
  readonly [T in Event['type']]: ((event: Extract<Event, { type: T }>, scene: Scene) => Told | null) | null;
};

const inchesOf = (mils: number): number => Math.round(mils / 100) / 10;
const RULES = {
  way: { move: 'DC-MOV-1', hustle: 'DC-ACT-4', charge: 'DC-ACT-9', flight: 'DC-BRV-4' },
  purpose: { panic: 'DC-DIS-3', charge: 'DC-ACT-7', bravery: 'DC-BRV-2' },
  cause: { damage: 'DC-BRV-1', leader: 'DC-LDR-1' },
} as const;

type Key = Parameters<typeof say>[0];

/** A line about what one entity did or suffers; `facts` are further words of the sentence. */
function one(
  key: Key,
  rule: RuleId,
  id: number,
  { state }: Scene,
  facts: Readonly<Record<string, string | number>> = {},
): Told {
  return { text: say(key, { name: nameAt(state, id), ...facts }), rule, who: [id] };
}

function by(
  key: Key,
  rule: RuleId,
  seat: Seat,
  { player }: Scene,
  facts: Readonly<Record<string, string | number>> = {},
): Told {
  return { text: say(key, { name: player(seat), ...facts }), rule, seats: [seat] };
}

function several(key: Key, rule: RuleId, who: readonly number[], { state }: Scene): Told | null {
  return who.length === 0
    ? null
    : { text: say(key, { names: who.map((id) => nameAt(state, id)).join(', ') }), rule, who };
}

/** Two dice a roll, ties included: "3 : 3, 9 : 4". */
function rolled(dice: readonly number[]): string {
  return dice.flatMap((die, at) => (at % 2 === 0 ? [`${die} : ${dice[at + 1] ?? 0}`] : [])).join(', ');
}

/** Each die with the Hits that it counts in brackets. */
function counted(dice: readonly number[], terms: { readonly tn: number; readonly crit: number | null }): string {
  return dice.map((die) => `${die} (${hitsOf(die, terms)})`).join(' ');
}

const LINES: Lines = {
  posseChosen: ({ seat, posse }, scene) => by('log.posseChosen', 'DC-R-18', seat, scene, { posse: POSSE_NAMES[posse] }),
  mapChosen: ({ seat, map }, scene) => by('log.mapChosen', 'DC-R-19', seat, scene, { map: MAP_NAMES[map] }),
  gathered: ({ map }) => ({ text: say('log.gathered', { map: map === null ? '' : MAP_NAMES[map] }), rule: 'DC-R-19' }),
  sidesRolled: ({ dice, first }, scene) => by('log.sidesRolled', 'DC-SET-3', first, scene, { rolled: rolled(dice) }),
  edgeChosen: ({ edge }, scene) => by('log.edgeChosen', 'DC-SET-4', scene.state.first, scene, { edge }),
  deployed: ({ seat, placements }, scene) =>
    by('log.deployed', 'DC-SET-5', seat, scene, {
      ...{ count: placements.length, riding: placements.filter(({ mount }) => mount !== null).length },
    }),
  turnBegan: ({ turn }) => ({ text: say('log.turnBegan', { turn }), rule: 'DC-TRN-1', kind: 'heading' }),
  initiativeRolled: ({ dice, winner }, scene) =>
    by('log.initiativeRolled', 'DC-TRN-4', winner, scene, { rolled: rolled(dice) }),
  chanceGiven: null,
  asked: null,
  activated: ({ unit }, scene) => one('log.activated', 'DC-TRN-5', unit, scene),
  idled: (_, { state }) => ({
    text: say('log.idled', { name: nameAt(state, state.activation?.unit ?? null) }),
    rule: 'DC-R-80',
  }),
  courseReached: null,
  traitUsed({ entity, trait }, scene) {
    const own = entityAt(scene.state, entity)?.traits.find(({ id }) => id === trait);
    return one('log.traitUsed', 'DC-TRT-1', entity, scene, { trait: traitName(trait, own?.level ?? null) });
  },
  healed: ({ entity, points }, scene) => one('log.healed', 'DC-TRT-11', entity, scene, { points }),
  reloaded: ({ entity, weapon }, scene) =>
    one('log.reloaded', 'DC-ACT-3', entity, scene, { weapon: weaponName(weapon) }),
  emptied: ({ entity, weapon }, scene) => one('log.emptied', 'DC-SHO-6', entity, scene, { weapon: weaponName(weapon) }),
  rolled: ({ entity, purpose, need, value }, scene) =>
    one('log.rolled', RULES.purpose[purpose], entity, scene, { purpose, need: need ?? 0, value }),
  yeehawUsed: ({ seat, value }, scene) => by('log.yeehawUsed', 'DC-LDR-2', seat, scene, { value }),
  luckyUsed({ entity, dice }, scene) {
    const { attack } = scene.state;
    const shown = attack === null ? dice.join(' ') : counted(dice, attack);
    return one('log.luckyUsed', 'DC-TRT-14', entity, scene, { dice: shown });
  },
  diceKept: null,
  panicSpeedSet: null,
  chargeDeclared: ({ attacker, weapon, target }, scene) => ({
    ...one('log.chargeDeclared', 'DC-ACT-6', attacker, scene, {
      ...{ target: nameAt(scene.state, target), weapon: weaponName(weapon) },
    }),
    who: [attacker, target],
  }),
  chargeSettled: ({ success }) => ({ text: say('log.chargeSettled', { success: `${success}` }), rule: 'DC-ACT-7' }),
  braveryTested: ({ entity, cause, passed }, scene) =>
    one('log.braveryTested', RULES.cause[cause], entity, scene, { passed: `${passed}` }),
  movementBegan: null,
  snapsChosen: ({ snaps }, scene) =>
    several(
      'log.snapsChosen',
      'DC-CLO-5',
      snaps.map(({ entity }) => entity),
      scene,
    ),
  snapTaken: (event) => (event.void ? { text: say('log.snapVoid'), rule: 'DC-R-45' } : null),
  movementStopped: () => ({ text: say('log.movementStopped'), rule: 'DC-R-46' }),
  moved: ({ body, way, cost }, scene) => one('log.moved', RULES.way[way], body, scene, { way, inches: inchesOf(cost) }),
  turned: ({ body }, scene) => one('log.turned', 'DC-MOV-2', body, scene),
  phaseUsed: null,
  mounted: ({ entity, dinosaur }, scene) => ({
    ...one('log.mounted', 'DC-DIN-7', entity, scene, { mount: nameAt(scene.state, dinosaur) }),
    who: [entity, dinosaur],
  }),
  dismounted: ({ places }, scene) =>
    several(
      'log.dismounted',
      'DC-DIN-8',
      places.map(({ entity }) => entity),
      scene,
    ),
  attackRolled(event, scene) {
    const { attacker, target, weapon, dice, tn, fan, snap, charge } = event;
    const how = snap ? 'snap' : charge ? 'charge' : fan ? 'fan' : 'plain';
    const facts = {
      target: nameAt(scene.state, target),
      weapon: weaponName(weapon),
      dice: counted(dice, event),
      tn,
      how,
    };
    return { ...one('log.attackRolled', 'DC-ATK-4', attacker, scene, facts), who: [attacker, target] };
  },
  struck({ hits, harm }, { state }) {
    const who = harm.filter(({ damage }) => damage > 0);
    const hurt = who.map(({ entity, damage }) => say('log.harm', { name: nameAt(state, entity), damage })).join(', ');
    return {
      text: say('log.struck', { hits, hurt, harmless: `${who.length === 0}` }),
      ...{ rule: 'DC-ATK-8', who: who.map(({ entity }) => entity) },
    };
  },
  fell: ({ entity }, scene) => ({ ...one('log.fell', 'DC-ATK-9', entity, scene), kill: true }),
  testsDue: null,
  placed: ({ places }, scene) =>
    several(
      'log.placed',
      'DC-DIN-11',
      places.map(({ entity }) => entity),
      scene,
    ),
  pushed: ({ body }, scene) => one('log.pushed', 'DC-WPN-4', body, scene),
  panicked: ({ entity }, scene) =>
    one('log.panicked', 'DC-DIS-1', entity, scene, { count: entityAt(scene.state, entity)?.panic ?? 1 }),
  testSkipped: ({ entity }, scene) => one('log.testSkipped', 'DC-BRV-3', entity, scene),
  attackEnded: null,
  fleeingRemoved: ({ entities }, scene) => several('log.fleeingRemoved', 'DC-BRV-5', entities, scene),
  panicEased: ({ entity, tokens }, scene) => one('log.panicEased', 'DC-DIS-5', entity, scene, { tokens }),
  activationEnded: null,
  claimScored: ({ seat }, scene) =>
    by('log.claimScored', 'DC-C-10', seat, scene, { points: scene.state.posses[seat]?.points ?? 0 }),
  ended({ winners, rule }, { player }) {
    const names = winners.map(player).join(', ');
    return { text: names === '' ? say('log.drawn') : say('log.won', { names }), rule, seats: winners };
  },
};

/** The log with the line of one more event. */
export function recordedIn(log: readonly LogEntry[], event: Event, scene: Scene): readonly LogEntry[] {
  const told = LINES[event.type]?.(event as never, scene) ?? null;
  if (told === null) return log;
  const { text, rule, who = [], kind = 'deed', kill = false } = told;
  const seats = told.seats ?? who.flatMap((id) => entityAt(scene.state, id)?.seat ?? []);
  const bold = who.map((id) => nameAt(scene.state, id));
  const figures = who.map((id) => `${id}`);
  const key = (log.at(-1)?.key ?? 0) + 1;
  return [...log, { key, kind, by: 'referee', text, bold, notes: [], rule, figures, seats, kill }];
}
