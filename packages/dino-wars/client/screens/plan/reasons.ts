/** Why a force or a match can't be played, in sentences that name the line. Pure. */
import {
  type ArmyForce,
  CREWED_WEAPONS,
  type CrewedKind,
  type Force,
  type Ground,
  type HandWeapon,
  OPTIONAL_RULES,
  type OptionalRule,
  TERRAIN,
  type TerrainKind,
  WEAPONS,
} from '@dwo/dino-wars';
import type { Fact, Frozen, Refusal } from '@dwo/kernel';
import type { Reason } from '@dwo/kits/documents/reasons';
import { pieceName } from '@dwo/kits/miniatures/editor/shaping';
import { ApiError } from '@dwo/kits/shell/api';
import { sentenceOf } from '@dwo/kits/shell/sentences';
import { refusalSentence } from '../../hud/words/refusals';
import { exactInches } from '../../hud/words/words';
import { say } from '../../words';
import { gunName, shownName, soldierName, vehicleName, weaponName } from '../forces/words';

/** The name of a kind of terrain: "Woods". */
export function groundName(kind: string): string {
  return Object.hasOwn(TERRAIN, kind) ? say(`ground.${kind as TerrainKind}`) : kind;
}

/** The refusals of a force or a table as sentences, each once. */
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
/** The highest number allowed, with which many of these sentences end. */
const most = (facts: Refusal['facts']) => ({ most: number(facts.most) });

function gunOf(fact: Fact | undefined): string {
  return typeof fact === 'string' && Object.hasOwn(CREWED_WEAPONS, fact) ? gunName(fact as CrewedKind) : String(fact);
}

function nameOfWeapon(fact: Fact | undefined): string {
  return typeof fact === 'string' && Object.hasOwn(WEAPONS, fact) ? shownName(fact as HandWeapon) : String(fact);
}

/** Sentences about a force, with the name of the line. */
const FORCE_SENTENCES: Readonly<Record<string, Sentence>> = {
  'DW-OPT-1': ({ option }, who) => {
    if (typeof option !== 'string' || !Object.hasOwn(OPTIONAL_RULES, option)) return null;
    return say('reason.option', { who, option: say(`option.${option as OptionalRule}`) });
  },
  'DW-SIDE-5': (facts, who) =>
    facts.needed === undefined
      ? say('reason.no-gun', { who })
      : say('reason.gun-crew', { who, needed: number(facts.needed), crew: number(facts.crew) }),
  'DW-SIDE-6': (facts, who) =>
    facts.capacity === undefined
      ? say('reason.no-ride', { who })
      : say('reason.no-room', { who, capacity: number(facts.capacity), riders: number(facts.riders) }),
  'DW-R-66': ({ mg, cannon }, who) =>
    say(mg !== null && cannon === true ? 'reason.mounts.both' : 'reason.mounts', { who }),
  'DW-R-28': (_, who) => say('reason.mounted-mg', { who }),
  'DW-R-65': (_, who) => say('reason.sizes', { who }),
  'DW-TRANS-3': (facts, who) => say('reason.crew', { who, needed: number(facts.needed), crew: number(facts.crew) }),
  'DW-TOW-1': (facts, who) =>
    facts.twice === true ? say('reason.tow.twice', { who }) : say('reason.tow', { who, gun: gunOf(facts.weaponKind) }),
  'DW-SPEC-5': (facts) => say('reason.tanks', { rank: String(facts.rank), ...most(facts) }),
  'DW-OPT-SNIPE-1': (facts) => say('reason.snipers', most(facts)),
  'DW-OPT-SNIPE-3': (_, who) => say('reason.sniper-leader', { who }),
  'DW-R-83': (_, who) => say('reason.calibre', { who }),
  'DW-OPT-SF-1': (facts, who) =>
    facts.rank === undefined ? say('reason.elite', most(facts)) : say('reason.elite.heroes', { who }),
  'DW-OPT-PARA-1': (facts, who) =>
    facts.count === undefined ? say('reason.air.busy', { who }) : say('reason.air', most(facts)),
  'DW-SIDE-1': (facts, who) => {
    if (facts.count !== undefined) return say('reason.count', { who, count: String(facts.count) });
    if (facts.figures === 0) return say('reason.nobody');
    if (facts.figures !== undefined && facts.seat === undefined) {
      return say('reason.figures', { figures: number(facts.figures), ...most(facts) });
    }
    return null;
  },
  'DW-R-32': (facts) => say('reason.weapons', { weapon: nameOfWeapon(facts.weapon), ...most(facts) }),
};

/** Sentences about a match: about the table with the name of the piece, about a player's share with their number. */
const MATCH_SENTENCES: Readonly<Record<string, Sentence>> = {
  'DW-ISLE-4': ({ seat, points, least, ...facts }) =>
    // The army has the first seats.
    say(number(points) < number(least) ? 'reason.share.least' : 'reason.share.most', {
      ...{ player: number(seat) + 1, points: number(points), least: number(least) },
      ...most(facts),
    }),
  'DW-R-10': (facts, who) => {
    if (typeof facts.terrain === 'string' && facts.corners !== undefined) return say('reason.edges', { who });
    if (facts.twice === true) return say('reason.twice', { piece: String(facts.terrain) });
    if (facts.most !== undefined) return say('reason.terrain', most(facts));
    return null;
  },
  'DW-R-1': (facts) =>
    facts.widthCi === undefined && facts.heightCi === undefined
      ? null
      : say('reason.table-size', { least: exactInches(number(facts.least)), most: exactInches(number(facts.most)) }),
};

function sentence(refusal: Refusal, force: Frozen<Force> | null, ground: Frozen<Ground> | null): string {
  const sentences = force === null ? MATCH_SENTENCES : FORCE_SENTENCES;
  const { terrain } = refusal.facts;
  const who =
    ground !== null && typeof terrain === 'string'
      ? pieceName(ground, terrain, groundName)
      : whoOf(refusal.facts, force);
  const own = sentences[refusal.rule]?.(refusal.facts, who, refusal) ?? null;
  return own ?? refusalSentence(refusal, { state: null, names: null }, () => null);
}

/** The line of a force that a refusal is about. */
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
  return say('reason.one');
}

/** Why the server refused, in sentences: the rules' own if there are any. */
export function problemsOf(error: unknown): readonly Reason[] {
  if (error instanceof ApiError && error.refusals.length > 0) return reasonsFor(error.refusals);
  return [{ rule: '', text: sentenceOf(error) }];
}
