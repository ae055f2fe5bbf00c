import { type Frozen, frozen, seededDice } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import { nextInLesson } from '@dwo/kits/lessons/next-in-lesson';
import type { Game, Lesson } from '@dwo/shared';
import { hollowGoals, solvedShare, stuckLearners } from '@dwo/shared/testing';
import { bot } from '../../bot';
import { dinoSoldiers, type Event, type State } from '../../rules';
import { go } from '../../testing/table';
import { dinoSoldiersGame } from '../../wire';
import { de } from '../words/de';
import { en } from '../words/en';
import { ALL_LESSONS, FIRST_MATCH, LESSONS } from './lessons';

const game = dinoSoldiersGame as Game;

describe.each(LESSONS)('lesson %s', (id) => {
  const lesson = ALL_LESSONS[id];

  test('can be set up, and sent', () => {
    expect(game.rules.checkSetup(lesson.options as Frozen<typeof lesson.options>)).toEqual([]);
    expect(game.options.parse(lesson.options)).toEqual(lesson.options);
  });

  test('reaches its goals by its own solution', () => {
    expect(solvedShare(game, lesson, 10)).toBe(1);
  });

  test('gives the first step of its own solution as a hint, and none once it is done', () => {
    const state = game.rules.setup(lesson.options as Frozen<object>, { roll: () => 1 }) as Frozen<object>;
    expect(nextInLesson(game, lesson as Lesson, state, 0)).toEqual(lesson.solution[0]);
    expect(nextInLesson(game, lesson as Lesson, state, lesson.steps.length)).toBeNull();
  });

  test('has no goal that is reached by anything', () => {
    expect(hollowGoals(game, lesson)).toEqual([]);
  });

  test('offers another try to every clumsy learner who can no longer reach the goals', () => {
    expect(stuckLearners(game, lesson, 20)).toEqual([]);
  });

  test('says what is done in every step, and what was learnt', () => {
    const steps = lesson.steps.map((_, at) => `lesson.${id}.${at + 1}`);
    const wanted = [`lesson.${id}.title`, `lesson.${id}.idea`, `lesson.${id}.learnt`, ...steps].sort();
    for (const words of [en, de]) {
      expect(
        Object.keys(words)
          .filter((key) => key.startsWith(`lesson.${id}.`))
          .sort(),
      ).toEqual(wanted);
    }
  });
});

/** The events of the dinosaurs' turn, as a computer plays it, after the learner has played these intents in a lesson. */
function answered(
  intents: typeof ALL_LESSONS.hide.solution,
  strength: string,
  seed: number,
  { options } = ALL_LESSONS.hide,
): readonly Event[] {
  const state = game.rules.setup(options as Frozen<object>, { roll: () => 1 }) as State;
  for (const intent of intents) go(state, intent);
  const events: Event[] = [];
  for (let i = 0; state.side === 'dinosaurs' && state.ending === null && i < 40; i++) {
    const [seat = 0] = dinoSoldiers.awaiting(frozen(state));
    const view = frozen(dinoSoldiers.view(frozen(state), seat));
    events.push(...go(state, bot.choose(view, seat, seededDice(secretOf(seed), i + 1), strength), seat));
  }
  return events;
}

test.each(['easy', 'normal'])('the lesson about hiding shows that it works against the %s computer', (strength) => {
  const { solution } = ALL_LESSONS.hide;
  for (let seed = 1; seed <= 4; seed++) {
    const hits = (events: readonly Event[]) => events.flatMap((event) => (event.type === 'hit' ? [event.unit] : []));
    // Unit 1 is the rifleman, unit 2 the sniper, who stands in the open.
    expect(hits(answered(solution, strength, seed))).not.toContain(1);
    expect(hits(answered(solution, strength, seed))).toContain(2);
  }
});

test('the lesson about exploring ends without a target in range, and the turn after it harms nobody, however far they went', () => {
  const { options, solution } = ALL_LESSONS.explore;
  const far = (
    [
      [1, 1],
      [2, 0],
      [3, 0],
    ] as const
  ).map(([x, y]) => ({ type: 'step' as const, unit: 1, x, y }));
  for (const walked of [solution, [...far, { type: 'endTurn' as const }]]) {
    const state = game.rules.setup(options as Frozen<object>, { roll: () => 1 }) as State;
    for (const intent of walked.slice(0, -1)) {
      go(state, intent);
      expect(dinoSoldiers.intents(frozen(state), 1).filter(({ type }) => type === 'attack')).toEqual([]);
    }
    for (const strength of ['easy', 'normal']) {
      const events = answered(walked, strength, 1, ALL_LESSONS.explore);
      expect(events.map(({ type }) => type)).toContain('cameIn');
      expect(events.filter(({ type }) => type === 'hit' || type === 'died')).toEqual([]);
    }
  }
});

test('the lessons name the button of an attack as it reads, which with shouts is never "Attack"', () => {
  for (const [words, attack] of [
    [en, 'press Attack'],
    [de, 'Angreifen'],
  ] as const) {
    const texts = Object.entries(words).filter(([key]) => key.startsWith('lesson.'));
    expect(texts.filter(([, text]) => text.includes(attack))).toEqual([]);
    for (const shout of ['{rifle}', '{mg}', '{trample}', '{rocket}']) {
      expect(texts.filter(([, text]) => text.includes(shout))).toHaveLength(1);
    }
  }
});

test('the first match after the lessons is a patrol, without a choice of teams', () => {
  expect(FIRST_MATCH.wish.preset).toBe('patrol');
});
