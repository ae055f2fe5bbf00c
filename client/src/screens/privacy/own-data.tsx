/** The data of this person: read it as a file, or delete it after a question. */

import { sentenceOf } from '@dwo/kits/shell/sentences';
import { Icon } from '@dwo/kits/ui/icons';
import { useEffect, useRef, useState } from 'preact/hooks';
import { eraseOwnData, readOwnData } from '../../net/own-data';
import { say } from '../../words';

/** How long the browser may take to start the download. */
const FETCH_MS = 60_000;

const FILE = 'dino-wars-my-data.json';

export function OwnData() {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const doing = async (deed: () => Promise<string | null>) => {
    setBusy(true);
    setProblem(null);
    setSaid(null);
    try {
      setSaid(await deed());
      setAsking(false);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <>
      <p>{say('own.how')}</p>
      <div class="privacy__deeds">
        <button type="button" class="btn" disabled={busy} onClick={() => void doing(download)} data-testid="export">
          <Icon name="fetch" /> {say('own.download')}
        </button>
        <button
          type="button"
          class="btn privacy__delete"
          disabled={busy || asking}
          aria-expanded={asking}
          onClick={() => setAsking(true)}
          data-testid="erase"
        >
          <Icon name="bin" /> {say('own.delete')}
        </button>
      </div>
      {asking && <Question busy={busy} onNo={() => setAsking(false)} onYes={() => void doing(erase)} />}
      <p class={said === null ? '' : 'notice privacy__said'} role="status" data-testid="own-data-said">
        {said}
      </p>
      {problem !== null && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

interface QuestionProps {
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function Question({ busy, onYes, onNo }: QuestionProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section class="privacy__question" aria-labelledby="privacy-question">
      <h3 id="privacy-question" ref={title} tabIndex={-1}>
        {say('own.question')}
      </h3>
      <ul>
        <li>{say('own.question.name')}</li>
        <li>{say('own.question.identity')}</li>
        <li>{say('own.question.seats')}</li>
        <li>{say('own.question.replays')}</li>
      </ul>
      <div class="privacy__deeds">
        <button
          type="button"
          class="btn btn--fire privacy__yes"
          disabled={busy}
          onClick={onYes}
          data-testid="erase-yes"
        >
          {say(busy ? 'own.yes.busy' : 'own.yes')}
        </button>
        <button type="button" class="btn" disabled={busy} onClick={onNo}>
          {say('own.no')}
        </button>
      </div>
    </section>
  );
}

async function download(): Promise<string | null> {
  const data = await readOwnData();
  if (data === null) return say('own.nothing');
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FETCH_MS);
  return say('own.downloaded', { file: FILE });
}

async function erase(): Promise<string | null> {
  return say('own.deleted', { matches: await eraseOwnData() });
}
