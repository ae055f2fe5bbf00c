import { type Dice, frozen, matchDice, noDice, play } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import { CLOCKS } from '../testing/presets';
import { changed, no, why } from '../testing/table';
import {
  dinoSoldiers,
  type Intent,
  legalStarts,
  type Options,
  obstaclesOf,
  type State,
  seatOf,
  type Team,
  teamCalled,
  teamFaults,
  unitsOn,
} from '.';

/** Dice that always show the highest face. */
const high: Dice = { roll: (sides) => sides };
const low: Dice = { roll: () => 1 };

function begin(odd: Partial<Options>, dice = low): State {
  return dinoSoldiers.setup(frozen(changed({ sideAssignment: 'choice', ...odd })), dice);
}

function then(state: State, seat: number, intent: Intent, dice: Dice = noDice) {
  return play(dinoSoldiers, state, seat, intent, dice);
}

/** A match in which both teams are chosen, and the field is laid if the options say so. */
function laid(odd: Partial<Options> = {}): State {
  return begin({ teamMode: 'random', ...odd });
}

const team = (units: Team['units'], alphaOn: Team['alphaOn'] = null): Team => ({ units, alphaOn });

describe('options', () => {
  test('DS-OPT-2 a set-up with dealt teams tells of them', () => {
    const told: { readonly type: string }[] = [];
    const options = frozen(changed({ sideAssignment: 'choice', teamMode: 'random' }));
    dinoSoldiers.setup(options, low, (event) => told.push(event));
    expect(told.map(({ type }) => type)).toContain('mustered');
  });

  test('DS-OPT-1 sides are random or agreed', () => {
    expect(begin({ sideAssignment: 'random' }, low).dinosaurs).toBe(0);
    expect(begin({ sideAssignment: 'random' }, high).dinosaurs).toBe(1);
    expect(begin({ sideAssignment: 'choice' }, high).dinosaurs).toBe(0);
    expect(seatOf({ dinosaurs: 1 }, 'soldiers')).toBe(0);
  });

  test('DS-OPT-2 teams are picked, built or dealt', () => {
    const premade = begin({ teamMode: 'premade' });
    expect(no(premade, { type: 'submitTeam', ...teamCalled('boneThrone') }, 0)).toBe('DS-OPT-2');
    expect(no(premade, { type: 'pickTeam', team: 'boneThrone' }, 0)).toBeNull();
    const custom = begin({ teamMode: 'custom' });
    expect(no(custom, { type: 'submitTeam', ...teamCalled('boneThrone') }, 0)).toBeNull();
    expect(begin({ teamMode: 'random', fieldMode: 'alternate' })).toMatchObject({ phase: 'field' });
  });

  test('DS-OPT-3 a quick field is laid at once, with its Starting Tiles', () => {
    expect(laid({ fieldMode: 'alternate' }).tiles).toEqual([]);
    expect(laid({ fieldMode: 'quick' })).toMatchObject({ phase: 'deploy' });
    expect(laid({ fieldMode: 'quick' }).tiles).toHaveLength(30);
  });

  test('DS-OPT-5 there are 10 to 60 rounds', () => {
    const faults = (roundLimit: number) =>
      dinoSoldiers.checkSetup(frozen(changed({ roundLimit }))).map(({ rule }) => rule);
    expect([9, 10, 60, 61].map(faults)).toEqual([['DS-OPT-5'], [], [], ['DS-OPT-5']]);
  });
});

