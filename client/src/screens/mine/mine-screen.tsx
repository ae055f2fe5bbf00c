/** The person's own matches: those where it is their turn, those that wait for others, and those that are over. */

import { allMatches } from '@dwo/kits/local/store';
import { useBox } from '@dwo/kits/shell/box';
import { replace } from '@dwo/kits/shell/router';
import { useAsked } from '@dwo/kits/shell/use-asked';
import { Icon } from '@dwo/kits/ui/icons';
import { NoticesCard } from '@dwo/kits/ui/notices-card';
import { PosterPage, Problem } from '@dwo/kits/ui/poster-page';
import { say } from '@dwo/kits/words';
import type { OwnMatch } from '@dwo/shared';
import { useMemo, useState } from 'preact/hooks';
import { boxOf } from '../../shelf';
import { arrivalOf } from './arrival';
import { ArrivalCard } from './arrival-card';
import { BlockedCard } from './blocked-card';
import { DeviceCard } from './device-card';
import { DeviceMatches } from './device-matches';
import { LuckCard } from './luck-card';
import { FinishedRow, OpenRow } from './own-match-row';
import { PlayAgain } from './play-again';
import { useOwnHalves } from './use-own-halves';
import { useOwnMatches } from './use-own-matches';
import './mine.css';

/** The page of own matches; `arrival` is the fragment of the address. */
export function MineScreen({ arrival: fragment }: { readonly arrival: string | null }) {
  const { list, ahead, problem, refresh, report } = useOwnMatches();
  const arrival = useMemo(() => (fragment === null ? null : arrivalOf(fragment)), [fragment]);
  const device = useAsked(allMatches);
  const close = () => replace({ page: 'mine', arrival: null });
  return (
    <PosterPage name="mine" title={say('mine.title')} head={<RatingsLink />}>
      {arrival !== null && <ArrivalCard key={fragment} arrival={arrival} onDone={refresh} onClose={close} />}
      <div class="mine__grid">
        <div class="mine__lists" aria-live="polite">
          <DeviceMatches {...device} />
          <Problem text={problem} />
          {list === null && problem === null && <p class="paper lobby__sheet">{say('mine.loading')}</p>}
          {list !== null && (
            <Lists
              matches={list.matches}
              now={performance.now() + ahead}
              first={device.answer?.length === 0}
              report={report}
            />
          )}
        </div>
        <div class="mine__beside">
          <section class="paper lobby__sheet mine-card" aria-label={say('mine.notices')}>
            <h2 class="ribbon">{say('mine.notices')}</h2>
            <p>{say('mine.notices.how')}</p>
            <NoticesCard />
          </section>
          {list !== null && <LuckCard matches={list.matches} />}
          <BlockedCard />
          <DeviceCard />
        </div>
      </div>
    </PosterPage>
  );
}

/** The way to the ratings. */
function RatingsLink() {
  return (
    <a class="btn mine__ratings" href="/ratings">
      {say('mine.ratings')}
    </a>
  );
}

interface ListsProps {
  readonly matches: readonly OwnMatch[];
  readonly now: number;
  /** Nothing was played on this device either. */
  readonly first: boolean;
  report(error: unknown): void;
}

function Lists({ matches: all, now, first, report }: ListsProps) {
  const [game, setGame] = useState<string | null>(null);
  const halves = useOwnHalves(all);
  if (all.length === 0) return first ? <Nothing /> : null;
  const matches = game === null ? all : all.filter((match) => match.game === game);
  const mine = matches.filter(({ yourTurn }) => yourTurn);
  const others = matches.filter(({ yourTurn, stage }) => !yourTurn && stage !== 'over');
  const over = matches.filter(({ stage }) => stage === 'over');
  return (
    <>
      <GameFilter games={[...new Set(all.map((match) => match.game))]} chosen={game} onChoose={setGame} />
      <List title={mine.length === 0 ? say('mine.turn.none') : say('mine.turn')} testId="my-turn">
        {mine.length === 0 && <p class="note">{say('mine.turn.rest')}</p>}
        {mine.map((match) => (
          <OpenRow key={match.id} match={match} now={now} />
        ))}
      </List>
      {others.length > 0 && (
        <List title={say('mine.others')} testId="their-turn">
          {others.map((match) => (
            <OpenRow key={match.id} match={match} now={now} />
          ))}
        </List>
      )}
      {over.length > 0 && (
        <List title={say('mine.finished')} testId="finished">
          {over.map((match) => (
            <FinishedRow
              key={match.id}
              match={match}
              now={now}
              aside={<PlayAgain match={match} halves={halves.get(match.id) ?? null} report={report} />}
              halves={halves.get(match.id) ?? null}
            />
          ))}
        </List>
      )}
    </>
  );
}

interface GameFilterProps {
  readonly games: readonly string[];
  /** The id of the only game that is listed; null for all. */
  readonly chosen: string | null;
  onChoose(game: string | null): void;
}

/** The choice of a game; nothing for a person who has played only one. */
function GameFilter({ games, chosen, onChoose }: GameFilterProps) {
  if (games.length < 2) return null;
  return (
    <fieldset class="mine__games" aria-label={say('mine.games')} data-testid="mine-games">
      {[null, ...games].map((game) => (
        <button
          key={game ?? 'all'}
          type="button"
          class="btn"
          aria-pressed={game === chosen}
          onClick={() => onChoose(game)}
        >
          {game === null ? say('mine.games.all') : boxOf(game).title}
        </button>
      ))}
    </fieldset>
  );
}

interface ListProps {
  readonly title: string;
  readonly testId: string;
  readonly children: preact.ComponentChildren;
}

function List({ title, testId, children }: ListProps) {
  return (
    <section class="paper lobby__sheet" aria-label={title} data-testid={testId}>
      <h2 class="ribbon">{title}</h2>
      <ul class="mine__list">{children}</ul>
    </section>
  );
}

/** Shown if this browser has never had a seat. */
function Nothing() {
  const { Figure, extras } = useBox();
  return (
    <section class="paper lobby__sheet mine__nothing" aria-label={say('mine.none')}>
      <div class="mine__toys" aria-hidden="true">
        <Figure art={extras.left} width={74} height={92} />
        <Figure art={extras.right} width={150} height={92} flip />
      </div>
      <p class="mine__question poster">{say('mine.none.head')}</p>
      <p>{say('mine.none.text')}</p>
      <div class="mine__answers">
        <a class="btn btn--mustard" href="/">
          <Icon name="friends" /> {say('mine.friend')}
        </a>
        <a class="btn" href="/play">
          <Icon name="computer" /> {say('mine.computer')}
        </a>
      </div>
    </section>
  );
}
