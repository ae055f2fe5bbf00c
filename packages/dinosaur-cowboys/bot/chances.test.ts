import { finish, frozen, Match, secretToHex } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import { dinosaurCowboys, type MapId, type Options, type PosseId } from '../rules';
import { scene } from '../testing/table';
import { showdown, standard } from '../wire/presets';
import { chances, pressureOn } from './chances';
import { evaluator } from './evaluator';

/** The chance of the first posse at the beginning of a review. */
function beginning(options: Options, playouts: number, seed = 7): number {
  const match = new Match(dinosaurCowboys, options, secretToHex(secretOf(seed)));
  const state = frozen(match.state);
  const [seat = 0] = dinosaurCowboys.awaiting(state);
  let sum = 0;
  for (let number = 0; number < playouts; number += 1)
    sum += finish(evaluator.outlook(dinosaurCowboys.view(state, seat), seat, null, number)).chances[0] ?? 0;
  return sum / playouts;
}

const battle = (first: PosseId, other: PosseId, map: MapId): Options => ({
  ...standard(),
  posses: [first, other],
  map,
});

// The shares are those of the first posse in whole matches of normal computers (docs/REVIEW.md).
test('the beginning of a showdown is what whole matches say: 55%, and 23% where both posses stand 3" nearer', () => {
  const { position, ...agreed } = showdown();
  const nearer = (position?.standing ?? []).map(({ x, facing, ...each }) => {
    return { ...each, facing, x: (x ?? 0) + 3000 * (facing?.x ?? 0) };
  });
  const [even, close] = [
    beginning(showdown(), 48),
    beginning({ ...agreed, position: { ...position, standing: nearer } } as Options, 48),
  ];
  expect(even).toBeGreaterThan(0.41);
  expect(even).toBeLessThan(0.67);
  expect(close).toBeGreaterThan(0.09);
  expect(close).toBeLessThan(0.35);
});

test('the posse that whole matches see ahead is ahead at the beginning: 82%, and 26%', () => {
  expect(beginning(battle('birkshire_family', 'kenturahs_cavalry', 'dry_gulch'), 16)).toBeGreaterThan(0.58);
  expect(beginning(battle('drylands_gang', 'black_hill_raiders', 'dry_gulch'), 16)).toBeLessThan(0.42);
});

test('a wounded posse, and one that faces better weapons, has less of a chance', () => {
  const state = (changes: object) =>
    frozen(
      scene([
        ['mama_hanna', 10, 10, [1, 0], changes],
        ['papa_jonas', 2, 30],
        ['the_blade', 30, 10, [-1, 0]],
        ['betty_one_eye', 46, 34, [-1, 0]],
      ]),
    );
  const [sound, hurt] = [state({}), state({ hp: 1 })];
  expect(pressureOn(hurt, 0)).toBeGreaterThan(pressureOn(sound, 0));
  expect(chances(hurt)[0]).toBeLessThan((chances(sound)[0] ?? 0) - 0.02);
  const armed = state({ weapons: [] });
  expect(pressureOn(armed, 1)).toBeLessThan(pressureOn(sound, 1));
  const both = chances(sound);
  expect((both[0] ?? 0) + (both[1] ?? 0)).toBeCloseTo(1);
});
