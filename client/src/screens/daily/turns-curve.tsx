/** The points of one person and the middle of all, turn by turn; each turn is a button. */
import { type DayTrack, type DayTurn, momentAt } from '@dwo/shared';
import { pointsOf } from './turns-said';
import { say } from './words';

/** The size of the drawing, for each turn and in all. */
const [WIDE, HIGH, EDGE] = [100, 100, 12];

interface Props {
  readonly turns: readonly DayTurn[];
  /** The battle of the person who looks; null if they did not play. */
  readonly mine: DayTrack | null;
  /** The turn that is shown. */
  readonly picked: number;
  readonly pick: (turn: number) => void;
}

export function TurnsCurve({ turns, mine, picked, pick }: Props) {
  const middle = turns.map((turn) => turn.middle);
  const own = turns.map(({ turn }) => {
    const moment = mine === null ? null : momentAt(mine, turn);
    return moment === null ? null : pointsOf(moment);
  });
  const all = [...middle, ...own.filter((each) => each !== null)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const y = (points: number) => HIGH - EDGE - ((points - least) / Math.max(1, most - least)) * (HIGH - 2 * EDGE);
  const line = (points: readonly (number | null)[]) =>
    points.flatMap((each, at) => (each === null ? [] : `${(at + 0.5) * WIDE},${y(each)}`)).join(' ');
  return (
    <div class="turns__curve">
      <p class="turns__key">
        <span class="turns__of turns__of--middle">{say('turns.key.middle')}</span>
        {mine !== null && <span class="turns__of turns__of--own">{say('turns.key.own')}</span>}
      </p>
      <svg viewBox={`0 0 ${turns.length * WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        <rect class="turns__here" x={(picked - 1) * WIDE} width={WIDE} height={HIGH} />
        <polyline class="turns__line turns__line--own" points={line(own)} />
        <polyline class="turns__line turns__line--middle" points={line(middle)} />
      </svg>
      <fieldset class="turns__steps" aria-label={say('turns.pick')}>
        {turns.map(({ turn }) => (
          <button
            key={turn}
            type="button"
            class="turns__step num"
            aria-pressed={turn === picked}
            aria-label={say('turns.step', { turn, turns: turns.length })}
            data-repeats
            onClick={() => pick(turn)}
          >
            {turn}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
