/** Open games: everybody who waits for one more. */
import { listMatches } from '@dwo/kits/shell/api';
import { useBox } from '@dwo/kits/shell/box';
import { go } from '@dwo/kits/shell/router';
import { termsText } from '@dwo/kits/shell/terms';
import { wasCreatedHere } from '@dwo/kits/shell/tokens';
import { useAsked } from '@dwo/kits/shell/use-asked';
import { Icon } from '@dwo/kits/ui/icons';
import { PosterPage, Problem } from '@dwo/kits/ui/poster-page';
import { say } from '@dwo/kits/words';
import { ANY_CHAIR, type MatchSummary } from '@dwo/shared';
import { useState } from 'preact/hooks';
import { playNow, sitIn } from '../offer/play-now';
import { boxOf } from '../shelf';
import { ReportNames } from './report-names';
import './find.css';

const REFRESH_MS = 3000;
const CLOCKS = ['any', 'live', 'correspondence'] as const;
type ClockFilter = (typeof CLOCKS)[number];

export function FindScreen() {
  const { firstPreset } = useBox();
  const { answer: games, problem, report } = useAsked(openGames, REFRESH_MS);
  const [clock, setClock] = useState<ClockFilter>('any');
  const [side, setSide] = useState('');
  const [busy, setBusy] = useState(false);
  const fitting = games?.filter((game) => fits(game, clock, side)) ?? [];
  const now = async () => {
    setBusy(true);
    await playNow(firstPreset).catch(report);
    setBusy(false);
  };
  return (
    <PosterPage name="find watch" title={say('find.title')}>
      <section class="paper lobby__sheet watch__sheet" aria-label={say('find.waiting')} aria-live="polite">
        <button type="button" class="plate plate--now find__now" disabled={busy} onClick={() => void now()}>
          <span class="plate__pic" aria-hidden="true">
            <Icon name="dice" size={44} />
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
        <Filters clock={clock} onClock={setClock} side={side} onSide={setSide} games={games ?? []} />
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
  readonly clock: ClockFilter;
  readonly onClock: (clock: ClockFilter) => void;
  readonly side: string;
  readonly onSide: (side: string) => void;
  readonly games: readonly MatchSummary[];
}

/** The choice of clock and side among the open games. */
function Filters({ clock, onClock, side, onSide, games }: FiltersProps) {
  const sides = [...new Set(games.flatMap(freeSides))].sort();
  return (
    <div class="find__filters">
      <select
        class="field"
        aria-label={say('find.clock')}
        value={clock}
        onChange={(event) => onClock(clockOf(event.currentTarget.value))}
      >
        {CLOCKS.map((kind) => (
          <option key={kind} value={kind}>
            {say(`find.clock.${kind}`)}
          </option>
        ))}
      </select>
      <select
        class="field"
        aria-label={say('find.side')}
        value={side}
        onChange={(event) => onSide(event.currentTarget.value)}
      >
        <option value="">{say('find.side.any')}</option>
        {sides.map((label) => (
          <option key={label} value={label}>
            {sideName(games, label)}
          </option>
        ))}
      </select>
    </div>
  );
}

const openGames = async (): Promise<readonly MatchSummary[]> => (await listMatches()).filter(isOpen);

function isOpen({ stage, chairs }: MatchSummary): boolean {
  return stage === 'lobby' && chairs.some(({ taken, bot }) => taken && !bot) && chairs.some(({ taken }) => !taken);
}

/** The sides that nobody has wished for; none if chance decides. */
function freeSides({ game, chairs }: MatchSummary): readonly string[] {
  const wishes = chairs.filter(({ taken }) => taken).map(({ wish }) => wish);
  if (wishes.includes(ANY_CHAIR)) return [];
  return boxOf(game).sides.filter((label) => !wishes.includes(label));
}

function sideName(games: readonly MatchSummary[], label: string): string {
  const names = games.map(({ game }) => boxOf(game).sideName(label));
  return names.find((name) => name !== null) ?? label;
}

function fits(game: MatchSummary, clock: ClockFilter, side: string): boolean {
  const kind = game.terms.kind === 'correspondence' ? 'correspondence' : 'live';
  const free = freeSides(game);
  return (clock === 'any' || clock === kind) && (side === '' || free.length === 0 || free.includes(side));
}

function clockOf(value: string): ClockFilter {
  return CLOCKS.find((clock) => clock === value) ?? 'any';
}

function Row({ game }: { readonly game: MatchSummary }) {
  const { id, chairs, preset, terms } = game;
  const names = chairs.filter(({ taken }) => taken).map(({ name }) => name);
  const [side = null, ...others] = freeSides(game);
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
            {boxOf(game.game).presetTitle(preset)} · {termsText(terms)}
          </span>
          <span class="note">
            {own
              ? say('find.yours')
              : chairs.length > 2
                ? say('find.seats', { free: chairs.filter(({ taken }) => !taken).length })
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
