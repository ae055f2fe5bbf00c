/** Plays lessons by their own solutions against the computer. */
import { dinoWars, type Event, type Intent } from '@dwo/dino-wars';
import { dinoWarsBot } from '@dwo/dino-wars/bot';
import { type Frozen, seededDice } from '@dwo/kernel';
import { advanced, type Lesson } from '../lesson';

const MOST_INTENTS = 60;

/** Plays a lesson by its own solution against the computer; how many of its goals were reached. */
export function played(lesson: Lesson, seed: number): number {
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

/** The share of so many matches, each with dice of its own, in which the solution reaches every goal at the first try. */
export function solved(lesson: Lesson, matches: number): number {
  const tries = Array.from({ length: matches }, (_, seed) => played(lesson, seed));
  return tries.filter((done) => done === lesson.steps.length).length / matches;
}
