/** Why a force or a match can't be played, in sentences that name the line they speak of. Pure. */
import {
  type ArmyForce,
  CREWED_WEAPONS,
  type CrewedKind,
  type Force,
  type Ground,
  OPTIONAL_RULES,
  type OptionalRule,
  RANK_TABLE,
  type Rank,
  VEHICLES,
  type VehicleKind,
  WEAPONS,
} from '@dwo/dino-wars';
import type { Fact, Frozen, Refusal } from '@dwo/kernel';
import { ApiError } from '@dwo/kits/shell/api';
import { refusalSentence } from '../../hud/words/refusals';
import { count, exactInches } from '../../hud/words/words';
import { soldierName, vehicleName, weaponName } from '../forces/words';
import { pieceName } from '../tables/shaping';

export interface Reason {
  readonly rule: string;
  readonly text: string;
}

/** Refusals of a force or a table as sentences, none told twice. */
export function reasonsFor(
  refusals: readonly Refusal[],
  force: Frozen<Force> | null = null,
  ground: Frozen<Ground> | null = null,
): readonly Reason[] {
  const reasons = new Map<string, Reason>();
  for (const refusal of refusals) {
    const text = sentence(refusal, force, ground);
    if (!reasons.has(text)) reasons.set(text, { rule: refusal.rule, text });
  }
  return [...reasons.values()];
}

type Sentence = (facts: Frozen<Refusal['facts']>, who: string, refusal: Refusal) => string | null;

const number = (fact: Fact | undefined): number => (typeof fact === 'number' ? fact : 0);
const most = (facts: Refusal['facts']) =>
  number(facts.most) === 0 ? 'none are allowed' : `at most ${number(facts.most)}`;
const RANKS_MANY: Readonly<Record<Rank, string>> = {
  enlisted: 'enlisted men',
  nco: 'NCOs',
  leader: 'leaders',
  hero: 'heroes',
};

function rankOf(fact: Fact | undefined): Rank {
  return typeof fact === 'string' && Object.hasOwn(RANK_TABLE, fact) ? (fact as Rank) : 'enlisted';
}

function gunOf(fact: Fact | undefined): string {
  return typeof fact === 'string' && Object.hasOwn(CREWED_WEAPONS, fact)
    ? CREWED_WEAPONS[fact as CrewedKind].name.toLowerCase()
    : 'weapon';
}

function vehicleOf(fact: Fact | undefined): string {
  return typeof fact === 'string' && Object.hasOwn(VEHICLES, fact)
    ? VEHICLES[fact as VehicleKind].name.toLowerCase()
    : 'vehicle';
}

