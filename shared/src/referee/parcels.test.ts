import { Parcels } from './parcels';

const bytes = (n: number) => Uint8Array.from({ length: n % 40 }, (_, i) => (n + i) % 256);

test('every parcel comes back as it was put in, empty ones included', () => {
  const parcels = new Parcels();
  for (let n = 0; n < 500; n++) parcels.push(bytes(n));
  expect(parcels.length).toBe(500);
  for (let n = 0; n < 500; n++) expect(parcels.at(n)).toEqual(bytes(n));
  expect([parcels.at(500), parcels.at(-1)]).toEqual([undefined, undefined]);
});

test('a parcel is a copy: neither the giver nor the taker can change what is kept', () => {
  const parcels = new Parcels();
  const given = bytes(7);
  parcels.push(given);
  given.fill(0);
  parcels.at(0)?.fill(1);
  expect(parcels.at(0)).toEqual(bytes(7));
});

test('a parcel of any size fits', () => {
  const parcels = new Parcels();
  parcels.push(bytes(3));
  const large = new Uint8Array(10_000).fill(9);
  parcels.push(large);
  expect([parcels.at(0), parcels.at(1)]).toEqual([bytes(3), large]);
});
