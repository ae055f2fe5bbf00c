/** Names of dinosaurs on narrow cards. */
import { dinocard } from '../rules';
import { hyphened } from './hyphened';

/** The letters that a line of the narrowest card holds. */
const LINE = 11;

test('every dinosaur fits on a narrow card in two lines, its end included', () => {
  const names = Array.from({ length: 20 }, (_, at) => dinocard(at + 1).name);
  for (const name of names) {
    const lines = hyphened(name).split('\u00AD');
    expect(lines.join('')).toBe(name);
    expect(lines.filter((line) => line.length > LINE)).toEqual([]);
  }
});
