/** The open games, in which a person waits for others. */
import { listMatches } from '@dwo/kits/shell/api';
import { useBox } from '@dwo/kits/shell/box';
import { go } from '@dwo/kits/shell/router';
import { termsText } from '@dwo/kits/shell/terms';
import { wasCreatedHere } from '@dwo/kits/shell/tokens';
import { useAsked } from '@dwo/kits/shell/use-asked';
import { Icon } from '@dwo/kits/ui/icons';
import { PosterPage, Problem } from '@dwo/kits/ui/poster-page';
import { say } from '@dwo/kits/words';
import type { MatchSummary } from '@dwo/shared';
import { useState } from 'preact/hooks';
import { battleOf, CLOCKS, fits, freeSides, isOpen, SIZES, type Wanted, WHATEVER } from '../offer/open-games';
import { playNow, sitIn } from '../offer/play-now';
import { battleTitle, boxOf } from '../shelf';
import { ReportNames } from './report-names';
import { Select } from './select';
import './find.css';

const REFRESH_MS = 3000;

interface FindProps {
  /** The only game whose open matches are listed; all games without it. */
  readonly game?: string | undefined;
}

export function FindScreen({ game }: FindProps) {
  const { firstPreset } = useBox();
  const { answer, problem, report } = useAsked(openGames, REFRESH_MS);
  const games = answer?.filter((each) => game === undefined || each.game === game) ?? null;
  const [wanted, setWanted] = useState(WHATEVER);
  const [busy, setBusy] = useState(false);
  const fitting = games?.filter((game) => fits(game, sidesOf(game), wanted)) ?? [];
  const now = async () => {
    setBusy(true);
    await playNow(firstPreset, game ?? null).catch(report);
    setBusy(false);
  };
  return (
    <PosterPage name="find watch" title={say('find.title')}>
      <section class="paper lobby__sheet watch__sheet" aria-label={say('find.waiting')} aria-live="polite">
        <button type="button" class="plate plate--now find__now" disabled={busy} onClick={() => void now()}>
          <span class="plate__pic" aria-hidden="true">
            <Icon name="play" size={44} />
          </span>
          <span>
            <span class="plate__word">{say('find.now')}</span>
            <span class="plate__sub">{say(busy ? 'find.now.busy' : 'find.now.how')}</span>
          </span>
          <Icon name="chevron" size={30} />
        </button>
        <h2 class="paper__head">
          <span>{say('find.waiting')}</span>
        </h2>
        <Filters wanted={wanted} onWanted={setWanted} games={games ?? []} />
        <Problem text={problem} />
        {games === null && problem === null && <p class="note">{say('find.looking')}</p>}
        {games?.length === 0 && <p class="watch__empty">{say('find.none')}</p>}
        {games !== null && games.length > 0 && fitting.length === 0 && (
          <p class="watch__empty">{say('find.none.fits')}</p>
        )}
        <ul class="watch__list">
          {fitting.map((game) => (
            <Row key={game.id} game={game} />
          ))}
        </ul>
      </section>
    </PosterPage>
  );
}

interface FiltersProps {
  readonly wanted: Wanted;
  readonly onWanted: (wanted: Wanted) => void;
  readonly games: readonly MatchSummary[];
}

/** The filters by battle, size, side and clock. */
function Filters({ wanted, onWanted, games }: FiltersProps) {
  const sides = [...new Set(games.flatMap((game) => freeSides(game, sidesOf(game))))].sort();
  const battles = new Map(games.map((game) => [battleOf(game), battleTitle(game.game, game.preset)]));
  return (
    <div class="find__filters">
      <Select
        label={say('find.battle')}
        value={wanted.battle}
        choices={[['', say('find.battle.any')], ...battles]}
        gone={say('find.gone')}
        onPick={(battle) => onWanted({ ...wanted, battle })}
      />
      <Select
        label={say('find.size')}
        value={wanted.size}
        choices={SIZES.map((size) => [size, say(`find.size.${size}`)])}
        gone={say('find.gone')}
        onPick={(size) => onWanted({ ...wanted, size })}
      />
      <Select
        label={say('find.side')}
        value={wanted.side}
        choices={[['', say('find.side.any')], ...sides.map((label) => [label, sideName(games, label)] as const)]}
        gone={say('find.gone')}
        onPick={(side) => onWanted({ ...wanted, side })}
      />
      <Select
        label={say('find.clock')}
        value={wanted.clock}
        choices={CLOCKS.map((clock) => [clock, say(`find.clock.${clock}`)])}
        gone={say('find.gone')}
        onPick={(clock) => onWanted({ ...wanted, clock })}
      />
    </div>
  );
}

const openGames = async (): Promise<readonly MatchSummary[]> => (await listMatches()).filter(isOpen);

const sidesOf = ({ game }: MatchSummary) => boxOf(game).sides;

function sideName(games: readonly MatchSummary[], label: string): string {
  const names = games.map(({ game }) => boxOf(game).sideName(label));
  return names.find((name) => name !== null) ?? label;
}

function Row({ game }: { readonly game: MatchSummary }) {
  const { id, chairs, preset, terms } = game;
  const names = chairs.filter(({ taken }) => taken).map(({ name }) => name);
  const [side = null, ...others] = chairs.length > 2 ? [] : freeSides(game, sidesOf(game));
  const own = wasCreatedHere(id);
  const mine = side !== null && others.length === 0 ? boxOf(game.game).sideName(side) : null;
  return (
    <li class="watch__item">
      <button
        type="button"
        class="watch__row find__row"
        data-testid="open-game"
        onClick={() => (own ? go({ page: 'match', id }) : sitIn(id))}
      >
        <Icon name={own ? 'clock' : 'friends'} />
        <span class="watch__names">
          <b>{names.join(', ')}</b>
          <span class="note">
            {battleTitle(game.game, preset)} · {termsText(terms)}
            {terms.mirror === true && ` · ${say('halves.title')}`}
          </span>
          <span class="note">
            {own
              ? say('find.yours')
              : chairs.length > 2
                ? say('find.seats', { free: chairs.filter(({ taken }) => !taken).length, seats: chairs.length })
                : mine === null
                  ? say('find.takes.any')
                  : say('find.takes', { side: mine })}
          </span>
        </span>
        {!own && <span class="btn find__join">{say('find.join')}</span>}
      </button>
      {!own && <ReportNames match={id} names={names.join(', ')} />}
    </li>
  );
}
