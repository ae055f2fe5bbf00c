import { frozen } from '@dwo/kernel';
import {
  attack,
  charge,
  DINOSAURS,
  endTurn,
  go,
  no,
  SOLDIERS,
  scene,
  soldiersTurn,
  step,
  unit,
} from '../testing/table';
import { dinoSoldiers, type State } from '.';

const ROW = ['oooooo'];
const free = { oneSpecies: true };
const outcome = (state: State) => dinoSoldiers.outcome(frozen(state));

describe('shouts', () => {
  const shot = (shoutMode: 'off' | 'cheer' | 'strict', shout: Parameters<typeof attack>[3]) => {
    const state = soldiersTurn(ROW, [
      ['rifleman', 0, 0, { hidden: 2 }],
      ['stegosaurus', 2, 0],
    ]);
    state.options.shoutMode = shoutMode;
    const events = go(state, attack(0, 'shoot', 1, shout));
    return { state, told: events.find(({ type }) => type === 'attacked'), types: events.map(({ type }) => type) };
  };

  test('DS-SHO-1 DS-OPT-4 without shouts nothing is heard', () => {
    expect(shot('off', { family: 'bite', holdMs: 900 }).told).toMatchObject({ shout: null, holdMs: 0, failed: false });
  });

  test('DS-SHO-2 DS-OPT-4 DS-SEQ-2 a cheer never fails, and is always the right one', () => {
    expect(shot('cheer', { family: 'rifle', holdMs: 900 }).told).toMatchObject({
      shout: 'rifle',
      holdMs: 900,
      failed: false,
    });
    expect(shot('cheer', { family: 'bite', holdMs: 900 }).told).toMatchObject({
      shout: 'rifle',
      holdMs: 0,
      failed: false,
    });
    expect(shot('cheer', null).told).toMatchObject({ shout: 'rifle', holdMs: 0, failed: false });
  });

  test('DS-SHO-3 DS-OPT-4 in strict play the right sound is held for 400 ms', () => {
    const failed = (shout: Parameters<typeof attack>[3]) => {
      const { told } = shot('strict', shout);
      return told?.type === 'attacked' && told.failed;
    };
    expect(failed({ family: 'rifle', holdMs: 400 })).toBe(false);
    expect(failed({ family: 'rifle', holdMs: 399 })).toBe(true);
    expect(failed({ family: 'pistol', holdMs: 900 })).toBe(true);
    expect(failed(null)).toBe(true);
  });

  test('DS-SHO-4 DS-EX-37 a failed attack hits nothing but is spent, and shows the shooter', () => {
    const { state, types } = shot('strict', { family: 'bite', holdMs: 900 });
    expect(types).toEqual(['stepBegan', 'attacked', 'revealed']);
    expect(unit(state, 0)).toMatchObject({ modes: ['shoot'], hidden: 0 });
    expect(unit(state, 1)).toMatchObject({ hp: 8, assailants: [] });
    const run = scene(
      ROW,
      [
        ['triceratops', 0, 0],
        ['rifleman', 1, 0],
      ],
      free,
    );
    run.options.shoutMode = 'strict';
    go(run, attack(0, 'charge', charge(1, 0, 1)));
    expect(unit(run, 0).tile).toBe(0);
  });

  test('DS-SHO-6 a shout offered to computers has the right sound', () => {
    const state = soldiersTurn(ROW, [
      ['rifleman', 0, 0],
      ['stegosaurus', 2, 0],
    ]);
    state.options.shoutMode = 'strict';
    const offered = dinoSoldiers.intents(frozen(state), SOLDIERS).filter(({ type }) => type === 'attack');
    expect(offered).toMatchObject([{ shout: { family: 'rifle', holdMs: 400 } }]);
  });
});

