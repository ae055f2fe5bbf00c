/** The match of the week on Watch: its replay, and the turns that changed it. */
import { shownName } from '@dwo/kits/shell/names/shown-name';
import { Icon } from '@dwo/kits/ui/icons';
import { say } from '@dwo/kits/words';
import type { WeekMatch } from '@dwo/shared';
import { boxOf } from '../shelf';
import { ReportNames } from './report-names';
import { against } from './team-names';
import { useWeekLines } from './use-week-lines';
import { momentSaid, weekSaid } from './week-words';

export function WeekCard({ match }: { readonly match: WeekMatch }) {
  const { id, game, preset, chairs, moments } = match;
  const box = boxOf(game);
  const names = against(chairs.map(shownName));
  const lines = useWeekLines(match);
  return (
    <section class="paper lobby__sheet watch__sheet" aria-label={say('watch.week')} data-testid="week">
      <h2 class="paper__head">
        <span>{say('watch.week')}</span>
      </h2>
      <a class="watch__film watch__week" href={`/r/${id}`}>
        <span class="watch__still" aria-hidden="true">
          {box.lid === undefined ? <box.pictures.friend /> : <box.lid.Cover />}
        </span>
        <span class="watch__weekwords">
          <b class="poster">{names}</b>
          <span>{weekSaid(match)}</span>
          <span class="note">{[box.title, box.presetTitle(preset)].filter((part) => part !== '').join(' · ')}</span>
        </span>
      </a>
      <ul class="watch__moments">
        {moments.map((moment) => (
          <li key={moment.n}>
            <a class="watch__moment" href={`/r/${id}#${moment.n}`} data-testid="week-moment">
              <Icon name="film" size={18} />
              <span>
                {momentSaid(game, moment)}
                {lines.has(moment.n) && (
                  <span class="watch__line" dir="auto">
                    {lines.get(moment.n)}
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {moments.length > 0 && <p class="note watch__weekhow">{say('watch.week.how')}</p>}
      <ReportNames match={id} names={names} />
    </section>
  );
}
