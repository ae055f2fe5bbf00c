import {
  checkGround,
  dinoWars,
  footArmy,
  herdOf,
  OPTIONAL_RULE_IDS,
  OPTIONAL_RULES,
  PRESETS,
  READY_FORCES,
  READY_GROUNDS,
  RULE_IDS,
  SCENARIO_GROUNDS,
  VARIANT_IDS,
  VARIANTS,
  WORKED_ARMY,
} from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import {
  EMPTY_ARMY,
  EMPTY_HERD,
  withLine,
  withSoldier,
  withVehicle,
  withVehicleLine,
  withWeapon,
} from '../forces/draft';
import {
  type Agreement,
  agreedIn,
  BY_THE_BOOK,
  departures,
  ratingOf,
  ratings,
  withOption,
  withVariant,
} from './agreement';
import { armyFigures, type BattlePlan, judge, optionsOf, readPlan, withAgreement } from './plan';
import { quotasOf } from './quotas';
import { reasonsFor } from './reasons';
import { filledShares } from './shares';
import { firstPlan, presetPlan, starts } from './starts';

const FIRST_PLAN = firstPlan();

const rules = (plan: BattlePlan) => judge(plan).reasons.map(({ rule }) => rule);
const plan = (part: Partial<BattlePlan>): BattlePlan => ({ ...FIRST_PLAN, ...part });

test('the plan of a preset is that preset', () => {
  for (const preset of ['skirmish', 'quick', 'duel'] as const) {
    const own = optionsOf(presetPlan(preset));
    expect(own.soldiers).toEqual(PRESETS[preset]().soldiers);
    expect(own.dinosaurs).toEqual(PRESETS[preset]().dinosaurs);
    expect(own.table).toEqual(PRESETS[preset]().table);
  }
});

test('every battle to begin with can be played, is fair, and passes the shape the server wants', () => {
  for (const { plan: start } of starts()) {
    expect(judge(start)).toMatchObject({ reasons: [], fair: true });
    expect(dinoWarsGame.options.safeParse(optionsOf(start)).success).toBe(true);
  }
});

test('DW-OPT-2 with all options both sides total 20', () => {
  expect(ratings(OPTIONAL_RULE_IDS)).toEqual({ army: 20, dinosaurs: 20 });
  expect(ratings(['cover', 'dino_rage', 'snipers'])).toEqual({ army: 3, dinosaurs: 5 });
  expect(ratingOf('dino_rage')).toBe('D5');
  expect(ratingOf('cover')).toBe('N');
});

test('options and rulings are switched one by one and keep the order of the rulebook', () => {
  let agreement: Agreement = BY_THE_BOOK;
  for (const rule of [...OPTIONAL_RULE_IDS].reverse()) agreement = withOption(agreement, rule, true);
  expect(agreement.optional).toEqual(OPTIONAL_RULE_IDS);
  expect(withOption(agreement, 'cover', false).optional).not.toContain('cover');
  for (const variant of VARIANT_IDS) agreement = withVariant(agreement, variant, true);
  expect(agreement.variants).toEqual(VARIANT_IDS);
  expect(withVariant(agreement, 'wide_gate', false).variants).not.toContain('wide_gate');
});

test('a departure from the book is told with its rule', () => {
  expect(departures(BY_THE_BOOK)).toEqual([]);
  const all: Agreement = {
    era: 'modern',
    optional: [],
    variants: VARIANT_IDS,
    scale: { lengths: 2, bases: 3 },
    scenario: 'gate',
    placing: 'alternate',
    liftCaps: true,
    players: { army: 3, dinosaurs: 2 },
    tankPlayer: true,
  };
  const told = departures(all).map(({ rule }) => rule);
  expect(told).toEqual(
    expect.arrayContaining([
      'DW-GATE-1',
      'DW-SIDE-3',
      'DW-R-73',
      'DW-SCALE-3',
      'DW-R-103',
      'DW-R-32',
      'DW-MULTI-1',
      'DW-MULTI-3',
    ]),
  );
  expect(told).toEqual(expect.arrayContaining(VARIANT_IDS.map((id) => VARIANTS[id].rule)));
  expect(new Set(departures(all).map(({ text }) => text)).size).toBe(told.length);
});

test('DW-R-70 an uneven fight is warned of, not forbidden', () => {
  const army = withSoldier(EMPTY_ARMY, { count: 10 });
  const easy = plan({ army, herd: herdOf('', [[1, 'tyrannosaurus']]) });
  expect(judge(easy)).toMatchObject({
    points: { army: 20, dinosaurs: 15 },
    figures: { army: 10, dinosaurs: 1 },
    ratio: 0.75,
    fair: false,
    advice: 'Easy for the army: against 20 points, a fair herd has 36 to 44 points.',
    reasons: [],
  });
  expect(judge(plan({ army, herd: herdOf('', [[9, 'tyrannosaurus']]) })).advice).toMatch(/^Hard for the army/);
  expect(judge(plan({ army: EMPTY_ARMY, herd: EMPTY_HERD }))).toMatchObject({ ratio: null, fair: false });
});

