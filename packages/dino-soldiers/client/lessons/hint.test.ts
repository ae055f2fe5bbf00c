import { frozen } from '@dwo/kernel';
import { mayAskAdvice } from '@dwo/kits/shell/advice';
import { emptyMatch, store } from '@dwo/kits/shell/store';
import { advise, type Next } from '../../bot';
import { plain } from '../../bot/advice';
import type { Intent, Now } from '../../rules';
import { dinoSoldiers } from '../../rules';
import {
  attack,
  charge,
  DINOSAURS,
  type Odd,
  type Placed,
  SOLDIERS,
  scene,
  soldiersTurn,
  tile,
} from '../../testing/table';
import { fearedAfter } from '../plan/danger';
import { giveHint, mayHint, sentence } from './hint';

const table = frozen(
  soldiersTurn(
    ['oooo>', 'ooOoo'],
    [
      ['rocketGunner', 0, 0],
      ['rifleman', 0, 1],
      ['pachycephalosaurus', 4, 1],
    ],
  ),
);
const told = (intent: Intent, next: Next | null = null) => sentence(table, { intent, next, feared: [] });

test('a hint is the choice in words: exact for an attack, counted for a way', () => {
  expect(told(attack(0, 'shoot', 2))).toBe('Rocket Gunner, Shoot at Pachycephalosaurus: one dies, exactly.');
  expect(told({ type: 'step', unit: 1, x: 1, y: 0 })).toBe('Rifleman goes to B1. From there it can hit 1 enemy.');
  expect(told({ type: 'endTurn' })).toMatch(/^Stop here: your units stand well/);
});

test('a way counts the enemies that the rules let the unit hit from there, and no others', () => {
  const state = (rows: readonly string[], odd: Odd = {}) =>
    frozen(
      soldiersTurn(rows, [
        ['rifleman', 0, 0],
        ['stegosaurus', 3, 0],
        ['triceratops', 3, 0, odd],
      ]),
    );
  const going = (rows: readonly string[], odd?: Odd) =>
    sentence(state(rows, odd), { intent: { type: 'step', unit: 0, x: 1, y: 0 }, next: null, feared: [] });
  expect(going(['oooo>'])).toMatch(/B1\. From there it can hit 2 enemies\.$/);
  expect(going(['oooo>'], { hidden: 2 })).toMatch(/can hit 1 enemy\.$/);
  expect(going(['oOoo>'])).toMatch(
    /can hit 2 enemies, if nothing face down is in the way\. The tile lies face down: it hurts with a chance of 19%, and kills with 19%\.$/,
  );
});

test('a way that hurts says so', () => {
  const state = frozen(
    soldiersTurn(
      ['pmo>'],
      [
        ['rifleman', 2, 0],
        ['gunJeep', 1, 0],
        ['stegosaurus', 2, 0],
      ],
    ),
  );
  const going = (unit: number, x: number) =>
    sentence(state, { intent: { type: 'step', unit, x, y: 0 }, next: null, feared: [] });
  expect(going(0, 1)).toBe('Rifleman goes to B1. It dies on the way.');
  expect(going(1, 0)).toMatch(/1 enemy\. The ground takes 1 hit point\.$/);
});

test('an attack is exact only if nothing can change it, and names friends apart from enemies', () => {
  const says = (rows: readonly string[], units: readonly Placed[], intent: Intent) =>
    sentence(frozen(scene(rows, units)), { intent, next: null, feared: [] });
  const rush = charge(1, 0, 2);
  const tank: Placed = ['triceratops', 0, 0];
  const alpha: Placed = ['stegosaurus', 4, 0, { alpha: true }];
  expect(says(['oooo>'], [tank, ['gunJeep', 2, 0], alpha], attack(0, 'charge', rush))).toMatch(
    /at Gun Jeep: 2 damage, exactly\. The first attack ends the moves\. Stegosaurus would neither move nor come in this turn\.$/,
  );
  expect(says(['oOoo>'], [tank, ['gunJeep', 2, 0], alpha], attack(0, 'charge', rush))).toMatch(
    /at Gun Jeep: 2 damage, if nothing face down is in the way\. The first attack ends the moves\. /,
  );
  expect(says(['oooo>'], [tank, ['scout', 1, 0], alpha], attack(0, 'charge', rush))).toMatch(
    /at Scout: 1 damage; an agile unit may ignore it if it is hit twice\. The first attack ends the moves\. /,
  );
  const swept: Placed[] = [
    ['stegosaurus', 0, 0],
    ['gunJeep', 1, 0],
    ['dilophosaurus', 1, 0, { alpha: true }],
  ];
  expect(says(['oooo>'], swept, attack(0, 'tailSweep', tile(1, 0)))).toMatch(
    /at Gun Jeep: 1 damage, exactly\. It hits its own side too: Dilophosaurus\.$/,
  );
});

test('a hint that can not be computed says so', async () => {
  store.setState({ notice: null });
  // Jest has no workers, so the hint fails here as in a browser that can't load one.
  expect(await giveHint(table, SOLDIERS)).toBeNull();
  expect(store.getState().notice?.text).toBe('The hint could not be worked out. Ask once more.');
});

