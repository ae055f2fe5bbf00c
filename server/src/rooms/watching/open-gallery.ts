/** Opens the gallery of a match under way if the match has a delay. */
import type { MatchState } from '@dwo/shared';
import type { Beginning } from '../course';
import { Gallery, type GalleryRoom } from './gallery';
import { isPublic } from './publicity';
import type { Opening } from './rerun';
import type { TablesSerializer } from './tables-serializer';

/** The parts of a room that this uses. */
interface OpeningRoom extends Omit<GalleryRoom, 'sendPatch'> {
  readonly tables: TablesSerializer<MatchState>;
  /** The spectators of a match with a delay; null if the match has none. */
  gallery: Gallery | null;
}

/** Opens the gallery on the match as this process found it. Clients that watch already must join again. */
export async function openGallery(
  room: OpeningRoom,
  beginning: Beginning,
  begunAt: number,
  opening: Opening,
): Promise<void> {
  const { host, game, root, clients, tables } = room;
  const { record } = beginning;
  if (record.delay === 0 || isPublic(record, host.now())) return;
  const notice: GalleryRoom['notice'] = (client, code, message) => room.notice(client, code, message);
  const sendPatch = (late: MatchState) => tables.patchLate([...clients], late);
  const gallery = new Gallery({ host, game, root, clients, sendPatch, notice }, beginning, begunAt);
  room.gallery = gallery;
  tables.split(gallery.root);
  await gallery.open(opening);
  for (const client of clients) gallery.placed(client);
}
