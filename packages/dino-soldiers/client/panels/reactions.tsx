/** The fixed reactions to a shout of the other side; they are chat and change nothing in the game (DS-SHO-7). */
import type { MatchLine } from '@dwo/kits/shell/line';
import { phraseWords } from '@dwo/kits/shell/phrases';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon } from '@dwo/kits/ui/icons';
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

/** A button in a corner of its own, so that it moves nothing when it comes and goes; it opens the reactions, which cover the field only while they are open. */
export function Reactions({ line, effects, side }: ReactionsProps) {
  const last = useStore(effects.store, (stage) => stage.lastShout);
  const [answered, setAnswered] = useState(-1);
  const [opened, open] = useState(-1);
  if (!mayReact(last, side, answered)) return null;
  const now = last?.key ?? -1;
  return (
    <div class="ds-react">
      <button
        type="button"
        class="btn ds-react__key"
        aria-label={say('react.name')}
        aria-expanded={opened === now}
        title={say('react.name')}
        onClick={() => open(opened === now ? -1 : now)}
      >
        <Icon name="talk" size={20} />
        <small>{say('react.key')}</small>
      </button>
      {opened === now && (
        <fieldset class="ds-react__list" aria-label={say('react.name')}>
          {REACTIONS.map((phrase) => (
            <button
              key={phrase}
              type="button"
              class="btn"
              onClick={() => {
                setAnswered(now);
                void line.say({ phrase, to: 'all' });
              }}
            >
              {phraseWords(phrase)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
