/**
 * A match as a picture for streams (`?overlay` behind its link): the table from edge to edge with the score, and nothing else.
 */

import type { Table } from '@dwo/kits/game-client';
import { LiveScores } from '@dwo/kits/ui/live-scores';
import './overlay.css';

export function Overlay({ table }: { readonly table: Table }) {
  const { Board } = table;
  return (
    <main class="overlay" data-testid="overlay">
      <Board />
      <div class="overlay__score">
        <LiveScores score={table.score} />
      </div>
    </main>
  );
}
