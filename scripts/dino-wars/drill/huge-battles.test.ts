import { hugeBattles } from './huge-battles';

test('the drill attacks: huge battles of computers are under way while others play', async () => {
  const { figures } = await hugeBattles(3, 1);
  expect(figures).toMatchObject({ matches: 3, created: 3, open: 3 });
  expect((figures as { moves: number }).moves).toBeGreaterThan(0);
}, 120_000);
