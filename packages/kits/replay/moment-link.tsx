/** The link to the current moment. */

import { useEffect, useState } from 'preact/hooks';
import { copyText } from '../shell/clipboard';
import { addressOf } from '../shell/router';
import { useStore } from '../shell/use-store';
import { Icon } from '../ui/icons';
import { replayStore } from './state';
import { say } from './words';

const THANKS_MS = 2500;

export function MomentLink() {
  const source = useStore(replayStore, (state) => state.source);
  const n = useStore(replayStore, (state) => state.n);
  const [copied, setCopied] = useState<'no' | 'yes' | 'by-hand'>('no');
  useEffect(() => {
    if (copied !== 'yes') return;
    const timer = setTimeout(() => setCopied('no'), THANKS_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  if (source?.kind !== 'match') return null;
  const link = `${window.location.origin}${addressOf({ page: 'replay', id: source.id, at: String(n) })}`;
  const copy = async () => {
    setCopied((await copyText(link)) ? 'yes' : 'by-hand');
  };
  return (
    <span class="moment-link">
      {copied === 'by-hand' && (
        <input
          class="field"
          readOnly
          value={link}
          aria-label={say('moment.link')}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <button type="button" class="btn" data-testid="copy-moment" data-link={link} onClick={() => void copy()}>
        <Icon name={copied === 'yes' ? 'tick' : 'link'} />
        <span aria-live="polite">{say(copied === 'yes' ? 'moment.link.copied' : 'moment.link.copy')}</span>
      </button>
    </span>
  );
}
