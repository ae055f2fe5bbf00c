/** The byte codec for events of Dino Soldiers. */
import { bool, type Codec, eventCodec, int, list, nullable, record, uint, word } from '@dwo/shared';
import {
  CAUSES,
  type Dodge,
  type Event,
  FACE_IDS,
  MODES,
  PHASES,
  RULE_IDS,
  SHOUTS,
  SIDES,
  STEPS,
  type Team,
  UNIT_TYPES,
  WAYS,
} from '../rules';

const side = word(SIDES);
const type = word(UNIT_TYPES);
const spot = { x: int, y: int };
const units = list(record<Team['units'][number]>({ type, count: uint })) as Codec<Team['units']>;
const alphaOn = nullable(record<NonNullable<Team['alphaOn']>>({ type, index: uint }));
const dodges = list(record<Dodge>({ unit: uint, attack: uint }));

/** Encodes and decodes events; throws a RangeError on bytes that are no event. */
export const events = eventCodec<Event>({
  teamChosen: { seat: uint, team: nullable(record<Team>({ units, alphaOn })) },
  mustered: { units: list(record({ type, alpha: bool })), oneSpecies: bool },
  phaseBegan: { phase: word(PHASES), side },
  tileLaid: spot,
  startLaid: { side, ...spot },
  obstaclesFound: { spots: list(record(spot)) },
  turnBegan: { side, round: uint },
  stepBegan: { step: word(STEPS) },
  cameIn: { unit: uint, tile: uint },
  moved: { unit: uint, tile: uint, way: word(WAYS) },
  turned: { tile: uint, face: word(FACE_IDS) },
  paid: { unit: uint, points: uint },
  hid: { unit: uint, turns: uint },
  revealed: { unit: uint },
  attacked: { unit: uint, mode: word(MODES), shout: nullable(word(SHOUTS)), holdMs: uint, failed: bool },
  hit: { unit: uint, by: uint },
  postponed: { attack: uint, by: uint, unit: uint, damage: uint, kill: bool, pierce: bool, melee: bool },
  hurt: { unit: uint, damage: uint, cause: word(CAUSES) },
  died: { unit: uint, cause: word(CAUSES) },
  healed: { unit: uint, points: uint },
  lit: { tile: uint, burns: uint, heat: uint },
  dodgesChosen: { seat: uint, choices: nullable(dodges) },
  dodged: { unit: uint, attack: uint },
  settled: { unit: uint, attack: uint },
  turnEnded: { side },
  roundEnded: { quiet: uint },
  ended: { winners: list(uint), rule: word(RULE_IDS), worth: list(uint) },
});
