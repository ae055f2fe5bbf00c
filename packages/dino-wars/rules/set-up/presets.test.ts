import { PRESETS } from './presets';

test('DW-MULTI-1 at the Time Gate for four each player has figures of their own, and the side has those of two players', () => {
  const [two, four] = [PRESETS.gate(), PRESETS.gateTeams()];
  expect(four.players.map(({ side }) => side)).toEqual(['army', 'dinosaurs', 'army', 'dinosaurs']);
  for (const kind of ['soldiers', 'dinosaurs'] as const) {
    const owners = new Set(four[kind].map(({ owner }) => owner));
    expect(owners.size).toBe(2);
    expect(four[kind].map(({ id }) => id)).toEqual(two[kind].map(({ id }) => id));
  }
});
