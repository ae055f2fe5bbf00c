/** The faults of figures and forces, one beyond each limit. */
import {
  type Agreed,
  forceFaults,
  type Member,
  memberOf,
  type ProfileId,
  pointsFor,
  pointsOf,
  type ScenarioId,
} from '.';
import { memberFaults } from './forces';

const own = (profile: ProfileId, part: Partial<Member>): Member => ({ ...memberOf(profile), profile: 'own', ...part });
const members = (...groups: readonly (readonly [ProfileId, number])[]) =>
  groups.flatMap(([profile, count]) => Array.from({ length: count }, () => memberOf(profile)));

test.each<readonly [string, Member, unknown]>([
  ['VS-FIG-6', own('brawler', { automatic: true }), 'automatic'],
  ['VS-FIG-6', own('brawler', { grade: null }), 'grade'],
  ['VS-FIG-6', own('horse', { grade: 'troop' }), 'grade'],
  ['VS-R-21', own('brawler', { large: true }), 'large'],
  ['VS-R-21', own('horse', { large: true }), 'large'],
  ['VS-PTS-2', own('horse', { skills: ['beasts'] }), 'skills'],
  ['VS-PTS-2', own('tyrannosaurus', { skills: ['stealth'] }), 'skills'],
  ['VS-PTS-2', own('brawler', { skills: ['beasts', 'beasts'] }), 'skills'],
  ['VS-PTS-2', own('steam_wagon', { aquatic: true }), 'aquatic'],
  ['VS-PTS-2', own('brawler', { name: 'N'.repeat(25) }), 'name'],
  ['VS-PTS-2', { ...memberOf('brawler'), armor: 'heavy' }, 'profile'],
  ['VS-PTS-2', { ...memberOf('tracker'), skills: [] }, 'profile'],
])('%s a figure that cannot be is refused for %#', (rule, member, what) => {
  expect(memberFaults(member, 3)).toEqual([{ rule, code: 'BAD_FORCE', facts: { at: 3, what } }]);
});

test.each([
  own('brawler', { skills: ['beasts', 'stealth'] }),
  own('tyrannosaurus', { aquatic: true }),
  own('cowhand', { automatic: true }),
  own('brawler', { name: 'N'.repeat(24) }),
  { ...memberOf('brawler'), style: 'knights' as const },
])('VS-FIG-6 VS-PTS-2 a figure within the limits has no fault %#', (member) => {
  expect(memberFaults(member, 0)).toEqual([]);
});

const agreed = (scenario: ScenarioId): Agreed => ({ options: { scenario, seats: 2 }, defender: 0 });
const WAGONS = [
  ['steam_wagon', 3],
  ['brawler', 3],
] as const;

test.each<readonly [string, ScenarioId, number, Member[], unknown]>([
  ['VS-PTS-2', 'open_battle', 0, members(['cowhand', 5], ['gunslinger', 1]), { points: 41, limit: 40 }],
  ['VS-PTS-3', 'open_battle', 0, members(['brawler', 13]), { figures: 13, most: 12 }],
  ['VS-PTS-2', 'open_battle', 0, members(['horse', 2]), { what: 'nobody' }],
  ['VS-PTS-2', 'open_battle', 0, members(['steam_wagon', 1]), { what: 'nobody' }],
  ['VS-PTS-3', 'last_stand', 1, members(['allosaurus', 1], ['brawler', 16]), { figures: 17, most: 16 }],
  ['VS-PTS-3', 'wagon_train', 1, members(['brawler', 13]), { figures: 13, most: 12 }],
  ['VS-SCN-4', 'last_stand', 1, members(['brawler', 16]), { creatures: 0, least: 1 }],
  ['VS-SCN-4d', 'last_stand', 0, members(['allosaurus', 5]), { guys: 0, least: 1 }],
  ['VS-SCN-5', 'wagon_train', 0, members(...WAGONS, ['steam_wagon', 1]), { vehicles: 4, exactly: 3 }],
  ['VS-SCN-5', 'wagon_train', 0, members(['steam_wagon', 2], ['brawler', 3]), { vehicles: 2, exactly: 3 }],
  ['VS-SCN-5', 'wagon_train', 0, members(['steam_wagon', 3], ['brawler', 2]), { guys: 2, least: 3 }],
])('%s in %s the force of seat %i has one fault %#', (rule, scenario, seat, force, facts) => {
  expect(forceFaults(agreed(scenario), seat, force)).toEqual([{ rule, code: 'BAD_FORCE', facts }]);
});

test.each<readonly [ScenarioId, number, Member[]]>([
  ['open_battle', 0, members(['cowhand', 6], ['horse', 2])],
  ['open_battle', 0, members(['brawler', 12])],
  ['open_battle', 0, members(['allosaurus', 1])],
  ['last_stand', 1, members(['allosaurus', 1], ['brawler', 15])],
  ['last_stand', 0, members(['allosaurus', 4], ['brawler', 1])],
  ['wagon_train', 0, members(...WAGONS)],
  ['wagon_train', 0, members(...WAGONS, ['allosaurus', 1])],
  ['wagon_train', 1, members(['brawler', 1])],
])(
  'VS-PTS-2 VS-PTS-3 VS-SCN-4 VS-SCN-5 in %s a force of seat %i at its limits has no fault %#',
  (scenario, seat, force) => {
    expect(forceFaults(agreed(scenario), seat, force)).toEqual([]);
  },
);

test('VS-PTS-2 the limits by players and parts, and the points of a guy without a grade', () => {
  const limits = [2, 3, 4, 5, 6].map((seats) =>
    pointsFor({ ...agreed('open_battle'), options: { scenario: 'open_battle', seats } }, 0),
  );
  expect(limits).toEqual([40, 30, 30, 24, 24]);
  expect(
    [0, 1].flatMap((seat) => [pointsFor(agreed('last_stand'), seat), pointsFor(agreed('wagon_train'), seat)]),
  ).toEqual([26, 50, 55, 40]);
  expect(pointsOf([own('brawler', { grade: null })])).toBe(3);
});