describe('the end', () => {
  test('DS-END-1 DS-END-2 DS-END-4 a side with nobody left has lost at once, in the middle of a turn', () => {
    const state = scene(
      ROW,
      [
        ['triceratops', 0, 0],
        ['rifleman', 0, 0],
      ],
      free,
    );
    go(state, attack(0, 'strike', 1));
    expect(outcome(state)).toMatchObject({ winners: [DINOSAURS], rule: 'DS-END-2' });
    expect(no(state, endTurn)).toBe('DS-GEN-3');
    expect(dinoSoldiers.awaiting(frozen(state))).toEqual([]);
  });

  test('DS-END-1 a unit in reserve is still living', () => {
    const state = scene(
      ROW,
      [
        ['triceratops', 0, 0],
        ['rifleman', 0, 0],
        ['rifleman', null, null],
      ],
      free,
    );
    go(state, attack(0, 'strike', 1));
    expect(outcome(state)).toBeNull();
  });

  test('DS-END-3 DS-EX-38 both sides eliminated at once are a draw', () => {
    const state = soldiersTurn(ROW, [
      ['rifleman', 0, 0],
      ['stegosaurus', 0, 0, { hp: 1 }],
    ]);
    go(state, attack(0, 'shoot', 1));
    expect(outcome(state)).toMatchObject({ winners: [], rule: 'DS-END-3' });
  });

  test('DS-END-3 DS-AB-CHA-2 a charge is one attack: a charger that dies with the last enemy draws', () => {
    const state = scene(
      ['oop'],
      [
        ['pachycephalosaurus', 0, 0, { hp: 2 }],
        ['rifleman', 1, 0],
      ],
      free,
    );
    go(state, attack(0, 'charge', charge(1, 0, 2)));
    expect(outcome(state)).toMatchObject({ winners: [], rule: 'DS-END-3' });
  });

  test('DS-END-4 a step can end the game; hits that wait do not yet', () => {
    const mine = soldiersTurn(
      ['om'],
      [
        ['rifleman', 0, 0],
        ['stegosaurus', 0, 0],
      ],
    );
    go(mine, step(0, 1, 0));
    expect(outcome(mine)).toMatchObject({ winners: [DINOSAURS] });
    const agile = soldiersTurn(ROW, [
      ['rifleman', 0, 0],
      ['compsognathus', 2, 0],
    ]);
    go(agile, attack(0, 'shoot', 1));
    expect(outcome(agile)).toBeNull();
    go(agile, endTurn);
    expect(outcome(agile)).toMatchObject({ winners: [SOLDIERS], rule: 'DS-END-2' });
  });

  test('DS-END-4 DS-AB-FIR-5 fire at the start of a turn can end the game', () => {
    const state = scene(
      ROW,
      [
        ['rifleman', 5, 0],
        ['troodon', 0, 0],
      ],
      free,
    );
    Object.assign(state.tiles[0] ?? {}, { burns: 2, heat: 2 });
    go(state, endTurn);
    expect(outcome(state)).toMatchObject({ winners: [SOLDIERS], rule: 'DS-END-2' });
  });

  test('DS-END-5 DS-EX-39 after the last round the side of higher cost wins, Alpha card and reserve included', () => {
    const riflemen = Array.from({ length: 4 }, () => ['rifleman', null, null] as const);
    const units = [['tyrannosaurus', 0, 0, { alpha: true }], ['captain', 5, 0], ...riflemen] as const;
    const state = soldiersTurn(ROW, units, { round: 30 });
    go(state, endTurn);
    expect(outcome(state)).toMatchObject({
      winners: [DINOSAURS],
      rule: 'DS-END-5',
      facts: { dinosaurs: 15, soldiers: 14 },
    });
    const even = soldiersTurn(
      ROW,
      [
        ['stegosaurus', 0, 0],
        ['sniper', 5, 0],
      ],
      { round: 30 },
    );
    go(even, endTurn);
    expect(outcome(even)).toMatchObject({ winners: [], rule: 'DS-END-5' });
  });

  test('DS-END-5 eight quiet rounds end the match; any event of DS-END-5 starts the count again', () => {
    const quiet = soldiersTurn(
      ROW,
      [
        ['stegosaurus', 0, 0],
        ['rifleman', 5, 0],
      ],
      { quiet: 7 },
    );
    go(quiet, endTurn);
    expect(outcome(quiet)).toMatchObject({ winners: [DINOSAURS], rule: 'DS-END-5' });
    const stirred = soldiersTurn(
      ROW,
      [
        ['stegosaurus', 3, 0],
        ['rifleman', 5, 0],
      ],
      { quiet: 7 },
    );
    go(stirred, attack(1, 'shoot', 0));
    go(stirred, endTurn);
    expect(stirred).toMatchObject({ quiet: 0, round: 2, phase: 'play' });
    const found = soldiersTurn(
      ['oO'],
      [
        ['rifleman', 0, 0],
        ['stegosaurus', 0, 0],
      ],
      { quiet: 7 },
    );
    go(found, step(0, 1, 0));
    go(found, endTurn);
    expect(found.quiet).toBe(0);
  });

  test('DS-END-6 either player may resign at any time', () => {
    const state = scene(ROW, [
      ['triceratops', 0, 0],
      ['rifleman', 3, 0],
    ]);
    go(state, { type: 'resign' }, SOLDIERS);
    expect(outcome(state)).toMatchObject({ winners: [DINOSAURS], rule: 'DS-END-6' });
    expect(no(state, { type: 'resign' }, DINOSAURS)).toBe('DS-GEN-3');
  });
});

test('DS-TURN-2 DS-TURN-8 DS-GEN-2 a turn ends in its order, and the next begins afresh', () => {
  const state = soldiersTurn(
    ['oc'],
    [
      ['rifleman', 0, 0],
      ['velociraptor', 0, 0, { points: 0, modes: ['strike'], entered: true }],
    ],
  );
  go(state, step(0, 1, 0));
  expect(go(state, endTurn).map(({ type }) => type)).toEqual(['hid', 'turnEnded', 'roundEnded', 'turnBegan']);
  expect(unit(state, 1)).toMatchObject({ points: 3, modes: [], entered: false });
  expect(state).toMatchObject({ side: 'dinosaurs', round: 2, attacks: 0 });
});

test('DS-SEQ-8 every legal decision is offered', () => {
  const state = soldiersTurn(
    ['oo'],
    [
      ['rifleman', 0, 0],
      ['stegosaurus', 1, 0],
    ],
  );
  expect(dinoSoldiers.intents(frozen(state), SOLDIERS)).toEqual([
    step(0, 1, 0),
    attack(0, 'shoot', 1),
    { type: 'endMove' },
    endTurn,
  ]);
});
