import { figures, type Judged, type Place } from './figures';

const place = (file: string): Place => ({ file, from: 1, to: 10 });
const mutants = (file: string, statuses: readonly string[]): Judged[] =>
  statuses.map((status) => ({ status, file, line: 5 }));

test('killed and never ending mutants count as noticed, those that do not compile or are left out count for nothing', () => {
  const found = figures(
    mutants('a.ts', ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored']),
    [place('a.ts')],
    1,
  );
  expect(found).toEqual({
    declarations: 1,
    ofDeclarations: 1,
    mutants: 5,
    killed: 2,
    timeout: 1,
    survived: 1,
    noCoverage: 1,
    score: 60,
    interval: [0, 100],
  });
});

test('a run that mutated everything knows exactly', () => {
  const all = [...mutants('a.ts', ['Killed', 'Survived']), ...mutants('b.ts', ['Killed', 'Killed'])];
  expect(figures(all, [place('a.ts'), place('b.ts')], 2)).toMatchObject({ score: 75, interval: [75, 75] });
});

test('the fewer declarations were drawn, and the less alike they are, the wider the interval', () => {
  const width = (files: readonly (readonly string[])[], of: number) => {
    const all = files.flatMap((statuses, i) => mutants(`${i}.ts`, statuses));
    const { interval } = figures(
      all,
      files.map((_, i) => place(`${i}.ts`)),
      of,
    );
    return interval[1] - interval[0];
  };
  const alike = [
    ['Killed', 'Killed', 'Survived'],
    ['Killed', 'Killed', 'Survived'],
    ['Killed', 'Killed', 'Survived'],
  ];
  const apart = [
    ['Killed', 'Killed', 'Killed'],
    ['Killed', 'Killed', 'Killed'],
    ['Survived', 'Survived', 'Survived'],
  ];
  expect(width(alike, 30)).toBeCloseTo(0);
  expect(width(apart, 30)).toBeGreaterThan(width(apart, 4));
  expect(width([...apart, ...apart, ...apart, ...apart], 300)).toBeLessThan(width(apart, 300));
});
