/** Fixed answers to the other side's shout; they are talk at the table and change nothing in the game (DS-SHO-7). */
import type { MatchLine } from '@dwo/kits/shell/line';
import { phraseWords } from '@dwo/kits/shell/phrases';
import { useStore } from '@dwo/kits/shell/use-store';
import { useState } from 'preact/hooks';
import type { Side } from '../../rules';
import type { Effects, LastShout } from '../effects';
import { say } from '../words';

/** The reactions, among the phrases that everybody at a table can send. */
export const REACTIONS = ['ouch', 'lucky', 'well-played'] as const;

/** Whether a side may answer this shout: only the other side's. */
export function mayReact(last: LastShout | null, side: Side, answered: number): boolean {
  return last !== null && last.side !== side && last.key !== answered;
}

interface ReactionsProps {
  readonly line: MatchLine;
  readonly effects: Effects;
  readonly side: Side;
}

export function Reactions({ line, effects, side }: ReactionsProps) {
  const last = useStore(effects.store, (stage) => stage.lastShout);
  const [answered, setAnswered] = useState(-1);
  if (!mayReact(last, side, answered)) return null;
  return (
    <fieldset class="ds-react" aria-label={say('react.name')}>
      {REACTIONS.map((phrase) => (
        <button
          key={phrase}
          type="button"
          class="btn"
          onClick={() => {
            setAnswered(last?.key ?? -1);
            void line.say({ phrase, to: 'all' });
          }}
        >
          {phraseWords(phrase)}
        </button>
      ))}
    </fieldset>
  );
}
