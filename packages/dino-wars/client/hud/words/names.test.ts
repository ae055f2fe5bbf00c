import { altered, quickState } from '../testing/states';
import { nameFigures } from './names';

test('names are unique, tell ranks, and do not depend on the order of the figures', () => {
  const state = quickState();
  const names = nameFigures(state);
  const all = [...Object.keys(state.soldiers), ...Object.keys(state.dinosaurs)];
  expect(new Set(all.map(names.full)).size).toBe(all.length);
  const turned = altered(state, (draft) => {
    draft.soldiers = Object.fromEntries(Object.entries(draft.soldiers).reverse());
  });
  for (const id of all) expect(nameFigures(turned).full(id)).toBe(names.full(id));
  const nco = Object.keys(state.soldiers).find((id) => state.soldiers[id]?.rank === 'nco') ?? '';
  expect(names.full(nco)).toMatch(/^Sgt\. /);
  expect(names.full(nco)).toContain(names.short(nco));
});

test('several of a kind are numbered, one alone is not', () => {
  const state = quickState();
  const names = nameFigures(state);
  const kinds = Object.entries(state.dinosaurs).map(([id, { kind }]) => [kind, names.full(id)]);
  expect(kinds.filter(([kind]) => kind === 'deinonychus').map(([, name]) => name)).toEqual([
    'Deinonychus 1',
    'Deinonychus 2',
  ]);
  expect(kinds.find(([kind]) => kind === 'tyrannosaurus')?.[1]).toBe('Tyrannosaurus');
});

test('DW-R-94 at the Time Gate a dinosaur keeps its name when others of its kind are found', () => {
  const start = quickState();
  const [pattern] = Object.values(start.dinosaurs);
  const found = (...ids: string[]) =>
    nameFigures(
      altered(start, (draft) => {
        draft.scenario = 'gate';
        draft.dinosaurs = Object.fromEntries(ids.map((id) => [id, { ...pattern }])) as typeof draft.dinosaurs;
      }),
    );
  const first = found('d7').full('d7');
  expect(first).toMatch(/ 1$/);
  const later = found('d7', 'd3', 'd12');
  expect(later.full('d7')).toBe(first);
  expect(['d3', 'd12'].map((id) => later.full(id).at(-1))).toEqual(['2', '3']);
});

test('a large army still has as many names as men', () => {
  const state = quickState();
  const [pattern] = Object.values(state.soldiers);
  const large = altered(state, (draft) => {
    draft.soldiers = Object.fromEntries(
      Array.from({ length: 800 }, (_, at) => [`s${at}`, { ...pattern, rank: 'enlisted' }]),
    ) as typeof draft.soldiers;
  });
  const names = nameFigures(large);
  expect(new Set(Object.keys(large.soldiers).map(names.full)).size).toBe(800);
});
