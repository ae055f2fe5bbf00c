import { frozen } from '@dwo/kernel';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import type { Event } from '../rules';
import { DINOSAURS, SOLDIERS, soldiersTurn } from '../testing/table';
import { fallenText } from './fallen';
import { recordedIn } from './log';

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
