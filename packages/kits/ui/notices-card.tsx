/** How a player is notified of turns in a match by correspondence: push notices of this browser, and mail. */

import type { MailState, Notices } from '@dwo/shared';
import { useEffect, useState } from 'preact/hooks';
import { readNotices, setMail } from '../shell/me';
import { type PushState, pushState, switchPushOff, switchPushOn } from '../shell/push';
import { sentenceOf } from '../shell/sentences';
import { rich, say } from '../words';
import { Icon } from './icons';
import './own-things.css';

/** `short`: beside a match, without the words about mail. */
export function NoticesCard({ short = false }: { readonly short?: boolean }) {
  const [notices, setNotices] = useState<Notices | null>(null);
  const [push, setPush] = useState<PushState | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const look = async () => {
    const known = await readNotices();
    setNotices(known);
    setPush(await pushState(known));
  };
  const attempt = async (deed: () => Promise<string | null>) => {
    setBusy(true);
    try {
      setProblem(await deed());
      await look();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
    setBusy(false);
  };
  useEffect(() => void attempt(async () => null), []);
  const on = push === 'on';
  const press = () =>
    attempt(async () => {
      if (!on) return notices === null ? null : switchPushOn(notices);
      await switchPushOff();
      return null;
    });
  return (
    <div class="notices-card">
      {push === 'unable' && <p class="note">{say('notices.unable')}</p>}
      {push === 'denied' && <p class="note">{say('notices.denied')}</p>}
      {push === 'ended' && (
        <p class="note" role="status">
          {say('notices.ended')}
        </p>
      )}
      {(push === 'off' || push === 'on' || push === 'ended') && (
        <button
          type="button"
          class={`btn ${on ? '' : 'btn--mustard'}`}
          disabled={busy || notices === null}
          aria-pressed={on}
          data-testid="notices-switch"
          onClick={() => void press()}
        >
          <Icon name={on ? 'tick' : 'horn-on'} />
          {on ? say('notices.on') : say('notices.off')}
        </button>
      )}
      {!short && notices?.mail != null && (
        <MailPart
          mail={notices.mail}
          busy={busy}
          onSet={(address) => void attempt(() => setMail(address).then(() => null))}
        />
      )}
      {problem !== null && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface MailPartProps {
  readonly mail: MailState;
  readonly busy: boolean;
  readonly onSet: (address: string | null) => void;
}

function MailPart({ mail, busy, onSet }: MailPartProps) {
  const [typed, setTyped] = useState('');
  if (mail.address !== null) {
    return (
      <div class="notices-card__mail">
        <p>
          {rich(
            mail.confirmed ? 'notices.mail.on' : 'notices.mail.sent',
            { b: (inside) => <b>{inside}</b> },
            { address: mail.address },
          )}
        </p>
        <button type="button" class="btn" disabled={busy} onClick={() => onSet(null)}>
          <Icon name="cross" /> {mail.confirmed ? say('notices.mail.off') : say('notices.mail.never')}
        </button>
      </div>
    );
  }
  return (
    <form
      class="notices-card__mail"
      onSubmit={(event) => {
        event.preventDefault();
        onSet(typed);
      }}
    >
      <label>
        <span>{say('notices.mail.field')}</span>
        <input
          class="field"
          type="email"
          required
          autocomplete="email"
          value={typed}
          data-testid="mail-field"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn" disabled={busy}>
        <Icon name="tick" /> {say('notices.mail.write')}
      </button>
    </form>
  );
}
