/** The byte codec for events of Dinosaur Cowboys. */
import { bool, type Codec, eventCodec, int, list, nullable, path, record, text, uint, word } from '@dwo/shared';
import {
  ALLEGIANCES,
  CAUSES,
  COURSE,
  type Deployed,
  EDGES,
  type Event,
  type Harm,
  MAP_IDS,
  MODES,
  type OwnMember,
  type OwnPosse,
  type OwnTrait,
  PHASES,
  type Place,
  POSSE_IDS,
  type Point,
  PURPOSES,
  RULE_IDS,
  type Snap,
  STARTS,
  type Test,
  TRAIT_IDS,
  WAYS,
  WEAPON_IDS,
} from '../rules';

const point: Codec<Point> = record<Point>({ x: int, y: int });
const weapon = word(WEAPON_IDS);
const dice = list(uint);
const posse = record<OwnPosse>({
  ...{ name: text, allegiance: word(ALLEGIANCES), beast: text },
  members: list(
    record<OwnMember>({
      ...{ card: text, name: text, rtn: uint, ctn: uint, btn: uint, spd: uint, hp: uint },
      traits: list(record<OwnTrait>({ id: word(TRAIT_IDS), level: nullable(uint) })),
      weapons: list(weapon),
    }),
  ),
});
const places = list(record<Place>({ entity: uint, x: int, y: int, facing: point }));
const maybe = nullable(int);
const deployed = record<Deployed>({
  ...{ entity: uint, x: maybe, y: maybe },
  ...{ facingX: maybe, facingY: maybe, mount: nullable(uint) },
});

/** Encodes and decodes events; throws a RangeError on bytes that are no event. */
export const events = eventCodec<Event>({
  posseChosen: { seat: uint, posse: word(POSSE_IDS) },
  posseBrought: { seat: uint, posse },
  mapChosen: { seat: uint, map: word(MAP_IDS) },
  gathered: { map: nullable(word(MAP_IDS)) },
  sidesRolled: { dice, first: uint },
  edgeChosen: { edge: word(EDGES) },
  deployed: { seat: uint, placements: list(deployed) },
  turnBegan: { turn: uint },
  initiativeRolled: { dice, winner: uint },
  chanceGiven: { seat: uint, pair: uint },
  asked: { phase: word(PHASES), seat: uint },
  activated: { unit: uint, members: list(uint), fresh: list(uint), idle: bool },
  idled: {},
  courseReached: { course: word(COURSE) },
  traitUsed: { entity: uint, trait: word(TRAIT_IDS), value: uint },
  healed: { entity: uint, points: uint },
  reloaded: { entity: uint, weapon },
  emptied: { entity: uint, weapon },
  rolled: { entity: uint, purpose: word(PURPOSES), need: nullable(uint), value: uint },
  yeehawUsed: { seat: uint, die: uint, value: uint },
  luckyUsed: { entity: uint, dice },
  diceKept: { stage: word(['yeehaw', 'settle']) },
  panicSpeedSet: { entity: uint, inches: uint },
  chargeDeclared: { attacker: uint, weapon, target: uint },
  chargeSettled: { success: bool },
  braveryTested: { entity: uint, cause: word(CAUSES), passed: bool },
  movementBegan: { start: word(STARTS), body: uint, path, facing: point, places },
  snapsChosen: { snaps: list(record<Snap>({ entity: uint, weapon, target: uint })) },
  snapTaken: { void: bool },
  movementStopped: {},
  moved: { body: uint, way: word(WAYS), path, facing: point, cost: uint },
  turned: { body: uint, facing: point },
  phaseUsed: { phase: word(['movement', 'action']), body: uint },
  mounted: { entity: uint, dinosaur: uint },
  dismounted: { places, movers: list(uint) },
  attackRolled: {
    ...{ attacker: uint, weapon, target: uint, mode: word(MODES), fan: bool, charge: bool, snap: bool },
    ...{ tn: int, crit: nullable(uint), plus: int, floor: uint, dice },
  },
  struck: { hits: uint, harm: list(record<Harm>({ entity: uint, damage: uint })) },
  fell: { entity: uint },
  testsDue: { tests: list(record<Test>({ entity: uint, cause: word(CAUSES) })) },
  placed: { places: list(record<{ entity: number; x: number; y: number }>({ entity: uint, x: int, y: int })) },
  pushed: { body: uint, x: int, y: int },
  panicked: { entity: uint },
  testSkipped: { entity: uint },
  attackEnded: {},
  fleeingRemoved: { entities: list(uint) },
  panicEased: { entity: uint, tokens: uint },
  activationEnded: { members: list(uint) },
  claimScored: { seat: uint },
  ended: { winners: list(uint), rule: word(RULE_IDS) },
});
