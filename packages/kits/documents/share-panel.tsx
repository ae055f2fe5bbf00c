/** Shares a document: as a link that holds all of it, or as a file. */

import { useEffect, useState } from 'preact/hooks';
import { copyText } from '../shell/clipboard';
import { Icon } from '../ui/icons';
import { type DocumentKind, fileName, linkTo, type Named, writeFile } from './documents';
import { say } from './words';

interface ShareProps<T extends Named> {
  readonly kind: DocumentKind<T>;
  readonly document: T;
}

/** The panel to share the present document. */
export function SharePanel<T extends Named>({ kind, document: shared }: ShareProps<T>) {
  const noun = kind.noun(shared);
  const [link, setLink] = useState('');
  const [copied, setCopied] = useState<'no' | 'yes' | 'by-hand'>('no');
  useEffect(() => {
    let gone = false;
    setCopied('no');
    void linkTo(window.location.origin, kind, shared).then((made) => !gone && setLink(made));
    return () => {
      gone = true;
    };
  }, [kind, shared]);
  const copy = async () => {
    setCopied((await copyText(link)) ? 'yes' : 'by-hand');
  };
  const exportFile = () => {
    const url = URL.createObjectURL(new Blob([writeFile(kind, shared)], { type: 'application/json' }));
    const anchor = document.createElement('a');
    anchor.href = url;
    anchor.download = fileName(kind, shared.name);
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  return (
    <div class="shelf-panel">
      <input
        class="field"
        readOnly
        value={link}
        aria-label={say('shelf.link', { noun })}
        data-testid="share-link"
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="btn btn--mustard" onClick={() => void copy()}>
        <Icon name={copied === 'yes' ? 'tick' : 'link'} />
        <span aria-live="polite">{say(copied === 'yes' ? 'shelf.link.copied' : 'shelf.link.copy')}</span>
      </button>
      <button type="button" class="btn" onClick={exportFile}>
        {say('shelf.export')}
      </button>
      <p class="note shelf-panel__note">
        {copied === 'by-hand' ? say('shelf.link.by-hand') : say('shelf.link.note', { noun })}
      </p>
    </div>
  );
}
