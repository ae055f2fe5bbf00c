import { frozen } from '@dwo/kernel';
import type { Event } from '../rules';
import { soldiersTurn } from '../testing/table';
import { storyOf, taleOf } from './story';

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
    luck: 'The ground cost the dinosaurs 1 hit point and the soldiers 0, and there are no dice. Luck is which tile lay where: the review counts what that changed.',
  });
});

test('a player reads one thing to try: first of all, to use what stayed in reserve', () => {
  expect(told('soldiers').try).toMatch(/^One of your units never came in/);
  expect(told('soldiers', true).try).toMatch(/somebody stronger/);
  expect(told('dinosaurs').try).toMatch(/Close in with several dinosaurs/);
});

test('ground that hurt nobody is not counted out', () => {
  const luck = storyOf([], state, null).find(({ id }) => id === 'luck');
  expect(luck?.text).toBe(
    'The ground hurt nobody, and there are no dice. Luck is which tile lay where: the review counts what that changed.',
  );
});

test('a hit that waited counts for the unit that made it', () => {
  const later: readonly Event[] = [
    { type: 'postponed', attack: 1, by: 1, unit: COMPSOGNATHUS, damage: 1, kill: false, pierce: false, melee: false },
    { type: 'attacked', unit: RIFLEMAN, mode: 'shoot', shout: null, holdMs: 0, failed: false },
    { type: 'hurt', unit: COMPSOGNATHUS, damage: 5, cause: 'attack' },
  ];
  const best = storyOf(logOf(later), state, null).find(({ id }) => id === 'best');
  expect(best?.text).toMatch(/^Sniper: 5 damage/);
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
