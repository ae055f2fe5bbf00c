/** The targets that the camera brings into view by itself. */
import { unseenOffer } from './unseen-offer';

const AWAY: Readonly<Record<string, number>> = { near: 300, far: 900 };
const away = (id: string) => AWAY[id] ?? 0;

test('the nearest target on offer is brought into view only if none is in sight', () => {
  expect(unseenOffer(['far', 'near'], () => false, away)).toBe('near');
  expect(unseenOffer(['far', 'near'], (id) => id === 'far', away)).toBeNull();
  expect(unseenOffer([], () => false, away)).toBeNull();
});