describe('teams', () => {
  test('DS-GEN-1 DS-GEN-3 both hand in a team, then the field is laid, dinosaurs first', () => {
    const state = begin({ teamMode: 'premade', fieldMode: 'alternate' });
    expect(dinoSoldiers.seats(frozen(state.options))).toBe(2);
    expect(dinoSoldiers.awaiting(frozen(state))).toEqual([0, 1]);
    expect(no(state, { type: 'placeTile', x: 0, y: 0 }, 0)).toBe('DS-GEN-3');
    then(state, 1, { type: 'pickTeam', team: 'ironHedge' });
    expect(dinoSoldiers.awaiting(frozen(state))).toEqual([0]);
    then(state, 0, { type: 'pickTeam', team: 'boneThrone' });
    expect(state).toMatchObject({ phase: 'field', side: 'dinosaurs' });
    expect(no(state, { type: 'pickTeam', team: 'boneThrone' }, 0)).toBe('DS-GEN-3');
  });

  test('DS-TEAM-10 teams are secret, may be replaced, and are shown when both are in', () => {
    const state = begin({ teamMode: 'premade', fieldMode: 'alternate' });
    const [event] = then(state, 0, { type: 'pickTeam', team: 'boneThrone' });
    expect(dinoSoldiers.view(frozen(state), 1).secrets[0]).toBeNull();
    expect(event && dinoSoldiers.see(frozen(state), event, 1)).toMatchObject({ team: null });
    expect(event && dinoSoldiers.see(frozen(state), event, 0)).toMatchObject({ team: teamCalled('boneThrone') });
    then(state, 0, { type: 'pickTeam', team: 'whisperingClaws' });
    expect(state.units).toEqual([]);
    then(state, 1, { type: 'pickTeam', team: 'ironHedge' });
    const seen = dinoSoldiers.view(frozen(state), 'spectator').units;
    expect(seen.filter(({ type }) => type === 'velociraptor')).toHaveLength(4);
    expect(seen.filter(({ alpha }) => alpha)).toEqual([]);
  });

  test('DS-TEAM-1 DS-TEAM-2 DS-TEAM-3 DS-TEAM-4 DS-EX-40 a team has at least one unit, all of its own side, and costs at most 36 points', () => {
    expect(teamFaults('soldiers', team([{ type: 'velociraptor', count: 1 }])).map(({ rule }) => rule)).toEqual([
      'DS-TEAM-1',
    ]);
    expect(teamFaults('dinosaurs', team([])).map(({ rule }) => rule)).toEqual(['DS-TEAM-4']);
    const big: Team['units'] = [
      { type: 'tyrannosaurus', count: 1 },
      { type: 'spinosaurus', count: 1 },
      { type: 'triceratops', count: 1 },
    ];
    const at36 = team([...big, { type: 'velociraptor', count: 1 }, { type: 'troodon', count: 1 }]);
    expect(teamFaults('dinosaurs', at36)).toEqual([]);
    const over = team([...at36.units, { type: 'compsognathus', count: 1 }]);
    expect(teamFaults('dinosaurs', over)).toMatchObject([{ rule: 'DS-TEAM-3', facts: { cost: 37, most: 36 } }]);
    expect(teamFaults('dinosaurs', team(big, { type: 'spinosaurus', index: 0 }))).toEqual([]);
    const withAlpha = team(at36.units, { type: 'spinosaurus', index: 0 });
    expect(teamFaults('dinosaurs', withAlpha)).toMatchObject([{ facts: { cost: 39 } }]);
  });

  test('DS-TEAM-5 DS-TEAM-6 DS-EX-40 copies are limited, and a star allows one', () => {
    expect(teamFaults('dinosaurs', team([{ type: 'velociraptor', count: 5 }]))).toMatchObject([
      { rule: 'DS-TEAM-5', facts: { count: 5, most: 4 } },
    ]);
    const split = team([
      { type: 'velociraptor', count: 3 },
      { type: 'velociraptor', count: 2 },
    ]);
    expect(teamFaults('dinosaurs', split)).toMatchObject([{ rule: 'DS-TEAM-5' }]);
    expect(teamFaults('soldiers', team([{ type: 'captain', count: 2 }]))).toMatchObject([{ rule: 'DS-TEAM-6' }]);
  });

  test('DS-TEAM-7 DS-TEAM-8 DS-EX-6 only a dinosaur carries the Alpha card, and any may', () => {
    const soldiers = team([{ type: 'rifleman', count: 1 }], { type: 'rifleman', index: 0 });
    expect(teamFaults('soldiers', soldiers)).toMatchObject([{ rule: 'DS-TEAM-7' }]);
    const none = team([{ type: 'troodon', count: 1 }], { type: 'compsognathus', index: 0 });
    expect(teamFaults('dinosaurs', none)).toMatchObject([{ rule: 'DS-TEAM-8' }]);
    const small = team([{ type: 'compsognathus', count: 2 }], { type: 'compsognathus', index: 1 });
    expect(teamFaults('dinosaurs', small)).toEqual([]);
    const state = begin({ teamMode: 'custom', fieldMode: 'alternate' });
    then(state, 0, { type: 'submitTeam', ...small });
    then(state, 1, { type: 'pickTeam', team: 'ironHedge' });
    expect(state.units.map(({ alpha }) => alpha).slice(0, 3)).toEqual([false, true, false]);
  });

  test('a refused team is told every reason', () => {
    const state = begin({ teamMode: 'custom' });
    const bad: Intent = {
      type: 'submitTeam',
      ...team([{ type: 'captain', count: 9 }], { type: 'tyrannosaurus', index: 0 }),
    };
    expect(why(state, bad, 1)).toMatchObject({ faults: ['DS-TEAM-6', 'DS-TEAM-3', 'DS-TEAM-7', 'DS-TEAM-8'] });
  });

  test('DS-TEAM-9 DS-TEAM-11 all units begin in reserve with their printed values; the Alpha card is no unit', () => {
    const state = laid();
    expect(state.units.filter(({ id }) => id < 4).map(({ type, hp, alpha }) => [type, hp, alpha])).toEqual([
      ['tyrannosaurus', 11, true],
      ['carnotaurus', 7, false],
      ['triceratops', 9, false],
      ['ankylosaurus', 6, false],
    ]);
    expect(state.units.every(({ place, tile }) => place === 'reserve' && tile === null)).toBe(true);
    expect(state.units).toHaveLength(14);
  });
});

