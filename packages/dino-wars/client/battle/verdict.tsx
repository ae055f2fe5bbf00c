/** The result on a poster over the table, once the last effect has ended. */

import { useSitting } from '@dwo/kits/lessons';
import { isLocal } from '@dwo/kits/local/match';
import { ResultAgain, useDue, useRematch } from '@dwo/kits/miniatures/hud/result';
import { addressOf, go } from '@dwo/kits/shell/router';
import { openDrawer } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { ReviewLink } from '@dwo/kits/ui/review-link';
import { useState } from 'preact/hooks';
import { endReason, resultSides } from '../hud/words/outcome';
import { COURSE } from '../lessons/course';
import { type ResultSide, Results } from '../screens/results';
import { store } from '../store';

export function Verdict() {
  const match = useStore(store, (app) => app.match);
  const due = useDue(match?.shown?.ending != null);
  const rematch = useRematch();
  const [board, setBoard] = useState(false);
  const sitting = useSitting(COURSE);
  // A lesson ends with its coach, who knows what comes next: the next lesson, or another try.
  if (sitting !== null || match?.state?.ending == null || !due) return null;
  if (board) return <ResultAgain onPress={() => setBoard(false)} />;
  const { state, seat, lobby } = match;
  const { winner } = state.ending ?? { winner: null };
  const rule = state.ending?.rule ?? 'DW-WIN-1';
  const side = seat === null ? null : state.players[seat]?.side;
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
        {...(seat === null ? {} : { onRematch: rematch.ask })}
        rematchNote={rematch.note}
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