test('DW-SPEC-3 DW-SPEC-4 DW-R-32 every limit is named at once, and none when they are lifted', () => {
  const army = footArmy('', [
    [2, 'nco', 'smg'],
    [2, 'hero', 'flamethrower'],
    [2, 'enlisted', 'bazooka'],
    [8, 'enlisted', 'basic'],
  ]);
  const greedy = plan({ army });
  expect(judge(greedy).reasons).toEqual([
    { rule: 'DW-SPEC-3', text: 'Too many NCOs for this army: at most 1.' },
    { rule: 'DW-SPEC-4', text: 'Too many heroes for its NCOs: at most 1.' },
    { rule: 'DW-R-32', text: 'Too many of one weapon (Flamethrower) for this army: at most 1.' },
    { rule: 'DW-R-32', text: 'Too many of one weapon (Bazooka/rocket) for this army: at most 1.' },
  ]);
  expect(rules({ ...greedy, agreement: { ...BY_THE_BOOK, liftCaps: true } })).toEqual([]);
});

test('DW-OPT-1 DW-SIDE-5 DW-SIDE-6 DW-TOW-1 both forces tell every reason at once, each with its line', () => {
  let army = withVehicle(withVehicle(withWeapon(EMPTY_ARMY, 'mortar'), 'jeep'), 'truck');
  army = withLine(army, 0, { count: 1 });
  army = withVehicleLine(army, 1, { tows: 0 });
  army = withSoldier(withSoldier(army, { count: 5, rides: 0 }), { sniper: true, paratrooper: true });
  const { reasons } = judge(plan({ army, herd: EMPTY_HERD }));
  expect(reasons.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['DW-TOW-1', 'DW-SIDE-1']));
  const mended = judge(plan({ army: withVehicleLine(army, 1, { tows: null }), herd: EMPTY_HERD })).reasons;
  expect(mended.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Mortar needs a crew of 2; 1 soldier serves it.',
      'Jeep has room for 3 passengers; 5 want to ride.',
      'Enlisted, basic weapon: that needs the optional rule “Snipers”, which is off.',
      'Enlisted, basic weapon: that needs the optional rule “Paratroopers”, which is off.',
      'There is nobody in it yet.',
    ]),
  );
  expect(mended.every(({ rule }) => /^DW-/.test(rule))).toBe(true);
});

test('DW-SIDE-2 a table may be too small for the herd', () => {
  const crowd = herdOf('', [[99, 'diplodocus']]);
  expect(rules({ ...presetPlan('duel'), herd: crowd })).toEqual(['DW-SIDE-2']);
});

test('DW-R-10 DW-R-1 DW-R-105 a bad table tells every reason at once, with the name of the piece', () => {
  const bow = [
    { x: 0, y: 0 },
    { x: 500, y: 500 },
    { x: 500, y: 0 },
    { x: 0, y: 500 },
  ];
  const ground = {
    ...FIRST_PLAN.ground,
    widthCi: 20,
    armyZoneCi: 0,
    terrain: [{ id: 'bow', kind: 'woods' as const, outline: bow }],
  };
  const reasons = reasonsFor(checkGround(ground), null, ground);
  expect(reasons.map(({ rule }) => rule).sort()).toEqual(['DW-R-1', 'DW-R-10', 'DW-R-105']);
  expect(reasons.find(({ rule }) => rule === 'DW-R-10')?.text).toBe(
    'Woods: its edges cross, or its corners lie on one line.',
  );
  const both = rules(plan({ ground, army: withSoldier(EMPTY_ARMY, { count: 9, rank: 'hero' }) }));
  expect(both).toEqual(expect.arrayContaining(['DW-SPEC-4', 'DW-R-1', 'DW-R-10', 'DW-R-105']));
});

test('DW-R-69 quotas count as the army grows', () => {
  const army = WORKED_ARMY.side === 'army' ? WORKED_ARMY : EMPTY_ARMY;
  const quotas = quotasOf(army, BY_THE_BOOK);
  expect(quotas.slice(0, 3)).toEqual([
    { name: 'NCO', count: 2, most: 2, rule: 'DW-SPEC-3' },
    { name: 'Leader', count: 1, most: 1, rule: 'DW-SPEC-4' },
    { name: 'Hero', count: 1, most: 1, rule: 'DW-SPEC-4' },
  ]);
  expect(quotasOf(army, { ...BY_THE_BOOK, liftCaps: true })).toEqual([]);
  const named = quotasOf(army, { ...BY_THE_BOOK, optional: OPTIONAL_RULE_IDS }).map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining(['Snipers', 'Unit of heroes', 'By air']));
  expect(quotasOf(withSoldier(EMPTY_ARMY, { count: 4 }), BY_THE_BOOK)).toEqual([]);
});

