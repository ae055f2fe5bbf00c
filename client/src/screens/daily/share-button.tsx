/** Shares the result of a day with another app, or copies it. */
import { canShare, copyText, shareLink } from '@dwo/kits/shell/clipboard';
import { Icon } from '@dwo/kits/ui/icons';
import { useState } from 'preact/hooks';
import { type Shared, shareText } from './share';
import { say } from './words';

export function ShareButton(shared: Omit<Shared, 'link'>) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'by-hand'>('no');
  const text = shareText({ ...shared, link: `${window.location.origin}/daily` });
  const share = async () => {
    if (canShare()) shareLink({ text });
    else setCopied((await copyText(text)) ? 'yes' : 'by-hand');
  };
  return (
    <>
      <button type="button" class="btn btn--mustard" data-testid="share-day" onClick={() => void share()}>
        <Icon name={copied === 'yes' ? 'tick' : 'link'} />
        <span aria-live="polite">{say(copied === 'yes' ? 'daily.share.copied' : 'daily.share.button')}</span>
      </button>
      {copied === 'by-hand' && (
        <textarea class="field" readOnly rows={3} value={text} aria-label={say('daily.share.button')} />
      )}
    </>
  );
}
