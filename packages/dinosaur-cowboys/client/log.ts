/** The battle log: each event in a sentence with its rule. Bookkeeping between two events has none. */
import type { Seat } from '@dwo/kernel';
import type { LogScene } from '@dwo/kits/game-client';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { allNamed, named } from '@dwo/kits/shell/named';
import { type Tested, testOf, withTales } from '@dwo/kits/story/tale';
import { type Event, entityAt, hitsOf, MAP_NAMES, POSSE_NAMES, passengersOf, type RuleId, type State } from '../rules';
import { nameAt, traitName, weaponName } from './names';
import { talesOf } from './story';
import { say } from './words';

type Scene = LogScene<State> & {
  /** The latest Bravery Test of one of these entities; null if no line tells of it. */
  tested(who: readonly number[]): Tested | null;
};

/** A line, the entities whose names stand in it, the one that suffers last, and the seats if it is about players. */
interface Told {
  readonly text: string;
  readonly rule: RuleId;
  readonly who?: readonly number[];
  readonly seats?: readonly Seat[];
  readonly kind?: 'heading';
  readonly kill?: boolean;
  readonly news?: boolean;
  /** A Bravery Test, or the die of one that was rolled again. */
  readonly test?: Tested;
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

type Facts = Readonly<Record<string, string | number>>;
type Named = readonly [key: Key, rule: RuleId];

/** A line about what one entity did or suffers; `facts` are further words of the sentence. */
function one({ state }: Scene, id: number, [key, rule]: Named, facts: Facts = {}): Told {
  return { text: say(key, { name: nameAt(state, id), ...facts }), rule, who: [id] };
}

function by(scene: Scene, seat: Seat, [key, rule]: Named, facts: Facts = {}): Told {
  return { text: say(key, { ...named(scene, seat), ...facts }), rule, seats: [seat] };
}

function several({ state }: Scene, who: readonly number[], [key, rule]: Named): Told | null {
  const names = who.map((id) => nameAt(state, id)).join(', ');
  return who.length === 0 ? null : { text: say(key, { names }), rule, who };
}

/** Two dice a roll, ties included: "3 : 3, 9 : 4". */
function rolled(dice: readonly number[]): string {
  return dice.flatMap((die, at) => (at % 2 === 0 ? [`${die} : ${dice[at + 1] ?? 0}`] : [])).join(', ');
}

/** Each die with the Hits that it counts in brackets. */
function counted(dice: readonly number[], terms: { readonly tn: number; readonly crit: number | null }): string {
  return dice.map((die) => `${die} (${hitsOf(die, terms)})`).join(' ');
}

const bravery = (entity: number, value: number, need: number | null): Tested => {
  return { type: 'tested', figure: `${entity}`, value, need: need ?? 0 };
};

/** A test for a sentence: its die, and the least that would have done; `known` is false if no line tells of it. */
const rollOf = (test: Tested | null) => ({
  ...{ known: `${test !== null}`, value: test?.value ?? 0, need: test?.need ?? 0 },
});

const SILENT = {
  ...{ chanceGiven: null, asked: null, courseReached: null, diceKept: null, panicSpeedSet: null, movementBegan: null },
  ...{ phaseUsed: null, testsDue: null, attackEnded: null, activationEnded: null },
};

const idsOf = (list: readonly { readonly entity: number }[]) => list.map(({ entity }) => entity);

const LINES: Lines = {
  ...SILENT,
  posseChosen: ({ seat, posse }, scene) =>
    by(scene, seat, ['log.posseChosen', 'DC-R-18'], { posse: POSSE_NAMES[posse] }),
  posseBrought: ({ seat, posse }, scene) =>
    by(scene, seat, ['log.posseBrought', 'DC-C-11'], { posse: posse.name || say('posse.own') }),
  mapChosen: ({ seat, map }, scene) => by(scene, seat, ['log.mapChosen', 'DC-R-19'], { map: MAP_NAMES[map] }),
  gathered: ({ map }) => ({
    text: say('log.gathered', { own: `${map === null}`, map: map === null ? '' : MAP_NAMES[map] }),
    rule: 'DC-R-19',
  }),
  sidesRolled: ({ dice, first }, scene) => by(scene, first, ['log.sidesRolled', 'DC-SET-3'], { rolled: rolled(dice) }),
  edgeChosen: ({ edge }, scene) => by(scene, scene.state.first, ['log.edgeChosen', 'DC-SET-4'], { edge }),
  deployed: ({ seat, placements }, scene) =>
    by(scene, seat, ['log.deployed', 'DC-SET-5'], {
      ...{ count: placements.length, riding: placements.filter(({ mount }) => mount !== null).length },
    }),
  turnBegan: ({ turn }) => ({ text: say('log.turnBegan', { turn }), rule: 'DC-TRN-1', kind: 'heading' }),
  initiativeRolled: ({ dice, winner }, scene) =>
    by(scene, winner, ['log.initiativeRolled', 'DC-TRN-4'], { rolled: rolled(dice) }),
  activated: ({ unit }, scene) => one(scene, unit, ['log.activated', 'DC-TRN-5']),
  // A player who finishes does the same as a clock that has run out; the table tells of the clock.
  idled(_, { state: { activation }, state }) {
    // A replay shows the state after the whole step, in which the activation is over.
    const name = activation === null ? say('log.unit') : nameAt(state, activation.unit);
    return { text: say('log.idled', { name }), rule: 'DC-ACV-2' };
  },
  traitUsed({ entity, trait }, scene) {
    const own = entityAt(scene.state, entity)?.traits.find(({ id }) => id === trait);
    return one(scene, entity, ['log.traitUsed', 'DC-TRT-1'], { trait: traitName(trait, own?.level ?? null) });
  },
  healed: ({ entity, points }, scene) => one(scene, entity, ['log.healed', 'DC-TRT-11'], { points }),
  reloaded: ({ entity, weapon }, scene) =>
    one(scene, entity, ['log.reloaded', 'DC-ACT-3'], { weapon: weaponName(weapon) }),
  emptied: ({ entity, weapon }, scene) =>
    one(scene, entity, ['log.emptied', 'DC-SHO-6'], { weapon: weaponName(weapon) }),
  rolled: ({ entity, purpose, need, value }, scene) => ({
    ...one(scene, entity, ['log.rolled', RULES.purpose[purpose]], { purpose, need: need ?? 0, value }),
    ...(purpose === 'bravery' && { test: bravery(entity, value, need) }),
  }),
  yeehawUsed({ seat, value }, scene) {
    const { roll } = scene.state;
    const test = roll?.purpose === 'bravery' ? bravery(roll.entity, value, roll.need) : null;
    return { ...by(scene, seat, ['log.yeehawUsed', 'DC-LDR-2'], { value }), ...(test !== null && { test }) };
  },
  luckyUsed({ entity, dice }, scene) {
    const { attack } = scene.state;
    const shown = attack === null ? dice.join(' ') : counted(dice, attack);
    return one(scene, entity, ['log.luckyUsed', 'DC-TRT-14'], { dice: shown });
  },
  chargeDeclared: ({ attacker, weapon, target }, scene) => ({
    ...one(scene, attacker, ['log.chargeDeclared', 'DC-ACT-6'], {
      ...{ target: nameAt(scene.state, target), weapon: weaponName(weapon) },
    }),
    who: [attacker, target],
  }),
  chargeSettled: ({ success }) => ({ text: say('log.chargeSettled', { success: `${success}` }), rule: 'DC-ACT-7' }),
  braveryTested({ entity, cause, passed }, scene) {
    const facts = { passed: `${passed}`, ...rollOf(scene.tested([entity])) };
    return { ...one(scene, entity, ['log.braveryTested', RULES.cause[cause]], facts), news: !passed };
  },
  snapsChosen: ({ snaps }, scene) => several(scene, idsOf(snaps), ['log.snapsChosen', 'DC-CLO-5']),
  snapTaken: (event) => (event.void ? { text: say('log.snapVoid'), rule: 'DC-R-45' } : null),
  movementStopped: () => ({ text: say('log.movementStopped'), rule: 'DC-R-46' }),
  moved({ body, way, cost }, scene) {
    const flees = way === 'flight';
    const test = flees ? scene.tested([body, ...passengersOf(scene.state, body).map(({ id }) => id)]) : null;
    const facts = { way, inches: inchesOf(cost), ...rollOf(test) };
    return { ...one(scene, body, ['log.moved', RULES.way[way]], facts), ...(flees && { news: true }) };
  },
  turned: ({ body }, scene) => one(scene, body, ['log.turned', 'DC-MOV-2']),
  mounted: ({ entity, dinosaur }, scene) => ({
    ...one(scene, entity, ['log.mounted', 'DC-DIN-7'], { mount: nameAt(scene.state, dinosaur) }),
    who: [entity, dinosaur],
  }),
  dismounted: ({ places }, scene) => several(scene, idsOf(places), ['log.dismounted', 'DC-DIN-8']),
  attackRolled(event, scene) {
    const { attacker, target, weapon, dice, tn, fan, snap, charge } = event;
    const how = snap ? 'snap' : charge ? 'charge' : fan ? 'fan' : 'plain';
    const facts = {
      target: nameAt(scene.state, target),
      weapon: weaponName(weapon),
      dice: counted(dice, event),
      // A 12 always hits (DC-ATK-5).
      tn: Math.min(12, tn),
      how,
    };
    return { ...one(scene, attacker, ['log.attackRolled', 'DC-ATK-4'], facts), who: [attacker, target] };
  },
  struck({ hits, harm }, { state }) {
    const who = harm.filter(({ damage }) => damage > 0);
    const hurt = who.map(({ entity, damage }) => say('log.harm', { name: nameAt(state, entity), damage })).join(', ');
    return {
      text: say('log.struck', { hits, hurt, harmless: `${who.length === 0}` }),
      ...{ rule: 'DC-ATK-8', who: who.map(({ entity }) => entity) },
    };
  },
  fell: ({ entity }, scene) => ({ ...one(scene, entity, ['log.fell', 'DC-ATK-9']), kill: true }),
  placed: ({ places }, scene) => several(scene, idsOf(places), ['log.placed', 'DC-DIN-11']),
  pushed: ({ body }, scene) => one(scene, body, ['log.pushed', 'DC-WPN-4']),
  panicked: ({ entity }, scene) =>
    one(scene, entity, ['log.panicked', 'DC-DIS-1'], { count: entityAt(scene.state, entity)?.panic ?? 1 }),
  testSkipped: ({ entity }, scene) => one(scene, entity, ['log.testSkipped', 'DC-BRV-3']),
  fleeingRemoved: ({ entities }, scene) => several(scene, entities, ['log.fleeingRemoved', 'DC-BRV-5']),
  panicEased: ({ entity, tokens }, scene) => one(scene, entity, ['log.panicEased', 'DC-DIS-5'], { tokens }),
  claimScored: ({ seat }, scene) =>
    by(scene, seat, ['log.claimScored', 'DC-C-10'], { points: scene.state.posses[seat]?.points ?? 0 }),
  ended({ winners, rule }, scene) {
    const text = winners.length === 0 ? say('log.drawn') : say('log.won', allNamed(scene, winners));
    return { text, rule, seats: winners };
  },
};

/** The log with the line of one more event. */
export function recordedIn(log: readonly LogEntry[], event: Event, scene: LogScene<State>): readonly LogEntry[] {
  const told = LINES[event.type]?.(event as never, { ...scene, tested: (who) => testOf(log, who.map(String)) }) ?? null;
  if (told === null) return log;
  const { text, rule, who = [], kind = 'deed', kill = false, news = false, test } = told;
  // A line has the colour of the player of the first one in it, who acts.
  const seats = told.seats ?? who.slice(0, 1).flatMap((id) => entityAt(scene.state, id)?.seat ?? []);
  const bold = who.map((id) => nameAt(scene.state, id));
  const figures = who.map((id) => `${id}`);
  const key = (log.at(-1)?.key ?? 0) + 1;
  const entry: LogEntry = { key, kind, by: 'referee', text, bold, notes: [], rule, figures, seats, kill };
  const tales = [...talesOf(event, scene.state), ...(test === undefined ? [] : [test])];
  return [...log, withTales(news ? { ...entry, news } : entry, tales)];
}
