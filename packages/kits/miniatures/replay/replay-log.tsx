/** The battle log beside a replay of miniatures. */

import type { Aside } from '../../replay/game-replay';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { say } from '../hud/words';

/** Every line so far, each with its rule. */
export function ReplayLog({ aside }: { readonly aside: Aside }) {
  const log = useStore(store, ({ match }) => match?.log ?? []);
  return (
    <section class="paper replay-log" role="log" aria-label={say('log.title')}>
      {log.map((entry) => (
        <p key={entry.key}>
          {entry.text} {entry.rule !== '' && <small>{entry.rule}</small>} {aside(entry)}
        </p>
      ))}
    </section>
  );
}
