/** The board with the score and the dice and nothing else, for streams: `?overlay` behind the link of a match. */
import type { Scene } from '@dwo/kits/miniatures/model';
import { useCallback, useState } from 'preact/hooks';
import { Sides } from '../hud/sides';
import { DiceBox } from '../hud/theatre/dice-box';
import { PhaseBanner } from '../hud/theatre/phase-banner';
import { TableHost } from '../hud/theatre/table-host';
import { useFollow } from './use-camera';
import { Verdict } from './verdict';

/** Whether this page was opened as an overlay; it stays one. */
export function isOverlay(): boolean {
  return new URLSearchParams(window.location.search).has('overlay');
}

export function Overlay() {
  const [scene, setScene] = useState<Scene | null>(null);
  const onScene = useCallback((made: Scene | null) => setScene(made), []);
  useFollow(scene);
  return (
    <main class="battle battle--overlay battle--watching" data-testid="overlay">
      <div class="battle__table">
        <TableHost onScene={onScene} />
        <PhaseBanner />
        <div class="battle__dice">
          <DiceBox small />
        </div>
        <div class="overlay__score">
          <Sides place="bar" />
        </div>
      </div>
      <Verdict />
    </main>
  );
}
