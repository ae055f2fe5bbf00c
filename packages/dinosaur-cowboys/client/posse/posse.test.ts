/** A posse that is made: its changes, its faults as sentences, and that it is taken to a match. */
import { frozen } from '@dwo/kernel';
import { scriptedDice } from '@dwo/kernel/testing';
import { keepForMatch } from '@dwo/kits/documents/for-match';
import { remember } from '@dwo/kits/shell/storage';
import { asOwn, dinosaurCowboys, type Intent, type OwnMember, type OwnPosse, POSSE_IDS } from '../../rules';
import { OPEN, QUICK } from '../../testing/presets';
import { go, goAs, id, scene, who } from '../../testing/table';
import { WISHES } from '../table/wishes';
import { ledBy, levelsOf, POSSE, toggledTrait, toggledWeapon, withMember, withoutMember } from './draft';
import { faultsIn } from './faults';
import { opponents } from './opponents';

const gang = asOwn('drylands_gang', 'Our Gang');
const cards = ({ members }: OwnPosse) => members.map(({ card }) => card);

test('DC-C-11 members are changed, taken out, and led by another', () => {
  const named = withMember(gang, 1, { name: 'Eli' });
  expect(named.members.map(({ name }) => name)).toEqual(['', 'Eli', '']);
  expect(gang.members[1]?.name).toBe('');
  expect(cards(withoutMember(gang, 0))).toEqual(['long_eli', 'ruth_tallow']);
  expect(cards(ledBy(gang, 2))).toEqual(['ruth_tallow', 'cass_holloway', 'long_eli']);
  expect(ledBy(gang, 0)).toBe(gang);
  expect(ledBy(gang, 3)).toBe(gang);
});

test('DC-TRT-5 traits change their level, and are taken off like weapons', () => {
  const [first, second] = [1, 2].map((level) => ({ id: 'rapid_fire', level }) as const);
  const lucky = { id: 'lucky', level: null } as const;
  expect(toggledTrait([lucky], 'rapid_fire', 1)).toEqual([lucky, first]);
  expect(toggledTrait([first as never, lucky], 'rapid_fire', 2)).toEqual([lucky, second]);
  expect(toggledTrait([first as never, lucky], 'rapid_fire', 1)).toEqual([lucky]);
  expect(toggledWeapon(['saber'], 'machete')).toEqual(['saber', 'machete']);
  expect(toggledWeapon(['saber', 'machete'], 'saber')).toEqual(['machete']);
  expect([levelsOf('get_up'), levelsOf('lucky')]).toEqual([[1, 2, 3], [null]]);
});

const first = (part: Partial<OwnMember>) => withMember(gang, 0, part);

test.each<readonly [OwnPosse, string, string, readonly number[]]>([
  [first({ hp: 3 }), 'DC-C-11', 'Cass Holloway, Hitpoints: 3 is not from 4 to 16.', [0]],
  [first({ hp: 17, name: 'Cassie' }), 'DC-C-11', 'Cassie, Hitpoints: 17 is not from 4 to 16.', [0]],
  [withoutMember(gang, 2), 'DC-C-11', 'A posse has 3 people; this one has 2.', []],
  [{ ...gang, beast: 'trismash' }, 'DC-C-11', '4 traits with those of the beast; at most 3 are allowed.', []],
  [first({ weapons: [] }), 'DC-C-11', 'Cass Holloway needs a weapon.', [0]],
  [
    first({ weapons: ['saber', 'scattergun', 'handcannon'] }),
    ...(['DC-C-11', 'Cass Holloway carries 3 weapons; at most 2 are allowed.', [0]] as const),
  ],
  [first({ weapons: ['machete'] }), 'DC-C-11', 'Machete is there twice; once is allowed.', []],
  [first({ card: 'long_eli' }), 'DC-C-11', 'Long Eli is there twice; once is allowed.', []],
  [
    first({ traits: [{ id: 'eagle_eye', level: null }] }),
    ...(['DC-C-11', 'Eagle Eye is there twice; once is allowed.', []] as const),
  ],
  [first({ card: 'nobody' }), 'DC-C-11', 'nobody: there is no such card.', [0]],
  [first({ name: 'N'.repeat(25) }), 'DC-C-11', 'A name is too long: 25 of 24 letters.', [0]],
  [
    first({ traits: [{ id: 'lucky', level: 1 }] }),
    ...(['DC-TRT-5', 'Cass Holloway: Lucky has no such level.', [0]] as const),
  ],
  [first({ weapons: ['stab'] }), 'DC-WPN-6', 'Cass Holloway cannot carry Stab: it belongs to a beast.', [0]],
  [{ ...gang, beast: '' }, 'DC-TERM-12', 'A posse has one beast of the book.', []],
])('a fault has its rule, its sentence and its member %#', (posse, rule, text, members) => {
  const found = faultsIn(posse);
  expect(found.reasons.find((reason) => reason.text === text)?.rule).toBe(rule);
  expect(found.members).toEqual(members);
});

