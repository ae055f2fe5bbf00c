/** The end of a match: the winner, the standing of all players, and the buttons for what comes next. */
import type { Frozen, Seat } from '@dwo/kernel';
import { useSitting } from '@dwo/kits/lessons';
import { homeOf, useBox } from '@dwo/kits/shell/box';
import { rematchWord } from '@dwo/kits/shell/halves-words';
import { homeName } from '@dwo/kits/shell/home-name';
import type { MatchLine } from '@dwo/kits/shell/line';
import { addressOf } from '@dwo/kits/shell/router';
import { notify, store } from '@dwo/kits/shell/store';
import { useHalvesHere } from '@dwo/kits/shell/use-halves';
import { useRematch } from '@dwo/kits/shell/use-rematch';
import { useStore } from '@dwo/kits/shell/use-store';
import { useWholeLog } from '@dwo/kits/story/whole-log';
import { Halves } from '@dwo/kits/ui/halves';
import { Icon } from '@dwo/kits/ui/icons';
import { MatchStory } from '@dwo/kits/ui/match-story';
import { ReviewLink } from '@dwo/kits/ui/review-link';
import { useEffect } from 'preact/hooks';
import type { State } from '../rules';
import { wildPoints } from '../rules/scores';
import { COURSE } from './lessons/course';
import { endingText, placesOf } from './score';
import { storyOf } from './story';
import { say } from './words';

interface EndingProps {
  readonly line: MatchLine;
  readonly state: Frozen<State>;
  readonly seat: Seat | null;
  name(seat: Seat): string;
}

/** The result of a seat in words; empty in the standard game, which ranks only its winner (JW-G-20). */
function resultOf(
  { options: { version, predictions, doubleMatch }, players, playOff }: Frozen<State>,
  seat: Seat,
): string {
  const player = players[seat];
  if (player === undefined || version === 'standard') return '';
  const { score, counters, set, games } = player;
  if (version === 'poker') return say('table.counters', { counters });
  const parts =
    version === 'carnivoresUnleashed'
      ? [
          ...(doubleMatch ? [say('table.games', { games })] : []),
          playOff && !doubleMatch
            ? say('table.playOff.won', { score, won: set.length })
            : say('table.combats', { combats: score }),
        ]
      : [say('table.points', { points: version === 'dinosaursWild' ? wildPoints(set) : score })];
  return [...parts, ...(predictions ? [say('table.counters', { counters })] : [])].join(' · ');
}

export function Verdict({ line, state, seat, name }: EndingProps) {
  const rematch = useRematch();
  const log = useWholeLog(line);
  const notice = useStore(store, (app) => app.notice);
  // A notice from before the end would stand in place of the result.
  useEffect(() => notify(null), []);
  const [winner] = state.ending?.winners ?? [];
  // A lesson goes on with its coach: the next one, or another try.
  const sitting = useSitting(COURSE);
  const halves = useHalvesHere();
  const box = useBox();
  return (
    <section class="paper jw__verdict" data-testid="jw-verdict" aria-label={say('verdict.title')}>
      <div class="jw__placing">
        <p class="jw__why">{endingText(state)}</p>
        <ol class="jw__standings">
          {placesOf(state).map(({ seat: each, place }) => (
            <li key={each} class={each === winner ? 'jw__first' : ''}>
              <b>
                {place === null ? '' : `${place}. `}
                {each === seat ? say('table.you', { name: name(each) }) : name(each)}
              </b>
              <span>{resultOf(state, each)}</span>
            </li>
          ))}
        </ol>
      </div>
      <div class="jw__story">
        <MatchStory rows={log === null ? [] : storyOf(log, state, { seat, name })} />
      </div>
      {halves !== null && <Halves halves={halves} plays={seat !== null} />}
      {notice !== null && (
        <p class="jw__news" role="status">
          {notice.text}
        </p>
      )}
      <div class="jw__ways">
        {seat !== null && sitting === null && (
          <button type="button" class="btn btn--red" disabled={rematch.busy} onClick={rematch.ask}>
            <Icon name="again" />
            {rematchWord(halves, say('verdict.again'))}
          </button>
        )}
        <a class="btn btn--mustard" href={addressOf({ page: 'replay', id: line.id, at: null })}>
          <Icon name="film" />
          {say('verdict.replay')}
        </a>
        <ReviewLink id={line.id} seat={seat} lost={seat !== null && hasLost(state, seat)} />
        <a class="btn" data-testid="verdict-home" href={addressOf(homeOf(box))}>
          <Icon name="home" />
          {homeName(box)}
        </a>
      </div>
    </section>
  );
}

function hasLost({ ending }: Frozen<State>, seat: Seat): boolean {
  return ending !== null && ending.winners.length > 0 && !ending.winners.includes(seat);
}
