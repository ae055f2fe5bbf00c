/** The set-up as a part of the game, and matches with hidden figures. */
import { clone, type Frozen, secretFromHex, seededDice } from '@dwo/kernel';
import { conformance } from '@dwo/kernel/testing';
import { READY_GROUNDS } from '../grounds';
import { dinoWars } from '../ruleset';
import type { State } from '../state';
import { herdOf, type Muster, muster, squadLine } from './muster';
import { WORKED_ARMY } from './ready-armies';
import { WORKED_HERD } from './ready-herds';

const WOODS = READY_GROUNDS[0];
const table = { widthCi: WOODS?.widthCi ?? 0, heightCi: WOODS?.heightCi ?? 0, terrain: WOODS?.terrain ?? [] };
const small: Muster = {
  era: 'ww2',
  table,
  forces: [
    {
      side: 'army',
      name: '',
      squad: [
        squadLine(2, 'enlisted', 'basic', { serves: 0 }),
        squadLine(1, 'enlisted', 'basic', { rides: 0 }),
        squadLine(1, 'enlisted', 'basic', { paratrooper: true }),
      ],
      vehicles: [{ kind: 'jeep', size: 'small', mg: 'lmg', cannon: false, crew: ['enlisted', 'enlisted'], tows: null }],
      weapons: [{ kind: 'hmg' }],
    },
    herdOf('', [
      [1, 'allosaurus'],
      [1, 'deinonychus'],
      [1, 'pteranodon'],
    ]),
  ],
  liftCaps: true,
  optional: ['paratroopers'],
  armyZoneCi: WOODS?.armyZoneCi ?? 0,
};
const teams = ['army', 'dinosaurs', 'dinosaurs', 'army'] as const;

/**
 * Returns a state that this viewer must not be able to tell from the given one: a hidden dinosaur is up to one ci away. Only
 * the set-up and phase 1 are tested. In other phases two states can look alike although nothing is hidden, such as after
 * shots that missed different targets.
 */
function disguise(state: Frozen<State>, viewer: number | 'spectator', below: (n: number) => number): State | null {
  const told = viewer !== 'spectator' && state.players[viewer]?.side === 'dinosaurs';
  if (state.placing === null && state.phase !== 'dinosaur-movement') return null;
  const ids = Object.keys(state.secrets.find((secret) => secret !== null)?.dinosaurs ?? {});
  const id = ids[below(Math.max(1, ids.length))];
  if (told || id === undefined) return null;
  const other = clone(state) as State;
  const [dx, dy] = [below(3) - 1, below(3) - 1];
  for (const secret of other.secrets) {
    const dinosaur = secret?.dinosaurs[id];
    if (dinosaur !== undefined) Object.assign(dinosaur, { x: dinosaur.x + dx, y: dinosaur.y + dy });
  }
  return other;
}

const island = { ...small, scenario: 'island' as const, table: { widthCi: 14400, heightCi: 18000, terrain: [] } };
conformance(
  dinoWars,
  {
    alternate: muster({ ...small, placing: 'alternate' }, teams),
    deliberate: muster({ ...small, placing: 'deliberate' }, teams),
    island: muster({ ...island, placing: 'alternate' }, teams),
    groups: muster({ ...island, placing: 'deliberate' }, teams),
    gate: muster({ ...small, scenario: 'gate', placing: 'deliberate', separationCi: 2400 }, teams),
    'gate by the server': muster({ ...small, scenario: 'gate', separationCi: 2400 }, teams),
  },
  { games: 1, disguise, mostSteps: 20_000 },
);

test('the sample army and herd are placed in every kind of set-up', () => {
  for (const scenario of ['battle', 'island', 'gate'] as const) {
    const options = muster({ ...island, forces: [WORKED_ARMY, WORKED_HERD], scenario, optional: [] });
    expect(dinoWars.checkSetup(options)).toEqual([]);
    const state = dinoWars.setup(options, seededDice(secretFromHex('5e'.repeat(32)), 1));
    expect(state.placing).toBeNull();
  }
});
