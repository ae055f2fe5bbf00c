/** Seat links in the address: a private one gives the seat at once, that of a notice only offers it. */
import { seatOffers, takeSeatFromAddress } from './seat-link';
import { tokenFor } from './tokens';

const TOKEN = 'x'.repeat(43);
const before = globalThis.window;
afterAll(() => void Object.assign(globalThis, { window: before }));

function address(hash: string) {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  const location = { hash, pathname: '/m/abcdefgh' };
  const history = {
    replaceState(_: unknown, __: unknown, path: string) {
      Object.assign(location, { hash: '', pathname: path });
    },
  };
  seatOffers.setState({}, true);
  Object.assign(globalThis, { window: { localStorage, location, history } });
  return location;
}

test.each([
  ['#seat=', true, TOKEN, {}],
  ['#own-seat=', false, null, { abcdefgh: TOKEN }],
])('%s', (name, taken, token, offers) => {
  const location = address(`${name}${TOKEN}`);
  expect([takeSeatFromAddress('abcdefgh'), tokenFor('abcdefgh'), seatOffers.getState()]).toEqual([
    taken,
    token,
    offers,
  ]);
  expect(location.hash).toBe('');
});

test.each(['', '#12', '#own-seat=short', '#seat=<script>'])('%s is no seat', (hash) => {
  address(hash);
  expect([takeSeatFromAddress('abcdefgh'), tokenFor('abcdefgh'), seatOffers.getState()]).toEqual([false, null, {}]);
});
