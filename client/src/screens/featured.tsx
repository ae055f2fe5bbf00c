/** The match on the title that is best worth watching: one under way, or that of the week; nothing if there is neither. */

import { ask, matchOfWeek } from '@dwo/kits/shell/api';
import { shownName } from '@dwo/kits/shell/names/shown-name';
import { tokenFor } from '@dwo/kits/shell/tokens';
import { useAsked } from '@dwo/kits/shell/use-asked';
import { TablePlan } from '@dwo/kits/ui/table-plan';
import { say } from '@dwo/kits/words';
import type { MatchSummary, WeekMatch } from '@dwo/shared';
import { boxOf } from '../shelf';
import { against, teamsOf } from './team-names';
import { Teams } from './teams';
import { weekSaid } from './week-words';
import './featured.css';

const REFRESH_MS = 15_000;

/** The best match in which this browser has no seat. */
async function best(): Promise<MatchSummary | null> {
  const { matches } = await ask<{ matches: readonly MatchSummary[] }>('/api/matches/featured');
  return matches.find(({ id }) => tokenFor(id) === null) ?? null;
}

/** A match that is worth watching: one under way, otherwise that of the week. */
async function worthwhile(): Promise<{ readonly match: MatchSummary } | { readonly week: WeekMatch } | null> {
  const match = await best();
  if (match !== null) return { match };
  const week = await matchOfWeek();
  return week === null ? null : { week };
}

export function Featured() {
  const { answer } = useAsked(worthwhile, REFRESH_MS);
  if (answer === null) return null;
  return 'match' in answer ? <Live match={answer.match} /> : <Week match={answer.week} />;
}

/** The match of the week, as a ticket to its replay. */
function Week({ match }: { readonly match: WeekMatch }) {
  const box = boxOf(match.game);
  return (
    <a class="featured" href={`/r/${match.id}`} data-testid="featured-week">
      <span class="plan-frame featured__still" aria-hidden="true">
        {box.lid === undefined ? <box.pictures.friend /> : <box.lid.Cover />}
      </span>
      <span class="featured__words">
        <b class="featured__head poster">{say('watch.week')}</b>
        <b>{against(match.chairs.map(shownName))}</b>
        <span class="note">{weekSaid(match)}</span>
      </span>
    </a>
  );
}

function Live({ match }: { readonly match: MatchSummary }) {
  const { id, game, preset, seq, standing } = match;
  const box = boxOf(game);
  const teams = teamsOf(match, box.sides);
  const title = box.presetTitle(preset);
  const facts = standing === null ? [title] : [title, say('watch.turn', { turn: standing.turn })];
  return (
    <a class="featured" href={`/m/${id}`} data-testid="featured">
      <TablePlan box={box} id={id} seq={seq}>
        <box.pictures.watch />
      </TablePlan>
      <span class="featured__words">
        <b class="featured__head poster">{say('watch.featured')}</b>
        <Teams teams={teams} box={box} />
        <span class="note">{facts.join(' · ')}</span>
      </span>
    </a>
  );
}
