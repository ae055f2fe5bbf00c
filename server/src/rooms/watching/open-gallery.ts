/** Opens the gallery of a match that has begun, if its spectators see it later than its players. */
import type { MatchState } from '@dwo/shared';
import type { Beginning } from '../course';
import { Gallery, type GalleryRoom } from './gallery';
import { isPublic } from './publicity';
import type { Opening } from './rerun';
import type { TablesSerializer } from './tables-serializer';

/** The part of a room that this needs. */
interface OpeningRoom extends Omit<GalleryRoom, 'sendPatch'> {
  readonly tables: TablesSerializer<MatchState>;
  /** The spectators of a match with a delay; null while everybody sees the same. */
  gallery: Gallery | null;
}

/** Opens it for a match as this process has opened it; whoever watches already joins anew. */
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
