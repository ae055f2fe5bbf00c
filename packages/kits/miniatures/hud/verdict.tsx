/** The result over the table, once the last effect has ended. */
import { useState } from 'preact/hooks';
import { RuleTag } from '../../rulebook/rule-tag';
import { playerName } from '../../shell/lobby';
import { onShow } from '../../shell/moves';
import { addressOf, go } from '../../shell/router';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { useTable } from './context';
import { ResultAgain, useDue, useRematch } from './result';
import { say } from './words';

/** Winners, reason and rule, and what comes next; nothing before the end. */
export function TableVerdict() {
  const { game } = useTable();
  const match = useStore(store, (app) => app.match);
  const shown = onShow(match);
  const outcome = shown === null || match?.rules == null ? null : match.rules.outcome(shown);
  const due = useDue(outcome !== null);
  const rematch = useRematch();
  const [away, setAway] = useState(false);
  if (outcome === null || match === null || shown === null || !due) return null;
  if (away) return <ResultAgain onPress={() => setAway(false)} />;
  const { text, rule } = game.words.ending(shown);
  const names = outcome.winners.map((seat) => playerName(match.lobby, seat)).join(', ');
  return (
    <div class="verdict">
      <section class="paper table-verdict" aria-label={say('over.back')} data-testid="verdict">
        <h2 class="poster table-verdict__head">{names === '' ? say('over.drawn') : say('over.won', { names })}</h2>
        <p>
          {text} <RuleTag id={rule} />
        </p>
        <div class="table-verdict__keys">
          {match.seat !== null && (
            <button type="button" class="btn btn--fire" disabled={rematch.note !== null} onClick={rematch.ask}>
              <span class="btn__word">{rematch.note ?? say('over.rematch')}</span>
            </button>
          )}
          <a class="btn btn--mustard" href={addressOf({ page: 'replay', id: match.id, at: null })}>
            {say('over.replay')}
          </a>
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
