/** Across the top while something about the line is not as it should be. */
import { useOpenMatch } from '../../match-context';
import { playerName } from '../../net/lobby';
import { store } from '../../store';
import { useStore } from '../../use-store';

export function Ribbon() {
  const { session } = useOpenMatch();
  const link = useStore(store, (app) => app.match?.link ?? 'live');
  const elsewhere = useStore(store, (app) => app.match?.elsewhere === true);
  if (link === 'lost') {
    return (
      <p class="link-ribbon" role="status" data-testid="link-ribbon">
        Connection lost, retrying … Your seat is kept.
      </p>
    );
  }
  if (!elsewhere) return <Offer />;
  return (
    <p class="link-ribbon link-ribbon--elsewhere" role="status">
      You play this match in another window.{' '}
      <button type="button" class="link" onClick={() => session.comeBack()}>
        Play here instead
      </button>
    </p>
  );
}

/** The other side would rather count points: one press agrees (DW-R-97). */
function Offer() {
  const { toolbox } = useOpenMatch();
  const offer = useStore(store, ({ match }) => {
    if (match?.state == null || match.seat === null || match.state.ending !== null) return null;
    if (match.state.players[match.seat]?.endAgreed) return null;
    const at = match.state.players.findIndex((player, seat) => player.endAgreed && seat !== match.seat);
    return at < 0 ? null : playerName(match.lobby, at);
  });
  if (offer === null) return null;
  return (
    <div class="link-ribbon" role="status">
      {offer} offers to end the battle and count points.
      <button type="button" class="btn" onClick={() => void toolbox.wish({ type: 'agreeEnd', agreed: true })}>
        Agree
      </button>
    </div>
  );
}
