import { BADGES } from '../model';
import { inchesUp, liftOf, pegPicture } from './air';
import { badgePicture } from './badges';
import { crewPlatePicture, footprintPicture, pipsPicture } from './vehicle-tags';

describe('height', () => {
  test('lifts a higher figure more, within a limit', () => {
    const lifts = [0, 100, 600, 1200, 3600, 20000].map(liftOf);
    expect(lifts[0]).toBe(0);
    lifts.slice(1).forEach((lift, i) => {
      expect(lift).toBeGreaterThan(lifts[i] ?? Infinity);
      expect(lift).toBeLessThan(75);
    });
  });

  test.each([
    [1200, '12"'],
    [750, '7.5"'],
    [1234, '12.3"'],
  ])('%i is told as %s', (z, text) => expect(inchesUp(z)).toBe(text));

  test('a peg is as long as the lift', () => {
    expect(pegPicture(50).originY - 3).toBe(50);
  });
});

test('every badge is another sign', () => {
  expect(new Set(BADGES.map((badge) => badgePicture(badge).markup)).size).toBe(BADGES.length);
});

describe('seats', () => {
  const seats = (count: number) => Array.from({ length: count }, () => 'empty' as const);

  test('fill rows evenly', () => {
    expect(pipsPicture(seats(8)).width).toBeGreaterThan(pipsPicture(seats(9)).width);
    expect(pipsPicture(seats(8)).height).toBeLessThan(pipsPicture(seats(9)).height);
    expect(pipsPicture(seats(9)).width).toBe(pipsPicture(seats(10)).width);
  });

  test('are told apart by shape', () => {
    const kinds = ['empty', 'driver', 'gunner', 'passenger', 'cargo'] as const;
    const drawn = kinds.map((kind) => pipsPicture([kind]).markup.replaceAll(/(fill|stroke)="#[0-9A-F]+"/g, ''));
    expect(new Set(drawn).size).toBe(kinds.length);
  });
});

test('too small a crew is shown by colour and by numbers', () => {
  const [few, enough] = [crewPlatePicture(0, { now: 1, min: 2 }), crewPlatePicture(0, { now: 2, min: 2 })];
  expect(few.lettering?.[0]?.text).toBe('1/2');
  expect(few.markup).not.toBe(enough.markup);
});

test('a footprint is as long and wide as the model', () => {
  const { markup, originX, width } = footprintPicture(120, 50, 0, 2);
  expect(markup).toContain('width="120" height="50"');
  expect(originX).toBe(width / 2);
  expect(markup).not.toMatch(/NaN/);
});
