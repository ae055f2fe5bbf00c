import { DINOSAUR_KINDS, dinoWars, PRESETS, pointsOfForces } from '@dwo/dino-wars';
import {
  asCount,
  type Draft,
  draftFrom,
  EMPTY_DRAFT,
  filledUp,
  optionsOf,
  readDraft,
  TABLE_NAMES,
  withEra,
  writeDraft,
} from './draft';
import { judge, reasonsFor } from './judgement';

const army = (enlisted: Draft['enlisted'], special: Partial<Draft['special']> = {}): Draft => {
  return { ...EMPTY_DRAFT, enlisted, special: { ...EMPTY_DRAFT.special, ...special } };
};
const rules = (draft: Draft) => judge(optionsOf(draft)).reasons.map(({ rule }) => rule);

test.each(TABLE_NAMES)('a draft of %s has the toys and the table of that match', (name) => {
  const own = optionsOf(draftFrom(name));
  const preset = PRESETS[name]();
  const soldiers = ({ soldiers }: typeof own) => soldiers.map(({ rank, weapon }) => `${rank} ${weapon}`).sort();
  const kinds = ({ dinosaurs }: typeof own) => dinosaurs.map(({ kind }) => kind).sort();
  expect(soldiers(own)).toEqual(soldiers(preset));
  expect(kinds(own)).toEqual(kinds(preset));
  expect(own.table).toEqual(preset.table);
  expect(judge(own)).toMatchObject({ fair: true, reasons: [] });
});

test('DW-SIDE-3 another era changes the basic weapon, and back again', () => {
  const draft = army({ rifle: 5, assault_rifle: 1, smg: 1 }, { hero: { count: 1, weapon: 'rifle' } });
  const modern = withEra(draft, 'modern');
  expect(modern.enlisted).toEqual({ rifle: 1, assault_rifle: 5, smg: 1 });
  expect(modern.special.hero.weapon).toBe('assault_rifle');
  expect(withEra(modern, 'ww2')).toEqual(draft);
  expect(withEra(draft, 'ww2')).toBe(draft);
});

test.each([
  [0, 0],
  [-3, 0],
  [7.9, 7],
  [1000, 99],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  ['5', 0],
  [null, 0],
])('%p counts as %i figures', (value, wanted) => {
  expect(asCount(value)).toBe(wanted);
});

test('DW-PTS-6 the herd fills up to twice the points, with kinds that walk and are missing', () => {
  for (let rifles = 1; rifles <= 99; rifles++) {
    const filled = optionsOf(filledUp({ ...army({ rifle: rifles }), herd: { coelophysis: 1 } }));
    expect(pointsOfForces(filled)).toEqual({ army: 2 * rifles, dinosaurs: 4 * rifles });
    expect(filled.dinosaurs.some(({ kind }) => kind === 'pterodactyl' || kind === 'deinosuchus')).toBe(false);
  }
  const { herd } = filledUp({ ...army({ rifle: 10 }), herd: { tyrannosaurus: 1 } });
  expect(herd.tyrannosaurus).toBe(1);
});

test('a herd that has enough stays as it is', () => {
  const draft = { ...army({ rifle: 1 }), herd: { tyrannosaurus: 2 } };
  expect(filledUp(draft)).toEqual(draft);
});

test('DW-R-70 an uneven fight is warned of, not forbidden', () => {
  const draft = { ...army({ rifle: 10 }), herd: { tyrannosaurus: 1 } };
  expect(judge(optionsOf(draft))).toEqual({
    points: { army: 20, dinosaurs: 15 },
    figures: { army: 10, dinosaurs: 1 },
    ratio: '0.75',
    fair: false,
    advice: 'Easy for the army: against 20 points, a fair herd has 36 to 44 points.',
    reasons: [],
  });
  expect(judge(optionsOf({ ...draft, herd: { tyrannosaurus: 9 } })).advice).toMatch(/^Hard for the army/);
});

test('DW-SPEC-3 DW-SPEC-4 DW-R-32 every limit is named at once, and none when they are lifted', () => {
  const draft = {
    ...army({ bazooka: 2, rifle: 8 }, { nco: { count: 2, weapon: 'smg' }, hero: { count: 2, weapon: 'flamethrower' } }),
    herd: { tyrannosaurus: 1 },
  };
  expect(judge(optionsOf(draft)).reasons).toEqual([
    { rule: 'DW-SPEC-3', text: 'Too many NCOs for this army: at most 1.' },
    { rule: 'DW-SPEC-4', text: 'Too many heroes for its NCOs: at most 1.' },
    { rule: 'DW-R-32', text: 'Too many flamethrowers for this army: at most 1.' },
    { rule: 'DW-R-32', text: 'Too many bazookas for this army: at most 1.' },
  ]);
  expect(rules({ ...draft, liftCaps: true })).toEqual([]);
});

test('DW-SIDE-1 an empty side can not play; the same reason is told once', () => {
  expect(judge(optionsOf(EMPTY_DRAFT))).toMatchObject({ ratio: null, fair: false, reasons: [{ rule: 'DW-SIDE-1' }] });
  expect(reasonsFor([])).toEqual([]);
});

test('DW-SIDE-2 a table may be too small for the herd', () => {
  const herd = Object.fromEntries(DINOSAUR_KINDS.map((kind) => [kind, 5]));
  expect(rules({ ...army({ rifle: 10 }), table: 'duel', herd })).toEqual(['DW-SIDE-2']);
  const all = Object.fromEntries(DINOSAUR_KINDS.map((kind) => [kind, 1]));
  expect(dinoWars.checkSetup(optionsOf({ ...army({ rifle: 40 }), herd: all }))).toEqual([]);
});

test('a draft is remembered', () => {
  const draft = withEra(draftFrom('skirmish'), 'modern');
  expect(optionsOf(readDraft(writeDraft(draft)) ?? EMPTY_DRAFT)).toEqual(optionsOf(draft));
});

test.each([null, '', 'null', '[]', '7', '{{', '"x"'])('nothing is remembered in %p', (text) => {
  expect(readDraft(text)).toBeNull();
});

test('nonsense in a remembered draft is left out', () => {
  const text = JSON.stringify({
    era: 'stone',
    table: 'moon',
    enlisted: { rifle: 4, grenade: 3, spear: 9, pistol: -1 },
    special: { nco: { count: 1e9, weapon: 'grenade' }, hero: 3 },
    herd: { tyrannosaurus: '2', dodo: 4, allosaurus: 2 },
  });
  expect(readDraft(text)).toEqual({
    ...army({ rifle: 4, pistol: 0 }, { nco: { count: 99, weapon: 'smg' } }),
    herd: { tyrannosaurus: 0, allosaurus: 2 },
  });
});
