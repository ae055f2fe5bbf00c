import { type Frozen, frozen, matchDice, play, randomBot, stateHash } from '@dwo/kernel';
import { scriptedDice, secretOf } from '@dwo/kernel/testing';
import { mirror, toPlain } from '@dwo/shared';
import { OPEN } from '../testing/presets';
import { facts, goAs, no } from '../testing/table';
import { dinosaurCowboysGame, posseShape } from '../wire';
import {
  asOwn,
  dinosaurCowboys,
  type Intent,
  type OwnMember,
  type OwnPosse,
  ownFaults,
  ownPoints,
  POSSE_NAMES,
  type State,
} from '.';

const gang = asOwn('drylands_gang', 'Our Gang');
const bring = (posse: OwnPosse): Intent => ({ type: 'bringPosse', posse });
const withFirst = (part: Partial<OwnMember>): OwnPosse => ({
  ...gang,
  members: gang.members.map((member, at) => (at === 0 ? { ...member, ...part } : member)),
});
/** Bandits who spend nothing (DC-C-03), with a card each. */
const plain: OwnPosse = {
  ...gang,
  members: gang.members.map((member, at) => ({
    ...{ ...member, rtn: 8, ctn: 8, btn: at === 0 ? 7 : 8, spd: 4, hp: at === 0 ? 10 : 8, traits: [] },
    weapons: ['six_shooter_80kw'],
  })),
};
const plainWith = (...parts: readonly Partial<OwnMember>[]): OwnPosse => ({
  ...plain,
  members: plain.members.map((member, at) => ({ ...member, ...parts[at] })),
});
const fourth = { ...(plain.members[2] as OwnMember), card: 'mama_hanna' };
const lobby = () => dinosaurCowboys.setup(frozen(OPEN), scriptedDice([]));
const found = (posse: OwnPosse) => ownFaults(posse).map(({ rule, facts: told }) => [rule, told]);

test('DC-C-11 posses of the book with three characters can be taken as a start', () => {
  expect(ownFaults(gang)).toEqual([]);
  expect(ownPoints(gang)).toBe(48);
  expect(ownFaults(asOwn('birkshire_family', POSSE_NAMES.birkshire_family))).toEqual([]);
  expect(ownFaults(asOwn('black_hill_raiders', ''))).toEqual([]);
  expect(found(asOwn('kenturahs_cavalry', ''))).toEqual([['DC-C-11', { members: 2, exactly: 3 }]]);
});

