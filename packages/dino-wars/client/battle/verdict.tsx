/** The result on a poster over the table, once the last effect has ended. */

import type { Side } from '@dwo/dino-wars';
import { useSitting } from '@dwo/kits/lessons';
import { MatchResults, ResultAgain, useDue } from '@dwo/kits/miniatures/hud/result';
import { pointsLeft, type ResultHead } from '@dwo/kits/miniatures/hud/results';
import { playerName } from '@dwo/kits/shell/player-name';
import { useStore } from '@dwo/kits/shell/use-store';
import { useWholeLog } from '@dwo/kits/story/whole-log';
import type { StoryRow } from '@dwo/kits/ui/match-story';
import { useMemo, useState } from 'preact/hooks';
import { lifeWords } from '../hud/life';
import { type Counted, finalSides } from '../hud/score';
import { nextTime } from '../hud/words/gate-report';
import { endReason } from '../hud/words/outcome';
import { storyRows } from '../hud/words/story';
import { COURSE } from '../lessons/course';
import { useOpenMatch } from '../match-context';
import { desk, store } from '../store';
import { rich, say } from '../words';

export function Verdict() {
  const match = useStore(store, (app) => app.match);
  const due = useDue(match?.shown?.ending != null);
  const [board, setBoard] = useState(false);
  const sitting = useSitting(COURSE);
  const story = useStory();
  // A lesson ends with its coach, who knows what comes next: the next lesson, or another try.
  if (sitting !== null || match?.state?.ending == null || !due) return null;
  if (board) return <ResultAgain onPress={() => setBoard(false)} />;
  const { state, seat, lobby } = match;
  const { winner } = state.ending ?? { winner: null };
  const side = seat === null ? null : state.players[seat]?.side;
  const ended = winner === null ? 'drawn' : winner === side ? 'won' : 'lost';
  return (
    <div class="verdict">
      <MatchResults
        head={headOf(winner)}
        took={say('results.turns', { turns: state.turn })}
        yours={side == null ? null : say(`results.yours.${ended}`)}
        reason={[endReason(state), nextTime(state, side ?? null)].filter((each) => each !== null).join(' ')}
        rule={state.ending?.rule ?? 'DW-WIN-1'}
        sides={ownFirst(finalSides(state, lobby), seat).map((each, at) => ({
          ...each,
          ...{ isYou: seat !== null && at === 0, won: each.side === winner, tally: tallyOf(each), ...sharesOf(each) },
          ...LOOKS[each.side],
        }))}
        story={story}
        lost={side != null && ended === 'lost'}
        onBoard={() => setBoard(true)}
      />
    </div>
  );
}

const LOOKS = {
  army: { icon: 'star', colour: 'var(--army-plate)' },
  dinosaurs: { icon: 'claw', colour: 'var(--dino-plate)' },
} as const;

const HEROES = { army: 'soldier-hero', dinosaurs: 'tyrannosaurus', draw: 'stegosaurus' } as const;

function headOf(winner: Side | null): ResultHead {
  const ending = winner ?? 'draw';
  // The message separates the lines by a break.
  const lines = rich(`results.shout.${ending}`, { br: () => null }).filter((part) => part !== null);
  return { hero: HEROES[ending], flip: winner === 'dinosaurs', lines, spoken: say(`results.spoken.${ending}`) };
}

function tallyOf({ left, whole, life, hidden }: Counted) {
  return (
    <>
      {pointsLeft(left, whole)}
      {life !== null && ` · ${lifeWords(life)}`}
      {hidden > 0 && ` · ${say('outcome.unfound', { count: hidden })}`}
    </>
  );
}

function sharesOf({ left, whole, pointsWorn }: Counted) {
  const share = (points: number) => (whole > 0 ? points / whole : 0);
  return { left: share(left), worn: share(pointsWorn) };
}

/** The rows of the story, once the whole log is there. */
function useStory(): readonly StoryRow[] {
  const log = useWholeLog(useOpenMatch().session);
  const state = useStore(store, ({ match }) => (match?.state?.ending == null ? null : match.state));
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  const names = useStore(desk, (now) => now.names);
  return useMemo(
    () =>
      state === null || names === null || log === null
        ? []
        : storyRows(log, state, names, { seat, player: (each) => playerName(lobby, each) }),
    [state, names, log, seat, lobby],
  );
}

/** The results with this player's first. */
function ownFirst(sides: readonly Counted[], seat: number | null): readonly Counted[] {
  const own = seat === null ? undefined : sides[seat];
  return own === undefined ? sides : [own, ...sides.filter((side) => side !== own)];
}
