/**
 * The binary codec of events of DINO WARS!. Most events are moves and shots, and every watcher gets them all, so these are
 * packed tightly: values that follow from others are left out, and small numbers share a byte.
 */

import type { Point } from '@dwo/kernel';
import {
  type Body,
  bool,
  type Codec,
  eventCodec,
  id as figure,
  int,
  list,
  nullable,
  pair,
  path,
  record,
  text,
  uint,
  word,
} from '@dwo/shared';
import {
  ALL_WEAPONS,
  DINOSAUR_KINDS,
  type Dinosaur,
  type Event,
  FIRE_WINDOWS,
  LEAVES,
  PHASES,
  RULE_IDS,
  type ScorePart,
  SIDES,
  type Spot,
  STANDING_ORDERS,
} from '../rules';
import { crept, flew, moved } from './ways';

const rule = word(RULE_IDS);
const weapon = word(ALL_WEAPONS);

const FACES = 6;

/** Two dice and a boolean in one byte. */
const throwOf: Codec<{ readonly dice: readonly [number, number]; readonly good: boolean }> = {
  write: (out, { dice: [first, second], good }) => {
    out.uint((first * (FACES + 1) + second) * 2 + (good ? 1 : 0));
  },
  read(input) {
    const packed = input.uint();
    const both = packed >> 1;
    return { dice: [Math.floor(both / (FACES + 1)), both % (FACES + 1)], good: packed % 2 === 1 };
  },
};

interface Verdict {
  readonly dice: readonly [number, number];
  readonly score: number;
  readonly parts: readonly ScorePart[];
  readonly hit: boolean;
}

const part = record<ScorePart>({ rule, value: int });

/** The score is omitted if it is the sum of its parts. */
const verdict: Codec<Verdict> = {
  write(out, { dice, score, parts, hit }) {
    const more = score - sumOf(parts);
    throwOf.write(out, { dice, good: hit });
    out.uint(parts.length * 2 + (more === 0 ? 0 : 1));
    for (const each of parts) part.write(out, each);
    if (more !== 0) out.int(more);
  },
  read(input) {
    const { dice, good: hit } = throwOf.read(input);
    const head = input.uint();
    const parts: ScorePart[] = [];
    for (let left = input.atMost(head >> 1); left > 0; left--) parts.push(part.read(input));
    return { dice, score: sumOf(parts) + (head % 2 === 1 ? input.int() : 0), parts, hit };
  },
};

function sumOf(parts: readonly ScorePart[]): number {
  let sum = 0;
  for (const { value } of parts) sum += value;
  return sum;
}

const WINDOWS = FIRE_WINDOWS.length;

const shot: Codec<Body<Event, 'shot'>> = {
  write(out, event) {
    const { spotter } = event;
    figure.write(out, event.figure);
    figure.write(out, event.target);
    const used = ALL_WEAPONS.indexOf(event.weapon) * WINDOWS + FIRE_WINDOWS.indexOf(event.window);
    out.uint(used * 2 + (spotter === null ? 0 : 1));
    if (spotter !== null) figure.write(out, spotter);
    verdict.write(out, event);
  },
  read(input) {
    const who = figure.read(input);
    const target = figure.read(input);
    const packed = input.uint();
    const window = FIRE_WINDOWS[(packed >> 1) % WINDOWS];
    const used = ALL_WEAPONS[Math.floor((packed >> 1) / WINDOWS)];
    if (window === undefined || used === undefined) throw new RangeError('A weapon beyond the table');
    const spotter = packed % 2 === 1 ? figure.read(input) : null;
    return { figure: who, target, weapon: used, window, spotter, ...verdict.read(input) };
  },
};

const attacked: Codec<Body<Event, 'attacked'>> = {
  write(out, event) {
    figure.write(out, event.figure);
    figure.write(out, event.target);
    bool.write(out, event.overrun);
    verdict.write(out, event);
  },
  read(input) {
    const who = figure.read(input);
    const target = figure.read(input);
    return { figure: who, target, overrun: bool.read(input), ...verdict.read(input) };
  },
};

const luckRolled: Codec<Body<Event, 'luckRolled'>> = {
  write(out, event) {
    figure.write(out, event.figure);
    throwOf.write(out, { dice: event.dice, good: event.lucky });
    out.uint(event.needed);
  },
  read(input) {
    const who = figure.read(input);
    const { dice, good } = throwOf.read(input);
    return { figure: who, dice, needed: input.uint(), lucky: good };
  },
};

/** Two dice against a number that decides if a figure lives. */
interface Trial {
  readonly dice: readonly [number, number];
  readonly needed: number;
  readonly alive: boolean;
}

const trial: Codec<Trial> = {
  write(out, { dice, needed, alive }) {
    throwOf.write(out, { dice, good: alive });
    out.uint(needed);
  },
  read(input) {
    const { dice, good } = throwOf.read(input);
    return { dice, needed: input.uint(), alive: good };
  },
};

