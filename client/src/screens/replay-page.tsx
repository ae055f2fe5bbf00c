/** The replay of a finished match or of a record from a file, shown by its game. */
import type { GameBox, Replay } from '@dwo/kits/game-client';
import { matchDetails } from '@dwo/kits/shell/api';
import { BoxContext } from '@dwo/kits/shell/box';
import { LoadingPoster } from '@dwo/kits/ui/poster-panel';
import { wordsReady } from '@dwo/kits/words/catalogue';
import { useEffect, useState } from 'preact/hooks';
import { boxOf, firstGame, gameClient, gameOnShelf } from '../shelf';
import { filmed } from './films';

/** The component with which a game shows a record, and the game's box; `file` if the game was found out from a file. */
interface Found {
  readonly Replay: Replay;
  readonly box: GameBox;
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
    void replayOf(id).then((shown) => !gone && setFound(shown));
    return () => {
      gone = true;
    };
  }, [id]);
  if (found === null) return <LoadingPoster />;
  const { Replay, box, file = null } = found;
  const isFilm = filmed(id) !== null;
  const pass = (game: string, other: File) => {
    if (gameOnShelf(game) === null) return false;
    void gameClient(game).then(async (client) => {
      if (client !== null) setFound({ Replay: await client.replay(), box: boxOf(game), file: other });
    });
    return true;
  };
  return (
    <BoxContext.Provider value={box}>
      <Replay id={isFilm ? null : id} at={at} file={file} plays={isFilm} onOther={pass} />
    </BoxContext.Provider>
  );
}

/** The film of a game as the file of its record; null if this page has none. */
async function filmOf(game: string): Promise<Found | null> {
  const film = gameOnShelf(game)?.box.film;
  const client = film === undefined ? null : await gameClient(game);
  if (film === undefined || client === null) return null;
  const [Replay, record] = await Promise.all([client.replay(), film.record()]);
  await wordsReady();
  return { Replay, box: boxOf(game), file: new File([JSON.stringify(record)], film.title) };
}

/**
 * Finds the component that replays a match. If the server can't be asked, the first game's shows the problem with the record.
 */
async function replayOf(id: string | null): Promise<Found> {
  const game = filmed(id);
  const film = game === null ? null : await filmOf(game);
  if (film !== null) return film;
  const details = id === null ? null : await matchDetails(id).catch(() => null);
  const told = details === null ? null : await gameClient(details.game);
  const client = told ?? (await firstGame().load());
  const Replay = await client.replay();
  await wordsReady();
  return { Replay, box: told === null || details === null ? firstGame().box : boxOf(details.game) };
}
