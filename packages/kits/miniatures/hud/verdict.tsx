/** The result over the table, once the last effect has ended: who has won and why, who is left, and the story of the match. */
import type { Frozen, Seat } from '@dwo/kernel';
import { useMemo, useState } from 'preact/hooks';
import type { FigureProps } from '../../game-client';
import { type Course, useSitting } from '../../lessons';
import { useBox } from '../../shell/box';
import { playerName } from '../../shell/lobby';
import { onShow } from '../../shell/moves';
import { named } from '../../shell/named';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { storyOf } from '../../story/tale';
import { useWholeLog } from '../../story/whole-log';
import type { StoryRow } from '../../ui/match-story';
import { useTable } from './context';
import { FigurePicture } from './figure-picture';
import { ownersOf } from './owners';
import { MatchResults, ResultAgain, useDue } from './result';
import type { ResultSide } from './results';
import { say } from './words';

/** The result; nothing before the end, and nothing in a lesson, which ends with its coach. */
export function TableVerdict() {
  const { course } = useTable();
  return course === null ? <Verdict /> : <AfterLessons course={course} />;
}

function AfterLessons({ course }: { readonly course: Course }) {
  return useSitting(course) === null ? <Verdict /> : null;
}

function Verdict() {
  const match = useStore(store, (app) => app.match);
  const shown = onShow(match);
  const outcome = shown === null || match?.rules == null ? null : match.rules.outcome(shown);
  const due = useDue(outcome !== null);
  const [away, setAway] = useState(false);
  if (outcome === null || shown === null || !due) return null;
  if (away) return <ResultAgain onPress={() => setAway(false)} />;
  return (
    <div class="verdict" data-testid="verdict">
      <TableResult state={shown} winners={outcome.winners} onBoard={() => setAway(true)} />
    </div>
  );
}

interface ResultProps {
  readonly state: Frozen<object>;
  readonly winners: readonly Seat[];
  readonly onBoard: () => void;
}

function TableResult({ state, winners, onBoard }: ResultProps) {
  const { game } = useTable();
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const story = useStory(state);
  const sides = useSides(state, winners);
  const { text, rule } = game.words.ending(state);
  const reader = seat === null || winners.length === 0 ? null : winners.includes(seat) ? 'won' : 'lost';
  const lines = game.ending.shout(state, reader);
  return (
    <MatchResults
      head={{ hero: heroOf(game, state, winners[0] ?? seat), flip: false, lines, spoken: lines.join(' ') }}
      took={game.ending.took(state)}
      yours={seat === null ? null : say('results.yours', { end: reader ?? 'drawn' })}
      reason={text}
      rule={rule}
      sides={sides}
      Figure={TableFigure}
      story={story}
      lost={reader === 'lost'}
      onBoard={onBoard}
    />
  );
}

type Game = ReturnType<typeof useTable>['game'];

/** The drawing of the first figure that a seat has left, or else has lost. */
function heroOf({ ending, look }: Game, state: Frozen<object>, seat: Seat | null): string {
  const { standing, lost } = ending.muster(state, seat ?? 0);
  const [figure] = [...standing, ...lost];
  return figure === undefined ? '' : look(state, figure).art;
}

/** A figure of the open table by its drawing. */
function TableFigure({ art, width, height, state, plastic }: FigureProps) {
  return art === '' ? null : <FigurePicture {...{ art, width, height, plastic }} dead={state === 'dead'} />;
}

/** Each player with the figures that they have left and lost, the reader first. */
function useSides(state: Frozen<object>, winners: readonly Seat[]): readonly ResultSide[] {
  const { game } = useTable();
  const box = useBox();
  const own = useStore(store, ({ match }) => match?.seat ?? null);
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  return useMemo(() => {
    const { seats } = game.score(state);
    const known = (figure: string) => ({
      ...{ art: game.look(state, figure).art, name: game.words.short(state, figure), count: null },
    });
    const sides = seats.map(({ side, icon }, seat): ResultSide => {
      const { standing, lost } = game.ending.muster(state, seat);
      const { text, share } = game.ending.left(state, seat);
      return {
        ...{
          icon,
          colour: box.sideColour(side) ?? 'inherit',
          index: seat,
          player: playerName(lobby, seat),
          isYou: seat === own,
        },
        ...{ won: winners.includes(seat), tally: text, left: share, worn: 0 },
        ...{ standing: standing.map(known), fallen: lost.map(known) },
      };
    });
    const first = own === null ? undefined : sides[own];
    return first === undefined ? sides : [first, ...sides.filter((side) => side !== first)];
  }, [game, box, own, lobby, state, winners]);
}

/** The story, once the whole log is there. */
function useStory(state: Frozen<object>): readonly StoryRow[] {
  const { game, line } = useTable();
  const log = useWholeLog(line);
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  return useMemo(() => {
    const { ending, words, standing } = game;
    if (log === null) return [];
    const players = { player: (each: Seat) => playerName(lobby, each), isYou: (each: Seat) => each === seat };
    return storyOf(log, {
      round: (round) => ending.round(round),
      name: (figure) => words.short(state, figure),
      owner: ownersOf(game, state),
      areFoes: (one, other) => standing.owner(state, one) !== standing.owner(state, other),
      player: (each) => (each === seat ? say('over.you') : playerName(lobby, each)),
      feat: (feat, figures) => ending.feat?.(feat, { figures, ...named(players, feat.seat) }) ?? '',
      fighters: seat === null ? [] : ending.fighters(state, seat),
      tip: seat === null ? null : ending.tip(state, seat),
    });
  }, [game, log, lobby, seat, state]);
}
