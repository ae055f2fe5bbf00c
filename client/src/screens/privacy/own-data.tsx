/** All of one's own: to be read, and to be deleted after a question. */

import { Icon } from '@dwo/kits/ui/icons';
import { useEffect, useRef, useState } from 'preact/hooks';
import { eraseOwnData, readOwnData } from '../../net/own-data';

/** How long the browser may take to begin with the file. */
const FETCH_MS = 60_000;

const NOTHING = 'The server keeps nothing of you: this browser has not sat down at a table.';

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
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  return (
    <>
      <p>
        This works without an account: this browser tells the server who you are. If you play on several devices, it
        counts for all of them that share your battles.
      </p>
      <div class="privacy__deeds">
        <button type="button" class="btn" disabled={busy} onClick={() => void doing(download)} data-testid="export">
          <Icon name="fetch" /> Download my data
        </button>
        <button
          type="button"
          class="btn privacy__delete"
          disabled={busy || asking}
          aria-expanded={asking}
          onClick={() => setAsking(true)}
          data-testid="erase"
        >
          <Icon name="bin" /> Delete my data
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
        Delete everything for good?
      </h3>
      <ul>
        <li>Your name becomes “Somebody” in every match. The moves stay, because others made some of them.</li>
        <li>Your chat lines, your mail address, notices and identity are deleted.</li>
        <li>
          You lose your seats, on all devices. In a match under way your clock runs on, and the others can call in a
          substitute.
        </li>
        <li>Replays that somebody has downloaded are theirs; nobody can change those.</li>
      </ul>
      <div class="privacy__deeds">
        <button
          type="button"
          class="btn btn--fire privacy__yes"
          disabled={busy}
          onClick={onYes}
          data-testid="erase-yes"
        >
          {busy ? 'Deleting …' : 'Delete for good'}
        </button>
        <button type="button" class="btn" disabled={busy} onClick={onNo}>
          Keep it
        </button>
      </div>
    </section>
  );
}

async function download(): Promise<string | null> {
  const data = await readOwnData();
  if (data === null) return NOTHING;
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'dino-wars-my-data.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FETCH_MS);
  return 'Your data are in the file dino-wars-my-data.json.';
}

async function erase(): Promise<string | null> {
  const matches = await eraseOwnData();
  if (matches === 0) return 'Deleted. No match named you.';
  return `Deleted. You are “Somebody” in ${matches === 1 ? '1 match' : `${matches} matches`} now.`;
}
