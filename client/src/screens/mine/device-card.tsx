/** The link that shows the same matches on another device. */

import { deviceLink } from '@dwo/kits/shell/me';
import { CopiedLink } from '@dwo/kits/ui/copied-link';
import { Icon } from '@dwo/kits/ui/icons';
import { say } from '@dwo/kits/words';
import { useEffect, useState } from 'preact/hooks';

interface Shown {
  readonly link: string;
  readonly expiresAt: number;
}

/** The card with the link; `skew` is how far this machine's clock is ahead of the server's, in ms. */
export function DeviceCard({ skew }: { readonly skew: number }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), shown.expiresAt + skew - Date.now());
    return () => clearTimeout(timer);
  }, [shown, skew]);
  const make = async () => {
    setProblem(null);
    try {
      setShown(await deviceLink());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
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
