/** The replay of a finished match, from its link or from a file. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { ReplayProps } from '../game-client';
import { addressOf, go } from '../shell/router';
import { notify, openDrawer } from '../shell/store';
import { useStore } from '../shell/use-store';
import { LoadingPoster, PosterPanel } from '../ui/poster-panel';
import { FilmBox } from './film-box';
import { Replay } from './frame';
import { headOf } from './opening';
import { recordIn, recordOf } from './records';
import './replay.css';
import './reel.css';
import './panels.css';
import './replay-low.css';
import type { GameReplay } from './game-replay';
import { Screening } from './screening';
import { EMPTY, patchReplay, replayStore, type Source, type Trouble } from './state';
import { say } from './words';

interface Props extends ReplayProps {
  readonly game: GameReplay;
}

export function ReplayScreen({ game, id, at, file = null, plays = false, onOther }: Props) {
  const [screening, setScreening] = useState<Screening | null>(null);
  const [reading, setReading] = useState(file !== null);
  const trouble = useStore(replayStore, (state) => state.trouble);
  const cast = useStore(replayStore, (state) => state.cast);
  const open = useRef<Screening | null>(null);
  const left = useRef(false);
  const start = (source: Source, found: { readonly record: unknown } | Trouble, n: number) => {
    open.current?.close();
    openDrawer(null);
    notify(null);
    if (!('record' in found)) {
      replayStore.setState({ ...EMPTY, source, trouble: found });
      return;
    }
    const made = new Screening(game, source, found.record);
    open.current = made;
    setScreening(made);
    void made.open(n).then(() => {
      if (plays && made === open.current) void made.play();
    });
  };
  const read = async (from: File) => {
    setReading(true);
    const found = await recordIn(from);
    if (left.current) return;
    const of = 'record' in found ? headOf(found.record).game : game.rules.id;
    if (of !== game.rules.id && onOther?.(of, from)) return;
    setReading(false);
    start({ kind: 'file', name: from.name }, found, 0);
  };
  useEffect(() => {
    let gone = false;
    replayStore.setState(EMPTY);
    if (file !== null) void read(file);
    if (id !== null) {
      void recordOf(id).then((found) => {
        if (gone) return;
        start({ kind: 'match', id }, found, momentIn(at));
        openPanel(open.current, at);
      });
    }
    return () => {
      gone = true;
      open.current?.close();
      open.current = null;
    };
  }, [id, file]);
  useEffect(() => {
    return () => {
      left.current = true;
    };
  }, []);
  useFollowLink(screening, at);
  useFollowAddress(screening);
  useAddress(id);
  const another = () => {
    setScreening(null);
    patchReplay({ trouble: null });
  };
  if (trouble !== null) return <TroublePoster trouble={trouble} onAnother={id === null ? another : null} />;
  if (screening !== null && cast !== null) return <Replay screening={screening} />;
  if (id === null && !reading && screening === null) {
    return <FilmBox onFile={(chosen) => void read(chosen)} />;
  }
  return <LoadingPoster text={say('screen.loading')} />;
}

/** The moment that a link names; 0 if it names none. */
function momentIn(at: string | null): number {
  return at !== null && /^\d{1,7}$/.test(at) ? Number(at) : 0;
}

function openPanel(screening: Screening | null, at: string | null): void {
  if (at === 'luck' || at === 'proof') openDrawer({ type: 'replay', of: at });
  const why = at === null ? null : /^why(\d*)$/.exec(at);
  if (why === null) return;
  const seat = why[1] === '' ? null : Number(why[1]);
  if (seat !== null) patchReplay({ reviewed: seat });
  // The review needs neither the table nor the cast, so it does not wait for them.
  screening?.review(seat);
  openDrawer({ type: 'replay', of: 'review' });
}

/** Goes to the moment of another link to the same match. */
function useFollowLink(screening: Screening | null, at: string | null): void {
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at || screening === null) return;
    before.current = at;
    if (at !== null && /^\d/.test(at)) screening.goTo(momentIn(at));
    openPanel(screening, at);
  }, [screening, at]);
}

/**
 * Goes to the moment of a link that was opened in the same tab. It may name the moment at which the page was opened, which
 * `useFollowLink` knows already.
 */
function useFollowAddress(screening: Screening | null): void {
  useEffect(() => {
    if (screening === null) return;
    const follow = () => {
      const { hash } = window.location;
      if (/^#\d{1,7}$/.test(hash)) screening.goTo(momentIn(hash.slice(1)));
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [screening]);
}

const REST_MS = 400;

/** Keeps the current moment in the address, so that a reload stays there. */
function useAddress(id: string | null): void {
  const n = useStore(replayStore, (state) => (state.cast === null ? null : state.n));
  useEffect(() => {
    if (id === null || n === null) return;
    const timer = setTimeout(() => {
      // The person may just have left for a match, while this page is still mounted.
      if (!window.location.pathname.startsWith(addressOf({ page: 'replay', id, at: null }))) return;
      window.history.replaceState(null, '', addressOf({ page: 'replay', id, at: n === 0 ? null : String(n) }));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [id, n]);
}

interface TroubleProps {
  readonly trouble: Trouble;
  /** Asks for another file; null for a match. */
  readonly onAnother: (() => void) | null;
}

function TroublePoster({ trouble, onAnother }: TroubleProps) {
  const { headline, text, watch } = trouble;
  return (
    <PosterPanel lines={[headline.toUpperCase()]} spoken={headline} tone="red" extra="news" text={text}>
      {watch !== undefined && (
        <button type="button" class="btn btn--fire" onClick={() => go({ page: 'match', id: watch })}>
          <span class="btn__word">{say('trouble.watch')}</span>
        </button>
      )}
      {onAnother !== null && (
        <button type="button" class="btn btn--mustard" onClick={onAnother}>
          {say('trouble.another')}
        </button>
      )}
      <button type="button" class="btn" onClick={() => go({ page: 'title' })}>
        {say('bar.home')}
      </button>
    </PosterPanel>
  );
}
