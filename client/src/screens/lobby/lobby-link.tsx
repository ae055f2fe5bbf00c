/** The link to the match, to copy or to share with another app. */

import { useBox } from '@dwo/kits/shell/box';
import { canShare, copyText, shareLink } from '@dwo/kits/shell/clipboard';
import { addressOf } from '@dwo/kits/shell/router';
import { Icon } from '@dwo/kits/ui/icons';
import { say } from '@dwo/kits/words';
import { useState } from 'preact/hooks';

/** `people`: how many play; `free`: whether one of them has yet to come. */
interface LinkProps {
  readonly id: string;
  readonly people: number;
  readonly free: boolean;
}

export function LobbyLink({ id, people, free }: LinkProps) {
  const link = `${window.location.origin}${addressOf({ page: 'match', id })}`;
  const [copied, setCopied] = useState<'no' | 'yes' | 'by-hand'>('no');
  const copy = async () => {
    setCopied((await copyText(link)) ? 'yes' : 'by-hand');
  };
  const box = useBox();
  const share = () => shareLink({ title: box.title, text: box.invitation, url: link });
  return (
    <div class="lobby-link">
      <input
        class="field lobby-link__field"
        readOnly
        value={link}
        aria-label={say('lobby.link')}
        data-testid="match-link"
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="btn btn--mustard lobby-link__copy" onClick={() => void copy()}>
        <Icon name={copied === 'yes' ? 'tick' : 'link'} />
        <span aria-live="polite">{say(copied === 'yes' ? 'lobby.link.copied' : 'lobby.link.copy')}</span>
      </button>
      {canShare() && (
        <button type="button" class="btn lobby-link__share" onClick={share}>
          <Icon name="friends" /> {say('lobby.link.share')}
        </button>
      )}
      <p class="note lobby-link__note">
        {copied === 'by-hand'
          ? say('lobby.link.by-hand')
          : free
            ? say('lobby.link.note', { people })
            : say('lobby.link.watch')}
      </p>
    </div>
  );
}
