/** Tables with the figures and marks of the whole rulebook. */
import { CREWED_KINDS, CREWED_WEAPONS, VEHICLE_KINDS, VEHICLES } from '@dwo/dino-wars';
import type { Mark, Pip, SceneModel, Token } from '@dwo/kits/miniatures/model';
import { BADGES } from '@dwo/kits/miniatures/model';
import { vehicleArt, weaponArt } from '../art/names';

const INCH = 100;

/** A plain token. */
export function toy(id: string, art: string, x: number, y: number, more: Partial<Token> = {}): Token {
  return {
    id,
    art,
    name: id,
    make: 'plastic',
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
    make: 'rubber',
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

/** A fight with guns, crews, arcs and spotters. */
export function gunLine(): SceneModel {
  const tokens = [
    weapon('hmg', 'hmg', 14, 24, { facing: 10 }),
    toy('a1', 'soldier-rifle', 12.6, 25.2),
    toy('a2', 'soldier-rifle', 12.4, 22.8),
    toy('a3', 'soldier-smg', 7, 27),
    weapon('mortar', 'mortar', 10, 12, { facing: 30, badges: ['unloaded'] }),
    toy('b1', 'soldier-rifle', 8.6, 13),
    toy('b2', 'soldier-rifle', 8.6, 10.8, { badges: ['locked'] }),
    toy('spot', 'soldier-leader', 26, 18, { rank: 'leader' }),
    vehicle('truck', 'truck', 12, 5, { facing: 0 }),
    weapon('gun', 'light_artillery', 7.6, 5, {
      art: weaponArt('light_artillery', 'hitched'),
      facing: 0,
      badges: ['not-ready'],
    }),
    vehicle('jeep', 'jeep', 26, 7, { facing: 40, gunFacing: 120 }),
    beast('rex', 'tyrannosaurus', 40, 24, 1.9, 18, { facing: 200 }),
    beast('tri', 'triceratops', 44, 10, 1.7, 11, { facing: 170 }),
  ];
  const marks: Mark[] = [
    { type: 'crew', soldier: 'a1', weapon: 'hmg', tone: 'serving' },
    { type: 'crew', soldier: 'a2', weapon: 'hmg', tone: 'serving' },
    { type: 'crew', soldier: 'a3', weapon: 'hmg', tone: 'away' },
    { type: 'crew', soldier: 'b1', weapon: 'mortar', tone: 'serving' },
    { type: 'crew', soldier: 'b2', weapon: 'mortar', tone: 'serving' },
    { type: 'tow', vehicle: 'truck', weapon: 'gun' },
    {
      type: 'spotter',
      spotter: 'spot',
      weapon: 'mortar',
      target: 'rex',
      label: '31.4" of 60", by Lt. Vance',
      legal: true,
    },
    { type: 'facing', figure: 'jeep', of: 'body', facing: 40 },
    { type: 'facing', figure: 'jeep', of: 'gun', facing: 120 },
  ];
  return board(52, 32, tokens, {
    selected: 'mortar',
    target: 'rex',
    ranges: [{ figure: 'mortar', rangeCi: 6000, leastCi: 1800, tone: 'range' }],
    arcs: [{ figure: 'hmg', halfAngle: 90, rangeCi: 1200 }],
    marks,
  });
}

/** Boarding, flying, a gate and paratroopers. */
export function marvels(): SceneModel {
  const tokens = [
    vehicle('truck', 'truck', 10, 24, { facing: 20 }),
    vehicle('apc', 'apc', 20, 26, { facing: 60 }),
    weapon('lmg', 'lmg', 8, 16),
    toy('s1', 'soldier-rifle', 14, 19),
    beast('f1', 'pteranodon', 24, 8, 0.6, 5, { z: 1200, facing: 20 }),
    toy('g1', 'pole', 38, 14, { class: 'pole', radiusCi: 25, readiness: 'idle' }),
    toy('g2', 'pole', 47, 18, { class: 'pole', radiusCi: 25, readiness: 'idle' }),
    toy('p1', 'soldier-paratrooper', 32, 25),
  ];
  const marks: Mark[] = [
    { type: 'drop', figure: 'truck', rangeCi: 0, hot: true, legal: true, label: 'Get in: 5 of 8 seats' },
    { type: 'drop', figure: 'apc', rangeCi: 0, hot: false, legal: false, label: 'Full' },
    { type: 'drop', figure: 'lmg', rangeCi: 100, hot: false, legal: true, label: 'Serve it' },
    { type: 'gate', from: { x: 3800, y: 1400 }, to: { x: 4700, y: 1800 }, open: true, label: 'The way home: 9"' },
    { type: 'flight', from: { x: 0, y: 3000 }, to: { x: 5200, y: 2200 }, landing: { x: 3300, y: 2490 } },
    { type: 'disc', at: { x: 3300, y: 2490 }, radiusCi: 200, tone: 'allowed', label: 'Land here' },
    {
      type: 'ghost',
      token: vehicle('new', 'jeep', 6, 7, { facing: 50, gunFacing: 50 }),
      legal: true,
      label: 'Place the jeep',
    },
    { type: 'ghost', token: weapon('new2', 'heavy_artillery', 14, 6), legal: false, label: 'Too near' },
  ];
  return board(52, 32, tokens, {
    selected: 'f1',
    path: {
      points: [
        { x: 2400, y: 800 },
        { x: 3000, y: 1200 },
        { x: 3600, y: 800 },
        { x: 4400, y: 500 },
      ],
      heights: [1200, 2400, 1800, 0],
      radiusCi: 60,
      legal: true,
      label: '22.4" of 48"',
      touches: [],
      handles: true,
    },
    marks,
  });
}
