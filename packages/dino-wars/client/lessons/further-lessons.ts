/** Five further lessons: vehicles, crews, flyers, hidden figures and teams. */
import { type Options, PLAIN_VEHICLE, PLAIN_WEAPON } from '@dwo/dino-wars';
import { ARMY, beach, dinosaur, ended, FAR_SOLDIER, type Lesson, soldier, step, within } from './tables';

const JEEP: Options['vehicles'][number] = {
  ...PLAIN_VEHICLE,
  id: 'v1',
  kind: 'jeep',
  owner: ARMY,
  at: { x: 2300, y: 900 },
  facing: 90,
};

export const VEHICLES: Lesson = {
  label: 'army',
  options: {
    ...beach(
      'army-movement',
      [
        soldier('s1', { x: 1900, y: 900 }),
        { ...soldier('s2', { x: 0, y: 0 }), at: null, facing: null, aboard: { vehicle: 'v1', seat: 0 } },
      ],
      [dinosaur('d1', 'triceratops', { x: 2300, y: 3900 })],
    ),
    vehicles: [JEEP],
  },
  inTime: within('army-movement'),
  steps: [step('boarded', ['board']), step('moved', ['move']), ended(ARMY)],
  solution: [
    { type: 'board', figure: 's1', vehicle: 'v1', seat: null, path: [{ x: 2300, y: 900 }] },
    { type: 'move', figure: 'v1', path: [{ x: 2300, y: 1500 }], stopAt: null },
    { type: 'done' },
  ],
};

const MACHINE_GUN: Options['crewedWeapons'][number] = {
  ...PLAIN_WEAPON,
  id: 'g1',
  kind: 'lmg',
  owner: ARMY,
  at: { x: 2200, y: 1100 },
  facing: 180,
};

export const CREWS: Lesson = {
  label: 'army',
  options: {
    ...beach(
      'army-movement',
      [
        { ...soldier('s1', { x: 2120, y: 950 }), crewOf: 'g1' },
        { ...soldier('s2', { x: 2280, y: 950 }), crewOf: 'g1' },
      ],
      [dinosaur('d1', 'dimetrodon', { x: 2300, y: 2600 })],
    ),
    crewedWeapons: [MACHINE_GUN],
  },
  inTime: within('army-movement', 'secondary-fire'),
  steps: [step('faced', ['face']), step('phaseBegan'), step('shot', ['fire'])],
  solution: [
    { type: 'face', figure: 'g1', facing: 90 },
    { type: 'done' },
    { type: 'fire', figure: 'g1', weapon: 'lmg', target: 'd1', spotter: null },
  ],
};

export const FLYERS: Lesson = {
  label: 'dinosaurs',
  options: beach(
    'dinosaur-movement',
    [soldier('s1', { x: 2100, y: 1300 }), FAR_SOLDIER],
    [{ ...dinosaur('d1', 'pteranodon', { x: 2250, y: 2200 }), z: 500 }],
  ),
  inTime: within('dinosaur-movement'),
  steps: [step('flew', ['fly']), step('overrunDeclared', ['fly', 'move', 'overrun']), step('overrunEnded')],
  solution: [
    { type: 'fly', figure: 'd1', path: [{ x: 2100, y: 1300, z: 0 }], stopAt: 's1' },
    { type: 'overrun', figure: 'd1', target: 's1' },
  ],
};

/** Woods to hide in. */
const WOODS: Options['table']['terrain'][number] = {
  id: 'thicket',
  kind: 'woods',
  outline: [
    { x: 1800, y: 2700 },
    { x: 2900, y: 2650 },
    { x: 2950, y: 3250 },
    { x: 1850, y: 3300 },
  ],
};

export const HIDDEN: Lesson = {
  label: 'army',
  options: {
    ...beach(
      'army-movement',
      [soldier('s1', { x: 2100, y: 900 }), soldier('s2', { x: 2500, y: 900 })],
      [{ ...dinosaur('d1', 'allosaurus', { x: 2300, y: 2980 }), hidden: true }],
    ),
    scenario: 'gate',
    armyZoneCi: 1200,
    table: { widthCi: 4800, heightCi: 4800, terrain: [WOODS] },
  },
  inTime: within('army-movement'),
  steps: [step('spotted', ['move']), ended(ARMY)],
  solution: [
    { type: 'move', figure: 's1', path: [{ x: 2100, y: 1400 }], stopAt: null },
    { type: 'move', figure: 's2', path: [{ x: 2500, y: 1400 }], stopAt: null },
    { type: 'done' },
  ],
};

const TEAMS = ['army', 'dinosaurs', 'army', 'dinosaurs', 'army', 'dinosaurs'] as const;

export const ISLAND: Lesson = {
  label: 'army',
  options: {
    ...beach(
      'army-movement',
      [
        soldier('s1', { x: 1800, y: 900 }),
        soldier('s2', { x: 2200, y: 900 }),
        { ...soldier('s3', { x: 2600, y: 900 }), owner: 2 },
        { ...soldier('s4', { x: 3000, y: 900 }), owner: 2 },
        { ...soldier('s5', { x: 3400, y: 900 }), owner: 4 },
        { ...soldier('s6', { x: 3800, y: 900 }), owner: 4 },
      ],
      [
        dinosaur('d1', 'allosaurus', { x: 1800, y: 4000 }),
        { ...dinosaur('d2', 'triceratops', { x: 2600, y: 4000 }), owner: 3 },
        { ...dinosaur('d3', 'stegosaurus', { x: 3400, y: 4000 }), owner: 5 },
      ],
    ),
    players: TEAMS.map((side) => ({ side })),
  },
  inTime: within('army-movement'),
  steps: [step('moved', ['move']), step('finished'), step('phaseBegan')],
  solution: [{ type: 'move', figure: 's1', path: [{ x: 1800, y: 1400 }], stopAt: null }, { type: 'done' }],
};