test('a hint names the next best, and the points that it is worse', () => {
  const best: Intent = { type: 'step', unit: 1, x: 1, y: 0 };
  const nextTo = (intent: Intent, less: number) => told(best, { intent, less, by: 'points' }).split('enemy. ')[1];
  expect(nextTo(attack(0, 'shoot', 2), 3)).toBe('Next best: Rocket Gunner, Shoot, worth 3 points of units less.');
  expect(nextTo({ type: 'step', unit: 1, x: 0, y: 0 }, 1)).toBe(
    'Next best: Rifleman to A1, worth 1 point of units less.',
  );
  expect(nextTo({ type: 'endTurn' }, 0)).toBe('About as good: end the turn.');
  expect(told(best, { intent: { type: 'endTurn' }, less: 7, by: 'chance' })).toMatch(
    /Next best: end the turn, 7 points less of the chance to win\.$/,
  );
});

test('a next best that may lose the match names no points of units', () => {
  const best: Intent = { type: 'step', unit: 1, x: 1, y: 0 };
  const found = { intent: best, value: 90, next: { intent: { type: 'endTurn' } as Intent, value: -11 } };
  expect(plain(found, 30).next).toMatchObject({ less: 101, by: 'match' });
  expect(plain({ ...found, value: 9 }, 30).next).toMatchObject({ less: 20, by: 'points' });
  expect(told(best, plain(found, 30).next)).toMatch(/Next best: end the turn, which may cost the match\.$/);
});

test('the next best is another choice than the advised one', () => {
  const view = dinoSoldiers.view(table, SOLDIERS) as Now;
  const { intent, next } = advise(view, SOLDIERS, { roll: () => 1 }, () => 1);
  expect(next).not.toBeNull();
  expect(next?.intent).not.toEqual(intent);
  expect(next?.less).toBeGreaterThanOrEqual(0);
});

test('the advice is legal, whoever asks for it', () => {
  const dice = { roll: () => 1 };
  for (const [state, seat] of [
    [table, SOLDIERS],
    [
      frozen(
        scene(
          ['oooo'],
          [
            ['velociraptor', 0, 0],
            ['rifleman', 3, 0],
          ],
        ),
      ),
      DINOSAURS,
    ],
  ] as const) {
    expect(
      dinoSoldiers.check(state, seat, advise(dinoSoldiers.view(state, seat), seat, dice, () => 1).intent),
    ).toBeNull();
  }
});

test('hints are given only against computers, and only to the player who is to move', () => {
  const match = (bots: readonly boolean[], over = false) => ({
    rules: dinoSoldiers as never,
    state: table,
    seat: SOLDIERS,
    seats: [SOLDIERS],
    outcome: over ? {} : null,
    lobby: { chairs: bots.map((bot) => ({ bot })) as never, counts: false, rated: false },
  });
  expect(mayAskAdvice(match([true, false]))).toBe(true);
  expect(mayAskAdvice(match([false, false]))).toBe(false);
  expect(mayAskAdvice(match([true, false], true))).toBe(false);
  expect(mayAskAdvice(null)).toBe(false);
});

test('hints are for deployments and turns, and never for agile units that ignore an attack', () => {
  const chairs = [{ bot: true }, { bot: false }] as never;
  store.setState({
    match: {
      ...emptyMatch('m'),
      ...{ rules: dinoSoldiers as never, state: table, seat: SOLDIERS, seats: [SOLDIERS], lobby: { chairs } as never },
    },
  });
  expect(mayHint(table)).toBe(true);
  expect(mayHint({ ...table, phase: 'deploy' })).toBe(true);
  expect(mayHint({ ...table, phase: 'field' })).toBe(false);
  expect(mayHint({ ...table, step: 'dodge' })).toBe(false);
  store.setState({ match: null });
  expect(mayHint(table)).toBe(false);
});

test('a hint that ends a turn says whether reserves could come in, units could act, or nothing is left', () => {
  const told = (units: Parameters<typeof soldiersTurn>[1]) =>
    sentence(frozen(soldiersTurn(['oo>'], units)), { intent: { type: 'endTurn' }, next: null, feared: [] });
  expect(
    told([
      ['rifleman', 0, 0],
      ['sniper', null, null],
    ]),
  ).toMatch(/^Stop here: your reserve is worth more later/);
  expect(told([['rifleman', 0, 0]])).toMatch(/^Stop here: your units stand well/);
  const spent = { points: 0, modes: ['shoot'] };
  expect(told([['rifleman', 0, 0, spent]])).toMatch(/^Nothing that is left would help/);
});

test('a hint to bring in a unit says how many enemies it can hit, and how many could hit it', () => {
  const state = frozen(
    soldiersTurn(
      ['ooo>'],
      [
        ['velociraptor', 1, 0],
        ['troodon', 1, 0],
        ['rifleman', null, null],
      ],
    ),
  );
  const intent: Intent = { type: 'enter', unit: 2 };
  const feared = fearedAfter(state, intent);
  expect(feared).toEqual([0, 1]);
  expect(sentence(state, { intent, next: null, feared })).toBe(
    'Bring in Rifleman: it can hit 2 enemies from there. Next turn 2 enemies could hit it there.',
  );
  expect(fearedAfter(state, { type: 'endTurn' })).toEqual([]);
});

