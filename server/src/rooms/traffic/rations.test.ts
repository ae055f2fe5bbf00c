import { LIMITS } from '../../limits';
import type { Guest } from '../guest';
import { Rations } from './rations';

const limits = { ...LIMITS, messagesPerSecond: 1, messageBurst: 3, watchersPerSecond: 2 };

function guests(rations: Rations, ...places: (number | null)[]): Guest[] {
  return places.map((place) => ({ place, bucket: rations.fresh(0), own: rations.least(0) }) as Guest);
}

function takes(rations: Rations, guest: Guest, times: number, now = 0): number {
  let taken = 0;
  for (let i = 0; i < times; i++) if (rations.take(guest, now)) taken++;
  return taken;
}

test('a seat has one share, however often its player joins again', () => {
  const rations = new Rations(limits, 0);
  const [first, again, other] = guests(rations, 0, 0, 1) as [Guest, Guest, Guest];
  expect(takes(rations, first, 10)).toBe(3);
  expect(takes(rations, again, 10)).toBe(0);
  expect(takes(rations, other, 10)).toBe(3);
  expect(rations.excess(again, 0)).toBe(17);
  expect(takes(rations, again, 10, 2_000)).toBe(2);
});

test('spectators have a small share each and a larger one together, and take nothing from players', () => {
  const rations = new Rations({ ...limits, messageBurst: 10 }, 0);
  const watchers = guests(rations, null, null, null, null);
  expect(watchers.map((guest) => takes(rations, guest, 9))).toEqual([9, 5, 5, 5]);
  expect(watchers.map((guest) => takes(rations, guest, 9, 500))).toEqual([1, 0, 0, 0]);
  expect(watchers.map((guest) => takes(rations, guest, 9, 1_000))).toEqual([1, 1, 1, 1]);
  const [player] = guests(rations, 0) as [Guest];
  expect(takes(rations, player, 3)).toBe(3);
});
