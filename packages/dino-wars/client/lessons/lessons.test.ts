import { dinoWars, type Event, type Intent } from '@dwo/dino-wars';
import { dinoWarsBot } from '@dwo/dino-wars/bot';
import { type Frozen, seededDice } from '@dwo/kernel';
import { advanced, LESSONS, type Lesson } from './lesson';
import { lessonOf } from './lessons';
import { en } from './words/en';

const MOST_INTENTS = 60;

/** Plays a lesson by its own solution against the computer; how many of its goals were reached. */
function played(lesson: Lesson, seed: number): number {
  const { options, side } = lesson;
  const dice = seededDice(new Uint8Array(32).fill(seed), 0);
  const state = dinoWars.setup(options as Frozen<typeof options>, dice);
  const learner = options.players.findIndex((player) => player.side === side);
  const left = [...lesson.solution];
  let done = 0;
  const hear = (event: Event) => {
    done = advanced(lesson, done, event);
  };
  for (let n = 0; n < MOST_INTENTS && done < lesson.steps.length; n++) {
    const [seat] = dinoWars.awaiting(state);
    if (seat === undefined) break;
    const intent =
      seat === learner ? next(left, state, seat) : dinoWarsBot.choose(dinoWars.view(state, seat), seat, dice);
    if (intent === null || dinoWars.check(state, seat, intent) !== null) break;
    dinoWars.resolve(state, seat, intent, dice, (event) => {
      dinoWars.evolve(state, event);
      hear(event);
    });
  }
  return done;
}

/** The next intent of the solution that is allowed; one that the dice have made impossible is left out. */
function next(left: Intent[], state: ReturnType<typeof dinoWars.setup>, seat: number): Intent | null {
  for (let intent = left.shift(); intent !== undefined; intent = left.shift()) {
    if (dinoWars.check(state, seat, intent) === null) return intent;
  }
  return null;
}

describe.each(LESSONS)('lesson %s', (id) => {
  const lesson = lessonOf(id);

  test('can be set up', () => {
    expect(dinoWars.checkSetup(lesson.options as Frozen<typeof lesson.options>)).toEqual([]);
  });

  test('reaches its goals by its own solution, in most matches at the first try', () => {
    const tries = Array.from({ length: 30 }, (_, seed) => played(lesson, seed));
    const reached = tries.filter((done) => done === lesson.steps.length).length;
    expect(reached).toBeGreaterThanOrEqual(12);
  });

  test('says what is done in every step, and what was learnt', () => {
    const words = Object.keys(en).filter((key) => key.startsWith(`lesson.${id}.`));
    const steps = lesson.steps.map((_, at) => `lesson.${id}.${at + 1}`);
    expect(words.sort()).toEqual([`lesson.${id}.title`, `lesson.${id}.idea`, `lesson.${id}.learnt`, ...steps].sort());
  });
});

test('a goal counts only when its step has come', () => {
  const lesson = lessonOf('dinosaur');
  expect(advanced(lesson, 0, { type: 'phaseBegan', turn: 1, phase: 'regular-fire', byItself: false })).toBe(0);
});
