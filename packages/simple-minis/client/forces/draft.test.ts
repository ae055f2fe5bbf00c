import { FORCE_IDS, memberOf, SCENARIO_IDS } from '../../rules';
import { artFor } from '../art/own';
import { TOYS } from '../art/toys';
import {
  faultsOf,
  optionsFor,
  readyForce,
  rolesOf,
  seatIn,
  withBattle,
  withMember,
  withoutMember,
  withPart,
} from './draft';

const ranch = readyForce('frontier_ranch');

test('VS-C-02 every ready-made force is a start without faults, and every battle has one', () => {
  for (const id of FORCE_IDS) expect([id, faultsOf(readyForce(id))]).toEqual([id, []]);
  for (const scenario of SCENARIO_IDS) {
    for (const role of rolesOf({ scenario }) ?? [null]) {
      const battle = withBattle(ranch, { scenario, role });
      expect(FORCE_IDS.some((id) => faultsOf({ ...battle, ...readyForce(id, battle) }).length === 0)).toBe(true);
    }
  }
});

test('VS-SCN-4c VS-R-13 the part and the players of a force follow its scenario', () => {
  const stand = withBattle({ ...ranch, seats: 6 }, { scenario: 'last_stand' });
  expect(stand).toMatchObject({ seats: 2, role: 'defender' });
  const attack = withBattle(stand, { role: 'attacker' });
  expect([seatIn(attack), optionsFor(attack).defender]).toEqual([1, 0]);
  expect([0, 1, 2, 6, 7].map((seats) => withBattle(ranch, { seats }).seats)).toEqual([2, 2, 2, 6, 6]);
  expect(withBattle({ ...ranch, seats: 6 }, { scenario: 'dinosaurs_loose' }).seats).toBe(4);
  expect(withBattle(attack, { scenario: 'wagon_train' }).role).toBe('convoy');
  expect(withBattle(attack, { scenario: 'watering_hole' }).role).toBeNull();
});

test('VS-FIG-6 VS-PTS-2 a change of a part takes off what no longer fits, and finds the profile of what remains', () => {
  const cowhand = { ...ranch, members: [memberOf('tracker')] };
  const first = (force: typeof ranch) => force.members[0];
  expect(first(withPart(cowhand, 0, { automatic: true, skills: [] }))).toMatchObject({ profile: 'repeater_gunner' });
  expect(first(withPart(cowhand, 0, { class: 'cavalry' }))).toMatchObject({ profile: 'own', grade: null, skills: [] });
  const lizard = withMember(cowhand, memberOf('swamp_lizard'));
  expect(withPart(lizard, 1, { class: 'guy' }).members[1]).toMatchObject({
    large: false,
    aquatic: false,
    grade: 'troop',
  });
  expect(first(withPart(cowhand, 0, { distance: false, automatic: true }))?.automatic).toBe(false);
  expect(withoutMember(lizard, 0).members.map(({ profile }) => profile)).toEqual(['swamp_lizard']);
});

test('a figure in another look has a drawing of its own', () => {
  const knight = { ...memberOf('cowhand'), style: 'knights' as const };
  expect(artFor(memberOf('cowhand'))).toBe('cowhand');
  expect(artFor(knight)).toBe('own.knights.troop.single.none');
  expect(TOYS.known(artFor(knight))).toBe(artFor(knight));
  expect(TOYS.svg(artFor(knight), {})).not.toBe(TOYS.svg('cowhand', {}));
});
