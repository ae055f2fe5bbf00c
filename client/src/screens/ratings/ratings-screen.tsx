/** Ratings: this person's own with the reason of every change, and the table of each game. */
import { ask } from '@dwo/kits/shell/api';
import { askAsMe, findMe } from '@dwo/kits/shell/me';
import { useAsked } from '@dwo/kits/shell/use-asked';
import { PosterPage, Problem } from '@dwo/kits/ui/poster-page';
import type { PersonRatings, RatingsNow, RatingTable } from '@dwo/shared';
import { useState } from 'preact/hooks';
import { gameOnShelf } from '../../shelf';
import { RatingCard } from './rating-card';
import { TableCard } from './table-card';
import { say } from './words';
import './ratings.css';

/** The ratings, as this browser's person if it has one. */
async function readRatings(): Promise<RatingsNow> {
  return (await findMe()) === null ? ask('/api/ratings') : askAsMe('/api/ratings');
}

/** The page; `person` is the handle of another person, null for this one and the tables. */
export function RatingsScreen({ person }: { readonly person: string | null }) {
  return person === null ? <Own /> : <Other key={person} person={person} />;
}

function Own() {
  const { answer, problem, refresh, report } = useAsked(readRatings);
  const [busy, setBusy] = useState(false);
  const hide = (hidden: boolean) => {
    setBusy(true);
    askAsMe('/api/ratings/hide', { hidden })
      .then(refresh, report)
      .finally(() => setBusy(false));
  };
  const mine = answer?.mine ?? [];
  return (
    <PosterPage name="ratings" title={say('ratings.title')} testId="ratings">
      <div class="ratings__grid">
        <div class="ratings__main">
          <Problem text={problem} />
          {answer !== null && mine.length === 0 && <Nothing />}
          {mine.map((rating) => (
            <RatingCard key={rating.game} rating={rating} title={say('ratings.mine')} mine />
          ))}
          {mine.length > 0 && answer !== null && (
            <p class="ratings__hide">
              {answer.hidden && <span>{say('ratings.hidden')}</span>}
              <button type="button" class="btn" disabled={busy} onClick={() => hide(!answer.hidden)}>
                {say(answer.hidden ? 'ratings.show' : 'ratings.hide')}
              </button>
            </p>
          )}
        </div>
        <div class="ratings__beside">
          {(answer?.tables ?? []).filter(isShown).map((table) => (
            <TableCard key={table.game} table={table} />
          ))}
        </div>
      </div>
    </PosterPage>
  );
}

/** A game has a table as soon as somebody has a rating in it, or its computers have. */
function isShown({ game, lines, provisional, computers }: RatingTable): boolean {
  return gameOnShelf(game) !== null && (lines.length > 0 || provisional > 0 || computers.length > 0);
}

function Nothing() {
  return (
    <section class="paper lobby__sheet ratings__nothing" aria-label={say('ratings.mine')}>
      <h2 class="ribbon">{say('ratings.mine')}</h2>
      <p>{say('ratings.none')}</p>
      <a class="btn btn--mustard" href="/">
        {say('ratings.play')}
      </a>
      <p class="note">{say('ratings.how')}</p>
    </section>
  );
}

function Other({ person }: { readonly person: string }) {
  const { answer, problem } = useAsked(() => ask<PersonRatings>(`/api/ratings/${encodeURIComponent(person)}`));
  return (
    <PosterPage name="ratings" title={answer?.name ?? say('ratings.title')} testId="ratings-person">
      <div class="ratings__grid ratings__grid--one">
        <Problem text={problem} />
        {answer?.ratings.map((rating) => (
          <RatingCard key={rating.game} rating={rating} title={gameOnShelf(rating.game)?.box.title ?? rating.game} />
        ))}
        <p class="ratings__hide">
          <a class="btn" href="/ratings">
            {say('ratings.all')}
          </a>
        </p>
      </div>
    </PosterPage>
  );
}