/** The faults of a force, with the name of the line. */
const FORCE_SENTENCES: Readonly<Record<string, Sentence>> = {
  'DW-OPT-1': ({ option }, who) => {
    if (typeof option !== 'string' || !Object.hasOwn(OPTIONAL_RULES, option)) return null;
    return `${who}: that needs the optional rule “${OPTIONAL_RULES[option as OptionalRule].name}”, which is off.`;
  },
  'DW-SIDE-5': (facts, who) =>
    facts.needed === undefined
      ? `${who}: the gun they serve is not there.`
      : `${who} needs a crew of ${number(facts.needed)}; ${count(number(facts.crew), 'soldier serves', 'soldiers serve')} it.`,
  'DW-SIDE-6': (facts, who) =>
    facts.capacity === undefined
      ? `${who}: the vehicle they ride in is not there.`
      : `${who} has room for ${count(number(facts.capacity), 'passenger')}; ${number(facts.riders)} want to ride.`,
  'DW-R-66': ({ kind, mg, cannon }, who) => {
    const both = mg !== null && cannon === true;
    return both
      ? `${who}: a ${vehicleOf(kind)} mounts a machine gun or a cannon, not both.`
      : `${who}: a ${vehicleOf(kind)} can't be armed like that.`;
  },
  'DW-R-28': (_, who) => `${who}: a mounted machine gun is a light or a heavy one.`,
  'DW-R-65': (_, who) => `${who}: size classes are not in use in this match.`,
  'DW-TRANS-3': (facts, who) => `${who} needs a crew of ${number(facts.needed)}, not ${number(facts.crew)}.`,
  'DW-TOW-1': (facts, who) =>
    facts.twice === true
      ? `${who}: that gun hangs on another hook already.`
      : `${who} can't tow a ${gunOf(facts.weaponKind)}.`,
  'DW-SPEC-5': ({ rank, ...facts }) => `Too many ${RANKS_MANY[rankOf(rank)]} in tanks: ${most(facts)}.`,
  'DW-OPT-SNIPE-1': (facts) => `Too many snipers: ${most(facts)}.`,
  'DW-OPT-SNIPE-3': (_, who) => `${who}: a leader can't be a sniper.`,
  'DW-R-83': (_, who) => `${who}: only rifles and pistols come in high calibre.`,
  'DW-OPT-SF-1': (facts, who) =>
    facts.rank === undefined
      ? `Too many in the unit of heroes: ${most(facts)}.`
      : `${who}: the unit of heroes takes heroes only.`,
  'DW-OPT-PARA-1': (facts, who) =>
    facts.count === undefined
      ? `${who}: who comes by air neither serves a gun nor rides.`
      : `Too many come by air: ${most(facts)}.`,
  'DW-SIDE-1': (facts, who) => {
    if (facts.count !== undefined) return `${who}: nobody can field ${String(facts.count)} of them.`;
    if (facts.figures === 0) return 'There is nobody in it yet.';
    if (facts.figures !== undefined && facts.seat === undefined) {
      return `That are ${number(facts.figures)} figures; ${most(facts)}.`;
    }
    return null;
  },
  'DW-R-32': (facts) => {
    const { weapon } = facts;
    const name =
      typeof weapon === 'string' && Object.hasOwn(WEAPONS, weapon)
        ? WEAPONS[weapon as keyof typeof WEAPONS].name
        : 'weapon';
    return `Too many ${name.toLowerCase().split('/')[0]}s for this army: ${most(facts)}.`;
  },
};

/** The faults of a table, with the name of the piece. */
const TABLE_SENTENCES: Readonly<Record<string, Sentence>> = {
  'DW-R-10': (facts, who) => {
    if (typeof facts.terrain === 'string' && facts.corners !== undefined) {
      return `${who}: its edges cross, or its corners lie on one line.`;
    }
    if (facts.twice === true) return `There are two pieces called ${String(facts.terrain)}.`;
    if (facts.most !== undefined) return `That is too much terrain: ${most(facts)}.`;
    return null;
  },
  'DW-R-1': (facts) =>
    facts.widthCi === undefined && facts.heightCi === undefined
      ? null
      : `A table measures ${exactInches(number(facts.least))} to ${exactInches(number(facts.most))} a side.`,
};

function sentence(refusal: Refusal, force: Frozen<Force> | null, ground: Frozen<Ground> | null): string {
  const sentences = force === null ? TABLE_SENTENCES : FORCE_SENTENCES;
  const { terrain } = refusal.facts;
  const who = ground !== null && typeof terrain === 'string' ? pieceName(ground, terrain) : whoOf(refusal.facts, force);
  const own = sentences[refusal.rule]?.(refusal.facts, who, refusal) ?? null;
  return own ?? refusalSentence(refusal, { state: null, names: null }, () => null);
}

/** The line of a force that a refusal speaks of. */
function whoOf(facts: Refusal['facts'], force: Frozen<Force> | null): string {
  const { squad, vehicle, weapon, herd } = facts;
  if (force?.side === 'army') {
    const army = force as ArmyForce;
    const line = typeof squad === 'number' ? army.squad[squad] : undefined;
    if (line !== undefined) return soldierName(line);
    if (typeof vehicle === 'number') return vehicleName(army, vehicle);
    if (typeof weapon === 'number') return weaponName(army, weapon);
  }
  for (const id of [squad, vehicle, weapon, herd, facts.figure, facts.terrain]) if (typeof id === 'string') return id;
  return 'One of them';
}

/** The reasons why the server refused, in sentences: the rules' own if there are any. */
export function problemsOf(error: unknown): readonly Reason[] {
  if (error instanceof ApiError && error.refusals.length > 0) return reasonsFor(error.refusals);
  return [{ rule: '', text: error instanceof Error ? error.message : String(error) }];
}
