/** The public matches under way, and the replays of finished matches that are not private. */

import { listFinished, listMatches, matchOfWeek } from '@dwo/kits/shell/api';
import { timeOf } from '@dwo/kits/shell/delay-words';
import { list } from '@dwo/kits/shell/list';
import { shownName } from '@dwo/kits/shell/names/shown-name';
import { sentenceOf } from '@dwo/kits/shell/sentences';
import { useAsked } from '@dwo/kits/shell/use-asked';
import { Icon } from '@dwo/kits/ui/icons';
import { PosterPage, Problem } from '@dwo/kits/ui/poster-page';
import { TablePlan } from '@dwo/kits/ui/table-plan';
import { say } from '@dwo/kits/words';
import { currentLanguage } from '@dwo/kits/words/catalogue';
import type { FinishedMatch, MatchSummary } from '@dwo/shared';
import { useState } from 'preact/hooks';
import { watchComputers } from '../offer/exhibition';
import { battleTitle, boxOf } from '../shelf';
import { filmId } from './films';
import { ReportNames } from './report-names';
import { against, teamsOf } from './team-names';
import { Teams } from './teams';
import { useAbout } from './use-about';
import { WeekCard } from './week-card';

const REFRESH_MS = 5000;

/** Matches under way, finished ones, and the one of the week. */
const shown = () => Promise.all([listMatches(), listFinished(), matchOfWeek()]);

interface WatchProps {
  /** The only game whose matches are listed; all games without it. */
  readonly game?: string | undefined;
}

export function WatchScreen({ game }: WatchProps) {
  const { answer, problem } = useAsked(shown, REFRESH_MS);
  const { about } = useAbout();
  const wanted = <M extends { readonly game: string }>(some: readonly M[]): readonly M[] =>
    game === undefined ? some : some.filter((each) => each.game === game);
  const finished = wanted(answer?.[1] ?? []);
  const found = answer?.[2] ?? null;
  const week = found !== null && (game === undefined || found.game === game) ? found : null;
  // A table at which people still sit after the end is listed once.
  const over = new Set(finished.map(({ id }) => id));
  const matches = answer === null ? null : wanted(answer[0]).filter(({ id }) => !over.has(id));
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
        {matches !== null && <Exhibition games={game === undefined ? (about?.games ?? []) : [game]} />}
      </section>
      {week !== null && <WeekCard match={week} />}
      <Films games={game === undefined ? (about?.games ?? []) : [game]} />
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

/** Buttons that set up a battle between computers to watch, one for each of these games. */
function Exhibition({ games }: { readonly games: readonly string[] }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = async (game: string) => {
    setBusy(true);
    setProblem(null);
    try {
      await watchComputers(game);
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  if (games.length === 0) return null;
  return (
    <fieldset class="watch__show">
      <legend class="note">{say('watch.computers')}</legend>
      {games.map((game) => (
        <button
          key={game}
          type="button"
          class="btn"
          disabled={busy}
          data-testid={`show-${game}`}
          onClick={() => void begin(game)}
        >
          {boxOf(game).title}
        </button>
      ))}
      <Problem text={problem} />
    </fieldset>
  );
}

/** "won by the army" and the like, by the winners' label, for there may be several winners. */
function result({ game, winners, chairs }: FinishedMatch): string {
  const label = chairs[winners[0] ?? -1]?.label ?? '';
  return winners.length === 0 ? say('watch.draw') : say('watch.won', { side: boxOf(game).sideName(label) ?? label });
}

/** The films of these games. */
function Films({ games }: { readonly games: readonly string[] }) {
  const boxes = games.map(boxOf).filter(({ film }) => film !== undefined);
  if (boxes.length === 0) return null;
  return (
    <section class="paper lobby__sheet watch__sheet" aria-label={say('watch.films')}>
      <h2 class="paper__head">
        <span>{say('watch.films')}</span>
      </h2>
      <ul class="watch__films">
        {boxes.map((box) => (
          <li key={box.id}>
            <a class="watch__film" href={`/r/${filmId(box.id)}`} data-testid={`film-${box.id}`}>
              <span class="watch__still" aria-hidden="true">
                {box.lid === undefined ? <box.pictures.friend /> : <box.lid.Cover />}
              </span>
              <b class="poster">{box.film?.title}</b>
              <span class="note">{say('watch.film.by', { battle: battleTitle(box.id, box.film?.preset ?? '') })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A finished battle, with its replay. */
function Film({ match }: { readonly match: FinishedMatch }) {
  const names = match.chairs.map(shownName);
  const title = match.forked ? say('watch.fork') : boxOf(match.game).presetTitle(match.preset);
  const at = new Date(match.endedAt);
  return (
    <li class="watch__item">
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
      {match.chairs.some(({ bot }) => !bot) && <ReportNames match={match.id} names={against(names)} />}
    </li>
  );
}

function Row({ match }: { readonly match: MatchSummary }) {
  const { game, standing, watchers, delay = 0 } = match;
  const box = boxOf(game);
  const teams = teamsOf(match, box.sides);
  const facts = [
    box.presetTitle(match.preset),
    standing === null ? say(`watch.stage.${match.stage}`) : say('watch.turn', { turn: standing.turn }),
    ...(match.seq > 0 ? [say('watch.moves', { moves: match.seq })] : []),
    ...(delay > 0 && match.stage !== 'lobby' ? [say('watch.delay', { time: timeOf(delay) })] : []),
    ...(watchers > 0 ? [say('watch.watchers', { watchers })] : []),
  ];
  const lobby = teams.every(({ label }) => label === '');
  const people = match.chairs.filter(({ taken, bot }) => taken && !bot);
  return (
    <li class="watch__item">
      <a class="watch__row" href={`/m/${match.id}`} data-testid="watch-match">
        <TablePlan box={box} id={match.id} seq={match.seq}>
          <Icon name="eye" size={30} />
        </TablePlan>
        <span class="watch__names">
          {lobby ? <b>{against(teams[0]?.names ?? []) || say('watch.empty')}</b> : <Teams teams={teams} box={box} />}
          <span class="note">{facts.join(' · ')}</span>
        </span>
        <Icon name="chevron" />
      </a>
      {people.length > 0 && <ReportNames match={match.id} names={list(people.map(shownName))} />}
    </li>
  );
}
