/** The front page of a box: all that can be done with its game. */
import { useBox } from '@dwo/kits/shell/box';
import { hostMatch } from '@dwo/kits/shell/hosting';
import { go } from '@dwo/kits/shell/router';
import { sentenceOf } from '@dwo/kits/shell/sentences';
import { store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { BoxFacts } from '@dwo/kits/ui/box-facts';
import { Icon } from '@dwo/kits/ui/icons';
import { posterLines } from '@dwo/kits/ui/poster-panel';
import { Shout } from '@dwo/kits/ui/shout';
import { say } from '@dwo/kits/words';
import { figuresWord } from '@dwo/kits/words/figures';
import { useState } from 'preact/hooks';
import { playNow } from '../offer/play-now';
import { Plate } from './plate';
import { useAbout } from './use-about';
import './front.css';

export function FrontPage() {
  const box = useBox();
  const { about, silent } = useAbout();
  const notice = useStore(store, (app) => app.notice);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, title, spoken, tagline, blurb, lid, Poster } = box;
  const isHosted = about === null || about.games.includes(id);
  const attempt = async (begin: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await begin();
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  const playFriend = async () => {
    go({ page: 'match', id: await hostMatch({ game: id, preset: box.firstPreset }) });
  };
  return (
    <main class="front" data-testid="front">
      <Poster>
        <div class="front__scroll">
          <div class="front__head">
            <a class="btn front__home" href="/">
              <Icon name="home" /> <span>{say('front.shelf')}</span>
            </a>
            <p class="front__tag typed">{tagline}</p>
            <h1 class="front__name">
              <span class="visually-hidden">{spoken}</span>
              <Shout lines={posterLines(title)} />
            </h1>
          </div>
          <div class="front__lid">
            {lid !== undefined && (
              <>
                <div class="front__cover">
                  <lid.Cover />
                </div>
                <p class="front__pitch paper">
                  <span>{lid.pitch}</span>
                  <span class="front__facts">
                    <BoxFacts players={lid.players} minutes={lid.minutes} />
                    <span class="front__links">
                      {box.figures !== undefined && (
                        <a class="link" href={`/${id}/figures`}>
                          {figuresWord(box.figures)}
                        </a>
                      )}
                      <a class="link" href="/mine">
                        {say('title.mine')}
                      </a>
                    </span>
                  </span>
                </p>
              </>
            )}
          </div>
          <div class="front__ways">
            {(problem ?? notice?.text ?? null) !== null && (
              <p class="notice" role="alert">
                {problem ?? notice?.text}
              </p>
            )}
            {isHosted ? (
              <Ways
                busy={busy}
                silent={silent}
                onNow={() => void attempt(() => playNow(box.firstPreset, id))}
                onFriend={() => void attempt(playFriend)}
              />
            ) : (
              <p class="notice">{say('front.missing', { game: title })}</p>
            )}
          </div>
          <p class="front__credit">{blurb}</p>
        </div>
      </Poster>
    </main>
  );
}

interface WaysProps {
  readonly busy: boolean;
  /** The server does not answer. */
  readonly silent: boolean;
  readonly onNow: () => void;
  readonly onFriend: () => void;
}

function Ways({ busy, silent, onNow, onFriend }: WaysProps) {
  const { id, choice, learn, builder, lid, pictures, extras, Figure } = useBox();
  const open = (path: string) => () => go({ page: 'game', game: id, path, hash: null });
  return (
    <nav class="front__plates" aria-label={say('title.ways')} aria-busy={busy}>
      <Plate
        word={say('find.now')}
        sub={say(busy ? 'find.now.busy' : 'find.now.how')}
        now
        disabled={busy}
        onPress={onNow}
      >
        <Icon name="play" size={46} />
      </Plate>
      <Plate
        word={say('title.friend')}
        sub={say(silent ? 'title.silent' : busy ? 'title.friend.busy' : 'title.friend.how')}
        disabled={busy || silent}
        onPress={onFriend}
      >
        <pictures.friend />
      </Plate>
      <Plate word={say('title.computer')} sub={choice} disabled={busy} onPress={open('play')}>
        <pictures.computer />
      </Plate>
      {builder !== undefined && (
        <Plate word={builder.word} sub={builder.how} disabled={busy} onPress={open(builder.path)}>
          <Figure art={builder.art} width={72} height={56} />
        </Plate>
      )}
      {learn !== null && (
        <Plate word={say('front.learn')} sub={say('front.learn.how')} disabled={busy} onPress={open(learn)}>
          <Figure art={extras.lost} width={72} height={56} />
        </Plate>
      )}
      <Plate
        word={say('title.watch')}
        sub={say(silent ? 'title.silent' : 'title.watch.how')}
        disabled={busy || silent}
        onPress={open('watch')}
      >
        <pictures.watch />
      </Plate>
      {lid !== undefined && (
        <Plate word={say('front.rules')} sub={say('front.rules.how')} disabled={busy} onPress={open('rules')}>
          <Icon name="book" size={40} />
        </Plate>
      )}
    </nav>
  );
}
