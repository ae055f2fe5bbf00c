/** The documents to begin with on a page that makes them: one's own and the ready-made ones. */
import type { Named } from './documents';
import { type Choices, type Ready, startsOf } from './starts';
import { type Tile, Tiles } from './tiles';

interface DocumentTilesProps<T extends Named> {
  readonly label: string;
  readonly bench: Choices<T>;
  readonly ready: readonly Ready<T>[];
  /** How a document looks. */
  readonly face: (document: T) => Pick<Tile, 'picture' | 'note' | 'look'>;
  /** `ready` is the id of a ready-made document, and null for one from the shelf. */
  readonly onPick: (document: T, ready: string | null) => void;
}

/** A tile for each document of the shelf, then for each ready-made one; the one that is open is pressed. */
export function DocumentTiles<T extends Named>({ label, bench, ready, face, onPick }: DocumentTilesProps<T>) {
  const tiles = startsOf(bench, ready).map(
    ({ document, from, on }): Tile => ({
      ...face(document),
      ...{ name: document.name, on, onPick: () => onPick(document, from) },
    }),
  );
  return <Tiles label={label} tiles={tiles} />;
}
