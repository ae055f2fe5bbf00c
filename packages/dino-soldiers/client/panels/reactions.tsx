/** The fixed reactions to a shout of the other side; they are chat and change nothing in the game (DS-SHO-7). */
import type { MatchLine } from '@dwo/kits/shell/line';
import { phraseWords } from '@dwo/kits/shell/phrases';
import { useStore } from '@dwo/kits/shell/use-store';
import { useState } from 'preact/hooks';
import type { Side } from '../../rules';
import type { Effects } from '../effects';
import { mayReact, REACTIONS } from '../reactions';
import { say } from '../words';

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
