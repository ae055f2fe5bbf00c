/** The words beside the dice and on moves, the headline of an attack's odds, and names that tell two posses apart. */
import { frozen } from '@dwo/kernel';
import { store } from '@dwo/kits/shell/store';
import type { Now } from '../../rules';
import { id, scene, up, who } from '../../testing/table';
import { nameAt } from '../names';
import { attacksOf } from './attacks';
import { movesOf } from './moves';
import { DICE, performanceOf } from './performance';

const seen = { key: 1, atLeast: true, outcome: [], rolling: false };

function verdict(event: Parameters<typeof performanceOf>[0]): string {
  const thrown = performanceOf(event).dice?.(event);
  if (thrown == null) throw new Error('There are no dice');
  return DICE.verdict({ ...thrown, ...seen });
}

describe('the small dice', () => {
  afterEach(() => store.setState({ match: null }));

  test('name the winner of a contest, and what they do', () => {
    const lobby = { chairs: [{ name: 'Ann' }, { name: 'Computer (easy)' }] };
    store.setState({ match: { lobby, seats: [0] } as never });
    expect(verdict({ type: 'sidesRolled', dice: [4, 10], first: 1 })).toBe('Computer (easy) picks the edge');
    expect(verdict({ type: 'initiativeRolled', dice: [9, 2], winner: 0 })).toBe('You act first');
  });

  test('say no name where no match is open', () => {
    expect(verdict({ type: 'initiativeRolled', dice: [9, 2], winner: 0 })).toBe('Decided');
  });

  test('say who attacks whom where the table knows them', () => {
    const event = {
      type: 'attackRolled',
      attacker: 3,
      target: 5,
      weapon: 'low_burst_rifle',
      mode: 'range',
      dice: [4],
      tn: 7,
    };
    const thrown = performanceOf(event as never).dice?.(event as never);
    if (thrown == null) throw new Error('There are no dice');
    expect(DICE.who({ ...thrown, ...seen }, (figure) => `Figure ${figure}`)).toBe('Figure 3 attacks Figure 5');
    expect(DICE.who({ ...thrown, ...seen }, () => '')).toBe('Attack');
  });

  test('say how far a panicked mount runs', () => {
    expect(verdict({ type: 'rolled', entity: 0, purpose: 'panic', need: null, value: 3 })).toBe('Runs 3″');
  });
});

/** The odds card of Brother Jerrid's first gun on Betty, who has so many Hitpoints. */
function cardAt(hp: number) {
  const state = scene([
    ['brother_jerrid', 10, 10],
    ['betty_one_eye', 16, 10, [-1, 0]],
    ['malice', 40, 30],
  ]);
  who(state, 'betty_one_eye').hp = hp;
  up(state, 'brother_jerrid', []);
  const now = frozen(state) as Now;
  const own = now.entities[id(state, 'brother_jerrid')];
  const use = own === undefined ? undefined : attacksOf(now, 0, own as never)[0];
  if (use?.type !== 'aim') throw new Error('Brother Jerrid can not attack');
  const aim = {
    figure: `${own?.id}`,
    weapon: 'six_shooter_400kw',
    target: `${id(state, 'betty_one_eye')}`,
    third: null,
  };
  const card = use.use.odds(now, 0, aim as never);
  const tags = use.use.open?.(now, 0, { ...aim, targets: [aim.target], refusal: null } as never) ?? [];
  return { tags, words: card?.words, rows: card?.rows.map(({ label }) => label) };
}

describe('the odds of an attack', () => {
  test('begin with the chance to take the target out where it is worth a word', () => {
    const { words, rows } = cardAt(2);
    expect(words).toBe('to take the target out');
    expect(rows).toContain('Hit at all');
  });

  test('stand above everybody within reach before one is chosen, as the chance to hit', () => {
    const { tags } = cardAt(20);
    expect(tags).toMatchObject([{ type: 'tag', label: expect.stringMatching(/^\d+%$/) }]);
  });

  test('begin with the chance to hit where the target will hardly fall, and keep the other as a row', () => {
    const cards = Array.from({ length: 24 }, (_, hp) => cardAt(hp + 4));
    const unlikely = cards.filter(({ rows }) => rows?.includes('Takes it out'));
    expect(unlikely.length).toBeGreaterThan(0);
    for (const { words } of unlikely) expect(words).toMatch(/^to hit; \d+\.\d damage on average$/);
  });
});

test('a Hustle says how far it goes (DC-ACT-4)', () => {
  const state = scene([
    ['brother_jerrid', 10, 10],
    ['malice', 40, 30],
  ]);
  up(state, 'brother_jerrid', []);
  const now = frozen(state) as Now;
  const moves = movesOf(now, 0, now.entities[id(state, 'brother_jerrid')] as never);
  expect(moves.map(({ word }) => word)).toContain('Hustle 1″');
});

test('namesakes of the second posse have a name of their own', () => {
  const state = scene([
    ['drake', 2, 2],
    ['malice', 40, 30],
  ]);
  const [first, second] = [0, 1].map((seat) => ({ ...who(state, 'malice'), seat }));
  const both = { ...state, entities: [first, second] } as unknown as Now;
  expect([nameAt(both, 0), nameAt(both, 1)]).toEqual(['Malice', 'Malice II']);
});