describe('the field', () => {
  test('DS-SET-2 DS-SET-3 DS-SET-4 players take turns, begin at the origin and place tiles side by side', () => {
    const state = laid({ fieldMode: 'alternate' });
    expect(no(state, { type: 'placeTile', x: 1, y: 0 }, 0)).toBe('DS-SET-3');
    then(state, 0, { type: 'placeTile', x: 0, y: 0 });
    expect(state).toMatchObject({ side: 'soldiers' });
    expect(no(state, { type: 'placeTile', x: 1, y: 0 }, 0)).toBe('DS-SET-2');
    expect(no(state, { type: 'placeTile', x: 0, y: 0 }, 1)).toBe('DS-SET-4');
    expect(no(state, { type: 'placeTile', x: 1, y: 1 }, 1)).toBe('DS-SET-4');
    then(state, 1, { type: 'placeTile', x: 1, y: 0 });
    expect(no(state, { type: 'placeTile', x: 2, y: 0 }, 0)).toBeNull();
    expect(state.tiles.map(({ face }) => face)).toEqual([null, null]);
  });

  test('DS-SET-6 the terrain is at most nine wide and nine high', () => {
    const state = laid({ fieldMode: 'alternate' });
    for (let x = 0; x < 9; x++) then(state, x % 2, { type: 'placeTile', x, y: 0 });
    expect(no(state, { type: 'placeTile', x: 9, y: 0 }, 1)).toBe('DS-SET-6');
    expect(no(state, { type: 'placeTile', x: -1, y: 0 }, 1)).toBe('DS-SET-6');
    expect(no(state, { type: 'placeTile', x: 8, y: 1 }, 1)).toBeNull();
  });

  test('DS-SET-5 DS-SET-7 no tile lies on an Obstacle, or where two Obstacles could no longer be formed', () => {
    const state = laid({ fieldMode: 'alternate' });
    const around: [number, number][] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ];
    for (const [i, [x, y]] of around.entries()) then(state, i % 2, { type: 'placeTile', x, y });
    expect(no(state, { type: 'placeTile', x: 1, y: 1 }, 0)).toBe('DS-SET-5');
  });

  test.each([low, high])('DS-SET-8 DS-SET-9 DS-SET-16 every legal field has at least two Obstacles', (dice) => {
    const state = dinoSoldiers.setup(frozen(changed({ sideAssignment: 'choice' })), dice);
    expect(state.obstacles.length).toBeGreaterThanOrEqual(2);
    expect(state.phase).toBe('deploy');
  });

  test('DS-GEO-1 DS-GEO-8 no two tiles share a spot, and Obstacles are found with all 30', () => {
    const { tiles, obstacles } = laid();
    expect(new Set(tiles.map(({ x, y }) => `${x},${y}`)).size).toBe(30);
    expect(obstacles).toEqual(obstaclesOf(tiles));
  });

  test('DS-SET-1 DS-VIS-1 faces are shuffled, and no view holds one that is face down', () => {
    const faces = laid().closed?.faces ?? [];
    expect(new Set(faces).size).toBe(28);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = dinoSoldiers.view(frozen(laid()), viewer);
      expect(view.closed).toBeNull();
      expect(view.tiles.slice(0, 28).map(({ face }) => face)).toEqual(Array(28).fill(null));
    }
  });
});

