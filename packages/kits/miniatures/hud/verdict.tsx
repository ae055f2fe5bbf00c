/** The result over the table, once the last effect has ended: who has won and why, who is left, and the story of the match. */
import type { Frozen, Seat } from '@dwo/kernel';
import { useMemo, useState } from 'preact/hooks';
import { type Course, useSitting } from '../../lessons';
import { RuleTag } from '../../rulebook/rule-tag';
import { useBox } from '../../shell/box';
import { rematchWord } from '../../shell/halves-words';
import { playerName } from '../../shell/lobby';
import { onShow } from '../../shell/moves';
import { addressOf, go } from '../../shell/router';
import { store } from '../../shell/store';
import { useHalvesHere } from '../../shell/use-halves';
import { useStore } from '../../shell/use-store';
import { storyOf } from '../../story/tale';
import { useWholeLog } from '../../story/whole-log';
import { Halves } from '../../ui/halves';
import { MatchStory } from '../../ui/match-story';
import { ReviewLink } from '../../ui/review-link';
import { useTable } from './context';
import { FigurePicture } from './figure-picture';
import { Sign } from './players';
import { ResultAgain, useDue, useRematch } from './result';
import { say } from './words';

/** The result; nothing before the end, and nothing in a lesson, which ends with its coach. */
export function TableVerdict() {
  const { course } = useTable();
  return course === null ? <Result /> : <AfterLessons course={course} />;
}

function AfterLessons({ course }: { readonly course: Course }) {
  return useSitting(course) === null ? <Result /> : null;
}

function Result() {
  const { game } = useTable();
  const match = useStore(store, (app) => app.match);
  const shown = onShow(match);
  const outcome = shown === null || match?.rules == null ? null : match.rules.outcome(shown);
  const due = useDue(outcome !== null);
  const rematch = useRematch();
  const halves = useHalvesHere();
  const [away, setAway] = useState(false);
  if (outcome === null || match === null || shown === null || !due) return null;
  if (away) return <ResultAgain onPress={() => setAway(false)} />;
  const { id, seat, lobby } = match;
  const { winners } = outcome;
  const { text, rule } = game.words.ending(shown);
  return (
    <div class="verdict">
      <section class="paper table-verdict" aria-label={say('over.back')} data-testid="verdict">
        <header class="table-verdict__top">
          <Hero state={shown} seat={winners[0] ?? seat} />
          <div>
            <h2 class="poster table-verdict__head">
              {headline(
                winners.map((each) => playerName(lobby, each)),
                seat !== null && winners.includes(seat),
              )}
            </h2>
            <p class="table-verdict__why">
              {text} <RuleTag id={rule} />
            </p>
          </div>
        </header>
        <Sides state={shown} winners={winners} />
        {halves !== null && <Halves halves={halves} plays={seat !== null} />}
        <Story state={shown} />
        <div class="table-verdict__keys">
          {seat !== null && (
            <button type="button" class="btn btn--fire" disabled={rematch.note !== null} onClick={rematch.ask}>
              <span class="btn__word">{rematch.note ?? rematchWord(halves, say('over.rematch'))}</span>
            </button>
          )}
          <a class="btn btn--mustard" href={addressOf({ page: 'replay', id, at: null })}>
            {say('over.replay')}
          </a>
          <ReviewLink id={id} seat={seat} lost={seat !== null && winners.length > 0 && !winners.includes(seat)} />
          <button type="button" class="btn" onClick={() => setAway(true)}>
            {say('over.board')}
          </button>
          <button type="button" class="btn" onClick={() => go({ page: 'title' })}>
            {say('menu.leave')}
          </button>
        </div>
      </section>
    </div>
  );
}

function headline(winners: readonly string[], own: boolean): string {
  if (winners.length === 0) return say('over.drawn');
  return own && winners.length === 1 ? say('over.you-won') : say('over.won', { names: winners.join(', ') });
}

interface StateProps {
  readonly state: Frozen<object>;
}

/** The first figure that a seat has left, large. */
function Hero({ state, seat }: StateProps & { readonly seat: Seat | null }) {
  const { game } = useTable();
  const muster = seat === null ? undefined : game.ending?.muster(state, seat);
  const [hero] = muster === undefined ? [] : [...muster.standing, ...muster.lost];
  if (hero === undefined) return null;
  return <FigurePicture art={game.look(state, hero).art} width={120} height={92} />;
}

/** Each player with the figures that they have left and lost. */
function Sides({ state, winners }: StateProps & { readonly winners: readonly Seat[] }) {
  const { game } = useTable();
  const own = useStore(store, ({ match }) => match?.seat ?? null);
  if (game.ending === undefined) return null;
  const seats = game.score(state).seats.map((_, seat) => seat);
  const ownFirst = own === null ? seats : [own, ...seats.filter((seat) => seat !== own)];
  return (
    <div class="table-verdict__sides">
      {ownFirst.map((seat) => (
        <Side key={seat} state={state} seat={seat} won={winners.includes(seat)} />
      ))}
    </div>
  );
}

function Side({ state, seat, won }: StateProps & { readonly seat: Seat; readonly won: boolean }) {
  const { game } = useTable();
  const box = useBox();
  const own = useStore(store, ({ match }) => match?.seat ?? null);
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  const { side, text } = game.score(state).seats[seat] ?? { side: '', text: '' };
  const { standing, lost } = game.ending?.muster(state, seat) ?? { standing: [], lost: [] };
  const colour = box.sideColour(side);
  return (
    <section class="table-verdict__side" style={colour === null ? undefined : `--plate:${colour}`}>
      <h3 class="table-verdict__name">
        <Sign seat={seat} own={seat === own} />
        <bdi translate={false}>{playerName(lobby, seat)}</bdi>
        {won && <span class="table-verdict__won poster">{say('over.winner')}</span>}
        <span class="table-verdict__score num">{text}</span>
      </h3>
      <Figures state={state} figures={standing} />
      {lost.length > 0 && <h4 class="table-verdict__lost typed">{say('over.lost', { count: lost.length })}</h4>}
      <Figures state={state} figures={lost} lost />
    </section>
  );
}

interface FiguresProps extends StateProps {
  readonly figures: readonly string[];
  readonly lost?: boolean;
}

function Figures({ state, figures, lost = false }: FiguresProps) {
  const { game } = useTable();
  const [width, height] = lost ? [38, 28] : [54, 42];
  if (figures.length === 0) return null;
  return (
    <ul class="table-verdict__figures">
      {figures.map((figure) => (
        <li key={figure} title={game.words.full(state, figure)}>
          <FigurePicture art={game.look(state, figure).art} width={width} height={height} dead={lost} />
          <span class="visually-hidden">{game.words.full(state, figure)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The story, once the whole log is there. */
function Story({ state }: StateProps) {
  const { game, line } = useTable();
  const log = useWholeLog(line);
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  const rows = useMemo(() => {
    const { ending, words } = game;
    if (ending === undefined || log === null) return [];
    return storyOf(log, {
      round: (round) => ending.round(round),
      name: (figure) => words.short(state, figure),
      player: (each) => (each === seat ? say('over.you') : playerName(lobby, each)),
      fighters: seat === null ? [] : ending.fighters(state, seat),
      tip: seat === null ? null : ending.tip(state, seat),
    });
  }, [game, log, lobby, seat, state]);
  return <MatchStory rows={rows} />;
}
