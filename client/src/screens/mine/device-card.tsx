/** The link that shows the same matches on another device. */

import { deviceLink } from '@dwo/kits/shell/me';
import { sentenceOf } from '@dwo/kits/shell/sentences';
import { CopiedLink } from '@dwo/kits/ui/copied-link';
import { Icon } from '@dwo/kits/ui/icons';
import { say } from '@dwo/kits/words';
import { useEffect, useState } from 'preact/hooks';

interface Shown {
  readonly link: string;
  /** How long the link is good, in ms. */
  readonly ms: number;
}

/** The card with the link. */
export function DeviceCard() {
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), shown.ms);
    return () => clearTimeout(timer);
  }, [shown]);
  const make = async () => {
    setProblem(null);
    try {
      setShown(await deviceLink());
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  return (
    <section class="paper lobby__sheet mine-card" aria-label={say('mine.device')}>
      <h2 class="ribbon">{say('mine.device')}</h2>
      {shown === null ? (
        <>
          <p>{say('mine.device.how')}</p>
          <button type="button" class="btn" onClick={() => void make()} data-testid="device-link">
            <Icon name="link" /> {say('mine.device.show')}
          </button>
        </>
      ) : (
        <>
          <CopiedLink link={shown.link} label={say('mine.device.label')} />
          <p class="note">{say('mine.device.note')}</p>
        </>
      )}
      {problem !== null && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