test('a hint to go where nobody can be hit says that nobody can hit the unit there either', () => {
  const state = frozen(soldiersTurn(['ooo>'], [['rifleman', 1, 0]]));
  const intent: Intent = { type: 'step', unit: 0, x: 0, y: 0 };
  const safe = 'As far as you can see, no enemy could hit it there next turn.';
  expect(sentence(state, { intent, next: null, feared: [] })).toBe(`Rifleman goes to A1. ${safe}`);
  expect(sentence(state, { intent, next: null, feared: [0] })).toBe(
    'Rifleman goes to A1. Next turn 1 enemy could hit it there.',
  );
});

test('a hint names at most one risk, and the danger to a unit only where it grows', () => {
  const herd = frozen(
    scene(
      ['oOoooo'],
      [
        ['dilophosaurus', 2, 0],
        ['velociraptor', 0, 0],
        ['rifleman', 5, 0],
      ],
    ),
  );
  const intent: Intent = { type: 'step', unit: 0, x: 1, y: 0 };
  const says = (feared: readonly number[], stood: readonly number[]) =>
    sentence(herd, { intent, next: null, feared, stood });
  expect(says([2], [2]).match(/Primal Instinct|face down|Next turn/g)).toHaveLength(1);
  expect(says([2, 3], [2])).toMatch(/Next turn 2 enemies could hit it there; where it stands 1 could\.$/);
  const calm = frozen(soldiersTurn(['ooo>'], [['rifleman', 1, 0]]));
  const going: Intent = { type: 'step', unit: 0, x: 0, y: 0 };
  expect(sentence(calm, { intent: going, next: null, feared: [7], stood: [7] })).toBe('Rifleman goes to A1.');
  expect(sentence(calm, { intent: going, next: null, feared: [7], stood: [7, 8] })).toMatch(
    /A1\. Next turn 1 enemy could hit it there; where it stands 2 could\.$/,
  );
});

test('DS-PI-8 a way counts no friends as enemies, and says when instinct leaves nobody else to attack', () => {
  const herd = frozen(
    scene(
      ['oooooo'],
      [
        ['dilophosaurus', 2, 0],
        ['velociraptor', 0, 0],
        ['compsognathus', 0, 0],
        ['rifleman', 5, 0],
      ],
    ),
  );
  const going = sentence(herd, { intent: { type: 'step', unit: 0, x: 1, y: 0 }, next: null, feared: [] });
  expect(going).not.toMatch(/can hit/);
  expect(going).toMatch(/There Primal Instinct lets it attack only its own side: Velociraptor and Compsognathus\./);
});

test('a way without a target says what it is good for', () => {
  const state = frozen(
    soldiersTurn(
      ['oooooooo'],
      [
        ['rifleman', 1, 0],
        ['stegosaurus', 7, 0],
      ],
    ),
  );
  const going = (x: number) => sentence(state, { intent: { type: 'step', unit: 0, x, y: 0 }, next: null, feared: [] });
  expect(going(2)).toMatch(
    /^Rifleman goes to C1\. In the same turn it can go on to D1 and attack Stegosaurus: Shoot\./,
  );
  const spent = { ...state, units: state.units.map((unit) => ({ ...unit, points: 1 })) };
  expect(sentence(spent, { intent: { type: 'step', unit: 0, x: 2, y: 0 }, next: null, feared: [] })).toMatch(
    /^Rifleman goes to C1\. It comes nearer to the enemy: 5 tiles away\./,
  );
  expect(going(0)).toMatch(/It keeps farther from the enemy: 7 tiles away\./);
});

test('DS-MOV-4 the way of a dinosaur to its prey is told in its own movement points, and a step that only makes room says so', () => {
  const herd = frozen(
    scene(
      ['<oo', 'ooo', 'ooo'],
      [
        ['triceratops', 0, 0],
        ['compsognathus', null, null],
        ['rifleman', 2, 2],
      ],
      { oneSpecies: true },
    ),
  );
  const says = (x: number, y: number) =>
    sentence(herd, { intent: { type: 'step', unit: 0, x, y }, next: null, feared: [] });
  expect(says(1, 0)).toMatch(/it can go on to C1 and attack Rifleman: Charge, one dies\./);
  const spent = { ...herd, units: herd.units.map((unit) => ({ ...unit, points: 1 })) };
  expect(sentence(spent, { intent: { type: 'step', unit: 0, x: 1, y: 0 }, next: null, feared: [] })).toMatch(
    /nearer to the enemy: 3 movement points away/,
  );
  const row = frozen(
    scene(
      ['oO<', ' r '],
      [
        ['velociraptor', 2, 0],
        ['compsognathus', null, null],
      ],
      { oneSpecies: true },
    ),
  );
  const made = sentence(row, { intent: { type: 'step', unit: 0, x: 1, y: 1 }, next: null, feared: [] });
  expect(made).toMatch(/It makes room for the reserve\./);
});
