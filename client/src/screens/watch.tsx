/** The open matches that are being played just now, and replays of those that are not private. */

import { listFinished, listMatches } from '@dwo/kits/shell/api';
import { useAsked } from '@dwo/kits/shell/use-asked';
import { Icon } from '@dwo/kits/ui/icons';
import { PosterPage, Problem } from '@dwo/kits/ui/poster-page';
import { say } from '@dwo/kits/words';
import { currentLanguage } from '@dwo/kits/words/catalogue';
import type { FinishedMatch, MatchSummary } from '@dwo/shared';
import { boxOf } from '../shelf';

const REFRESH_MS = 5000;

/** Matches under way, and those that are over. */
const shown = () => Promise.all([listMatches(), listFinished()]);

export function WatchScreen() {
  const { answer, problem } = useAsked(shown, REFRESH_MS);
  const [matches = null, finished = []] = answer ?? [];
  return (
    <PosterPage name="watch" title={say('watch.title')}>
      <section class="paper lobby__sheet watch__sheet" aria-label={say('watch.label')} aria-live="polite">
        <h2 class="paper__head">
          <span>{say('watch.now')}</span>
        </h2>
        <Problem text={problem} />
        {matches === null && problem === null && <p class="note">{say('watch.looking')}</p>}
        {matches?.length === 0 && <p class="watch__empty">{say('watch.none')}</p>}
        <ul class="watch__list">
          {matches?.map((match) => (
            <Row key={match.id} match={match} />
          ))}
        </ul>
      </section>
      <section class="paper lobby__sheet watch__sheet" aria-label={say('watch.over.label')}>
        <h2 class="paper__head">
          <span>{say('watch.replays')}</span>
          <a class="link" href="/replay">
            {say('watch.file')}
          </a>
        </h2>
        {finished.length === 0 && <p class="watch__empty">{say('watch.over.none')}</p>}
        <ul class="watch__list">
          {finished.map((match) => (
            <Film key={match.id} match={match} />
          ))}
        </ul>
      </section>
    </PosterPage>
  );
}

/** "won by the army" and the like; the label of whoever won, for there may be several of them. */
function result({ game, winners, chairs }: FinishedMatch): string {
  const label = chairs[winners[0] ?? -1]?.label ?? '';
  return winners.length === 0 ? say('watch.draw') : say('watch.won', { side: boxOf(game).sideName(label) ?? label });
}

/** A battle that is over: its replay. */
function Film({ match }: { readonly match: FinishedMatch }) {
  const names = match.chairs.map(({ name }) => name);
  const title = match.forked ? say('watch.fork') : boxOf(match.game).presetTitle(match.preset);
  const at = new Date(match.endedAt);
  return (
    <li>
      <a class="watch__row" href={`/r/${match.id}`} data-testid="finished-match">
        <Icon name="film" />
        <span class="watch__names">
          <b>{against(names)}</b>
          <span class="note">
            {title} · {result(match)}
          </span>
        </span>
        <time class="note num watch__count" dateTime={at.toISOString()}>
          {at.toLocaleDateString(currentLanguage(), { day: 'numeric', month: 'short' })}{' '}
          {at.toLocaleTimeString(currentLanguage(), { hour: '2-digit', minute: '2-digit' })}
        </time>
        <Icon name="chevron" />
      </a>
    </li>
  );
}

/** "Ann v. Ben"; those who gave no name are somebody. */
function against(names: readonly string[]): string {
  const [first = '', ...others] = names.map((name) => (name === '' ? say('watch.somebody') : name));
  return others.reduce((said, second) => say('watch.pair', { first: said, second }), first);
}

function Row({ match }: { readonly match: MatchSummary }) {
  const names = match.chairs.filter(({ taken }) => taken).map(({ name }) => name);
  return (
    <li>
      <a class="watch__row" href={`/m/${match.id}`} data-testid="watch-match">
        <Icon name="eye" />
        <span class="watch__names">
          <b>{names.length === 0 ? say('watch.empty') : against(names)}</b>
          <span class="note">
            {boxOf(match.game).presetTitle(match.preset)} · {say(`watch.stage.${match.stage}`)}
          </span>
        </span>
        <span class="note num watch__count">{match.seq > 0 ? say('watch.moves', { moves: match.seq }) : ''}</span>
        <Icon name="chevron" />
      </a>
    </li>
  );
}
