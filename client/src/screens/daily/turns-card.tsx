/** A day that is over, turn by turn: what most people had made of it by then, and their boards side by side. */
import { useAsked } from '@dwo/kits/shell/use-asked';
import { Icon } from '@dwo/kits/ui/icons';
import { PlanPicture } from '@dwo/kits/ui/table-plan';
import { wordsReady } from '@dwo/kits/words/catalogue';
import { type DayMoment, type DayOver, type DayTrack, type DayTurn, type DayTurns, momentAt } from '@dwo/shared';
import { useState } from 'preact/hooks';
import { boxOf } from '../../shelf';
import { readTurns } from './requests';
import { TurnsCurve } from './turns-curve';
import { attackedAt, comparedAt, pointsOf, type TargetNames, turningPoint } from './turns-said';
import { say } from './words';
import './turns.css';

/** The turn that is shown first if none made the difference. */
const FIRST_SHOWN = 3;

export function TurnsCard({ over }: { readonly over: DayOver }) {
  const { answer } = useAsked(() => readTurns(over.day));
  return answer === null || answer.turns.length === 0 ? null : <Turns over={over} answer={answer} />;
}

function Turns({ over, answer }: { readonly over: DayOver; readonly answer: DayTurns }) {
  const { turns, tracks } = answer;
  const mine = tracks.find((each) => each.mine) ?? null;
  const decisive = mine === null ? null : turningPoint(turns, mine);
  const [picked, pick] = useState(decisive?.turn ?? Math.min(FIRST_SHOWN, turns.length));
  const turn = turns[picked - 1] as DayTurn;
  const { answer: names } = useAsked(() => targetNames(over.game));
  return (
    <section class="paper lobby__sheet turns" aria-label={say('turns.title')} data-testid="day-turns">
      <h2 class="paper__head">{say('turns.title')}</h2>
      <TurnsCurve turns={turns} mine={mine} picked={picked} pick={pick} />
      <div class="turns__said" aria-live="polite">
        {comparedAt(turn, mine).map((sentence, at) => (
          <p key={sentence} class={at === 0 ? 'turns__lead' : ''}>
            {sentence}
          </p>
        ))}
        {names !== null && attackedAt({ turns, tracks, turn: picked }, names).map((said) => <p key={said}>{said}</p>)}
        {decisive !== null && decisive.turn === picked && <p class="turns__decisive">{say(...decisive.words)}</p>}
      </div>
      <ul class="turns__boards">
        {tracks.map((track, at) => (
          <Board key={track.match ?? at} over={over} track={track} turn={picked} />
        ))}
      </ul>
    </section>
  );
}

/** Null for a game that tells of no attacks. */
async function targetNames(game: string): Promise<TargetNames | null> {
  const { targetNames: fetched, aims = 'attacked' } = boxOf(game);
  const nameOf = await fetched?.();
  await wordsReady();
  return nameOf === undefined ? null : { nameOf, aims };
}

interface BoardProps {
  readonly over: DayOver;
  readonly track: DayTrack;
  readonly turn: number;
}

/** The board of one person at the end of a turn; it leads into their replay there. */
function Board({ over: { plan, game }, track, turn }: BoardProps) {
  const { name, mine, match, moments } = track;
  const moment = momentAt(track, turn);
  const shown = moment ?? moments.at(-1);
  if (shown === undefined) return null;
  const inside = (
    <>
      {plan !== null && (
        <span class="plan-frame turns__plan">
          <PlanPicture box={boxOf(game)} plan={{ ...plan, figures: shown.figures }} />
        </span>
      )}
      <span class="turns__name">
        <b>{mine ? say('daily.you', { name }) : name}</b>
        <b class="num">{pointsOf(shown)}</b>
      </span>
      <span class="note turns__how">
        {match !== null && <Icon name="film" size={16} />}
        <span>{stateOf(track, moment, turn)}</span>
      </span>
    </>
  );
  return (
    <li class={mine ? 'turns__mine' : ''}>
      {match === null ? (
        <span class="turns__board">{inside}</span>
      ) : (
        <a class="turns__board" href={`/r/${match}#${shown.n}`}>
          {inside}
        </a>
      )}
    </li>
  );
}

function stateOf({ moments }: DayTrack, moment: DayMoment | null, turn: number): string {
  if (moment === null) return say('turns.board.left', { turn: moments.length });
  if (moment.over) return say('turns.board.over', { turn: Math.min(turn, moments.length) });
  return say('turns.board', { kept: moment.kept, taken: moment.taken });
}
