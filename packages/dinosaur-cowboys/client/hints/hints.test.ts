/** The strong computer's choices are told as sentences, those of attacks with their exact odds. */
import { frozen } from '@dwo/kernel';
import { ghostOf, laidAside } from '@dwo/kits/miniatures/hints/lay-out';
import { answersTo } from '@dwo/kits/miniatures/hints/serve';
import { useLanguage } from '@dwo/kits/words/catalogue';
import { LANGUAGES } from '@dwo/shared';
import { bot } from '../../bot';
import { dinosaurCowboys, type Intent, type Now } from '../../rules';
import { id, scene, up } from '../../testing/table';
import { MINIATURES } from '../table';
import { told } from './hints';
import { MAKER } from './maker';

const state = scene([
  ['brother_jerrid', 10, 10],
  ['drake', 2, 2],
  ['betty_one_eye', 14, 10, [-1, 0]],
  ['malice', 40, 30],
]);
up(state, 'brother_jerrid', []);
const now = frozen(state) as Now;

afterEach(() => useLanguage('en'));

test.each(LANGUAGES)('every intent of a moment, and the choice itself, is a sentence (%s)', async (language) => {
  await useLanguage(language);
  const choice = bot.choose(now, 0, { roll: () => 1 }, 'strong');
  const said = [choice, ...dinosaurCowboys.intents(now, 0)].map((intent) => told(now, 0, intent));
  expect(said.filter((text) => /[{}]|undefined|NaN/.test(text) || text.length < 8)).toEqual([]);
});

test('an attack is told with its odds', () => {
  const attack: Intent = {
    ...{ type: 'attack', attacker: id(state, 'brother_jerrid'), target: id(state, 'betty_one_eye') },
    weapon: 'six_shooter_400kw',
  };
  expect(told(now, 0, attack)).toMatch(
    /^Attack Betty One-Eye with the 400kW Six-Shooter of Brother Jerrid: \d\.\d damage on average, \d+% to take it out\.$/,
  );
});

test('a move out of reach of everybody says so in a hint, and leaves the reason to a review', () => {
  const entity = id(state, 'brother_jerrid');
  const move: Intent = { type: 'move', entity, path: [{ x: 1_000, y: 1_000 }], facing: { x: -1_000, y: 0 } };
  expect(told(now, 0, move)).toBe('Move Brother Jerrid here: nothing is in reach from there yet.');
  expect(told(now, 0, move, true)).toBe('Move Brother Jerrid here.');
});

test('a turn on the spot is told as a turn', () => {
  const turn: Intent = { type: 'move', entity: id(state, 'brother_jerrid'), path: [], facing: { x: -1, y: 0 } };
  expect(told(now, 0, turn)).toBe('Turn Brother Jerrid to the enemy.');
});

test('Fan the Hammer is told apart from a plain shot, with its price', () => {
  const fanned: Intent = {
    ...{ type: 'attack', attacker: id(state, 'brother_jerrid'), target: id(state, 'betty_one_eye') },
    ...{ weapon: 'six_shooter_400kw', fan: true },
  };
  expect(told(now, 0, fanned)).toContain('of Brother Jerrid (Fan the Hammer, reload afterwards): ');
});

/** A clock on which each look costs one part of so many. */
const looks = (most: number) => () => {
  let left = most;
  return () => {
    left -= 1;
    return left / most;
  };
};

test('a hint comes with who could attack the figure then, and its second answer says the same more exactly', () => {
  const [first, last] = [...answersTo(MAKER, { view: now, seat: 0 }, looks(600))];
  expect(dinosaurCowboys.check(now, 0, first?.advice.intent as Intent)).toBeNull();
  expect(first?.final).toBe(false);
  expect(first?.risks).not.toBeNull();
  expect(last).toMatchObject({ advice: { intent: first?.advice.intent }, final: true });
});

test('a hint with a figure chosen for its activation is about that figure', () => {
  const select = frozen(
    scene([
      ['brother_jerrid', 10, 10],
      ['drake', 2, 2],
      ['betty_one_eye', 14, 10, [-1, 0]],
      ['malice', 40, 30],
    ]),
  ) as Now;
  for (const figure of (['brother_jerrid', 'drake'] as const).map((name) => id(select as never, name))) {
    const [first] = [...answersTo(MAKER, { view: select, seat: 0, figure: `${figure}` }, looks(600))];
    expect(first?.advice.intent).toEqual({ type: 'activate', unit: figure });
  }
});

test('an attack is laid out as a plan against its target', () => {
  const attack: Intent = {
    ...{ type: 'attack', attacker: id(state, 'brother_jerrid'), target: id(state, 'betty_one_eye') },
    weapon: 'six_shooter_400kw',
  };
  const ghost = ghostOf(MINIATURES, { state: now, seat: 0 }, attack);
  expect(ghost?.aim).toMatchObject({ from: `${attack.attacker}`, to: `${attack.target}`, legal: true });
});

test('a turn on the spot, and the facing at the end of a move, are laid out too', () => {
  const entity = id(state, 'brother_jerrid');
  const end = { x: now.entities[entity]?.x ?? 0, y: (now.entities[entity]?.y ?? 0) + 2_000 };
  for (const [path, plan] of [
    [[], { kind: 'face', facing: 90, refusal: null }],
    [[end], { kind: 'move', preview: { facing: 90, refusal: null } }],
  ] as const) {
    const intent: Intent = { type: 'move', entity, path: [...path], facing: { x: 0, y: 1_000 } };
    expect(laidAside(MINIATURES, { state: now, seat: 0 }, intent)).toMatchObject({ selected: `${entity}`, plan });
  }
});

test('DC-ACT-3 an act of one press is made ready for the red button', () => {
  const empty = scene([
    ['brother_jerrid', 10, 10],
    ['malice', 40, 30],
  ]);
  up(empty, 'brother_jerrid', []);
  const entity = id(empty, 'brother_jerrid');
  for (const weapon of empty.entities[entity]?.weapons ?? []) weapon.reload = true;
  const intent: Intent = { type: 'reload', entity, weapon: 'six_shooter_400kw' };
  const aside = laidAside(MINIATURES, { state: frozen(empty) as Now, seat: 0 }, intent);
  expect(aside).toMatchObject({ selected: `${entity}`, plan: { kind: 'none' } });
  expect(aside?.using).toMatch(/^reload-/);
});

test('DC-ACT-1 a move after the action tells of the next Turn', () => {
  const move: Intent = {
    ...{ type: 'move', entity: id(state, 'brother_jerrid'), path: [{ x: 11_000, y: 10_000 }] },
    facing: { x: 1, y: 0 },
  };
  expect(told(now, 0, move)).toContain('then Betty One-Eye is in reach');
  const acted = { ...now, activation: now.activation && { ...now.activation, acted: true } } as Now;
  expect(told(acted, 0, move)).toBe('Move Brother Jerrid here: Betty One-Eye would be in reach from there next Turn.');
});