test('DS-VIS-2 a person who has the dice of a match can tell how its tiles lay', () => {
  const shuffle = (secret: number) =>
    dinoSoldiers.setup(frozen(changed({})), matchDice(secretOf(secret), [null, null], 0)).closed?.faces;
  expect(shuffle(7)).toEqual(shuffle(7));
  expect(shuffle(7)).not.toEqual(shuffle(8));
});

describe('Starting Tiles', () => {
  /** A field of four rows of seven tiles; its middle lies between rows 1 and 2. */
  function starts(): State {
    const state = laid({ fieldMode: 'alternate' });
    const spots = Array.from({ length: 28 }, (_, i) => ({ x: i % 7, y: Math.floor(i / 7) }));
    state.tiles = spots.map((spot) => ({ ...spot, face: null, burns: 0, heat: 0 }));
    return Object.assign(state, { phase: 'starts', side: 'dinosaurs' } as const);
  }

  test('DS-SET-10 DS-SET-11 DS-SET-15 dinosaurs place first, then soldiers, face up, also outside the bounds of the terrain', () => {
    const state = starts();
    expect(no(state, { type: 'placeStart', x: 3, y: 4 }, 1)).toBe('DS-SET-10');
    then(state, 0, { type: 'placeStart', x: 3, y: -1 });
    then(state, 1, { type: 'placeStart', x: 3, y: 4 });
    expect(state.tiles.slice(28).map(({ face }) => face)).toEqual(['START_D', 'START_S']);
    expect(state.phase).toBe('deploy');
    const tall = Array.from({ length: 9 }, (_, y) => ({ x: 0, y }));
    expect(legalStarts('dinosaurs', tall, null)).toContainEqual({ x: 0, y: -1 });
  });

  test('DS-SET-12 DS-SET-13 DS-SET-14 Starting Tiles lie beside the terrain, on their own half, at distance 3 or more', () => {
    const state = starts();
    expect(no(state, { type: 'placeStart', x: 3, y: 0 }, 0)).toBe('DS-SET-12');
    expect(no(state, { type: 'placeStart', x: -1, y: -1 }, 0)).toBe('DS-SET-12');
    expect(no(state, { type: 'placeStart', x: -1, y: 2 }, 0)).toBe('DS-SET-13');
    expect(no(state, { type: 'placeStart', x: -1, y: 1 }, 0)).toBeNull();
    then(state, 0, { type: 'placeStart', x: -1, y: 1 });
    expect(no(state, { type: 'placeStart', x: 7, y: 1 }, 1)).toBe('DS-SET-13');
    expect(no(state, { type: 'placeStart', x: -1, y: 3 }, 1)).toBe('DS-SET-14');
    expect(no(state, { type: 'placeStart', x: 0, y: 4 }, 1)).toBeNull();
  });
});

