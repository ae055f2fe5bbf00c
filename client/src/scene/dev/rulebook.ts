/** Tables with the figures and marks of the whole rulebook. */
import { CREWED_KINDS, CREWED_WEAPONS, VEHICLE_KINDS, VEHICLES } from '@dwo/dino-wars';
import { vehicleArt, weaponArt } from '../../art/names';
import type { Pip, SceneModel, Token } from '../model';
import { BADGES } from '../model';

const INCH = 100;

/** A token with nothing special about it. */
export function toy(id: string, art: string, x: number, y: number, more: Partial<Token> = {}): Token {
  return {
    id,
    art,
    name: id,
    side: 'army',
    player: 0,
    rank: art.startsWith('soldier') ? 'enlisted' : null,
    x: Math.round(x * INCH),
    y: Math.round(y * INCH),
    radiusCi: 50,
    lengthCi: null,
    facing: 0,
    life: null,
    alive: true,
    readiness: 'ready',
    ...more,
  };
}

/** A dinosaur by its numbers in inches. */
export function beast(
  id: string,
  art: string,
  x: number,
  y: number,
  radius: number,
  length: number,
  more: Partial<Token> = {},
): Token {
  return toy(id, art, x, y, {
    side: 'dinosaurs',
    radiusCi: radius * INCH,
    lengthCi: length * INCH,
    life: { now: 7, max: 10 },
    readiness: 'idle',
    ...more,
  });
}

const MOUNTS: Readonly<Record<string, readonly ['lmg' | 'hmg' | null, boolean]>> = {
  jeep: ['hmg', false],
  half_track: ['lmg', true],
  armored_car: ['lmg', true],
  apc: ['hmg', false],
  tank: ['hmg', true],
};

const SEATS: readonly Pip[] = [
  'driver',
  'gunner',
  'passenger',
  'passenger',
  'passenger',
  'empty',
  'cargo',
  'empty',
  'empty',
  'empty',
];

/** A vehicle of the tables. */
export function vehicle(
  id: string,
  kind: keyof typeof VEHICLES,
  x: number,
  y: number,
  more: Partial<Token> = {},
): Token {
  const { radiusCi, lengthCi, widthCi, structurePoints, capacity } = VEHICLES[kind];
  const [mg, cannon] = MOUNTS[kind] ?? [null, false];
  return toy(id, vehicleArt(kind, mg, cannon), x, y, {
    class: 'vehicle',
    radiusCi,
    lengthCi,
    widthCi,
    life: { now: structurePoints, max: structurePoints },
    seats: SEATS.slice(0, capacity + 1),
    ...more,
  });
}

/** A crewed weapon of the tables. */
export function weapon(
  id: string,
  kind: keyof typeof CREWED_WEAPONS,
  x: number,
  y: number,
  more: Partial<Token> = {},
): Token {
  const { radiusCi, minCrew } = CREWED_WEAPONS[kind];
  return toy(id, weaponArt(kind, 'set-up'), x, y, {
    class: 'weapon',
    radiusCi,
    crew: { now: minCrew, min: minCrew },
    ...more,
  });
}

function board(
  widthInches: number,
  heightInches: number,
  tokens: readonly Token[],
  more: Partial<SceneModel> = {},
): SceneModel {
  return {
    table: { widthCi: widthInches * INCH, heightCi: heightInches * INCH, terrain: [] },
    tokens,
    selected: null,
    target: null,
    candidates: [],
    path: null,
    aim: null,
    ranges: [],
    arcs: [],
    ...more,
  };
}

/** Every vehicle, weapon and flyer in rows. */
export function motorPool(): SceneModel {
  const vehicles = VEHICLE_KINDS.flatMap((kind, i) => [
    vehicle(`v${i}`, kind, 5 + i * 8.4, 33, { facing: i * 30, ...(MOUNTS[kind] && { gunFacing: i * 50 }) }),
    vehicle(`w${i}`, kind, 5 + i * 8.4, 24, {
      facing: 180 - i * 25,
      player: i % 3,
      readiness: i % 2 ? 'acted' : 'idle',
      ...(MOUNTS[kind] && { gunFacing: 200 + i * 40 }),
      badges: BADGES.slice(i, i + 3),
    }),
  ]);
  const weapons = CREWED_KINDS.map((kind, i) =>
    weapon(`c${i}`, kind, 4 + i * 6, 15, { facing: i % 2 ? 160 : 20, crew: { now: i % 4, min: 2 } }),
  );
  const packed = CREWED_KINDS.map((kind, i) =>
    weapon(`p${i}`, kind, 4 + i * 6, 9, {
      art: weaponArt(kind, i % 2 ? 'dismantled' : 'hitched'),
      badges: ['not-ready'],
    }),
  );
  const people = ['soldier-sniper', 'soldier-paratrooper', 'soldier-hero-lmg', 'soldier-rifle'].map((art, i) =>
    toy(`s${i}`, art, 41 + i * 5, 14, { badges: BADGES.slice(i * 2, i * 2 + 2), rank: i === 2 ? 'hero' : 'enlisted' }),
  );
  const air = [
    beast('f1', 'pteranodon', 44, 7, 0.6, 5, { z: 600, life: { now: 3, max: 4 }, facing: 200 }),
    beast('f2', 'quetzalcoatlus', 54, 6, 1, 9, { z: 3650, facing: 20 }),
    beast('f3', 'stegosaurus', 30, 4, 1.7, 11, { hidden: true, facing: 30 }),
    toy('g1', 'pole', 22, 4, { class: 'pole', radiusCi: 25, readiness: 'idle' }),
    toy('g2', 'pole-lying', 16, 4, { class: 'pole', radiusCi: 25, readiness: 'idle' }),
    vehicle('x1', 'truck', 8, 4, { alive: false, seats: [] }),
  ];
  return board(62, 38, [...vehicles, ...weapons, ...packed, ...people, ...air]);
}
