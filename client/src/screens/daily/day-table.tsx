/** The table of a day that is over: everybody's result beside those of the computers, each with its replay. */
import { percent } from '@dwo/kits/miniatures/percent';
import { Icon } from '@dwo/kits/ui/icons';
import type { DayLine, DayOver } from '@dwo/shared';
import { dayInWords } from '../day-words';
import { scoreInWords } from './wording';
import { say } from './words';

interface Props {
  readonly over: DayOver;
  /** Whether a link leads to the page of that day. */
  readonly linked?: boolean;
}

export function DayTable({ over, linked = false }: Props) {
  const { day, lines } = over;
  return (
    <section
      class="paper lobby__sheet"
      aria-label={say('daily.table', { day: dayInWords(day) })}
      data-testid="day-table"
    >
      <h2 class="paper__head">
        <span>{say('daily.table', { day: dayInWords(day, true) })}</span>
        {linked && (
          <a class="link" href={`/daily#${day}`}>
            {say('daily.toDay')}
          </a>
        )}
      </h2>
      {lines.every(({ strength }) => strength !== null) && <p class="note daily__none">{say('daily.table.none')}</p>}
      <table class="daily__table">
        <thead class="visually-hidden">
          <tr>
            <th>{say('daily.column.rank')}</th>
            <th>{say('daily.column.name')}</th>
            <th>{say('daily.column.points')}</th>
            <th>{say('daily.column.percent')}</th>
            <th>{say('daily.column.replay')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.match ?? `${line.strength} ${line.name}`} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ line }: { readonly line: DayLine }) {
  const { rank, name, strength, score, match, mine } = line;
  const shown = strength === null ? name : say('daily.computer', { strength });
  return (
    <tr
      class={
        mine ? 'daily__line daily__line--mine' : strength === null ? 'daily__line' : 'daily__line daily__line--par'
      }
    >
      <td class="num">{rank}</td>
      <th scope="row">
        <b>{mine ? say('daily.you', { name: shown }) : shown}</b>
        <span class="note daily__points">{scoreInWords(score)}</span>
      </th>
      <td class="num daily__share">{percent(line.percent / 100)}</td>
      <td>
        {match !== null && (
          <a class="btn btn--icon" href={`/r/${match}`} aria-label={say('daily.replayOf', { name: shown })}>
            <Icon name="film" />
          </a>
        )}
      </td>
    </tr>
  );
}
