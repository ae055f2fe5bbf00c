/** The panel that verifies the record: this page plays it again and checks every promise. */

import { useEffect } from 'preact/hooks';
import { useStore } from '../shell/use-store';
import { seenOf } from '../shell/witness';
import { Icon, type IconName } from '../ui/icons';
import type { Check } from './contract';
import { verdictOn, witnessed } from './proof';
import { fileName } from './records';
import type { Screening } from './screening';
import { replayStore } from './state';
import { rich, say } from './words';

const SIGNS: Record<Check['result'], IconName> = { good: 'tick', bad: 'cross', silent: 'minus' };

export function ProofPanel({ screening }: { readonly screening: Screening }) {
  const checks = useStore(replayStore, (state) => state.checks);
  const head = useStore(replayStore, (state) => state.head);
  useEffect(() => {
    void screening.check();
  }, [screening]);
  if (checks === null) return <p class="note">{say('proof.busy')}</p>;
  const noted = head?.id == null ? [] : witnessed(screening.record, seenOf(head.id));
  const { tone, text } = verdictOn([...checks, ...noted]);
  return (
    <div class="proof" data-testid="proof" data-verdict={tone}>
      <p class={`proof__stamp proof__stamp--${tone} poster`}>{text}</p>
      <ul class="proof__list">
        {[...checks, ...noted].map(({ what, result, text: sentence, detail }) => (
          <li
            key={what + sentence}
            class={`proof__check proof__check--${result}`}
            data-check={what}
            data-result={result}
          >
            <span class="proof__sign">
              <Icon name={SIGNS[result]} size={20} />
            </span>
            <span>
              <span class="visually-hidden">{say(`proof.${result}`)} </span>
              {sentence}
              {detail !== undefined && <code class="proof__detail">{detail}</code>}
            </span>
          </li>
        ))}
      </ul>
      <p class="note">
        {say('proof.by', { version: head?.version ?? 0 })}{' '}
        {isCommitted(screening.record) &&
          rich('proof.own', { code: (words) => <code>{words}</code> }, { file: fileName(head) })}
      </p>
    </div>
  );
}

/** Whether a record can be verified: old ones have no commitment. */
function isCommitted(record: unknown): boolean {
  return typeof record === 'object' && record !== null && 'commitment' in record;
}
