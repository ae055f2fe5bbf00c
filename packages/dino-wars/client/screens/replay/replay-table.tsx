/** The table of a replay: the same board as in a match, with nobody's hands on it. */

import { createScene } from '@dwo/kits/miniatures';
import type { Scene } from '@dwo/kits/miniatures/model';
import { useEffect, useRef, useState } from 'preact/hooks';
import { FIGURES } from '../../art/figures/on-the-table';
import { exposeState } from '../../debug';
import { attachScene } from '../../hud/theatre/stage';
import { store } from '../../store';
import { motionNow, type Screening } from './screening';

export function ReplayTable({ screening }: { readonly screening: Screening }) {
  const host = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    let scene: Scene | null = null;
    let gone = false;
    createScene(element, { art: FIGURES, motion: motionNow(), turns: true })
      .then((made) => {
        if (gone) {
          made.destroy();
          return;
        }
        scene = made;
        attachScene(made);
        exposeState();
        screening.attach(made);
      })
      .catch(() => setFailed(true));
    const stop = store.subscribe((now, before) => {
      if (now.settings.motion !== before.settings.motion) scene?.setMotion(motionNow());
    });
    return () => {
      gone = true;
      stop();
      attachScene(null);
      screening.attach(null);
      scene?.destroy();
    };
  }, [screening]);
  return (
    <div
      class="table-host"
      ref={host}
      data-table
      role="img"
      aria-label="The table as it was at this moment; the log tells what happened."
      data-failed={failed || undefined}
    />
  );
}
