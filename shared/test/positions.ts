/** Positions from play that a computer player must answer well: each is a file in the folder `bot/positions` of its game. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Bot,
  type Dice,
  type Frozen,
  matchDice,
  type Ruleset,
  type Seat,
  samePlain,
  type Tagged,
} from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';

/** A position: the state, the seat that decides, and the moves that are wrong there. */
interface PlayedPosition<S, I> {
  /** The reason why these moves are wrong. */
  readonly told: string;
  readonly seat: Seat;
  /** An intent is wrong if it has all fields of one of these. */
  readonly wrong: readonly Partial<I>[];
  readonly state: S;
}

/** The positions of a folder, each with the name of its file. */
function positionsIn<S, I>(folder: string): readonly (readonly [name: string, position: PlayedPosition<S, I>])[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as PlayedPosition<S, I>,
    ]);
}

/** The wrong move that an intent is; null if it is none of them. */
function wrongMove<I extends object>(intent: I, { wrong }: Pick<PlayedPosition<never, I>, 'wrong'>): Partial<I> | null {
  const has = (part: Partial<I>) =>
    Object.entries(part).every(([field, value]) => samePlain(intent[field as keyof I] ?? null, value));
  return wrong.find(has) ?? null;
}

/** The dice of a step, which tell whether they were rolled. */
class WatchedDice implements Dice {
  rolled = false;
  private readonly dice: Dice;

  constructor(step: number) {
    this.dice = matchDice(secretOf(step), [], step);
  }

  roll(sides: number, why: string): number {
    this.rolled = true;
    return this.dice.roll(sides, why);
  }
}

/** The answers of a player of a strength, all of them legal: one for each of three dice, or one alone if it rolls none. */
function answersOf<S extends object, I extends Tagged>(
  rules: Pick<Ruleset<S, I>, 'view' | 'check'>,
  bot: Bot<S, I>,
  { state, seat }: PlayedPosition<S, I>,
  strength: string,
): readonly I[] {
  const view = rules.view(state as Frozen<S>, seat);
  const answers: I[] = [];
  for (const step of [1, 2, 3]) {
    const dice = new WatchedDice(step);
    const intent = bot.choose(view, seat, dice, strength);
    const no = rules.check(state as Frozen<S>, seat, intent);
    if (no !== null) throw new Error(`It is refused: ${JSON.stringify(no)}`);
    answers.push(intent);
    if (!dice.rolled) break;
  }
  return answers;
}

/** The game of a folder of positions, and by strength the most wrong answers of three; 0 for a strength that is not named. */
interface PositionSettings<S extends object, I extends Tagged> {
  readonly folder: string;
  readonly rules: Pick<Ruleset<S, I>, 'view' | 'check'>;
  readonly bot: Bot<S, I>;
  readonly most?: Readonly<Record<string, number>>;
}

/** A folder has at least so many positions. */
const LEAST_POSITIONS = 5;
/** The strengths that must know better. */
const WISE = ['normal', 'strong'] as const;

/** The tests of a folder of positions: there are enough of them, and no wise player makes a wrong move. */
export function testPositions<S extends object, I extends Tagged>(settings: PositionSettings<S, I>): void {
  const { folder, rules, bot, most = {} } = settings;
  const positions = positionsIn<S, I>(folder);

  test('there are five positions', () => {
    expect(positions.length).toBeGreaterThanOrEqual(LEAST_POSITIONS);
  });

  describe.each(WISE)('%s', (strength) => {
    test.each(positions)('makes no wrong move in %s', (_, position) => {
      const wrong = answersOf(rules, bot, position, strength).filter((intent) => wrongMove(intent, position));
      expect(wrong.slice(most[strength] ?? 0)).toEqual([]);
    });
  });
}
