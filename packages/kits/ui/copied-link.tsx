/** A private link, to be scanned by a camera or copied. */

import { useState } from 'preact/hooks';
import { copyText } from '../shell/clipboard';
import { say } from '../words';
import { Icon } from './icons';
import { QrCode } from './qr';
import './own-things.css';

interface CopiedLinkProps {
  readonly link: string;
  /** The name of the link, for people who can't see the pattern. */
  readonly label: string;
}

export function CopiedLink({ link, label }: CopiedLinkProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'by-hand'>('no');
  const copy = async () => {
    setCopied((await copyText(link)) ? 'yes' : 'by-hand');
  };
  return (
    <div class="copied-link">
      <QrCode text={link} label={say('link.qr', { label })} />
      <input
        class="field copied-link__field"
        readOnly
        value={link}
        aria-label={label}
        data-testid="private-link"
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="btn btn--mustard copied-link__copy" onClick={() => void copy()}>
        <Icon name={copied === 'yes' ? 'tick' : 'link'} />
        <span aria-live="polite">
          {copied === 'yes' ? say('link.copied') : copied === 'by-hand' ? say('link.byHand') : say('link.copy')}
        </span>
      </button>
    </div>
  );
}
