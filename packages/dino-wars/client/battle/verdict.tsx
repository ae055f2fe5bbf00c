/** The result on a poster over the table, once the last effect has ended. */

import { useSitting } from '@dwo/kits/lessons';
import { isLocal } from '@dwo/kits/local/match';
import { follow } from '@dwo/kits/shell/rematch';
import { addressOf, go } from '@dwo/kits/shell/router';
import { useSession } from '@dwo/kits/shell/session-context';
import { notify, openDrawer } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { ReviewLink } from '@dwo/kits/ui/review-link';
import { useEffect, useState } from 'preact/hooks';
import { endReason, resultSides } from '../hud/words/outcome';
import { COURSE } from '../lessons/course';
import { type ResultSide, Results } from '../screens/results';
import { store } from '../store';
import { say } from '../words';

/** The time to see the last figure fall. */
const LOOK_MS = 1400;

export function Verdict() {
  const session = useSession();
  const match = useStore(store, (app) => app.match);
  const [due, setDue] = useState(false);
  const [board, setBoard] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const told = match?.shown?.ending != null;
  const sitting = useSitting(COURSE);
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setDue(true), LOOK_MS);
    return () => clearTimeout(timer);
  }, [told]);
  // A lesson ends with its coach, who knows what comes next: the next lesson, or another try.
  if (sitting !== null || match?.state?.ending == null || !due) return null;
  if (board) {
    return (
      <button type="button" class="btn btn--mustard verdict__again" onClick={() => setBoard(false)}>
        {say('verdict.back')}
      </button>
    );
  }
  const { state, seat, lobby } = match;
  const { winner } = state.ending ?? { winner: null };
  const rule = state.ending?.rule ?? 'DW-WIN-1';
  const side = seat === null ? null : state.players[seat]?.side;
  const rematch = async () => {
    setNote(say('verdict.rematch'));
    const reply = await session.rematch();
    setNote(null);
    if ('problem' in reply) notify({ text: reply.problem, rule: null, tone: 'info' });
    else follow(reply.id, lobby, seat);
  };
  return (
    <div class="verdict">
      <Results
        winner={winner}
        yours={side == null ? null : winner === null ? 'drawn' : winner === side ? 'won' : 'lost'}
        turns={state.turn}
        rule={rule}
        reason={endReason(state)}
        sides={ownFirst(resultSides(state, lobby), seat)}
        fairness={match.fairness}
        onDevice={isLocal(match.id)}
        {...(seat === null ? {} : { onRematch: () => void rematch() })}
        rematchNote={note}
        film={addressOf({ page: 'replay', id: match.id, at: null })}
        review={<ReviewLink id={match.id} seat={seat} lost={side != null && winner !== null && winner !== side} />}
        onBoard={() => setBoard(true)}
        onLeave={() => go({ page: 'title' })}
        onRule={(id) => openDrawer({ type: 'rule', id })}
      />
    </div>
  );
}

/** The results with this player's first. */
function ownFirst(sides: readonly ResultSide[], seat: number | null): readonly ResultSide[] {
  const own = seat === null ? undefined : sides[seat];
  return own === undefined ? sides : [own, ...sides.filter((side) => side !== own)];
}
