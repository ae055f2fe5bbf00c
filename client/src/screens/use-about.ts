/** The server's answer to `/api/about`, and whether it answers at all. */
import { ask, isSilent } from '@dwo/kits/shell/api';
import type { About } from '@dwo/shared';
import { useEffect, useState } from 'preact/hooks';

/** How long a silent server is not asked again. */
const AGAIN_MS = 5_000;

interface Asked {
  /** The latest answer, also from an earlier page; null before the first. */
  readonly about: About | null;
  /** The server did not answer the last request. */
  readonly silent: boolean;
}

let known: Asked = { about: null, silent: false };

/** Asks the server about itself, and a silent one again every `AGAIN_MS`. */
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
