/** Everybody of the posses is drawn, each unlike all others. */
import { ENTITY_NAMES } from '../../rules';
import { artOf, FIGURES } from './figures';

const ALL = Object.keys(ENTITY_NAMES);

test('everybody has a drawing, unlike all others, upright and fallen', () => {
  const drawn = ALL.flatMap((name) => [FIGURES.svg(name, {}), FIGURES.svg(name, { state: 'dead' })]);
  expect(ALL.map((name) => FIGURES.known(name))).toEqual(ALL);
  expect(new Set(drawn).size).toBe(2 * ALL.length);
  expect(drawn.filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
});

test('riders sit on their mount in the colour of their seat, and make its picture higher', () => {
  const [alone, ridden, other] = [
    artOf('malice', [], 0),
    artOf('malice', ['the_blade'], 0),
    artOf('malice', ['the_blade'], 1),
  ];
  const tall = (name: string) => FIGURES.metrics(name, {}).height;
  expect(FIGURES.known(ridden)).toBe(ridden);
  expect(tall(ridden)).toBeGreaterThan(tall(alone));
  expect(FIGURES.metrics(ridden, {}).length).toBe(FIGURES.metrics(alone, {}).length);
  expect(FIGURES.svg(ridden, {})).not.toBe(FIGURES.svg(other, {}));
});
