/** The open matches that are being played just now, and replays of those that are not private. */

import { listFinished, listMatches } from '@dwo/kits/shell/api';
import { useAsked } from '@dwo/kits/shell/use-asked';
import { Icon } from '@dwo/kits/ui/icons';
import { PosterPage, Problem } from '@dwo/kits/ui/poster-page';
import type { FinishedMatch, MatchSummary } from '@dwo/shared';
import { boxOf } from '../shelf';

const REFRESH_MS = 5000;

/** Matches under way, and those that are over. */
const shown = () => Promise.all([listMatches(), listFinished()]);

export function WatchScreen() {
  const { answer, problem } = useAsked(shown, REFRESH_MS);
  const [matches = null, finished = []] = answer ?? [];
  return (
    <PosterPage name="watch" title="Now showing!">
      <section class="paper lobby__sheet watch__sheet" aria-label="Matches one can watch" aria-live="polite">
        <h2 class="paper__head">
          <span>On the lawn just now</span>
        </h2>
        <Problem text={problem} />
        {matches === null && problem === null && <p class="note">Looking over the fence …</p>}
        {matches?.length === 0 && (
          <p class="watch__empty">
            No open battles right now. Start one, choose Open, and others can join or watch it here.
          </p>
        )}
        <ul class="watch__list">
          {matches?.map((match) => (
            <Row key={match.id} match={match} />
          ))}
        </ul>
      </section>
      <section class="paper lobby__sheet watch__sheet" aria-label="Battles that are over">
        <h2 class="paper__head">
          <span>Replays</span>
          <a class="link" href="/replay">
            Open a file
          </a>
        </h2>
        {finished.length === 0 && <p class="watch__empty">No battle has been fought to its end yet.</p>}
        <ul class="watch__list">
          {finished.map((match) => (
            <Film key={match.id} match={match} />
          ))}
        </ul>
      </section>
    </PosterPage>
  );
}

/** "The army won" and the like; the label of whoever won, for there may be several of them. */
function result({ game, winners, chairs }: FinishedMatch): string {
  const label = chairs[winners[0] ?? -1]?.label ?? '';
  return winners.length === 0 ? 'a draw' : `won by ${boxOf(game).sideName(label) ?? label}`;
}

/** A battle that is over: its replay. */
function Film({ match }: { readonly match: FinishedMatch }) {
  const names = match.chairs.map(({ name }) => (name === '' ? 'Somebody' : name));
  const title = match.forked ? 'What if …?' : boxOf(match.game).presetTitle(match.preset);
  const at = new Date(match.endedAt);
  return (
    <li>
      <a class="watch__row" href={`/r/${match.id}`} data-testid="finished-match">
        <Icon name="film" />
        <span class="watch__names">
          <b>{names.join(' against ')}</b>
          <span class="note">
            {title} · {result(match)}
          </span>
        </span>
        <time class="note num watch__count" dateTime={at.toISOString()}>
          {at.toLocaleDateString(undefined, { day: 'numeric', month: 'short' })}{' '}
          {at.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })}
        </time>
        <Icon name="chevron" />
      </a>
    </li>
  );
}

const STAGES = { lobby: 'waits for players', playing: 'being fought', over: 'just over' } as const;

function Row({ match }: { readonly match: MatchSummary }) {
  const names = match.chairs
    .filter((chair) => chair.taken)
    .map((chair) => (chair.name === '' ? 'Somebody' : chair.name));
  return (
    <li>
      <a class="watch__row" href={`/m/${match.id}`} data-testid="watch-match">
        <Icon name="eye" />
        <span class="watch__names">
          <b>{names.length === 0 ? 'An empty table' : names.join(' against ')}</b>
          <span class="note">
            {boxOf(match.game).presetTitle(match.preset)} · {STAGES[match.stage]}
          </span>
        </span>
        <span class="note num watch__count">{match.seq > 0 ? `${match.seq} moves` : ''}</span>
        <Icon name="chevron" />
      </a>
    </li>
  );
}
