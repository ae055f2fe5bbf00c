/** One battle of the day: its table, the side to play, and what this person made of it. */
import { useNow } from '@dwo/kits/shell/use-now';
import { Icon } from '@dwo/kits/ui/icons';
import { PlanPicture } from '@dwo/kits/ui/table-plan';
import type { DayShown, OwnDay, Streak } from '@dwo/shared';
import { useState } from 'preact/hooks';
import { boxOf } from '../../shelf';
import { dayInWords } from '../day-words';
import { play } from './requests';
import { ShareButton } from './share-button';
import { leftInWords, scoreInWords } from './wording';
import { rich, say } from './words';

interface Props {
  readonly shown: DayShown;
  /** The server's time when this was told, epoch milliseconds. */
  readonly now: number;
  /** Null for a day that is over. */
  readonly streak: Streak | null;
  report(error: unknown): void;
}

export function BattleCard({ shown, now, streak, report }: Props) {
  const { day, game, plan, side, strength, secrets, mine } = shown;
  const box = boxOf(game);
  const [busy, setBusy] = useState(false);
  const isOver = secrets !== null;
  const begin = () => {
    setBusy(true);
    play(day, isOver ? 'again' : 'play').catch((error: unknown) => {
      setBusy(false);
      report(error);
    });
  };
  return (
    <section class="paper lobby__sheet daily__battle" aria-label={say('daily.battle')}>
      <h2 class="paper__head">
        <span>{isOver ? say('daily.battle') : dayInWords(day)}</span>
        {!isOver && <TimeLeft until={shown.closesAt} told={now} />}
      </h2>
      <div class="daily__scene">
        {plan !== null ? (
          <span class="plan-frame daily__plan">
            <PlanPicture box={box} plan={plan} />
          </span>
        ) : (
          box.lid !== undefined && (
            <span class="plan-frame daily__plan" aria-hidden="true">
              <box.lid.Cover />
            </span>
          )
        )}
        <div class="daily__words">
          <p class="daily__game poster">{box.title}</p>
          <p class="daily__lead">
            {rich(
              'daily.side',
              { b: (text) => <b>{text}</b> },
              {
                side: box.sideName(side) ?? side,
                strength: strength ?? '',
              },
            )}
          </p>
          <Facts shown={shown} />
          {mine !== null && mine.score !== null ? (
            <Result mine={mine} day={day} streak={streak} />
          ) : (
            <p class="note daily__once">{say(isOver ? 'daily.archive.how' : 'daily.once')}</p>
          )}
          {(isOver || mine === null || mine.score === null) && (
            <button
              type="button"
              class="plate plate--now daily__play"
              data-testid="play-day"
              disabled={busy}
              onClick={begin}
            >
              <span class="plate__pic" aria-hidden="true">
                <Icon name="play" size={40} />
              </span>
              <span class="plate__word">
                {say(isOver ? 'daily.again' : mine === null ? 'daily.play' : 'daily.goOn')}
              </span>
              <Icon name="chevron" size={28} />
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function TimeLeft({ until, told }: { readonly until: number; readonly told: number }) {
  const [ahead] = useState(() => told - performance.now());
  useNow();
  return <span class="note num daily__timeleft">{leftInWords(until - performance.now() - ahead)}</span>;
}

function Facts({ shown }: { readonly shown: DayShown }) {
  const { begun, rivals, share, side, game, secrets, mine } = shown;
  const name = boxOf(game).sideName(side) ?? side;
  const isOver = secrets !== null;
  const nobody = say(isOver ? 'daily.nobodyDid' : 'daily.nobody');
  const alone = begun === 1 && mine !== null && !isOver;
  return (
    <ul class="daily__facts">
      {share !== null && <li>{say('daily.share', { share: Math.round(100 * share), side: name })}</li>}
      {rivals > 0 && !isOver && <li>{say('daily.rivals', { rivals })}</li>}
      <li>{begun === 0 ? nobody : alone ? say('daily.first') : say('daily.begun', { begun })}</li>
    </ul>
  );
}

interface ResultProps {
  readonly mine: OwnDay;
  readonly day: string;
  readonly streak: Streak | null;
}

function Result({ mine, day, streak }: ResultProps) {
  const { score, rank, field, percent, match } = mine;
  if (score === null || rank === null || percent === null) return null;
  return (
    <div class="daily__result" data-testid="day-result">
      <p class="daily__percent poster">
        {Math.round(percent)}
        <small>%</small>
      </p>
      <p class="daily__place">
        <b>{say('daily.rank', { rank, field })}</b>
        <span class="note">{scoreInWords(score)}</span>
        {streak !== null && <span class="note">{say('daily.soFar')}</span>}
      </p>
      <p class="daily__acts">
        {streak === null ? (
          <a class="btn" href={`/r/${match}`}>
            <Icon name="film" /> {say('daily.replay')}
          </a>
        ) : (
          <ShareButton day={dayInWords(day)} percent={percent} streak={streak.days} />
        )}
      </p>
    </div>
  );
}
