/** The button of a game that plays a drawn table from a page of its own. */
import { say } from './words';

export function PlayTable({ onPlay }: { readonly onPlay: () => void }) {
  return (
    <button type="button" class="btn btn--fire workshop__act" data-testid="play-table" onClick={onPlay}>
      <span class="btn__word">{say('play')}</span>
    </button>
  );
}
