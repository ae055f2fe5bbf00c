/** The comparison of strengths: its arithmetic, and that a match can be repeated. */
import { fairOf, shareOf } from './levels';
import { playLevels } from './levels-worker';

test('a share has the interval of Wilson', () => {
  expect(shareOf(50, 100)).toEqual({ share: 0.5, low: 0.404, high: 0.596, games: 100 });
  expect(shareOf(0, 10)).toEqual({ share: 0, low: 0, high: 0.278, games: 10 });
  expect(shareOf(9.5, 10)).toMatchObject({ share: 0.95, games: 10 });
});

test('battles that one side wins nearly always tell nothing about strengths', () => {
  const fairness = (battle: string, share: number) => ({ battle, side: 'army', ...shareOf(share * 10, 10) });
  expect(fairOf([fairness('a', 0.2), fairness('b', 0.3), fairness('c', 0.7), fairness('d', 0.9)])).toEqual(['b', 'c']);
});

test('a match of two strengths ends, and ends the same when repeated', () => {
  const match = { game: 'dino-wars', battle: 'duel', seed: 3, strengths: { army: 'easy', dinosaurs: 'normal' } };
  const { winner, ended, intents } = playLevels(match);
  expect(ended).toBe(true);
  expect(playLevels(match)).toMatchObject({ winner, intents });
});

test('an unknown battle is told', () => {
  expect(() => playLevels({ game: 'dino-wars', battle: 'moon', seed: 1, strengths: {} })).toThrow('no battle moon');
});
