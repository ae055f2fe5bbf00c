/**
 * The judge says nothing of what happened, and finds the same lies as ever: about every event, about what it came to, and about
 * what was there before. What they find is written down by `npm run -s chronicle`: a table by what is lied about, and digits of
 * their every word. A lie that passes unnoticed is one that breaks no rule, or that they should learn to notice.
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

test('the findings on all kinds of lies', () => {
  expect(tableOf(written.asked.map((asked) => found.get(asked) ?? findingsAbout(asked)))).toEqual(written.table);
});

test('all that the stories want to be lied about is', () => {
  const wanted = STORIES.flatMap(({ name, lies }) =>
    Object.entries(lies).flatMap(([act, all]) => all.map((about) => ({ name, act: Number(act), about }))),
  );
  expect(written.asked.map(({ name, act, about }) => ({ name, act, about }))).toEqual(wanted);
});