test('DC-C-03 the points spent are told, and a posse without faults has no reasons', () => {
  const [fault] = faultsIn(first({ hp: 16, ctn: 5, rtn: 5, btn: 6 })).reasons;
  expect(fault).toMatchObject({ rule: 'DC-C-03', text: expect.stringMatching(/^1\d\d points; at most 100/) });
  expect(faultsIn(gang)).toEqual({ reasons: [], members: [] });
});

const lobbyOf = (part: Partial<typeof OPEN>) => dinosaurCowboys.setup(frozen({ ...OPEN, ...part }), scriptedDice([]));
const answer = (state: ReturnType<typeof lobbyOf>, seat = 0) => WISHES.answer(frozen(state), seat);

test('DC-R-18 the posse with which a match was set up is brought once the map is named, and only then', () => {
  const lobby = lobbyOf({ map: 'dry_gulch' });
  expect(answer(lobby)).toBeNull();
  keepForMatch('', POSSE, gang);
  expect(answer(lobby)).toEqual({ type: 'bringPosse', posse: gang } satisfies Intent);
  expect(answer(lobbyOf({ posses: ['drylands_gang', null], map: 'dry_gulch' }))).toBeNull();
  expect(answer(lobbyOf({ terrain: [] }))).toEqual({ type: 'bringPosse', posse: gang });
  const open = lobbyOf({});
  expect(answer(open)).toBeNull();
  goAs(open, 0, { type: 'pickMap', map: 'dry_gulch' });
  expect(answer(open)).toEqual({ type: 'bringPosse', posse: gang });
  expect(answer(open, 1)).toBeNull();
  goAs(open, 0, { type: 'bringPosse', posse: gang });
  expect(answer(open)).toBeNull();
  keepForMatch('', POSSE, withoutMember(gang, 0));
  expect(answer(lobby)).toBeNull();
});

test('DC-SEQ-6 DC-R-69 Get Up! is not asked while nobody is hurt', () => {
  const state = scene([
    ['mama_hanna', 10, 10],
    ['papa_jonas', 12, 10],
    ['the_blade', 46, 34],
  ]);
  go(state, { type: 'activate', unit: id(state, 'mama_hanna') });
  expect(state.phase).toBe('traits');
  expect([answer(state), answer(state, 1)]).toEqual([{ type: 'declareTraits', uses: [] }, null]);
  who(state, 'papa_jonas').hp -= 1;
  expect(answer(structuredClone(state))).toBeNull();
});

test('DC-R-18 DC-C-11 the computer may be told which posse it plays, also one of one’s own', () => {
  remember(POSSE.draftKey, JSON.stringify(gang));
  const choices = opponents(OPEN);
  expect(choices?.choices.map(({ id: each }) => each)).toEqual(['', ...POSSE_IDS, 'own-0']);
  expect(choices?.choices.at(-1)?.word).toBe('Our Gang (yours)');
  expect(choices?.options('own-0', 1)).toEqual({ ...OPEN, posses: [null, gang] });
  expect(choices?.options('kenturahs_cavalry', 0)).toEqual({ ...OPEN, posses: ['kenturahs_cavalry', null] });
  expect(opponents(QUICK)).toBeNull();
});
