/** A page that belongs to a game, under the game's name. */

import type { GameClient } from '@dwo/kits/game-client';
import { go, replace } from '@dwo/kits/shell/router';
import { LoadingPoster, NotFoundPoster } from '@dwo/kits/ui/poster-panel';
import { say } from '@dwo/kits/words';
import { wordsReady } from '@dwo/kits/words/catalogue';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { firstGame, gameClient, gameOnShelf } from '../shelf';

interface GamePageProps {
  readonly game: string | null;
  readonly path: string;
  readonly hash: string | null;
}

/** After this time without its code a page says that it could not be loaded. */
const PAGE_MS = 20_000;

type Screen = FunctionComponent<{ readonly hash: string | null }>;

export function GamePage({ game, path, hash }: GamePageProps) {
  const [screen, setScreen] = useState<{ readonly Screen: Screen } | 'missing' | 'failed' | null>(null);
  useEffect(() => {
    let gone = false;
    const silent = setTimeout(() => setScreen((now) => now ?? 'failed'), PAGE_MS);
    pageOf(game, path).then(
      (Screen) => !gone && setScreen(Screen === null ? 'missing' : { Screen }),
      () => !gone && setScreen('failed'),
    );
    return () => {
      gone = true;
      clearTimeout(silent);
    };
  }, [game, path]);
  if (screen === 'missing') return <NotFoundPoster onHome={() => go({ page: 'title' })} />;
  if (screen === 'failed') return <LoadingPoster text={say('problem.page')} />;
  return screen === null ? <LoadingPoster /> : <screen.Screen hash={hash} />;
}

async function pageOf(game: string | null, path: string): Promise<Screen | null> {
  if (path === '') return frontOf(game);
  const client = await gameClient(game);
  const own = client?.pages.find((page) => page.path === path);
  const screen = (await own?.load()) ?? (client === null ? null : await pageForAll(client, path));
  // A page may have sentences of its own.
  await wordsReady();
  return screen;
}

/** The front page of a box; the first game's is the title. */
async function frontOf(game: string | null): Promise<Screen | null> {
  const box = gameOnShelf(game)?.box ?? null;
  if (box === null) return null;
  if (box.id === firstGame().box.id) return Home;
  return (await import('./front')).FrontPage;
}

function Home() {
  useEffect(() => replace({ page: 'title' }), []);
  return null;
}

/** The pages that the shell has for a game without its own. */
async function pageForAll(client: GameClient, path: string): Promise<Screen | null> {
  const { id } = client.game.rules;
  switch (path) {
    case 'play': {
      const { SoloPage } = await import('./solo');
      return ({ hash }) => <SoloPage client={client} own={hash === 'own'} />;
    }
    case 'watch': {
      const { WatchScreen } = await import('./watch');
      return () => <WatchScreen game={id} />;
    }
    case 'find': {
      const { FindScreen } = await import('./find');
      return () => <FindScreen game={id} />;
    }
    default:
      return null;
  }
}
