/** The last poster over the table, once the last effect has been seen. */
import { useEffect, useState } from 'preact/hooks';
import { endReason, resultSides } from '../../hud/outcome';
import { createMatch } from '../../net/api';
import { go } from '../../router';
import { patchDesk, store } from '../../store';
import { useStore } from '../../use-store';
import { Results } from '../results';

/** Time to see the last toy fall. */
const LOOK_MS = 1400;

export function Verdict() {
  const match = useStore(store, (app) => app.match);
  const [due, setDue] = useState(false);
  const [board, setBoard] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const told = match?.shown?.ending != null;
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setDue(true), LOOK_MS);
    return () => clearTimeout(timer);
  }, [told]);
  if (match?.state?.ending == null || !due) return null;
  if (board) {
    return (
      <button type="button" class="btn btn--mustard verdict__again" onClick={() => setBoard(false)}>
        Back to the result
      </button>
    );
  }
  const { state, seat, lobby } = match;
  const { winner } = state.ending ?? { winner: null };
  const rule = state.ending?.rule ?? 'DW-WIN-1';
  const side = seat === null ? null : state.players[seat]?.side;
  const rematch = async () => {
    setNote('Laying the table …');
    try {
      go({ page: 'match', id: await createMatch(rematchOf(lobby, seat)) });
    } catch (error) {
      setNote(null);
      patchDesk({ notice: { text: error instanceof Error ? error.message : String(error), rule: null, tone: 'info' } });
    }
  };
  return (
    <div class="verdict">
      <Results
        winner={winner}
        yours={side == null ? null : winner === null ? 'drawn' : winner === side ? 'won' : 'lost'}
        turns={state.turn}
        rule={rule}
        reason={endReason(state)}
        sides={resultSides(state, lobby)}
        {...(seat === null ? {} : { onRematch: () => void rematch() })}
        rematchNote={note}
        onBoard={() => setBoard(true)}
        onLeave={() => go({ page: 'title' })}
        onRule={(id) => patchDesk({ drawer: { type: 'rule', id } })}
      />
    </div>
  );
}

type LobbyLike = NonNullable<ReturnType<typeof store.getState>['match']>['lobby'];

/** The same again; a computer opponent takes the other side by itself. */
function rematchOf(lobby: LobbyLike, seat: number | null): { preset?: string; bots?: string[] } {
  const preset = lobby === null || lobby.preset === '' ? {} : { preset: lobby.preset };
  const bots = lobby?.chairs.flatMap((chair, at) => (chair.bot && at !== seat ? [chair.label] : [])) ?? [];
  return { ...preset, bots };
}
