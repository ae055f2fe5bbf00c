import { frozen } from '@dwo/kernel';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import type { Event } from '../rules';
import { DINOSAURS, SOLDIERS, soldiersTurn } from '../testing/table';
import { fallenText, withHarm } from './fallen';
import { recordedIn, shownLines } from './log';

const state = frozen(
  soldiersTurn(
    ['oooo>'],
    [
      ['rifleman', 0, 0],
      ['sniper', 1, 0],
      ['scout', 2, 0],
      ['compsognathus', 3, 0],
    ],
  ),
);
const [RIFLEMAN, SNIPER, SCOUT, COMPSOGNATHUS] = [0, 1, 2, 3];
const died = (unit: number): Event => ({ type: 'died', unit, cause: 'attack' });
const turn = (side: 'dinosaurs' | 'soldiers', round: number): Event => ({ type: 'turnBegan', side, round });
const logOf = (events: readonly Event[]) => {
  const scene = { state, player: (seat: number) => `Player ${seat}` };
  return events.reduce<readonly LogEntry[]>((log, event) => recordedIn(log, event, scene as never), []);
};
const EVENTS = [
  ...[turn('dinosaurs', 1), died(SCOUT), turn('soldiers', 1)],
  ...[turn('dinosaurs', 2), died(RIFLEMAN), died(COMPSOGNATHUS), died(SNIPER), turn('soldiers', 2)],
];

test('a player whose turn begins is told which of their units fell in the turn of the other side, and no others', () => {
  expect(fallenText(state, SOLDIERS, logOf(EVENTS))).toBe('Lost: Rifleman and Sniper. Your turn.');
});

test('the sentence makes way for the prompt with the first deed, and where nobody fell', () => {
  const later: Event = { type: 'cameIn', unit: SCOUT } as Event;
  expect(fallenText(state, SOLDIERS, logOf([...EVENTS, later]))).toBeNull();
  expect(fallenText(state, SOLDIERS, logOf([turn('dinosaurs', 1), turn('soldiers', 1)]))).toBeNull();
  expect(fallenText(state, null, logOf(EVENTS))).toBeNull();
  expect(fallenText(state, DINOSAURS, logOf([turn('dinosaurs', 1), died(RIFLEMAN), turn('soldiers', 1)]))).toBeNull();
});

test('a unit that fell to an attack is told with the one who attacked', () => {
  const attack = { type: 'attacked', unit: COMPSOGNATHUS, mode: 'bite', shout: null } as Event;
  const hit = { type: 'hit', unit: SNIPER, by: COMPSOGNATHUS } as Event;
  const log = logOf([turn('dinosaurs', 2), attack, hit, died(SNIPER), turn('soldiers', 2)]);
  expect(fallenText(state, SOLDIERS, log)).toBe('Lost: Sniper (by Compsognathus). Your turn.');
});

const hurt = (unit: number, cause: 'terrain' | 'attack'): Event => ({ type: 'hurt', unit, damage: 1, cause });

test('DS-TER-6 harm by the ground is told until the turn ends, whatever is done after it', () => {
  const events = [turn('soldiers', 1), hurt(RIFLEMAN, 'terrain'), hurt(SNIPER, 'terrain')];
  const fatal: Event = { type: 'died', unit: SNIPER, cause: 'terrain' };
  const later: Event = { type: 'cameIn', unit: SCOUT } as Event;
  const told = 'Lost in this turn: 1 hit point of Rifleman (ground) and Sniper (ground). Attack.';
  const log = logOf([...events, fatal, later]);
  expect(withHarm('Attack.', state, SOLDIERS, log)).toBe(told);
  expect(withHarm('Attack.', state, DINOSAURS, log)).toBe('Attack.');
  expect(withHarm('Attack.', state, SOLDIERS, logOf([...events, turn('dinosaurs', 2)]))).toBe('Attack.');
  expect(withHarm('Attack.', state, SOLDIERS, logOf([turn('soldiers', 1), hurt(SCOUT, 'attack')]))).toBe('Attack.');
});

test('DS-DMG-4 a death is one line that names its cause', () => {
  const fatal: Event = { type: 'died', unit: SNIPER, cause: 'terrain' };
  const log = logOf([turn('soldiers', 1), hurt(RIFLEMAN, 'terrain'), hurt(SNIPER, 'terrain'), fatal]);
  expect(log).toHaveLength(4);
  expect(
    shownLines(log)
      .slice(1)
      .map(({ text }) => text),
  ).toEqual(['Rifleman loses 1 hit point to the ground', 'Sniper is dead: the ground killed it']);
});
