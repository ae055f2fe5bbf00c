/** The codecs of moves of DINO WARS!. Mostly the facing and the cost follow from the path, and are then left out. */

import { bearing, type Point, type Point3, pathCost } from '@dwo/kernel';
import { type Body, bool, type Codec, id as figure, readPoints, writePoints } from '@dwo/shared';
import type { Event } from '../rules';

const TURNED = 1;
const EXTRA = 2;

/** Returns the direction of a path's last leg, which is mostly the mover's facing. */
function heading(way: readonly Point[]): number {
  const to = way.at(-1);
  const from = way.at(-2);
  return (to === undefined || from === undefined ? null : bearing(from, to)) ?? 0;
}

/** The codec of `moved`. */
export const moved: Codec<Body<Event, 'moved'>> = {
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

/** Returns the cost of a flight: its length over the ground and its change of height (DW-FLY-2). */
function flightCost(way: readonly Point3[]): number {
  let climb = 0;
  for (let i = 1; i < way.length; i++) climb += Math.abs((way[i]?.z ?? 0) - (way[i - 1]?.z ?? 0));
  return pathCost(way) + climb;
}

/** The codec of `flew`. */
export const flew: Codec<Body<Event, 'flew'>> = {
  write(out, event) {
    const turned = event.facing !== heading(event.path);
    const extra = event.costCi - flightCost(event.path);
    figure.write(out, event.figure);
    out.uint(event.path.length * 4 + (turned ? TURNED : 0) + (extra === 0 ? 0 : EXTRA));
    writePoints(out, event.path);
    for (const { z } of event.path) out.uint(z);
    if (turned) out.uint(event.facing);
    if (extra !== 0) out.int(extra);
  },
  read(input) {
    const who = figure.read(input);
    const head = input.uint();
    const way = readPoints(input, head >> 2).map((point) => ({ ...point, z: input.uint() }));
    const facing = (head & TURNED) === 0 ? heading(way) : input.uint();
    const costCi = flightCost(way) + ((head & EXTRA) === 0 ? 0 : input.int());
    return { figure: who, path: way, facing, costCi };
  },
};

/** The codec of `crept`. */
export const crept: Codec<Body<Event, 'crept'>> = {
  write(out, event) {
    flew.write(out, event);
    bool.write(out, event.flown);
  },
  read: (input) => ({ ...flew.read(input), flown: bool.read(input) }),
};
