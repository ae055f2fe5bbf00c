/** The documents of DINO WARS!: forces and tables. */
import type { Force, Ground } from '@dwo/dino-wars';
import { forceShape, groundShape } from '@dwo/dino-wars/wire';
import type { DocumentKind, Format } from '@dwo/kits/documents/documents';

const page = (path: 'forces' | 'tables') => ({ page: 'game', game: 'dino-wars', path, hash: null }) as const;
const AS_FORCE: Format = { format: 'dino-wars-force-1', page: page('forces') };
const AS_TABLE: Format = { format: 'dino-wars-table-1', page: page('tables') };

/** Armies and herds. */
export const FORCE: DocumentKind<Force> = {
  ...AS_FORCE,
  ...{ what: 'force', shape: forceShape, part: 'force', other: AS_TABLE },
  ...{ key: 'dino-wars.forces', draftKey: 'dino-wars.force-draft' },
  noun: ({ side }) => (side === 'army' ? 'army' : 'herd'),
};

/** Tables. */
export const GROUND: DocumentKind<Ground> = {
  ...AS_TABLE,
  ...{ what: 'table', shape: groundShape, part: 'table', other: AS_FORCE },
  ...{ key: 'dino-wars.tables', draftKey: 'dino-wars.table-draft' },
  noun: () => 'table',
};
