import { strengthOf } from './fork';

const person = { name: 'Ann (easy)', label: 'seat-1', bot: false };
const computer = (name: string) => ({ name, label: 'seat-2', bot: true });

test('a match that goes on against computers takes the strength of those of the record', () => {
  expect(strengthOf({ players: [person, computer('Dr. Bones (easy)')] })).toBe('easy');
  expect(strengthOf({ players: [person, computer('Computer 2 (strong)'), computer('Ruby (easy)')] })).toBe('strong');
});

test('a record of people, or of computers of the usual strength, names none', () => {
  expect(strengthOf({ players: [person, computer('Dr. Bones')] })).toBeNull();
  expect(strengthOf({ players: [null, person] })).toBeNull();
  expect(strengthOf({})).toBeNull();
});
