import { heldCard } from './held-card';

const held = (version: string, wildCardSide = 'attacker') =>
  heldCard({ options: { version, wildCardSide } } as unknown as Parameters<typeof heldCard>[0], 'adrenaline');

test('JW-DW-7 a combat card in hand says who may use it in Dinosaurs Wild', () => {
  expect(held('dinosaursWild').rule).toBe('JW-DW-7');
  expect(held('dinosaursWild').text).toMatch(/\. For the attacker, if the other dinosaur has more dice$/);
  expect(held('dinosaursWild', 'opponent').text).toMatch(/\. For the opponent, if their dinosaur has more dice$/);
  expect(held('standard')).toMatchObject({ rule: 'JW-CC-1' });
  expect(held('standard').text).not.toMatch(/more dice/);
});
