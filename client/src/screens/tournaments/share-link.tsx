/** The link of a tournament, to be copied or shared. */
import { canShare, copyText, shareLink } from '@dwo/kits/shell/clipboard';
import { Icon } from '@dwo/kits/ui/icons';
import { useState } from 'preact/hooks';
import { say } from './words';

export function ShareLink({ link, title }: { readonly link: string; readonly title: string }) {
  const [copied, setCopied] = useState(false);
  const share = async () => {
    if (canShare()) shareLink({ title, text: title, url: link });
    else setCopied(await copyText(link));
  };
  return (
    <div class="cups__share">
      <label class="cups__field">
        <span>{say('cup.share')}</span>
        <input
          class="field"
          readOnly
          value={link}
          data-testid="cup-link"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <button type="button" class="btn" onClick={() => void share()}>
        <Icon name={copied ? 'tick' : 'link'} />{' '}
        <span aria-live="polite">{say(copied ? 'cup.copied' : 'cup.copy')}</span>
      </button>
    </div>
  );
}
