/** Reports the names of a listed match to the operator. */
import { reportNames } from '@dwo/kits/shell/me';
import { Icon } from '@dwo/kits/ui/icons';
import { say } from '@dwo/kits/words';
import { useState } from 'preact/hooks';

interface ReportNamesProps {
  readonly match: string;
  /** The names as the list shows them. */
  readonly names: string;
}

/** The button; it asks before it reports. */
export function ReportNames({ match, names }: ReportNamesProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');
  const report = () => {
    setState('busy');
    reportNames(match).then(
      () => setState('done'),
      () => setState('failed'),
    );
  };
  const text = state === 'done' ? say('talk.reported') : say('watch.report', { names });
  return (
    <button
      type="button"
      class="btn watch__report"
      aria-label={text}
      title={text}
      disabled={state === 'busy' || state === 'done'}
      onClick={report}
    >
      <Icon name={state === 'done' ? 'tick' : 'flag'} size={20} />
    </button>
  );
}
