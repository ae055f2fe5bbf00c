/** The words beside the dice and on moves, the headline of an attack's odds, and names that tell two posses apart. */
import { frozen } from '@dwo/kernel';
import { store } from '@dwo/kits/shell/store';
import { useLanguage } from '@dwo/kits/words/catalogue';
import type { Now } from '../../rules';
import { id, scene, up, who } from '../../testing/table';
import { told } from '../hints/hints';
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

describe('the Explosion of a Scattergun (DC-WPN-2, DC-R-72)', () => {
  const state = scene([
    ['papa_jonas', 10, 10],
    ['mama_hanna', 17, 11.2],
    ['the_blade', 18, 10, [-1, 0]],
    ['betty_one_eye', 18, 11.5, [-1, 0], { hp: 4 }],
    ['malice', 40, 30],
  ]);
  up(state, 'papa_jonas', []);
  const now = frozen(state) as Now;
  const jonas = who(state, 'papa_jonas');
  const aim = { figure: `${jonas.id}`, weapon: 'scattergun', target: `${id(state, 'the_blade')}`, third: null };
  const use = attacksOf(now, 0, jonas)[0];
  if (use?.type !== 'aim') throw new Error('Papa Jonas can not attack');

  afterEach(() => useLanguage('en'));

  test('the card names everybody whom a hit hurts too, enemies and own people apart, with the chance', () => {
    const rows = use.use.odds(now, 0, aim as never)?.rows ?? [];
    expect(rows.filter(({ rule }) => rule === 'DC-WPN-2' || rule === 'DC-R-72')).toEqual([
      { label: 'If it hits, also 5 to Betty One-Eye (out)', value: expect.stringMatching(/^\d+%$/), rule: 'DC-WPN-2' },
      { label: 'If it hits, also 5 to your own Mama Hanna', value: expect.stringMatching(/^\d+%$/), rule: 'DC-R-72' },
    ]);
  });

  test('the board names them, so that no number stands beside a wrong figure', () => {
    const tags = use.use.marks?.(now, aim as never).filter(({ type }) => type === 'tag') ?? [];
    expect(tags.map((mark) => 'label' in mark && mark.label)).toEqual(['Yours: Mama Hanna −5', 'Betty One-Eye −5']);
  });

  test('a hint and a review name them', async () => {
    const attack = {
      type: 'attack',
      attacker: jonas.id,
      weapon: 'scattergun',
      target: id(state, 'the_blade'),
    } as const;
    for (const judged of [false, true]) {
      expect(told(now, 0, attack, judged)).toMatch(
        /average, and 5 to Betty One-Eye \(out\) if it hits, but also to Mama Hanna on its own side\.$/,
      );
    }
    await useLanguage('de');
    expect(told(now, 0, attack)).toMatch(
      /, und bei einem Treffer 5 für Betty One-Eye \(fällt aus\), aber auch für Mama Hanna auf der eigenen Seite\.$/,
    );
  });

  test('the dice tell the damage to the target and count the others', () => {
    const [blade, betty] = [id(state, 'the_blade'), id(state, 'betty_one_eye')];
    const outcome = (harm: { entity: number; damage: number }[]) => {
      const event = { type: 'struck', hits: 1, harm } as const;
      return performanceOf(event as never).outcome?.(event as never, { at: `${blade}` } as never);
    };
    expect(outcome([{ entity: betty, damage: 5 }])).toBe('1 Hit, 0 damage, 5 to 1 more');
    expect(outcome([{ entity: blade, damage: 6 }])).toBe('1 Hit, 6 damage');
  });
});

test('DC-ATK-8 the card says how the damage comes about', () => {
  const { rows } = cardAt(20);
  expect(rows).toContain('Damage if it hits');
});

test('a Hit on an own figure has the colour of a loss, one by an own figure that of a gain', () => {
  const state = scene([
    ['papa_jonas', 10, 10],
    ['betty_one_eye', 40, 30],
  ]);
  const [own, foe] = [`${id(state, 'papa_jonas')}`, `${id(state, 'betty_one_eye')}`];
  store.setState({ match: { state, seat: 0 } as never });
  const tone = (by: string, at: string, success: boolean) =>
    DICE.tone({ ...seen, what: 'attack', dice: [9], needed: 7, success, by, at } as never);
  expect([tone(own, foe, true), tone(foe, own, true), tone(own, foe, false), tone(foe, own, false)]).toEqual([
    'hit',
    'loss',
    'miss',
    'hit',
  ]);
  store.setState({ match: null });
});
