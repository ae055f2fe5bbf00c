import { useBox } from '@dwo/kits/shell/box';
import { go } from '@dwo/kits/shell/router';
import { Icon } from '@dwo/kits/ui/icons';
import { rich, say } from '@dwo/kits/words';
import { figuresWord } from '@dwo/kits/words/figures';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Shelf } from './other-games';
import { Plate } from './plate';
import { SettingsLinks } from './title-settings';
import { useAbout } from './use-about';
import './title.css';

interface TitleProps {
  readonly onNow: () => void;
  readonly onFriend: () => void;
  readonly onComputer: () => void;
  readonly onWatch: () => void;
  /** A match is being made: the buttons are disabled. */
  readonly busy?: boolean;
  /** The things that wait for somebody who comes back; null for everybody else. */
  readonly waiting?: ComponentChildren;
  /** Whether today's battle stands among what waits, which is then the way to it. */
  readonly dayWaits?: boolean;
  /** Why the last request failed, as a sentence. */
  readonly error?: string | null;
}

/** The parts that the title can do without are fetched this long after it stands. */
const LATER_MS = 1_500;

/** The match worth watching, fetched once the title has stood for a moment. */
function useLater(): FunctionComponent | null {
  const [Later, setLater] = useState<FunctionComponent | null>(null);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => {
      import('./featured').then(
        ({ Featured }) => !gone && setLater(() => Featured),
        // The title is complete without it.
        () => {},
      );
    }, LATER_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  return Later;
}

/** The poster: the name of the game and three ways to play it. */
export function Title({
  onNow,
  onFriend,
  onComputer,
  onWatch,
  busy = false,
  waiting = null,
  dayWaits = false,
  error = null,
}: TitleProps) {
  const Later = useLater();
  const { about, silent } = useAbout();
  const { id, learn, spoken, tagline, blurb, Poster, Lettering, ToyBox } = useBox();
  // An operator may leave this game out.
  const isHosted = about === null || about.games.includes(id);
  return (
    <main class="title">
      <Poster>
        <div class="title__column">
          <p class="title__tag typed">{tagline}</p>
          <h1 class="title__name">
            <span class="visually-hidden">{spoken}</span>
            <Lettering />
          </h1>
          <div class="title__stage">{Later !== null && <Later />}</div>
          <ToyBox>
            {error && (
              <p class="notice title__error" role="alert">
                {error}
              </p>
            )}
            {waiting}
            {isHosted && learn !== null && waiting === null && (
              <a class="title__learn" href={`/${id}/${learn}`}>
                <Icon name="book" size={20} />
                <span>{rich('title.learn', { b: (text) => <b>{text}</b> })}</span>
              </a>
            )}
            <Plates
              {...{ onNow, onFriend, onComputer, onWatch, busy, silent, isHosted }}
              daily={about?.daily !== false && !dayWaits}
            />
            <Shelf about={about} place="box" />
            <SmallLinks isHosted={isHosted} />
          </ToyBox>
        </div>
        <p class="title__see typed">{blurb}</p>
        <Shelf about={about} place="wall" />
      </Poster>
    </main>
  );
}

type PlatesProps = Required<Pick<TitleProps, 'onNow' | 'onFriend' | 'onComputer' | 'onWatch' | 'busy'>> & {
  /** The server does not answer. */
  readonly silent: boolean;
  /** The server hosts the game of this title. */
  readonly isHosted: boolean;
  /** The server has a battle of the day. */
  readonly daily: boolean;
};

/** The ways to play, and the way to watch, which leads to the matches of all games. */
function Plates({ onNow, onFriend, onComputer, onWatch, busy, silent, isHosted, daily }: PlatesProps) {
  const { pictures } = useBox();
  return (
    <nav class="title__plates" aria-label={say('title.ways')} aria-busy={busy}>
      {isHosted && <WaysToPlay {...{ onNow, onFriend, onComputer, busy, silent, daily }} />}
      <Plate
        word={say('title.watch')}
        sub={say(silent ? 'title.silent' : 'title.watch.how')}
        disabled={busy || silent}
        onPress={onWatch}
      >
        <pictures.watch />
      </Plate>
    </nav>
  );
}

type WaysProps = Omit<PlatesProps, 'onWatch' | 'isHosted'>;

function WaysToPlay({ onNow, onFriend, onComputer, busy, silent, daily }: WaysProps) {
  const { choice, pictures } = useBox();
  return (
    <>
      <Plate
        word={say('find.now')}
        sub={say(busy ? 'find.now.busy' : 'find.now.how')}
        now
        disabled={busy}
        onPress={onNow}
      >
        <Icon name="play" size={46} />
      </Plate>
      {daily && <DailyPlate disabled={busy || silent} />}
      <Plate
        word={say('title.friend')}
        sub={say(silent ? 'title.silent' : busy ? 'title.friend.busy' : 'title.friend.how')}
        disabled={busy || silent}
        onPress={onFriend}
      >
        <pictures.friend />
      </Plate>
      <Plate word={say('title.computer')} sub={choice} disabled={busy} onPress={onComputer}>
        <pictures.computer />
      </Plate>
    </>
  );
}

/** The way to the battle of the day. */
function DailyPlate({ disabled }: { readonly disabled: boolean }) {
  const open = () => go({ page: 'daily', day: null });
  return (
    <Plate word={say('title.daily')} sub={say('title.daily.how')} disabled={disabled} onPress={open}>
      <Icon name="star" size={44} />
    </Plate>
  );
}

/** The links to all other pages. */
function SmallLinks({ isHosted }: Pick<PlatesProps, 'isHosted'>) {
  const { id, figures } = useBox();
  return (
    <p class="title__small">
      <a href="/mine">{say('title.mine')}</a>{' '}
      {isHosted && (
        <>
          · <a href="/find">{say('find.title')}</a> · <a href={`/${id}/plan`}>{say('title.plan')}</a> ·{' '}
          <a href={`/${id}/forces`}>{say('title.forces')}</a> · <a href={`/${id}/tables`}>{say('title.tables')}</a> ·{' '}
          <a href={`/${id}/rules`}>{say('title.rules')}</a>
          {figures !== undefined && (
            <>
              {' · '}
              <a href={`/${id}/figures`}>{figuresWord(figures)}</a>
            </>
          )}{' '}
        </>
      )}
      <span class="title__credits">
        <a href="/tournaments">{say('title.tournaments')}</a> · <SettingsLinks /> ·{' '}
        {rich('title.unofficial', {
          credits: (text) => <a href="/credits">{text}</a>,
          privacy: (text) => <a href="/privacy">{text}</a>,
        })}
      </span>
    </p>
  );
}
