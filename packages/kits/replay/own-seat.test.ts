/** The seat that this browser played is found by its name, and never guessed. */
import { keepName, keepToken } from '../shell/tokens';
import { ownSeatIn } from './own-seat';

const seat = (name: string) => ({ side: 'army', index: 0, name });
const pair = { seats: [seat('Computer (easy)'), seat('Ann')] };

beforeEach(() => {
  keepName('Ann');
  keepToken('m1', 'token');
});

test('it is the one with the name, in a match of this browser or of this device', () => {
  expect(ownSeatIn(pair, { kind: 'match', id: 'm1' })).toBe(1);
  expect(ownSeatIn(pair, { kind: 'match', id: 'device-0123456789abcdef' })).toBe(1);
});

test('there is none in matches of others and in files, and if the name stands there twice or not at all', () => {
  expect(ownSeatIn(pair, { kind: 'match', id: 'm2' })).toBeNull();
  expect(ownSeatIn(pair, { kind: 'file', name: 'record.json' })).toBeNull();
  expect(ownSeatIn(pair, null)).toBeNull();
  expect(ownSeatIn({ seats: [seat('Ann'), seat('Ann')] }, { kind: 'match', id: 'm1' })).toBeNull();
  keepName('Ben');
  expect(ownSeatIn(pair, { kind: 'match', id: 'm1' })).toBeNull();
});
