/** The battle of the day: today's, this person's streak and the month beside it, and the days that are over. */
import { useAsked } from '@dwo/kits/shell/use-asked';
import { PosterPage, Problem } from '@dwo/kits/ui/poster-page';
import type { DayOver, DayShown } from '@dwo/shared';
import { useEffect } from 'preact/hooks';
import { dayInWords } from '../day-words';
import { sawDay } from '../waiting/seen';
import { BattleCard } from './battle-card';
import { MonthCard, PastCard, StreakCard } from './beside';
import { DayTable } from './day-table';
import { readDay, readToday } from './requests';
import { TurnsCard } from './turns-card';
import { say } from './words';
import './daily.css';

const REFRESH_MS = 20_000;

/** The page; `day` is a day that is over, null for today. */
export function DailyScreen({ day }: { readonly day: string | null }) {
  return day === null ? <Today /> : <Before key={day} day={day} />;
}

function Today() {
  const { answer, problem, report } = useAsked(readToday, REFRESH_MS);
  const last = answer?.past[0];
  return (
    <PosterPage name="daily" title={say('daily.title')} testId="daily" head={<RatingsLink />}>
      <div class="daily__grid">
        <div class="daily__main">
          <Problem text={problem} />
          {answer !== null && answer.today === null && <Preparing />}
          {answer !== null && answer.today !== null && (
            <BattleCard shown={answer.today} now={answer.now} streak={answer.streak} report={report} />
          )}
          {last !== undefined && <Yesterday key={last.day} day={last.day} />}
        </div>
        <div class="daily__beside">
          {answer !== null && (
            <StreakCard streak={answer.streak} played={answer.today?.mine != null} past={answer.past} />
          )}
          {answer !== null && <MonthCard month={new Date(answer.now).toISOString().slice(0, 7)} />}
          <PastCard past={answer?.past ?? []} />
        </div>
      </div>
    </PosterPage>
  );
}

/** The way to the ratings. */
function RatingsLink() {
  return (
    <a class="btn daily__ratings" href="/ratings">
      {say('daily.ratings')}
    </a>
  );
}

function Preparing() {
  return (
    <section class="paper lobby__sheet">
      <p class="daily__lead">{say('daily.preparing')}</p>
    </section>
  );
}

/** Notes that the result of a day was shown, which is news on the title until then. */
function useSeen(answer: DayShown | DayOver | null): void {
  const day = answer !== null && 'lines' in answer ? answer.day : null;
  useEffect(() => {
    if (day !== null) sawDay(day);
  }, [day]);
}

function Yesterday({ day }: { readonly day: string }) {
  const { answer } = useAsked<DayShown | DayOver>(() => readDay(day));
  useSeen(answer);
  if (answer === null || !('lines' in answer)) return null;
  return <DayTable over={answer} linked />;
}

function Before({ day }: { readonly day: string }) {
  const { answer, problem, report } = useAsked<DayShown | DayOver>(() => readDay(day));
  useSeen(answer);
  return (
    <PosterPage name="daily" title={dayInWords(day)} testId="daily-before">
      <div class="daily__grid daily__grid--one">
        <Problem text={problem} />
        {answer !== null && <BattleCard shown={answer} now={answer.closesAt} streak={null} report={report} />}
        {answer !== null && 'lines' in answer && <DayTable over={answer} />}
        {answer !== null && 'lines' in answer && <TurnsCard over={answer} />}
        <p class="daily__back">
          <a class="link" href="/daily">
            {say('daily.toToday')}
          </a>
        </p>
      </div>
    </PosterPage>
  );
}