test.each<readonly [string, OwnPosse, unknown]>([
  ['DC-C-03 the budget', withFirst({ hp: 16, ctn: 5, rtn: 5 }), ['DC-C-03', { spent: 136, most: 100 }]],
  ['DC-C-11 a value', withFirst({ hp: 3 }), ['DC-C-11', { at: 0, value: 'hp', is: 3, least: 4, most: 16 }]],
  ['DC-C-11 a card', withFirst({ card: 'malice' }), ['DC-C-11', { at: 0, card: 'malice' }]],
  ['DC-C-11 a card twice', withFirst({ card: 'long_eli' }), ['DC-C-11', { twice: 'card', card: 'long_eli' }]],
  ['DC-C-11 no weapon', withFirst({ weapons: [] }), ['DC-C-11', { at: 0, weapons: 0, least: 1 }]],
  [
    'DC-C-11 three weapons',
    withFirst({ weapons: ['saber', 'scattergun', 'handcannon'] }),
    ['DC-C-11', { at: 0, weapons: 3, most: 2 }],
  ],
  [
    'DC-C-11 a weapon twice',
    withFirst({ weapons: ['machete', 'six_shooter_80kw'] }),
    ['DC-C-11', { twice: 'weapon', weapon: 'machete' }],
  ],
  ['DC-WPN-6 a natural weapon', withFirst({ weapons: ['stab'] }), ['DC-WPN-6', { at: 0, weapon: 'stab' }]],
  [
    'DC-TRT-5 a level',
    withFirst({ traits: [{ id: 'lucky', level: 1 }] }),
    ['DC-TRT-5', { at: 0, trait: 'lucky', level: 1 }],
  ],
  [
    'DC-C-11 a trait twice',
    withFirst({ traits: [{ id: 'eagle_eye', level: null }] }),
    ['DC-C-11', { twice: 'trait', trait: 'eagle_eye' }],
  ],
  ['DC-C-11 the traits of the beast count', { ...gang, beast: 'trismash' }, ['DC-C-11', { traits: 4, most: 3 }]],
  ['DC-C-11 a fourth', { ...plain, members: [...plain.members, fourth] }, ['DC-C-11', { members: 4, exactly: 3 }]],
  [
    'DC-C-11 a range weapon twice',
    plainWith({ weapons: ['scattergun'] }, { weapons: ['scattergun'] }),
    ['DC-C-11', { twice: 'weapon', weapon: 'scattergun' }],
  ],
  [
    'DC-TRT-5 a level above the last',
    plainWith({ traits: [{ id: 'rapid_fire', level: 3 }] }),
    ['DC-TRT-5', { at: 0, trait: 'rapid_fire', level: 3 }],
  ],
  [
    'DC-TRT-5 a level of 0',
    plainWith({ traits: [{ id: 'rapid_fire', level: 0 }] }),
    ['DC-TRT-5', { at: 0, trait: 'rapid_fire', level: 0 }],
  ],
  [
    'DC-TRT-5 no level',
    plainWith({}, { traits: [{ id: 'rapid_fire', level: null }] }),
    ['DC-TRT-5', { at: 1, trait: 'rapid_fire', level: 0 }],
  ],
  [
    'DC-C-11 the name of a member',
    plainWith({}, { name: 'M'.repeat(25) }),
    ['DC-C-11', { at: 1, length: 25, most: 24 }],
  ],
  ['DC-C-11 the name of a posse', { ...plain, name: 'P'.repeat(41) }, ['DC-C-11', { length: 41, most: 40 }]],
  ['DC-C-03 a point too much', plainWith({ rtn: 5, ctn: 5, hp: 16, btn: 6 }), ['DC-C-03', { spent: 101, most: 100 }]],
  ['DC-TERM-12 no beast', { ...gang, beast: 'long_eli' }, ['DC-TERM-12', { leaders: 1, beasts: 0 }]],
])('a fault of %s is named with its numbers, and the match refuses the posse', (_, posse, fault) => {
  expect(found(posse)).toContainEqual(fault);
  expect(no(lobby(), bring(posse), 0)).toBe(ownFaults(posse)[0]?.rule);
  expect(facts(lobby(), bring(posse), 0)).toEqual(ownFaults(posse)[0]?.facts);
});

test.each([
  ['rtn', 5, 10],
  ['ctn', 5, 10],
  ['btn', 6, 10],
  ['spd', 3, 7],
  ['hp', 4, 16],
] as const)('DC-C-11 %s goes from %i to %i', (value, least, most) => {
  for (const is of [least, most]) expect(found(plainWith({}, { [value]: is }))).toEqual([]);
  for (const is of [least - 1, most + 1]) {
    const posse = plainWith({}, { [value]: is });
    expect(found(posse)).toContainEqual(['DC-C-11', { at: 1, value, is, least, most }]);
    expect(no(lobby(), bring(posse), 0)).toBe('DC-C-11');
  }
});

test('DC-C-11 DC-C-03 a posse at its limits has no fault', () => {
  const longest = plainWith({ name: 'M'.repeat(24), traits: [{ id: 'rapid_fire', level: 2 }] });
  expect(found({ ...longest, name: 'P'.repeat(40) })).toEqual([]);
  const dear = plainWith({ rtn: 5, ctn: 5 }, { rtn: 7, ctn: 5 });
  expect([ownPoints(plain), ownPoints(dear), found(dear)]).toEqual([0, 100, []]);
});

test('DC-C-11 DC-R-18 a posse is brought to the lobby, and may be changed until both are made', () => {
  const state = lobby();
  goAs(state, 0, bring(gang));
  goAs(state, 0, bring(withFirst({ name: 'Cassandra' })));
  expect(state.posses[0]?.posse).toEqual(withFirst({ name: 'Cassandra' }));
  expect(dinosaurCowboys.awaiting(frozen(state))).toEqual([1]);
  expect(
    no(dinosaurCowboys.setup(frozen({ ...OPEN, posses: ['drylands_gang', null] }), scriptedDice([])), bring(gang), 0),
  ).toBe('DC-R-18');
  goAs(state, 1, { type: 'pickPosse', posse: 'drylands_gang' }, ['map', 1], ['sides', 4, 9]);
  expect(no(state, bring(gang), 0)).toBe('DC-SEQ-2');
  // DC-TRT-21, DC-TRT-20
  const far = state.entities.find(({ seat, name }) => seat === 0 && name === 'long_eli');
  expect(far?.weapons[0]?.long).toBe(20_000);
  expect(state.entities.filter(({ seat }) => seat === 0).map(({ def, leader }) => [def, leader])).toEqual([
    ...[
      [2, true],
      [1, false],
      [1, false],
    ],
    [1, false],
  ]);
});

