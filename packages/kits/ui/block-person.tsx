/** The button that blocks a person from this person's matches. */
import type { ChairAt } from '@dwo/shared';
import { useState } from 'preact/hooks';
import { block } from '../shell/me';
import { sentenceOf } from '../shell/sentences';
import { notify } from '../shell/store';
import { say } from '../words';
import { Icon } from './icons';

interface BlockPersonProps extends ChairAt {
  readonly name: string;
  /** Class of the button. */
  readonly look: string;
}

export function BlockPerson({ match, place, name, look }: BlockPersonProps) {
  const [done, setDone] = useState(false);
  const text = say('block.name', { name });
  const act = async () => {
    setDone(true);
    try {
      await block({ match, place });
      notify({ text: say('block.done', { name }), rule: null, tone: 'info' });
    } catch (error) {
      setDone(false);
      notify({ text: sentenceOf(error), rule: null, tone: 'info' });
    }
  };
  return (
    <button type="button" class={look} aria-label={text} title={text} disabled={done} onClick={() => void act()}>
      <Icon name={done ? 'tick' : 'block'} size={20} />
    </button>
  );
}
