import { frozen } from '@dwo/kernel';
import { PRESETS } from '../rules';
import { measured, measuredAs } from './measured';

test.each(Object.entries(PRESETS))('%s is measured as itself, in any era and by teams', (name, preset) => {
  for (const era of ['ww2', 'modern'] as const) {
    expect(measuredAs(name, frozen(preset(undefined, era)))).toBe(name);
    expect(measuredAs(name, frozen(preset(['army', 'dinosaurs', 'army', 'dinosaurs'], era)))).toBe(name);
  }
});

test('a battle with figures or a table that it no longer deals keeps its own figures of balance', () => {
  const { dinosaurs, ...today } = PRESETS.skirmish();
  const smaller = frozen({ ...today, dinosaurs: dinosaurs.slice(1) });
  const wider = frozen({ ...PRESETS.skirmish(), table: { ...today.table, widthCi: today.table.widthCi + 100 } });
  for (const options of [smaller, wider]) expect(measuredAs('skirmish', options)).toBe('skirmish, former');
  expect(measured.battles['skirmish, former']?.army).toBeGreaterThan(measured.battles.skirmish?.army ?? 1);
});

test('a Quick scrap with the herd of former releases, which had a Dimetrodon, favours the army', () => {
  const today = PRESETS.quick();
  const dinosaurs = today.dinosaurs.map((each) =>
    each.kind === 'ceratosaurus' ? { ...each, kind: 'dimetrodon' as const } : each,
  );
  expect(measuredAs('quick', frozen({ ...today, dinosaurs }))).toBe('quick, former');
  expect(measured.battles['quick, former']?.army).toBeGreaterThan(measured.battles.quick?.army ?? 1);
});

test('battles that are drawn, and names of no preset, are measured as themselves', () => {
  for (const name of ['random', 'toString']) expect(measuredAs(name, frozen(PRESETS.duel()))).toBe(name);
});