describe('deployment', () => {
  test('DS-DEP-1 DS-DEP-2 DS-SEQ-7 dinosaurs deploy first, at least one unit and as many as fit', () => {
    const state = laid();
    expect(no(state, { type: 'deploy', units: [4] }, 1)).toBe('DS-DEP-1');
    expect(no(state, { type: 'deploy', units: [] }, 0)).toBe('DS-DEP-1');
    // A unit of the other side.
    expect(no(state, { type: 'deploy', units: [4] }, 0)).toBe('DS-DEP-1');
    expect(no(state, { type: 'deploy', units: [0, 1] }, 0)).toBe('DS-OCC-1');
    expect(dinoSoldiers.check(frozen(state), 0, { type: 'deploy', units: [0, 1] })).toMatchObject({
      facts: { unit: 1, blockers: [0], count: 1, type: state.units[0]?.type },
    });
    then(state, 0, { type: 'deploy', units: [0] });
    expect(no(state, { type: 'deploy', units: [4, 5, 6, 7, 8] }, 1)).toBe('DS-OCC-1');
    expect(no(state, { type: 'deploy', units: [4, 4] }, 1)).toBe('DS-SEQ-7');
    then(state, 1, { type: 'deploy', units: [4, 5, 6, 7] });
    expect(state).toMatchObject({ phase: 'play', side: 'dinosaurs', round: 1 });
    expect(unitsOn(frozen(state), 29).map(({ id }) => id)).toEqual([4, 5, 6, 7]);
    expect(state.units.filter(({ place }) => place === 'reserve')).toHaveLength(9);
  });
});

describe('time', () => {
  test('DS-SEQ-9 each decision has a clock, and an intent that is played when it runs out', () => {
    const odd = { clocks: { ...CLOCKS }, teamMode: 'premade', fieldMode: 'alternate' } as const;
    const state = begin(odd);
    const clock = () => dinoSoldiers.timers(frozen(state)).map(({ id, seconds }) => [id, seconds]);
    expect(clock()).toEqual([['teams', 120]]);
    for (const seat of [0, 1]) then(state, seat, dinoSoldiers.pass(frozen(state), seat));
    expect(state.units.map(({ type }) => type)).toContain('tyrannosaurus');
    expect(clock()).toEqual([['tile-0', 35]]);
    while (state.phase !== 'deploy') {
      const [seat = 0] = dinoSoldiers.awaiting(frozen(state));
      expect(dinoSoldiers.pass(frozen(state), seat)).toEqual({ type: 'placeAnywhere' });
      then(state, seat, { type: 'placeAnywhere' }, low);
    }
    expect(clock()).toEqual([['deploy-dinosaurs', 90]]);
    then(state, 0, dinoSoldiers.pass(frozen(state), 0));
    expect(dinoSoldiers.pass(frozen(state), 1)).toEqual({ type: 'deploy', units: [4, 5, 6, 7] });
    then(state, 1, dinoSoldiers.pass(frozen(state), 1));
    expect(clock()).toEqual([['turn-1-dinosaurs', 120]]);
    expect(dinoSoldiers.pass(frozen(state), 0)).toEqual({ type: 'endTurn' });
  });

  test('DS-SEQ-10 once the teams are known, nobody has a secret but the hits they ignore', () => {
    const { secrets } = laid();
    expect(secrets).toEqual([
      { team: null, dodges: null },
      { team: null, dodges: null },
    ]);
  });
});
