/** The books of matches of every game that is hosted balance. */
import { type Effort, finish, imbalanceOf, playedOf, reviewing } from '@dwo/kernel';
import { GAMES, HOSTED } from '@dwo/shelf/server';
import { gameNamed } from './game';
import { beginnings } from './review/beginnings';
import { contestOf } from './review/contest';

/** As few playouts as there can be. */
const EFFORT: Effort = { levels: 1, candidates: 1, round: 1, choosing: 1, first: 2, most: 2, witnesses: 2 };
/** The shortest battles; other games play their first. */
const BATTLES: Readonly<Record<string, string>> = {
  'dino-wars': 'duel',
  'dino-soldiers': 'quick',
  'simple-minis': 'quick',
  'dinosaur-cowboys': 'showdown',
};

/** The games whose playouts tell who strikes whom. */
const TELLING = ['dino-wars', 'simple-minis', 'dinosaur-cowboys', 'dino-soldiers'];

for (const game of GAMES) {
  const { evaluator, rules } = game;
  if (evaluator === undefined || !HOSTED.includes(rules.id)) continue;
  test(`the books of a match of ${rules.id} balance`, () => {
    const preset = BATTLES[rules.id] ?? Object.keys(game.presets)[0] ?? '';
    const record = contestOf(game, { preset, seed: 3, strengths: ['easy', 'easy', 'easy'] });
    if (record === null) throw new Error('The match did not end');
    const { books, judged } = finish(reviewing(rules, evaluator, record, EFFORT));
    expect(imbalanceOf(books)).toBeLessThan(0.001);
    expect(judged.some(({ evaluated }) => evaluated > 0)).toBe(true);
    expect(books.result.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    if (rules.id === 'jurassic-wars') return;
    // A playout tells the fates of figures, and who acts is one of them.
    const { moments } = playedOf(rules, record, evaluator.reveals);
    const fates = moments.map(({ before, seat, intent }) => {
      const { lost = {}, blows } = finish(evaluator.playout(rules.view(before, seat), seat, intent, 1));
      return { lost, blows, acts: (evaluator.actor?.(intent) ?? '') in lost };
    });
    expect(fates.some(({ acts }) => acts)).toBe(true);
    const shares = fates.flatMap(({ lost }) => Object.values(lost));
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    expect(shares).toContain(1);
    expect(shares).toContain(0);
    // The blows cost what was lost, and somebody struck most of them.
    if (!TELLING.includes(rules.id)) return;
    for (const { lost, blows = [] } of fates)
      for (const [figure, share] of Object.entries(lost)) {
        const own = blows.filter((each) => each.figure === figure);
        expect(own.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(share);
      }
    const struck = fates.flatMap(({ blows = [] }) => blows);
    expect(struck.filter(({ by }) => by !== null).length).toBeGreaterThan(struck.length / 2);
  });
}

test('the beginning of reviews stands beside the results of whole matches, both with their errors', () => {
  const { said, came } = beginnings(gameNamed('dino-wars').game, { preset: 'duel', games: 4, tries: 2 });
  for (const { share, error } of [said, came]) {
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
    expect(error).toBeGreaterThanOrEqual(0);
  }
  // A match that is over has one winner, or is shared.
  expect((8 * came.share) % 1).toBeCloseTo(0);
});
