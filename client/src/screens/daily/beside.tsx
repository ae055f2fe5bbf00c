/** The cards beside the battle: the streak, the month, and the days that are over. */
import { percent } from '@dwo/kits/miniatures/percent';
import { useAsked } from '@dwo/kits/shell/use-asked';
import { Icon } from '@dwo/kits/ui/icons';
import type { DayPast, MonthTable, Streak } from '@dwo/shared';
import { boxOf } from '../../shelf';
import { dayInWords, monthInWords } from '../day-words';
import { readMonth } from './requests';
import { say } from './words';

/** The number of days shown as marks, today among them. */
const MARKS = 7;
/** The number of past days that are shown at once. */
const SHOWN = 7;
const DAY_MS = 86_400_000;

interface StreakProps {
  readonly streak: Streak;
  /** Whether today's battle was begun. */
  readonly played: boolean;
  readonly past: readonly DayPast[];
}

/** The days in a row, with a mark for each of the last seven. */
export function StreakCard({ streak, played, past }: StreakProps) {
  const { days, atStake, freeMiss } = streak;
  const latest = past[0]?.day;
  const marks = Array.from({ length: MARKS - 1 }, (_, at) => {
    const day = latest === undefined ? null : before(latest, MARKS - 2 - at);
    return { day, done: past.some((each) => each.day === day && each.mine !== null) };
  });
  return (
    <section class="paper lobby__sheet daily__streak" aria-label={say('daily.streak')}>
      <h2 class="ribbon">{say('daily.streak')}</h2>
      <p class="daily__days poster">{say('daily.streak.days', { days })}</p>
      <p class="daily__marks" aria-hidden="true">
        {[...marks, { day: 'today', done: played }].map(({ day, done }, at) => (
          <span key={day ?? at} class={done ? 'daily__mark daily__mark--done' : 'daily__mark'}>
            {done && <Icon name="tick" size={18} />}
          </span>
        ))}
      </p>
      <p class="note daily__said">
        {say(days === 0 ? 'daily.streak.none' : atStake ? 'daily.streak.stake' : 'daily.streak.safe')}
      </p>
      <p class="note daily__said">{say(freeMiss ? 'daily.streak.free' : 'daily.streak.used')}</p>
    </section>
  );
}

function before(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}

/** A month with lines: this one, or on its first days the one before, which is then complete. */
async function latestMonth(month: string): Promise<MonthTable> {
  const table = await readMonth(month);
  return table.lines.length > 0 ? table : readMonth(before(`${month}-01`, 1).slice(0, 7));
}

/** The table of a month; shown as soon as it has a line. */
export function MonthCard({ month: present }: { readonly month: string }) {
  const { answer } = useAsked(() => latestMonth(present));
  if (answer === null || answer.lines.length === 0) return null;
  const { month } = answer;
  return (
    <section class="paper lobby__sheet" aria-label={monthInWords(month)}>
      <h2 class="ribbon">{monthInWords(month)}</h2>
      <p class="note daily__said">{say('daily.month.how', { best: answer.best })}</p>
      <ol class="daily__month">
        {answer.lines.map(({ name, total, days, rank, mine }) => (
          <li key={`${rank} ${name}`} class={mine ? 'daily__line--mine' : ''}>
            <span class="num">{rank}</span>
            <b>{name}</b>
            <span class="note num">{say('daily.month.days', { days })}</span>
            <b class="num">{Math.round(total)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The days that are over, to be looked at and played again. */
export function PastCard({ past }: { readonly past: readonly DayPast[] }) {
  if (past.length === 0) return null;
  return (
    <section class="paper lobby__sheet" aria-label={say('daily.past')}>
      <h2 class="ribbon">{say('daily.past')}</h2>
      <ul class="daily__past">
        {past.slice(0, SHOWN).map(({ day, game, side, mine, begun }) => (
          <li key={day}>
            <a class="daily__pastday" href={`/daily#${day}`}>
              <b class="num">{dayInWords(day, true)}</b>
              <span class="note">
                {boxOf(game).sideName(side) ?? side} · {say('daily.played', { begun })}
              </span>
              <span class="num">{mine === null ? '–' : percent(mine.percent / 100)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
