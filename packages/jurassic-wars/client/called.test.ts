/** The looks of the people around a table. */
import type { Lobby } from '@dwo/kits/shell/lobby';
import { calledAt, lookOf } from './called';

const person = (name: string) => ({ bot: false, strength: 'easy', name, holder: '' });
const computer = () => ({ bot: true, strength: 'easy', name: '', holder: '' });
const lobbyOf = (chairs: readonly object[]) => ({ chairs }) as unknown as Lobby;

test('no two people of one table have the same face, whatever they are called', () => {
  const names = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Mayor Picnic', 'Uncle Bubblegum', ''];
  for (const first of names) {
    for (const second of names) {
      const lobby = lobbyOf([person(first), person(second), computer(), person(first), computer()]);
      const looks = lobby.chairs.map((_, seat) => lookOf(lobby, seat));
      expect(new Set(looks).size).toBe(5);
    }
  }
});

test('a computer has the look of its name, and is called without its strength', () => {
  const lobby = lobbyOf([person('Ann'), { ...computer(), name: 'Nora Flint (easy)' }]);
  expect(lookOf(lobby, 1).name).toBe('nora');
  expect([0, 1].map((seat) => calledAt(lobby, seat))).toEqual(['Ann', 'Nora Flint']);
});
