/** The server's answer about itself, and whether it answers at all. */
import { ask, isSilent } from '@dwo/kits/shell/api';
import type { About } from '@dwo/shared';
import { useEffect, useState } from 'preact/hooks';

/** How long a server that does not answer is left alone. */
const AGAIN_MS = 5_000;

interface Asked {
  /** The latest answer, of an earlier page too; null before the first. */
  readonly about: About | null;
  /** The server did not answer when it was asked last. */
  readonly silent: boolean;
}

let known: Asked = { about: null, silent: false };

export function useAbout(): Asked {
  const [asked, setAsked] = useState(known);
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (now: Asked) => {
      known = now;
      if (!gone) setAsked(now);
    };
    const question = () =>
      ask<About>('/api/about').then(
        (about) => show({ about, silent: false }),
        (error) => {
          const silent = isSilent(error);
          show({ ...known, silent });
          if (silent && !gone) timer = setTimeout(question, AGAIN_MS);
        },
      );
    void question();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  return asked;
}
