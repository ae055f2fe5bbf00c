import { field, lying, nest, stow } from '../../testing/guns';
import { ARMY, dino, type Game, move, rider, rifle, scene, vehicle } from '../../testing/table';
import { figureIntents } from '.';

const MARCH = { phase: 'army-movement' } as const;

describe('the offers of weapons', () => {
  test('DW-INV-36 are all legal', () => {
    const truck = [vehicle('truck', 'V', 33.5, 60), rider('V', 0, 'driver'), rider('V', 1, 'p1')];
    for (const game of [
      field('hmg', 2, ...truck, rifle('third', 28.7, 60)),
      lying('hmg', 2, ...truck),
      lying('recoilless_rifle', 2),
    ]) {
      const offered = figureIntents(game.state, 'G');
      expect(offered.length).toBeGreaterThan(3);
      for (const intent of offered) expect(game.says(ARMY, intent)).toBe('legal');
    }
  });

  test('DW-INV-36 include every kind of work that can be done', () => {
    const truck = [vehicle('truck', 'V', 33.5, 60), rider('V', 0, 'driver'), rider('V', 1, 'p1')];
    const types = (game: Game) => [...new Set(figureIntents(game.state, 'G').map(({ type }) => type))].sort();
    expect(types(field('hmg', 2))).toEqual(['assign', 'dismantle', 'face']);
    const down = lying('hmg', 2, ...truck);
    expect(types(down)).toEqual(['assign', 'carry', 'setUp', 'stow']);
    down.does(ARMY, stow());
    expect(types(down)).toEqual(['assign', 'unstow']);
  });

  test('DW-R-104 keep phase 4 from ending by itself while a crew can be changed', () => {
    const { state, does } = scene(MARCH, dino('brachiosaurus', 'B', 60, 60), ...nest('hmg', 1));
    does(ARMY, move('c1', [30, 67.3]));
    expect(state.phase).toBe('army-movement');
  });
});
