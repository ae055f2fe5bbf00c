import { frozen } from '@dwo/kernel';
import type { Event } from '../rules';
import { soldiersTurn } from '../testing/table';
import { taleOf } from './deeds';
import { storyOf } from './story';

const state = frozen(
  soldiersTurn(
    ['oooo>'],
    [
      ['rifleman', 0, 0],
      ['sniper', null, null],
      ['compsognathus', 3, 0],
    ],
  ),
);
const [RIFLEMAN, , COMPSOGNATHUS] = [0, 1, 2];
const logOf = (events: readonly Event[]) =>
  events.map((event) => {
    const tale = taleOf(event);
    return tale === null ? {} : { tale };
  });
const EVENTS: readonly Event[] = [
  { type: 'turnBegan', side: 'dinosaurs', round: 1 },
  { type: 'hurt', unit: COMPSOGNATHUS, damage: 1, cause: 'terrain' },
  { type: 'turnBegan', side: 'soldiers', round: 1 },
  { type: 'attacked', unit: RIFLEMAN, mode: 'shoot', shout: null, holdMs: 0, failed: false },
  { type: 'hurt', unit: COMPSOGNATHUS, damage: 2, cause: 'attack' },
  { type: 'died', unit: COMPSOGNATHUS, cause: 'attack' },
];
const told = (side: 'dinosaurs' | 'soldiers' | null, won = false) =>
  Object.fromEntries(storyOf(logOf(EVENTS), state, side && { side, won }).map(({ id, text }) => [id, text]));

test('the story names the turn that cost most, the unit that did most, and what the ground took', () => {
  expect(told(null)).toEqual({
    turning: expect.stringMatching(/^Round 1, the soldiers’ turn: the dinosaurs lost Compsognathus \(\d+ points?\)\.$/),
    best: 'Rifleman: 2 damage, 1 unit brought down.',
    chance:
      'The ground cost the dinosaurs 1 hit point and the soldiers 0, and there are no dice. Luck is which tile lay where: the review counts what that changed.',
  });
});

test('a player reads one thing to try: first of all, to use what stayed in reserve', () => {
  expect(told('soldiers').try).toMatch(/^One of your units never came in/);
  expect(told('soldiers', true).try).toMatch(/somebody stronger/);
  expect(told('dinosaurs').try).toMatch(/Close in with several dinosaurs/);
});

test('ground that hurt nobody is not counted out', () => {
  const luck = storyOf([], state, null).find(({ id }) => id === 'chance');
  expect(luck?.text).toBe(
    'The ground hurt nobody, and there are no dice. Luck is which tile lay where: the review counts what that changed.',
  );
});

const bestOf = (events: readonly Event[], units: Parameters<typeof soldiersTurn>[1]) =>
  storyOf(logOf(events), frozen(soldiersTurn(['oooo>'], units)), null).find(({ id }) => id === 'best')?.text;
const shot = (unit: number): Event => ({
  type: 'attacked',
  unit,
  mode: 'shoot',
  shout: null,
  holdMs: 0,
  failed: false,
});
const waits = (unit: number, attack: number, by: number): Event => ({
  ...{ type: 'postponed', attack, by, unit, damage: 2 },
  ...{ kill: false, pierce: false, melee: false },
});
const hurt = (unit: number, damage: number): Event => ({ type: 'hurt', unit, damage, cause: 'attack' });
const dies = (unit: number): Event => ({ type: 'died', unit, cause: 'attack' });

test('a hit that waited and its kill count for the unit that made it, and a victim by the life that each took', () => {
  const events = [shot(1), hurt(2, 2), shot(1), waits(3, 1, 1), shot(0), hurt(2, 1), dies(2), hurt(3, 2), dies(3)];
  const units = [
    ['rifleman', 0, 0],
    ['sniper', 0, 0],
    ['deinonychus', 3, 0],
    ['velociraptor', 2, 0],
  ] as const;
  expect(bestOf(events, units)).toBe('Sniper: 4 damage, 1 unit brought down.');
});

test('of two hits that waited the one that was ignored counts for nobody', () => {
  const events = [shot(0), waits(2, 1, 0), shot(1), waits(2, 2, 1)];
  const dodged: Event = { type: 'dodged', unit: 2, attack: 1 };
  const units = [
    ['rifleman', 0, 0],
    ['sniper', 0, 0],
    ['velociraptor', 3, 0],
  ] as const;
  expect(bestOf([...events, dodged, hurt(2, 2), dies(2)], units)).toBe('Sniper: 2 damage, 1 unit brought down.');
});

