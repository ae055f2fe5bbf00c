/** The sign in place of a board that can't be drawn. */
import type { ComponentChildren } from 'preact';
import { say } from '../words';
import './board-gone.css';

interface BoardGoneProps {
  readonly onAgain: () => void;
  /** Other ways to see the figures. */
  readonly children?: ComponentChildren;
}

export function BoardGone({ onAgain, children }: BoardGoneProps) {
  return (
    <div class="board-gone paper" role="alert" data-testid="board-gone">
      <p>{say('board.undrawn')}</p>
      <div class="board-gone__ways">
        <button type="button" class="btn btn--mustard" onClick={onAgain}>
          {say('board.again')}
        </button>
        {children}
      </div>
    </div>
  );
}
