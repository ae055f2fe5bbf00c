/** The match on the title that is best worth watching now; nothing if there is none. */

import { ask } from '@dwo/kits/shell/api';
import { tokenFor } from '@dwo/kits/shell/tokens';
import { useAsked } from '@dwo/kits/shell/use-asked';
import { TablePlan } from '@dwo/kits/ui/table-plan';
import { say } from '@dwo/kits/words';
import type { MatchSummary } from '@dwo/shared';
import { boxOf } from '../shelf';
import { teamsOf } from './team-names';
import { Teams } from './teams';
import './featured.css';

const REFRESH_MS = 15_000;

/** The best match in which this browser has no seat. */
async function best(): Promise<MatchSummary | null> {
  const { matches } = await ask<{ matches: readonly MatchSummary[] }>('/api/matches/featured');
  return matches.find(({ id }) => tokenFor(id) === null) ?? null;
}

export function Featured() {
  const { answer: match } = useAsked(best, REFRESH_MS);
  if (match === null) return null;
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
