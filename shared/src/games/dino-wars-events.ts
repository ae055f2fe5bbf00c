/**
 * The events of DINO WARS! as bytes. Most that happens is moves and shots, and every watcher gets them all, so these are
 * packed tightly: what follows from the rest is left out, small numbers share a byte.
 */
import {
  type Event,
  FIRE_WINDOWS,
  HAND_WEAPONS,
  PHASES,
  RULE_IDS,
  type ScorePart,
  SIDES,
  STANDING_ORDERS,
} from '@dwo/dino-wars';
import { bearing, type Point, pathCost } from '@dwo/kernel';
import {
  type Body,
  bool,
  type Codec,
  eventCodec,
  id as figure,
  int,
  list,
  nullable,
  readPoints,
  record,
  uint,
  word,
  writePoints,
} from '../codec';

const rule = word(RULE_IDS);
const weapon = word(HAND_WEAPONS);
const TURNED = 1;
const EXTRA = 2;

/** Where a way leads, which is mostly where its walker faces. */
function heading(way: readonly Point[]): number {
  const to = way.at(-1);
  const from = way.at(-2);
  return (to === undefined || from === undefined ? null : bearing(from, to)) ?? 0;
}

const moved: Codec<Body<Event, 'moved'>> = {
  write(out, event) {
    const { path, facing } = event;
    const turned = facing !== heading(path);
    const extra = event.costCi - pathCost(path);
    figure.write(out, event.figure);
    out.uint(path.length * 4 + (turned ? TURNED : 0) + (extra === 0 ? 0 : EXTRA));
    writePoints(out, path);
    if (turned) out.uint(facing);
    if (extra !== 0) out.int(extra);
  },
  read(input) {
    const who = figure.read(input);
    const head = input.uint();
    const path = readPoints(input, head >> 2);
    const facing = (head & TURNED) === 0 ? heading(path) : input.uint();
    const costCi = pathCost(path) + ((head & EXTRA) === 0 ? 0 : input.int());
    return { figure: who, path, facing, costCi };
  },
};

const FACES = 6;

/** Two dice and a yes or no in one byte. */
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

/** The score is the sum of its parts, unless it says otherwise. */
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

const shot: Codec<Body<Event, 'shot'>> = {
  write(out, event) {
    figure.write(out, event.figure);
    figure.write(out, event.target);
    out.uint(HAND_WEAPONS.indexOf(event.weapon) * FIRE_WINDOWS.length + FIRE_WINDOWS.indexOf(event.window));
    verdict.write(out, event);
  },
  read(input) {
    const who = figure.read(input);
    const target = figure.read(input);
    const packed = input.uint();
    const window = FIRE_WINDOWS[packed % FIRE_WINDOWS.length];
    const used = HAND_WEAPONS[Math.floor(packed / FIRE_WINDOWS.length)];
    if (window === undefined || used === undefined) throw new RangeError('A weapon beyond the table');
    return { figure: who, target, weapon: used, window, ...verdict.read(input) };
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

/** Bytes of every event of DINO WARS! */
export const dinoWarsEvents = eventCodec<Event>({
  moved,
  shot,
  faced: { figure, facing: uint },
  leftContact: { figure },
  moveEnded: { figure },
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
  resumed: { seat: uint },
  endAgreed: { seat: uint, agreed: bool },
  resigned: { seat: uint, agreed: bool },
  phaseBegan: { turn: uint, phase: word(PHASES), byItself: bool },
  ended: { winner: nullable(word(SIDES)), rule },
});
