/** The lines of a hint, for the table and for replays. */
import type { HintWords } from './contract';
import './hints.css';

export function HintLines({ words: { does, worth, next } }: { readonly words: HintWords }) {
  return (
    <div class="hint-lines" data-testid="hint-lines">
      <p class="hint-lines__does" data-testid="hint-sentence">
        {does}
      </p>
      {worth !== '' && <p data-testid="hint-worth">{worth}</p>}
      {next !== '' && (
        <p class="hint-lines__next" data-testid="hint-next">
          {next}
        </p>
      )}
    </div>
  );
}
