/** Limits at the door of a match: those with the key of a seat, its owner, and everybody else. */
import { LIMITS } from '../../limits';
import { tokenHash } from '../../secrets';
import { Chairs, EMPTY_CHAIR } from './chairs';
import { type Comer, Doorway } from './doorway';

const TOKEN = 'the token of the first seat';
const ANN = { id: 'ann', all: ['ann'] };
const BEN = { id: 'ben', all: ['ben'] };
const chair = { ...EMPTY_CHAIR, wish: 'odd', strength: null };
const chairs = new Chairs(
  ['odd', 'even'],
  [
    { ...chair, place: 0, name: 'Ann', player: 'ann', tokenHash: tokenHash(TOKEN) },
    { ...chair, place: 1, name: 'Ben', player: 'ben', tokenHash: tokenHash('another') },
  ],
);

function door(sealed = false) {
  const inside: Comer[] = [];
  const limits = { ...LIMITS, placesPerAddress: 2, connectionsPerMatch: 3 };
  const doorway = new Doorway({ limits, chairs, table: () => null, inside: () => inside, sealed: () => sealed });
  const come = (person: Comer['person'], token: string | null, address = 'here') => {
    const comer = doorway.admit({ person, address }, token);
    inside.push(comer);
    return [comer.seat, comer.owner];
  };
  return { come, doorway };
}

test('copies of a token keep its owner out no more than the owner keeps them out', () => {
  const { come } = door(true);
  for (let n = 0; n < 4; n++) expect(come(null, TOKEN)).toEqual([0, false]);
  expect(() => come(null, TOKEN)).toThrow('counts');
  for (let n = 0; n < 4; n++) expect(come(ANN, TOKEN)).toEqual([0, true]);
  expect(() => come(ANN, TOKEN)).toThrow('counts');
  // The other seat has places of its own; its owner needs no token.
  expect(come(BEN, null)).toEqual([1, true]);
});

test('another person with a token does not own its seat', () => {
  const { come } = door();
  expect(come(BEN, TOKEN)).toEqual([0, false]);
});

test('spectators fill the match by address and in all, and the holders of seats get in all the same', () => {
  const { come, doorway } = door();
  for (let n = 0; n < 2; n++) expect(come(null, null)).toEqual([null, false]);
  expect(() => come(null, null)).toThrow('from your address');
  expect(come(null, null, 'there')).toEqual([null, false]);
  expect(() => come(null, 'no such token', 'elsewhere')).toThrow('Too many people watch');
  expect(come(ANN, null)).toEqual([0, true]);
  expect(doorway.places).toBe(3 + 2 * 4 * 2);
});

test('those who have a seat take no place of spectators at their address', () => {
  const { come } = door();
  for (let n = 0; n < 3; n++) come(ANN, TOKEN);
  expect(come(null, null)).toEqual([null, false]);
});
