/** Time that has passed is never measured by the calendar, which may be set at any moment. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '..');
const AREAS = ['server/src', 'shared/src', 'client/src', 'packages'];
const CALENDAR = /\bDate\.now\b|\bnew Date\(\s*\)|\bnew Date(?!\w|\()/;

/** The files that may read the calendar, and why. */
const MAY: Readonly<Record<string, string>> = {
  'server/src/host-of.ts': 'hands the calendar to the host',
  'server/src/cluster/redis.ts': 'the age of a listing that another machine has dated',
  'server/src/journal/sqlite-journal.ts': 'the mark of the last start has a date',
  'server/src/meters.ts': 'the metric of the start is a date',
  'packages/kits/shell/me.ts': 'a date that outlives the page',
  'packages/kits/shell/server-time.ts': "the first guess at the server's time",
  'packages/kits/local/referee.ts': 'matches on this device are stored with dates',
  'packages/kits/local/begin.ts': 'matches on this device are stored with dates',
  'client/src/net/local-line.ts': 'the time of a match on this device is that of the device',
  'client/src/screens/mine/device-matches.tsx': 'how long ago a stored match was played',
};

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'bundles', 'dist', 'testing', 'fixtures', 'dev'].includes(entry.name)) yield* sources(path);
    } else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

const readers = AREAS.flatMap((area) => [...sources(join(root, area))])
  .filter((path) => CALENDAR.test(readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')))
  .map((path) => relative(root, path));

test('only the listed files read the calendar: `host.steady`, `performance.now` and `useNow` measure elapsed time', () => {
  expect(readers.sort()).toEqual(Object.keys(MAY).sort());
});

test.each(['Date.now()', 'options.now ?? Date.now', 'new Date()', 'new Date'])('%s is seen', (code) => {
  expect(code).toMatch(CALENDAR);
});

test.each(['new Date(at)', 'new DateFormat()', 'performance.now()'])('%s is not', (code) => {
  expect(code).not.toMatch(CALENDAR);
});
