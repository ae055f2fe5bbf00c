/** Across the top while something about the line is not as it should be. */
import { useOpenMatch } from '../../match-context';
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
  if (!elsewhere) return null;
  return (
    <p class="link-ribbon link-ribbon--elsewhere" role="status">
      You play this match in another window.{' '}
      <button type="button" class="link" onClick={() => session.comeBack()}>
        Play here instead
      </button>
    </p>
  );
}
