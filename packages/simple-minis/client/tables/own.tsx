/** A match on a table of the player's own. */
import type { OwnMatch } from '@dwo/kits/game-client';
import { chosenTable, OwnTableCard } from '@dwo/kits/miniatures/editor/own-table';
import { Sketch } from '@dwo/kits/miniatures/editor/sketch';
import { ApiError } from '@dwo/kits/shell/api';
import { sentenceOf } from '@dwo/kits/shell/sentences';
import type { OwnTable } from '../../wire';
import { reasonsOf } from './faults';
import { optionsFor, readyTable, sketchOf, TABLES } from './making';

/** The small map of a table. */
export const TableSketch = ({ table }: { readonly table: OwnTable }) => <Sketch table={sketchOf(table)} />;

const TABLE_CHOICE = { kind: TABLES, first: () => readyTable('open_battle'), Sketch: TableSketch };

export const OWN_TABLE_MATCH: OwnMatch = {
  Card: (props) => <OwnTableCard own={TABLE_CHOICE} {...props} />,
  options: () => optionsFor(chosenTable(TABLE_CHOICE)),
  reasons(error) {
    if (!(error instanceof ApiError) || error.refusals.length === 0) return [{ rule: '', text: sentenceOf(error) }];
    return reasonsOf(error.refusals, chosenTable(TABLE_CHOICE));
  },
};
