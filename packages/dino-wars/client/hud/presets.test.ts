import { PRESETS, pointsOfForces } from '@dwo/dino-wars';
import { presetTitle } from '../preset-titles';
import { balanceOf, favoursASide, forceSheet, isEvenAsMeasured, presetOptions } from './presets';

test('every preset has a title, and any other match is a custom battle', () => {
  const titles = Object.keys(PRESETS).map(presetTitle);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).not.toContain('Custom battle');
  for (const name of ['', 'toString', 'chess']) expect(presetTitle(name)).toBe('Custom battle');
});

test('only presets have options', () => {
  expect(presetOptions('toString')).toBeNull();
  expect(presetOptions('gate')?.scenario).toBe('gate');
});

test('the Time Gate is called fair with its own forces, and said to favour the army with twice the points', () => {
  const sheet = forceSheet(PRESETS.gate());
  expect(balanceOf(sheet)).toMatch(/^Far more than twice .* fair fight/);
  expect(balanceOf({ ...sheet, fair: true, points: { army: 80, dinosaurs: 162 } })).toMatch('favours the army');
  expect(balanceOf({ ...sheet, scenario: 'battle' })).toMatch('Not the usual');
});

const said = (preset: keyof typeof PRESETS) => balanceOf(forceSheet(PRESETS[preset]()));

test('ready-made forces are called a fair fight, each for its own reason', () => {
  for (const preset of ['skirmish', 'quick', 'duel', 'full'] as const) {
    expect(said(preset)).toBe('Twice the points for the dinosaurs: a fair fight.');
  }
  expect(said('island')).toMatch(/^Three times the points .* the island favours the army: a fair fight/);
  for (const preset of ['gate', 'gateTeams'] as const)
    expect(said(preset)).toMatch(/^Far more than twice .* fair fight/);
});

test('forces of two to one, as former releases dealt them, are said to favour the army on the island and at the gate', () => {
  const { army, dinosaurs } = pointsOfForces(PRESETS.full());
  for (const scenario of ['island', 'gate'] as const) {
    const former = { fair: true, scenario, points: { army, dinosaurs } };
    expect(isEvenAsMeasured(former)).toBe(false);
    expect(balanceOf(former)).toMatch(/^Twice the points .* favours the army\.$/);
  }
});

test('a mirror match is the remedy where a side is favoured in a match for two, and nowhere else', () => {
  const even = (['skirmish', 'quick', 'duel', 'full', 'gate', 'island'] as const).map((preset) =>
    forceSheet(PRESETS[preset]()),
  );
  expect(even.map(favoursASide)).toEqual(even.map(() => false));
  const unequal = { ...forceSheet(PRESETS.duel()), fair: false };
  expect(favoursASide(unequal)).toBe(true);
  expect(favoursASide({ ...unequal, seats: 4 })).toBe(false);
  const former = { fair: true, scenario: 'gate', seats: 2, points: pointsOfForces(PRESETS.full()) } as const;
  expect([favoursASide(former), favoursASide({ ...former, scenario: 'battle' })]).toEqual([true, false]);
});

test('points are alike within a tenth of what was measured', () => {
  const island = pointsOfForces(PRESETS.island());
  const even = (percent: number) =>
    isEvenAsMeasured({
      scenario: 'island',
      points: { army: island.army * 100, dinosaurs: island.dinosaurs * percent },
    });
  expect([89, 90, 100, 110, 111].map(even)).toEqual([false, true, true, true, false]);
  expect(isEvenAsMeasured({ scenario: 'battle', points: island })).toBe(false);
});
