import { BaseIndex } from './base-index';

const base = (x: number, y: number) => ({ x, y, radius: 50 });

test('a base stands in its layers until it leaves', () => {
  const index = new BaseIndex(['foot', 'mounts'], 600);
  index.enter('horse', base(100, 100), ['foot', 'mounts']);
  index.enter('guy', base(300, 100), ['foot']);
  expect(index.layer('foot').near(100, 100, 500)).toEqual(['guy', 'horse']);
  expect(index.layer('mounts').near(100, 100, 500)).toEqual(['horse']);
  index.relocate('horse', 5000, 100);
  expect(index.layer('foot').near(100, 100, 500)).toEqual(['guy']);
  expect(index.layer('mounts').near(5000, 100, 0)).toEqual(['horse']);
  index.leave('horse');
  index.leave('horse');
  expect(index.layer('foot').size + index.layer('mounts').size).toBe(1);
});

test('everything since a mark is undone in all layers', () => {
  const index = new BaseIndex(['foot', 'mounts'], 600);
  index.enter('horse', base(100, 100), ['foot', 'mounts']);
  const restore = index.mark();
  index.relocate('horse', 5000, 100);
  index.leave('horse');
  index.enter('guy', base(300, 100), ['foot']);
  restore();
  expect(index.layer('foot').near(100, 100, 500)).toEqual(['horse']);
  expect(index.layer('mounts').near(100, 100, 500)).toEqual(['horse']);
});

test('an unknown layer, and a base that is there already, are faults', () => {
  const index = new BaseIndex<string>(['foot'], 600);
  index.enter('guy', base(0, 0), ['foot']);
  expect(() => index.layer('air')).toThrow('no layer air');
  expect(() => index.enter('guy', base(0, 0), ['foot'])).toThrow('already holds guy');
});
