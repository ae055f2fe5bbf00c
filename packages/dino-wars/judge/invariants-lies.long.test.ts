/**
 * The judge finds nothing wrong with honest stories, and finds the same lies as before: about every event, its result, and
 * the state before it. `npm run -s chronicle` writes its findings: a table by the subject of the lie, and a digest of all
 * findings. An undetected lie either breaks no rule, or shows something that the judge should learn.
 */
import written from '../fixtures/lies.json';
import { type About, type Findings, findingsOn, tableOf, untrue } from '../testing/lies/findings';
import type { Moment } from '../testing/lies/judgement';
import { STORIES, told } from '../testing/lies/story';

const known = new Map<string, readonly Moment[]>();
/** The steps of a story, played once. */
function moments(name: string): readonly Moment[] {
  const story = STORIES.find((one) => one.name === name);
  if (story === undefined) throw new Error(`No story ${name}`);
  const all = known.get(name) ?? told(story);
  known.set(name, all);
  return all;
}

const found = new Map<object, Findings>();
function findingsAbout(asked: (typeof written.asked)[number]): Findings {
  const { name, act, about } = asked;
  return findingsOn(moments(name)[act] as Moment, about as About);
}

test.each(STORIES.map(({ name }) => name))('nothing is wrong with %s', (name) => {
  expect(untrue(moments(name))).toEqual([]);
});

test.each(written.asked)('lies about $name: $about of act $act', (asked) => {
  const findings = findingsAbout(asked);
  const { lies, digits } = findings;
  expect({ lies, digits }).toEqual({ lies: asked.lies, digits: asked.digits });
  found.set(asked, findings);
});

test('the table of findings is unchanged', () => {
  expect(tableOf(written.asked.map((asked) => found.get(asked) ?? findingsAbout(asked)))).toEqual(written.table);
});

test('every lie that the stories ask for is told', () => {
  const wanted = STORIES.flatMap(({ name, lies }) =>
    Object.entries(lies).flatMap(([act, all]) => all.map((about) => ({ name, act: Number(act), about }))),
  );
  expect(written.asked.map(({ name, act, about }) => ({ name, act, about }))).toEqual(wanted);
});