test('DC-R-18 DC-C-11 a posse that was agreed on for a seat is its posse, and its player picks none', () => {
  const options = { ...OPEN, posses: [null, gang] };
  expect(dinosaurCowboys.checkSetup(frozen(options))).toEqual([]);
  expect(dinosaurCowboysGame.options.parse(options)).toEqual(options);
  const state = dinosaurCowboys.setup(frozen(options), scriptedDice([]));
  expect(dinosaurCowboys.awaiting(frozen(state))).toEqual([0]);
  expect(facts(state, bring(plain), 1)).toEqual({ posse: 'Our Gang' });
  const shown = new dinosaurCowboysGame.State();
  mirror(shown, state);
  expect(stateHash(toPlain(shown))).toBe(stateHash(state));
  goAs(state, 0, bring(plain), ['map', 1], ['sides', 4, 9]);
  expect(state.entities.filter(({ seat }) => seat === 1).map(({ name }) => name)).toContain('cass_holloway');
});

test('DC-R-18 DC-C-11 DC-SET-1 a posse with a fault can’t be agreed on', () => {
  const faults = (posse: unknown) => dinosaurCowboys.checkSetup(frozen({ ...OPEN, posses: [posse as OwnPosse, null] }));
  const many = withFirst({ hp: 17 });
  expect(faults(many)).toEqual(ownFaults(many));
  expect(faults('nobody')).toEqual([{ rule: 'DC-SET-1', code: 'BAD_OPTIONS', facts: { posses: ['nobody', null] } }]);
});

test('DC-C-11 DC-TRT-20 a Bonus SPD comes on top of what is bought', () => {
  const state = lobby();
  goAs(state, 0, bring(withFirst({ traits: [{ id: 'bonus_spd', level: 1 }] })));
  goAs(state, 1, bring(gang), ['map', 1], ['sides', 4, 9]);
  expect(state.entities[0]?.spd).toBe(5);
  expect(ownPoints(withFirst({ traits: [{ id: 'bonus_spd', level: 1 }] }))).toBe(ownPoints(gang));
});

test('a match of two posses of one’s own is played to its end, and comes over the wire as it is', () => {
  const bot = randomBot(dinosaurCowboys);
  const dice = (step: number) => matchDice(secretOf(7), [null, null], step);
  const state: State = dinosaurCowboys.setup(frozen(OPEN), dice(0));
  const posse = withFirst({ name: 'Cass, "the" {Bold}' });
  for (let step = 1; state.ending === null && step < 5000; step++) {
    const [seat = 0] = dinosaurCowboys.awaiting(frozen(state));
    const own =
      state.phase === 'lobby' ? bring(posse) : bot.choose(frozen(state) as Frozen<State>, seat, dice(9000 + step));
    const events = play(dinosaurCowboys, state, seat, own, dice(step));
    const { encode, decode } = dinosaurCowboysGame.events;
    expect(decode(encode(step, events), step).events).toEqual(events);
    if (step % 50 !== 2) continue;
    const shown = new dinosaurCowboysGame.State();
    mirror(shown, state);
    expect(stateHash(toPlain(shown))).toBe(stateHash(state));
  }
  expect(state.ending).not.toBeNull();
  expect(state.posses[1]?.posse).toEqual(posse);
});

test('DC-C-11 a kept posse may be unfinished; other shapes are no posse, and names lose what could disguise them', () => {
  expect(posseShape.safeParse({ ...gang, members: [] }).success).toBe(true);
  expect(posseShape.parse({ ...gang, name: ' A\u202Eb ' }).name).toBe('Ab');
  for (const odd of [{ allegiance: 'pirate' }, { powers: [] }, { members: [{ ...gang.members[0], def: 9 }] }]) {
    expect(posseShape.safeParse({ ...gang, ...odd }).success).toBe(false);
    expect(dinosaurCowboysGame.intent.safeParse({ type: 'bringPosse', posse: { ...gang, ...odd } }).success).toBe(
      false,
    );
  }
});
