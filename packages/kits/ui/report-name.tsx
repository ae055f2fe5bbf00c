/** Reports the name of a person at the table to the operator. */
import { useState } from 'preact/hooks';
import { useSession } from '../shell/session-context';
import { notify } from '../shell/store';
import { say } from '../words';
import { Icon } from './icons';

interface ReportNameProps {
  readonly place: number;
  readonly name: string;
  /** Class of the button. */
  readonly look: string;
}

export function ReportName({ place, name, look }: ReportNameProps) {
  const session = useSession();
  const [done, setDone] = useState(false);
  const text = say('talk.report.name', { name });
  const report = async () => {
    setDone(true);
    const problem = await session.reportName(place);
    setDone(problem === null);
    notify({ text: problem ?? say('talk.reported'), rule: null, tone: 'info' });
  };
  return (
    <button type="button" class={look} aria-label={text} title={text} disabled={done} onClick={() => void report()}>
      <Icon name={done ? 'tick' : 'flag'} size={20} />
    </button>
  );
}
