/** The replay of a finished match, or of a record from a file, shown by its game. */
import type { Replay } from '@dwo/kits/game-client';
import { matchDetails } from '@dwo/kits/shell/api';
import { LoadingPoster } from '@dwo/kits/ui/poster-panel';
import { wordsReady } from '@dwo/kits/words/catalogue';
import { useEffect, useState } from 'preact/hooks';
import { firstGame, gameClient, gameOnShelf } from '../shelf';

/** The part of a game that shows a record; with the file, where that told which game it is of. */
interface Found {
  readonly Replay: Replay;
  readonly file?: File;
}

interface ReplayPageProps {
  readonly id: string | null;
  readonly at: string | null;
}

export function ReplayPage({ id, at }: ReplayPageProps) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let gone = false;
    void replayOf(id).then((Replay) => !gone && setFound({ Replay }));
    return () => {
      gone = true;
    };
  }, [id]);
  if (found === null) return <LoadingPoster />;
  const { Replay, file = null } = found;
  const pass = (game: string, other: File) => {
    if (gameOnShelf(game) === null) return false;
    void gameClient(game).then(async (client) => client && setFound({ Replay: await client.replay(), file: other }));
    return true;
  };
  return <Replay id={id} at={at} file={file} onOther={pass} />;
}

/** The replay of a match's game. Where the server does not say, the first game's tells what is wrong with the record. */
async function replayOf(id: string | null): Promise<Replay> {
  const details = id === null ? null : await matchDetails(id).catch(() => null);
  const client = (details === null ? null : await gameClient(details.game)) ?? (await firstGame().load());
  const Replay = await client.replay();
  await wordsReady();
  return Replay;
}
