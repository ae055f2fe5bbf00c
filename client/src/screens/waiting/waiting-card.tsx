/** The part of the title that tells somebody who comes back what waits for them. */
import { Icon } from '@dwo/kits/ui/icons';
import { useEffect, useState } from 'preact/hooks';
import { rowsOf, type Sentence, type WaitingRow } from './rows';
import { sawDay } from './seen';
import type { Told } from './use-waiting';
import { rich, say } from './words';
import './waiting.css';

/** The number of rows that are shown at once; if there are more, one of them says so. */
const SHOWN = 4;
const TICK_MS = 15_000;

export function WaitingCard({ told: { waiting, ahead } }: { readonly told: Told }) {
  const [isOpen, open] = useState(false);
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const rows = rowsOf(waiting, performance.now() + ahead);
  const shown = isOpen || rows.length <= SHOWN ? rows : rows.slice(0, SHOWN - 1);
  if (rows.length === 0) return null;
  const saw = () => waiting.result !== null && sawDay(waiting.result.day);
  return (
    <section class="waiting" aria-label={say('waiting.title')} data-testid="waiting">
      <h2 class="waiting__head poster">{say('waiting.title')}</h2>
      <ul class="waiting__rows">
        {shown.map((row) => (
          <Row key={row.href} row={row} onOpen={row.id === 'result' ? saw : undefined} />
        ))}
      </ul>
      {shown.length < rows.length && (
        <button type="button" class="waiting__more" onClick={() => open(true)}>
          {say('waiting.more', { more: rows.length - shown.length })}
        </button>
      )}
    </section>
  );
}

interface RowProps {
  readonly row: WaitingRow;
  /** Called when one of its ways is gone. */
  readonly onOpen: (() => void) | undefined;
}

function Row({ row: { id, icon, href, said, note, watch }, onOpen }: RowProps) {
  return (
    <li class="waiting__item">
      <a class="waiting__row" href={href} data-testid={`waiting-${id}`} onClick={onOpen}>
        <Icon name={icon} size={20} />
        <span class="waiting__said">
          <span>{spoken(said)}</span> {note !== null && <span class="waiting__note num">{spoken(note)}</span>}
        </span>
        {watch === null && <Icon name="chevron" size={18} />}
      </a>
      {watch !== null && (
        <a
          class="btn waiting__watch"
          href={watch.href}
          aria-label={say('waiting.result.watched', { name: watch.name })}
          data-testid="waiting-best"
          onClick={onOpen}
        >
          <Icon name="film" size={18} />
          <span>{say('waiting.result.watch', { name: watch.name })}</span>
        </a>
      )}
    </li>
  );
}

function spoken({ key, facts }: Sentence) {
  return rich(key, { b: (text) => <b>{text}</b> }, facts);
}
