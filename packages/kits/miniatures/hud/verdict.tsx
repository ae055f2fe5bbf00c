/** The result over the table, once the last effect has ended. */
import { useEffect, useState } from 'preact/hooks';
import { RuleTag } from '../../rulebook/rule-tag';
import { playerName } from '../../shell/lobby';
import { onShow } from '../../shell/moves';
import { follow } from '../../shell/rematch';
import { addressOf, go } from '../../shell/router';
import { notify, store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { useTable } from './context';
import { say } from './words';

/** The time to see the last figure fall. */
const LOOK_MS = 1400;

/** Winners, reason and rule, and what comes next; nothing before the end. */
export function TableVerdict() {
  const { game, line } = useTable();
  const match = useStore(store, (app) => app.match);
  const shown = onShow(match);
  const outcome = shown === null || match?.rules == null ? null : match.rules.outcome(shown);
  const told = outcome !== null;
  const [due, setDue] = useState(false);
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setDue(true), LOOK_MS);
    return () => clearTimeout(timer);
  }, [told]);
  if (outcome === null || match === null || shown === null || !due) return null;
  if (away) {
    return (
      <button type="button" class="btn btn--mustard verdict__again" onClick={() => setAway(false)}>
        {say('over.back')}
      </button>
    );
  }
  const { text, rule } = game.words.ending(shown);
  const names = outcome.winners.map((seat) => playerName(match.lobby, seat)).join(', ');
  const again = async () => {
    const answer = await line.rematch();
    if ('problem' in answer) notify({ text: answer.problem, rule: null, tone: 'info' });
    else follow(answer.id, match.lobby, match.seat);
  };
  return (
    <div class="verdict">
      <section class="paper table-verdict" aria-label={say('over.back')} data-testid="verdict">
        <h2 class="poster table-verdict__head">{names === '' ? say('over.drawn') : say('over.won', { names })}</h2>
        <p>
          {text} <RuleTag id={rule} />
        </p>
        <div class="table-verdict__keys">
          {match.seat !== null && (
            <button type="button" class="btn btn--fire" onClick={() => void again()}>
              <span class="btn__word">{say('over.rematch')}</span>
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
