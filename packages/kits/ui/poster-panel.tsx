import type { ComponentChildren } from 'preact';
import type { Extra } from '../game-client';
import { useBox } from '../shell/box';
import { say } from '../words';
import { Shout } from './shout';
import './poster-panel.css';

interface PanelProps {
  readonly lines: readonly string[];
  /** The headline as a sentence, for screen readers and the page's heading. */
  readonly spoken: string;
  readonly tone?: 'gold' | 'red' | 'paper';
  /** The figure on the panel. */
  readonly extra: Extra;
  readonly dead?: boolean;
  readonly text: ComponentChildren;
  /** Buttons or links. */
  readonly children?: ComponentChildren;
  /** Whether it is a wait: the figure trots on the spot, and screen readers announce the text. */
  readonly waiting?: boolean;
}

/** A headline on up to two lines of about the same length. */
export function posterLines(headline: string): readonly string[] {
  const words = headline.toUpperCase().split(' ');
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')].filter((line) => line !== '');
}

/** A small poster with one message, such as waiting, lost, missing or full. */
export function PosterPanel({ lines, spoken, tone, extra, dead = false, text, children, waiting = false }: PanelProps) {
  const { Poster, Figure, extras } = useBox();
  return (
    <main class="panel-poster">
      <Poster plain>
        <div class="panel-poster__middle">
          <div class={waiting ? 'panel-poster__art panel-poster__art--trot' : 'panel-poster__art'}>
            <Figure art={extras[extra]} width={300} height={210} state={dead ? 'dead' : 'normal'} />
          </div>
          <h1 class="panel-poster__title">
            <span class="visually-hidden">{spoken}</span>
            <Shout lines={lines} {...(tone ? { tone } : {})} />
          </h1>
          <div class="paper panel-poster__card paper--tilt-l" role={waiting ? 'status' : undefined}>
            <p class="panel-poster__text">{text}</p>
            {children && <div class="panel-poster__buttons">{children}</div>}
          </div>
        </div>
      </Poster>
    </main>
  );
}

/** Shown while the table loads or the connection opens. */
export const LoadingPoster = ({ text }: { readonly text?: string }) => (
  <PosterPanel
    lines={posterLines(useBox().shout)}
    spoken={say('problem.wait')}
    extra="waiting"
    text={text ?? say('problem.wait.text')}
    waiting
  />
);

interface WayOut {
  readonly onHome: () => void;
}

const Home = ({ onHome }: WayOut) => (
  <button type="button" class="btn" onClick={onHome}>
    {say('problem.home')}
  </button>
);

/** Shown for a link to a match that never existed, or was deleted. */
export const NoMatchPoster = ({ onHome }: WayOut) => (
  <PosterPanel
    lines={posterLines(say('problem.unknown-match'))}
    spoken={say('problem.unknown-match')}
    tone="red"
    extra="lost"
    dead
    text={say('problem.unknown-match.text')}
  >
    <Home onHome={onHome} />
  </PosterPanel>
);

/** Shown for a page that does not exist. */
export const NotFoundPoster = ({ onHome }: WayOut) => (
  <PosterPanel
    lines={posterLines(say('problem.extinct'))}
    spoken={say('problem.extinct.spoken')}
    tone="red"
    extra="gone"
    dead
    text={say('problem.extinct.text')}
  >
    <Home onHome={onHome} />
  </PosterPanel>
);

interface LostProps extends WayOut {
  readonly onRetry: () => void;
  /** The problem, as a sentence. */
  readonly text?: string;
}

/** Shown when the connection to the server is lost. */
export const LostPoster = ({ onHome, onRetry, text }: LostProps) => (
  <PosterPanel
    lines={posterLines(say('problem.lost'))}
    spoken={say('problem.lost.spoken')}
    tone="red"
    extra="news"
    text={text ?? say('problem.lost.text')}
  >
    <button type="button" class="btn btn--fire" onClick={onRetry}>
      <span class="btn__word">{say('problem.retry')}</span>
    </button>
    <Home onHome={onHome} />
  </PosterPanel>
);
