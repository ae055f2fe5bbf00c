import { Encoder } from '@colyseus/schema';
import { clone, frozen, secretFromHex, seededDice } from '@dwo/kernel';
import { type Game, type MatchState, matchClass, planFor, showChanges, showState } from '@dwo/shared';
import { randomGame, wireContract } from '@dwo/shared/testing';
import { PRESETS } from '../rules';
import { dinoWarsGame } from '.';

wireContract(dinoWarsGame as Game, { preset: 'quick', told: 4, shown: 3 });

test('a move costs a watcher at most 40 bytes, events included', () => {
  const source: MatchState = new (matchClass(dinoWarsGame))();
  const encoder = new Encoder(source);
  const sizes: number[] = [];
  randomGame(dinoWarsGame as Game, 'skirmish', 3, 400, ({ seq, state, paths, intent, events }) => {
    if (seq === 1) showState(source, dinoWarsGame as Game, state);
    else showChanges(source, dinoWarsGame as Game, state, paths);
    source.seq = seq;
    const patch = encoder.encode({ offset: 0 }).length;
    encoder.discardChanges();
    const told = (dinoWarsGame as Game).events.encode(seq, events).length;
    const prefixes = 2 + 1 + 2 + 2;
    if (seq > 1 && intent.type === 'move') sizes.push(patch + told + prefixes);
  });
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(40);
});

test('a plan shows no dinosaur that hides at the Time Gate, wherever it hides', () => {
  const state = dinoWarsGame.rules.setup(PRESETS.gate(), seededDice(secretFromHex('05'.repeat(32)), 0));
  const herd = state.players.findIndex(({ side }) => side === 'dinosaurs');
  const dinosaurs = Object.entries(state.dinosaurs);
  for (const [, dinosaur] of dinosaurs) Object.assign(dinosaur, { x: 1000, y: 9000, absence: null });
  const drawn = () => planFor(dinoWarsGame as Game, frozen(clone(state)));
  expect(drawn()?.figures.dinosaurs).toHaveLength(3 * dinosaurs.length);
  const [[id, hiding]] = dinosaurs as [(typeof dinosaurs)[number]];
  delete state.dinosaurs[id];
  state.secrets[herd] = { dinosaurs: { [id]: hiding }, pole: null };
  const without = drawn();
  expect(without?.figures.dinosaurs).toHaveLength(3 * (dinosaurs.length - 1));
  hiding.x += 700;
  expect(drawn()).toEqual(without);
});

test('a plan shows the figures on the table, with y downward', () => {
  const state = dinoWarsGame.rules.setup(PRESETS.quick(), seededDice(secretFromHex('05'.repeat(32)), 0));
  const [first] = Object.values(state.dinosaurs);
  if (first === undefined) throw new Error('The quick battle has dinosaurs');
  Object.assign(first, { x: 300, y: 100, absence: null });
  const { figures, height, grounds } = planFor(dinoWarsGame as Game, frozen(state)) ?? {};
  expect(figures?.dinosaurs?.slice(0, 2)).toEqual([300, (height ?? 0) - 100]);
  expect(grounds?.length).toBe(state.table.terrain.length);
});
