/** A page that belongs to a game, under the game's name. */

import { go } from '@dwo/kits/shell/router';
import { LoadingPoster, NotFoundPoster } from '@dwo/kits/ui/poster-panel';
import { say } from '@dwo/kits/words';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameClient } from '../shelf';

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
  const client = await gameClient(game);
  return (await client?.pages.find((page) => page.path === path)?.load()) ?? null;
}