test('a bite that kills is damage too, and what a unit does to its own side is none', () => {
  const bite = (unit: number): Event => ({ ...shot(unit), mode: 'bite' }) as Event;
  const units = [
    ['rifleman', 0, 0],
    ['sniper', 0, 0],
    ['dilophosaurus', 0, 0],
    ['troodon', 0, 0],
  ] as const;
  expect(bestOf([bite(2), dies(0), bite(2), dies(1), bite(2), hurt(3, 1)], units)).toBe(
    'Dilophosaurus: 2 damage, 2 units brought down.',
  );
});

test('a unit that hits back deals the damage, not its victim', () => {
  const line = { tale: shot(0) as never, figures: ['0', '2'] };
  const counter: Event = { type: 'hurt', unit: 0, damage: 1, cause: 'counter' };
  const died: Event = { type: 'died', unit: 0, cause: 'counter' };
  const state = frozen(
    soldiersTurn(
      ['oooo>'],
      [
        ['rifleman', 0, 0],
        ['scout', 1, 0],
        ['stegosaurus', 0, 0],
      ],
    ),
  );
  const rows = storyOf([line, ...logOf([counter, died])], state, null);
  expect(rows.find(({ id }) => id === 'best')?.text).toBe('Stegosaurus: 1 damage, 1 unit brought down.');
});

test('a winner who lost much reads what fits it, and only a clean victory asks for somebody stronger', () => {
  const units = [...Array.from({ length: 3 }, () => ['rifleman', 0, 0] as const), ['compsognathus', 3, 0] as const];
  const fallen = frozen(soldiersTurn(['oooo>'], units));
  const begins: Event = { type: 'turnBegan', side: 'dinosaurs', round: 1 };
  const tryOf = (events: readonly Event[]) =>
    storyOf(logOf(events), fallen, { side: 'soldiers', won: true }).find(({ id }) => id === 'try')?.text;
  expect(tryOf([begins, dies(0), dies(1), dies(2)])).toMatch(/^3 of your units fell in one turn/);
  expect(tryOf([shot(0), shot(1), begins, { ...shot(3), mode: 'strike' } as Event, hurt(2, 1), dies(2)])).toMatch(
    /^End the turn on cluttered ground/,
  );
  expect(tryOf([begins, shot(0)])).toMatch(/^2 of your units never attacked/);
  expect(tryOf([begins, shot(0), shot(1), shot(2)])).toMatch(/somebody stronger/);
});

test('the turning point counts the dead of one side, and several in one turn make the advice to spread', () => {
  const fallen = frozen(
    soldiersTurn(
      ['oooo>'],
      [
        ['rifleman', 0, 0],
        ['sniper', 0, 0],
        ['scout', 0, 0],
        ['compsognathus', 3, 0],
      ],
    ),
  );
  const died = (unit: number): Event => ({ type: 'died', unit, cause: 'attack' });
  const events: readonly Event[] = [{ type: 'turnBegan', side: 'dinosaurs', round: 1 }, ...[0, 3, 1, 2].map(died)];
  const rows = storyOf(logOf(events), fallen, { side: 'soldiers', won: false });
  const texts = Object.fromEntries(rows.map(({ id, text }) => [id, text]));
  expect(texts.turning).toMatch(/the soldiers lost Rifleman, Sniper and Scout \(/);
  expect(texts.try).toMatch(/^3 of your units fell in one turn/);
});

test('DS-MOV-7 only the harm of tiles that were turned up makes the advice to turn them up with a cheap unit', () => {
  const ground: Event = { type: 'hurt', unit: COMPSOGNATHUS, damage: 2, cause: 'terrain' };
  const tryOf = (events: readonly Event[]) =>
    storyOf(logOf([EVENTS[0] as Event, ...events]), state, { side: 'dinosaurs', won: true }).find(
      ({ id }) => id === 'try',
    )?.text;
  expect(tryOf([{ type: 'turned', tile: 1, face: 'T24' }, ground])).toMatch(/^Tiles that your units turned up took 2 /);
  expect(tryOf([ground])).not.toMatch(/turned up/);
});