const survivalRolled: Codec<Body<Event, 'survivalRolled'>> = {
  write(out, event) {
    figure.write(out, event.figure);
    figure.write(out, event.vehicle);
    trial.write(out, event);
  },
  read(input) {
    const who = figure.read(input);
    const vehicle = figure.read(input);
    return { figure: who, vehicle, ...trial.read(input) };
  },
};

const raged: Codec<Body<Event, 'raged'>> = {
  write(out, event) {
    figure.write(out, event.figure);
    trial.write(out, event);
  },
  read(input) {
    const who = figure.read(input);
    return { figure: who, ...trial.read(input) };
  },
};

const rammed: Codec<Body<Event, 'rammed'>> = {
  write(out, event) {
    figure.write(out, event.figure);
    figure.write(out, event.target);
    verdict.write(out, event);
  },
  read(input) {
    const who = figure.read(input);
    const target = figure.read(input);
    return { figure: who, target, ...verdict.read(input) };
  },
};

/** Dice without packing, because these events are rare. */
const dice = pair(uint);
const point = record<Point>({ x: int, y: int });
const people = list(figure);
const spots = list(record<Spot>({ figure, at: point }));
const absence = word(['unplaced', 'waiting', 'escaped']);

const dinosaur = record<Dinosaur>({
  kind: word(DINOSAUR_KINDS),
  owner: uint,
  x: uint,
  y: uint,
  facing: uint,
  alive: bool,
  absence: nullable(absence),
  z: uint,
  lifePoints: uint,
  mostLife: uint,
  damage: uint,
  spentCi: uint,
  moveOver: bool,
  attacked: bool,
  paidTerrain: bool,
  climbToCi: nullable(uint),
  dived: bool,
  chargeTurn: nullable(uint),
  buildings: list(record({ terrain: text, turn: uint })) as Codec<Dinosaur['buildings']>,
});

/** The codec of every event of DINO WARS!. */
export const dinoWarsEvents = eventCodec<Event>({
  moved,
  shot,
  flew,
  damaged: { figure, lost: uint, rule },
  destroyed: { figure, by: figure, rule },
  survivalRolled,
  survivorsWait: { vehicle: figure, seat: uint, people, dinosaur: nullable(figure) },
  survivorsPlaced: { vehicle: figure, seat: uint, spots },
  crippled: { figure },
  raged,
  strayed: { figure, dice, drawn: nullable(uint), target: nullable(figure) },
  rammed,
  gunTurned: { figure, facing: uint },
  boarded: { figure, vehicle: figure, seat: uint },
  alighted: { figure, vehicle: figure, at: point },
  seatsSwapped: { vehicle: figure, seats: pair(uint) },
  assigned: { weapon: figure, crew: people },
  dismantled: { weapon: figure, by: people },
  setUp: { weapon: figure, facing: uint, by: people },
  carried: { weapon: figure, path, costCi: uint, carriers: spots },
  stowed: { weapon: figure, vehicle: figure },
  unstowed: { weapon: figure, vehicle: figure, at: point },
  hitched: { vehicle: figure, weapon: figure, crew: people },
  unhitched: { vehicle: figure, weapon: figure, at: point, facing: uint, crew: people },
  pickedUp: { figure, weapon: figure, die: nullable(uint) },
  laidDown: { figure, weapon: figure, at: point },
  reloaded: { figure },
  emptied: { figure },
  reloadBroken: { figure },
  paidTerrain: { figure, costCi: uint },
  crept,
  placed: { figure, at: point, facing: uint, z: uint },
  hidden: { figure, at: point, facing: uint },
  unplaced: { figure },
  placingTurned: { turn: uint },
  placingEnded: {},
  airDropped: {
    seat: uint,
    from: point,
    direction: uint,
    flight: dice,
    drift: dice,
    at: point,
    landed: bool,
  },
  landed: { figure, at: point },
  spotted: { figure, dinosaur },
  poleFound: { pole: figure, at: point },
  escaped: { figure },
  spottingAllowed: { figure, allow: word(LEAVES) },
  faced: { figure, facing: uint },
  leftContact: { figure },
  moveEnded: { figure },
  stopped: { figure },
  overrunDeclared: { figure, target: figure, facing: uint, costCi: uint },
  reactionOpened: { target: figure, figure, weapons: list(weapon) },
  reactionClosed: { target: figure, weapon: nullable(weapon), late: bool },
  wounded: { figure, lost: uint, rule },
  attacked,
  luckRolled,
  killed: { figure, by: figure, rule },
  overrunEnded: { figure, target: figure, success: bool, rule },
  ordered: { seat: uint, figure: nullable(figure), order: word(STANDING_ORDERS) },
  finished: { seat: uint },
  lapsed: { seat: uint },
  resumed: { seat: uint },
  endAgreed: { seat: uint, agreed: bool },
  resigned: { seat: uint, agreed: bool },
  phaseBegan: { turn: uint, phase: word(PHASES), byItself: bool },
  ended: { winner: nullable(word(SIDES)), rule },
});
