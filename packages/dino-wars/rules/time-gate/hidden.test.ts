/** The sealed secrets of a Time Gate: the places of hidden figures at the end of the set-up (DW-GATE-3, DW-GATE-5). */
import { type Frozen, frozen, Match, Seals, secretFromHex } from '@dwo/kernel';
import { dinoWars } from '../ruleset';
import { PRESETS } from '../set-up/presets';
import type { State } from '../state';

const secret = 'c4'.repeat(32);

test("DW-GATE-5 the dinosaurs' hiding places are sealed when everything is set up, and no sooner", () => {
  const match = new Match(dinoWars, PRESETS.gate(), secret);
  const now = () => frozen(match.state) as Frozen<State>;
  const seals = new Seals(dinoWars, secretFromHex(secret), now().players.length);
  while (now().placing !== null) {
    expect(now().players.map((_, seat) => dinoWars.hidden?.(now(), seat) ?? null)).toEqual(
      now().players.map(() => null),
    );
    expect(seals.look(now(), match.step)).toBe(false);
    const seat = dinoWars.awaiting(now())[0] as number;
    match.attempt(seat, dinoWars.pass(now(), seat));
  }
  expect(seals.look(now(), match.step)).toBe(true);
  const herd = now().players.findIndex(({ side }) => side === 'dinosaurs');
  const places = now().secrets[herd];
  const at = Object.entries(places?.dinosaurs ?? {}).map(([id, { kind, x, y, facing }]) => [
    id,
    { kind, x, y, facing },
  ]);
  expect(at.length).toBeGreaterThan(0);
  expect(seals.all).toMatchObject([
    {
      ...{ seat: herd, step: match.step },
      hidden: {
        dinosaurs: Object.fromEntries(at),
        pole: { id: places?.pole?.id, x: places?.pole?.x, y: places?.pole?.y },
      },
    },
  ]);
});

test('a match without hidden figures seals nothing', () => {
  const match = new Match(dinoWars, PRESETS.quick(), secret);
  expect(match.state.players.map((_, seat) => dinoWars.hidden?.(frozen(match.state), seat))).toEqual([null, null]);
});