test('an army is counted with its crews, vehicles and guns', () => {
  expect(armyFigures(withWeapon(withVehicle(EMPTY_ARMY, 'tank'), 'mortar'))).toBe(4 + 1 + 2 + 1);
});

test('a plan is remembered, and invalid parts of it are left out', () => {
  const own: BattlePlan = {
    army: READY_FORCES.find((force) => force.side === 'army') as BattlePlan['army'],
    herd: herdOf('Mine', [[2, 'allosaurus']]),
    ground: READY_GROUNDS[2] as BattlePlan['ground'],
    agreement: {
      ...BY_THE_BOOK,
      optional: ['cover', 'snipers'],
      variants: ['wide_gate'],
      scale: { lengths: 2, bases: 2 },
    },
  };
  expect(readPlan(JSON.stringify(own), FIRST_PLAN)).toEqual(own);
  for (const text of [null, '', '{{', '7', '[]', '{"army":{"side":"dinosaurs","name":"","herd":[]}}']) {
    expect(readPlan(text, FIRST_PLAN)).toEqual({ ...FIRST_PLAN, agreement: BY_THE_BOOK });
  }
  const odd = {
    ...own,
    herd: 3,
    agreement: { era: 'stone', optional: ['cover', 'flying_pigs'], scale: { lengths: 7 } },
  };
  expect(readPlan(JSON.stringify(odd), FIRST_PLAN)).toEqual({
    ...own,
    herd: FIRST_PLAN.herd,
    agreement: { ...BY_THE_BOOK, optional: ['cover'] },
  });
});

test('DW-ISLE-1 DW-GATE-1 another scenario brings its table and its set-up, and can be played', () => {
  const worked = starts().at(-1)?.plan ?? FIRST_PLAN;
  for (const scenario of ['island', 'gate'] as const) {
    const changed = withAgreement(worked, { ...worked.agreement, scenario });
    expect(changed.ground).toEqual(SCENARIO_GROUNDS[scenario]);
    expect(changed.agreement.placing).toBe(scenario === 'island' ? 'alternate' : 'deliberate');
    expect(judge(changed).reasons).toEqual([]);
    expect(withAgreement(changed, { ...changed.agreement, placing: 'server' }).agreement.placing).toBe('server');
  }
  expect(withAgreement(worked, { ...worked.agreement, era: 'modern' }).ground).toBe(worked.ground);
});

test('DW-ISLE-4 a player with too little for the island is named, and riflemen fill the army up', () => {
  const agreement: Agreement = { ...BY_THE_BOOK, scenario: 'island', players: { army: 3, dinosaurs: 3 } };
  const poor = withAgreement(plan({ army: withSoldier(EMPTY_ARMY, { count: 50 }) }), agreement);
  const [first] = judge({ ...poor, agreement }).reasons.filter(({ rule }) => rule === 'DW-ISLE-4');
  expect(first?.text).toMatch(/^Army player 1 brings \d+ of the 50 points/);
  const filled = filledShares({ ...poor, agreement });
  expect(filled?.squad.length).toBeGreaterThan(0);
  const whole = { ...poor, agreement, army: filled ?? EMPTY_ARMY };
  expect(rules(whole)).not.toContain('DW-ISLE-4');
  expect(filledShares(whole)).toBeNull();
  // Riflemen do not help a player who has too much.
  const rich = { ...whole, army: withSoldier(EMPTY_ARMY, { rank: 'hero', count: 99 }) };
  expect(rules(rich)).toContain('DW-ISLE-4');
  expect(filledShares(rich)).toBeNull();
});

test('every tag of the rules sheet is a rule that can be read', () => {
  for (const id of VARIANT_IDS) expect(RULE_IDS).toContain(VARIANTS[id].rule);
  for (const id of OPTIONAL_RULE_IDS) expect(RULE_IDS).toContain(OPTIONAL_RULES[id].rule);
});

test('every optional rule has a gist and the first rule of its group', () => {
  for (const id of OPTIONAL_RULE_IDS) expect(OPTIONAL_RULES[id].rule).toMatch(/^DW-OPT-[A-Z]+-1$/);
  expect(dinoWars.checkSetup(optionsOf(FIRST_PLAN))).toEqual([]);
});

test('DW-MULTI-1 DW-MULTI-3 teams share the forces, and the last army player may have the tanks', () => {
  const agreement: Agreement = { ...BY_THE_BOOK, players: { army: 2, dinosaurs: 3 }, tankPlayer: true, liftCaps: true };
  const options = optionsOf(plan({ army: WORKED_ARMY, agreement }));
  expect(options.players.map(({ side }) => side)).toEqual(['army', 'army', 'dinosaurs', 'dinosaurs', 'dinosaurs']);
  expect(options.vehicles.filter(({ kind }) => kind === 'tank').map(({ owner }) => owner)).toEqual([1]);
  expect(new Set(options.dinosaurs.map(({ owner }) => owner))).toEqual(new Set([2, 3, 4]));
  expect(agreedIn(options).players).toEqual({ army: 2, dinosaurs: 3 });
});
