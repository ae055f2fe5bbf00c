import { frozen, seededDice } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { wireContract } from '@dwo/shared/testing';
import { dinoSoldiers, FACES, type Options, SIDES, sideOf } from '../rules';
import { dinoSoldiersGame } from '.';
import { LOOKS } from './plan';

wireContract(dinoSoldiersGame as Game, { preset: 'quick', told: 6, shown: 3, kinds: 22 });

test('DS-SHO-5 a shout holds nothing but its family and its length', () => {
  const shout = { family: 'rifle', holdMs: 500 };
  const attack = { type: 'attack', unit: 1, mode: 'shoot', target: { kind: 'single', unit: 2 }, shout };
  expect(dinoSoldiersGame.intent.safeParse(attack).success).toBe(true);
  const recorded = { ...attack, shout: { ...shout, sound: 'data:audio/ogg;base64,AAAA' } };
  expect(dinoSoldiersGame.intent.safeParse(recorded).success).toBe(false);
});

test('DS-OPT-5 DS-SEQ-1 options and targets of another shape are refused', () => {
  const standard = dinoSoldiersGame.presets.standard?.({ roll: () => 1 });
  expect(dinoSoldiersGame.options.safeParse(standard).success).toBe(true);
  expect(dinoSoldiersGame.options.safeParse({ ...standard, roundLimit: 9 }).success).toBe(false);
  const charge = { type: 'attack', unit: 1, mode: 'charge', target: { kind: 'chargeLine', dx: 2, dy: 0, length: 1 } };
  expect(dinoSoldiersGame.intent.safeParse({ ...charge, shout: null }).success).toBe(false);
});

test('DS-OPT-1 players can ask for a side if sides are not random', () => {
  const options = dinoSoldiersGame.presets.sides?.({ roll: () => 1 });
  expect(options && dinoSoldiersGame.chairs(options)).toEqual(['dinosaurs', 'soldiers']);
  const random = dinoSoldiersGame.presets.quick?.({ roll: () => 1 });
  expect(random && dinoSoldiersGame.chairs(random)).toEqual(['either', 'either']);
});

test('DS-OPT-6 patrols differ, and each can be played: units of both sides stand on a field with one Obstacle', () => {
  const drawn = Array.from({ length: 60 }, (_, n) =>
    dinoSoldiersGame.presets.patrol?.(seededDice(new Uint8Array(32), n)),
  );
  expect(new Set(drawn.map((each) => JSON.stringify(each))).size).toBeGreaterThan(50);
  for (const options of drawn) {
    expect(dinoSoldiersGame.options.parse(options)).toEqual(options);
    expect(dinoSoldiers.checkSetup(frozen(options as Options))).toEqual([]);
    const { tiles = [], units = [], side: first } = options?.position ?? {};
    // One that crosses the field at once would fall upon a crowd that could not act yet.
    expect(first).toBe(units.some(({ type }) => type === 'carnotaurus') ? 'soldiers' : 'dinosaurs');
    expect(tiles.filter(({ face }) => face === null)).toHaveLength(15);
    expect(dinoSoldiers.setup(frozen(options as Options), seededDice(new Uint8Array(32), 1)).obstacles).toHaveLength(1);
    for (const side of SIDES) expect(units.some((unit) => sideOf(unit) === side && unit.at !== null)).toBe(true);
  }
});

test('DS-OPT-6 the public options of a patrol hold nothing of its position, whose tiles lie face down', () => {
  const options = dinoSoldiersGame.presets.patrol?.(seededDice(new Uint8Array(32), 1)) as Options;
  const { position, ...agreed } = options;
  expect(position?.tiles.some(({ face }) => face === null)).toBe(true);
  expect(dinoSoldiersGame.openOptions?.(frozen(options))).toEqual(agreed);
});

test('every face has a ground on a plan', () => {
  for (const { name } of Object.values(FACES)) expect(LOOKS).toHaveProperty(name);
});
