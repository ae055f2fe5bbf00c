/** A match on a table of the player's own. */
import type { OwnMatch } from '@dwo/kits/game-client';
import { ownTableMatch } from '@dwo/kits/miniatures/editor/own-table';
import { Sketch } from '@dwo/kits/miniatures/editor/sketch';
import type { OwnTable } from '../../wire';
import { reasonsOf } from './faults';
import { optionsFor, readyTable, sketchOf, TABLES } from './making';

/** The small map of a table. */
export const TableSketch = ({ table }: { readonly table: OwnTable }) => <Sketch table={sketchOf(table)} />;

export const OWN_TABLE_MATCH: OwnMatch = ownTableMatch({
  ...{ kind: TABLES, first: () => readyTable('dry_gulch'), Sketch: TableSketch },
  ...{ options: optionsFor, reasons: reasonsOf },
});
