/** People at a table of Jurassic Wars in browsers, and how they play on. */
import { DESKTOP, type Person, PHONE, person, type Size } from '../browser';
import { openStage, type Stage } from '../stage';
import { until } from '../until';

/** A server, a browser, and the people who have arrived. */
export interface Table extends Pick<Stage, 'product' | 'browser'> {
  readonly people: Person[];
}

/** Starts all for the tests of this file. After each test everybody leaves; a complaint of a browser fails the test. */
export function openTable(): Table {
  const stage = openStage();
  const people: Person[] = [];
  afterEach(async () => {
    const gone = people.splice(0);
    for (const each of gone) await each.close();
    expect(gone.flatMap((each) => each.complaints())).toEqual([]);
  });
  return {
    people,
    get product() {
      return stage.product;
    },
    get browser() {
      return stage.browser;
    },
  };
}

/** Somebody opens the link of a match. */
export async function arrive(table: Table, name: string, id: string, size: Size): Promise<Person> {
  const somebody = await person(table.browser, name, size, table.product.url);
  table.people.push(somebody);
  await somebody.page.goto(`/m/${id}`);
  return somebody;
}

/** Sits people down in turn, every other one at a phone. Nobody waits for dice to tumble. */
export async function seated(table: Table, names: readonly string[], id: string): Promise<Person[]> {
  const all: Person[] = [];
  for (const [i, name] of names.entries()) {
    const one = await arrive(table, name, id, { ...(i % 2 === 0 ? DESKTOP : PHONE), speed: 'instant' });
    await one.page.getByTestId('side-random').click();
    all.push(one);
  }
  return all;
}

/** Presses whatever can be pressed first, again and again, inside the page; four people at once would wait long for a driver. */
export async function playOn({ name, page }: Person): Promise<void> {
  await page.getByTestId('jw-table').waitFor();
  await page.evaluate(() => {
    const deeds =
      '[data-testid=raised-go], .jw__own .hand button:not([disabled]), .jw__choices button:not([disabled], [aria-disabled=true]), .jw__pool button:not([disabled])';
    setInterval(() => document.querySelector<HTMLElement>(deeds)?.click(), 30);
  });
  await until(`${name} sees the result`, async () => page.getByTestId('jw-verdict').isVisible(), 300_000);
}
