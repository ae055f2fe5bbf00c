import { DINOSAURS } from '@dwo/dino-wars';
import type { Plan } from '../../tools/plan';
import { shotOdds, shotReach } from '../../tools/shots';
import { altered, quickState } from '../testing/states';
import { nameFigures } from '../words/names';
import { sceneModel, type View } from './scene-model';
import { soldierArt } from './tokens';

const state = quickState();
const names = nameFigures(state);
const [soldier = ''] = Object.keys(state.soldiers);
const [beast = ''] = Object.keys(state.dinosaurs);

function view(part: Partial<View> = {}): View {
  return { state, names, seat: 0, selected: null, plan: { kind: 'none' }, canAct: () => true, ...part };
}

test('every figure is a token with its name, life and side', () => {
  const { tokens } = sceneModel(view());
  expect(tokens).toHaveLength(Object.keys(state.soldiers).length + Object.keys(state.dinosaurs).length);
  const token = tokens.find((each) => each.id === beast);
  const { kind } = state.dinosaurs[beast] ?? { kind: 'allosaurus' };
  expect(token).toMatchObject({ make: 'rubber', art: kind, player: 0, rank: null, alive: true });
  expect(token?.life).toEqual({ now: DINOSAURS[kind].lifePoints, max: DINOSAURS[kind].lifePoints });
  expect(tokens.find((each) => each.id === soldier)?.life).toBeNull();
});

test('ready can act, acted is of the acting side and can not, idle is of the other side', () => {
  const { tokens } = sceneModel(view({ canAct: (id) => id === beast }));
  const readiness = Object.fromEntries(tokens.map((token) => [token.id, token.readiness]));
  expect(readiness[beast]).toBe('ready');
  expect(readiness[soldier]).toBe('idle');
  expect(Object.values(readiness).filter((each) => each === 'acted')).toHaveLength(
    Object.keys(state.dinosaurs).length - 1,
  );
});

test('after the end nobody is asked', () => {
  const over = altered(state, (draft) => {
    draft.ending = { winner: 'army', rule: 'DW-WIN-3' };
  });
  expect(new Set(sceneModel(view({ state: over })).tokens.map((token) => token.readiness))).toEqual(new Set(['idle']));
});

test('ranks come before weapons in the picture', () => {
  expect(soldierArt({ rank: 'hero', weapons: ['smg', 'rifle'] })).toBe('soldier-hero');
  expect(soldierArt({ rank: 'enlisted', weapons: ['automatic_rifle'] })).toBe('soldier-automatic_rifle');
});

test('aiming shows range, line, target and its front', () => {
  const shot = { figure: soldier, weapon: 'rifle', target: beast, spotter: null } as const;
  const odds = shotOdds(state, shot);
  const choices = [{ weapon: 'rifle' as const, mount: false, targets: [beast], refusal: null }];
  const spotting = { third: null, thirds: [], meant: [], reach: shotReach(state, shot) };
  const aimed = { figure: soldier, weapon: 'rifle' as const, choices, target: beast, odds, refusal: null };
  const plan: Plan = { kind: 'aim', ...aimed, ...spotting };
  const model = sceneModel(view({ plan, selected: soldier }));
  expect(model).toMatchObject({ selected: soldier, target: beast, candidates: [beast] });
  expect(model.ranges).toEqual([{ figure: soldier, rangeCi: 1800, tone: 'range' }]);
  expect(model.arcs).toEqual([{ figure: beast, halfAngle: 91 }]);
  expect(model.aim).toMatchObject({ from: soldier, to: beast, legal: true });
  expect(model.aim?.label).toMatch(/" of 18"$/);
  // A target that is only kept has no ring of its own, so that choosing it shows.
  expect(sceneModel(view({ plan: { ...plan, kept: true }, selected: soldier })).target).toBeNull();
});

test('a planned way carries its cost and what it touches', () => {
  const preview = {
    points: [
      { x: 0, y: 0 },
      { x: 600, y: 0 },
    ],
    heights: null,
    costCi: 600,
    leftCi: 1800,
    touches: [soldier],
    refusal: null,
    intent: { type: 'move', figure: beast, path: [{ x: 600, y: 0 }], stopAt: null },
  } as const;
  const way = { mode: 'walk', corners: [], fixed: true, drag: null, z: null, aim: null } as const;
  const plan: Plan = { kind: 'move', figure: beast, ...way, preview };
  expect(sceneModel(view({ plan })).path).toMatchObject({ label: '6" of 18"', legal: true, touches: [soldier] });
});

test('a turn shows before it is sent', () => {
  const intent = { type: 'face', figure: beast, facing: 33 } as const;
  const plan: Plan = { kind: 'face', figure: beast, of: 'body', facing: 33, intent, refusal: null };
  const token = sceneModel(view({ plan })).tokens.find((each) => each.id === beast);
  expect(token?.facing).toBe(33);
});

test('the table is the same object as long as the state’s is, and its heights are printed', () => {
  const first = sceneModel(view()).table;
  expect(sceneModel(view({ selected: beast })).table).toBe(first);
  expect(first.terrain.find((piece) => piece.kind === 'hill')?.label).toBe('HILL 4"');
});
