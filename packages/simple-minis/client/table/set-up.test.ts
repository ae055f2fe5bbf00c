/** "Place the rest" of a force, as the page offers it. */
import { frozen } from '@dwo/kernel';
import { sceneOf } from '@dwo/kits/miniatures/hud/scene-of';
import { inForce, isMount, type State, simpleMinis } from '../../rules';
import { matchOf } from '../../testing/presets';
import { MINIATURES } from '.';
import { COURSE } from './course';
import { marksOf } from './marks';
import { deployment } from './set-up';

const convoy = () => {
  const dice = { roll: () => 1 };
  return frozen(simpleMinis.setup(frozen(matchOf('wagon_train', 2, { forces: ['settler_convoy', 'random'] })), dice));
};

test('VS-RID-5 VS-R-11 a player who has the rest placed finds a driver on every wagon', () => {
  const state = convoy();
  const use = deployment(state, 0);
  const places = use?.rest(state, 0, []) ?? [];
  const wagons = inForce(state, 0).filter(isMount);
  expect(wagons).toHaveLength(3);
  expect(new Set(places.flatMap(({ on }) => (on === null ? [] : [on])))).toEqual(
    new Set(wagons.map(({ id }) => `${id}`)),
  );
  expect(use && simpleMinis.check(state, 0, use.intent(places))).toBeNull();
  // The hero with a gun is worth most, and stays on foot.
  const boss = inForce(state, 0).find(({ profile }) => profile === 'wrangler_boss');
  expect(places.find(({ figure }) => figure === `${boss?.id}`)?.on).toBeNull();
});

test('VS-R-11 a driver who was placed by hand stays, and the wagon gets no other', () => {
  const state = convoy();
  const use = deployment(state, 0);
  const [wagon, boss] = [inForce(state, 0).find(isMount), inForce(state, 0).find(({ class: kind }) => kind === 'guy')];
  const at = { x: 600, y: 2400 };
  const own = [`${wagon?.id}`, `${boss?.id}`].map((figure, i) => {
    return { figure, at, facing: 90, on: i === 0 ? null : `${wagon?.id}` };
  });
  const places = use?.rest(state, 0, own) ?? [];
  const riders = [...own, ...places].map(({ on }) => on).filter((on) => on !== null);
  expect(riders).toHaveLength(3);
  expect(new Set(riders).size).toBe(3);
  expect(use && simpleMinis.check(state, 0, use.intent([...own, ...places]))).toBeNull();
});

test('VS-RID-5 a driver who is meant for a wagon sits on it while the set-up is planned', () => {
  const state = convoy();
  const use = deployment(state, 0);
  const places = use?.rest(state, 0, []) ?? [];
  const planned = { word: '', figure: null, places, missing: [], at: null, facing: 90, zones: [], turns: false };
  const plan = { kind: 'deploy', ...planned, refusal: null, intent: null, line: null } as const;
  const { tokens } = sceneOf(MINIATURES, { state, seat: 0, selected: null, plan });
  const wagons = inForce(state, 0).filter(isMount);
  const drawn = wagons.map(({ id }) => tokens.find((token) => token.id === `${id}`));
  expect(drawn.map((token) => token?.art.split('+').length)).toEqual(wagons.map(() => 2));
  expect(drawn.map((token) => token?.seats)).toEqual(wagons.map(() => ['driver']));
  expect(tokens).toHaveLength(places.filter(({ on }) => on === null).length);
});

test('VS-SCN-4b the stockade has one label while the defender sets up in it, and is marked for the attacker', () => {
  const dice = { roll: () => 1 };
  const forces = ['stockade_garrison', 'siege_herd'] as const;
  const state = frozen(simpleMinis.setup(frozen(matchOf('last_stand', 2, { forces: [...forces] })), dice));
  expect(state.phase).toBe('deploy');
  const marked = (seat: number) =>
    marksOf(state, { seat, selected: null }).some((mark) => mark.type === 'zone' && mark.id === 'stockade');
  expect([0, 1].map(marked)).toEqual([0, 1].map((seat) => seat !== state.defender));
});

test('VS-R-11 a zone is chosen by a tap on it', () => {
  const state = frozen<State>({ ...(convoy() as State), phase: 'zone', asked: 0 });
  const zones = marksOf(state, { seat: 0, selected: null }).flatMap((mark) => (mark.type === 'zone' ? [mark] : []));
  const answers = COURSE.windows(state, 0)[0]?.answers ?? [];
  expect(answers.length).toBeGreaterThan(1);
  for (const { word, area } of answers) expect(area).toEqual(zones.find(({ label }) => label === word)?.outline);
});

test('VS-INI-2 the player who names the first one is called "You" in the answers', () => {
  const set = convoy() as State;
  const figures = set.figures.map((figure) => ({ ...figure, place: 'table' as const }));
  const state = frozen<State>({ ...set, figures, phase: 'first', asked: 1 });
  const answers = COURSE.windows(state, 1)[0]?.answers ?? [];
  expect(answers.map(({ intent }) => intent)).toContainEqual({ type: 'chooseFirst', seat: 1 });
  expect(answers.map(({ word }) => word)).toEqual(['Player 1', 'You']);
});
