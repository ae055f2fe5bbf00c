/** The page on which tables are drawn: the editor of the kit with the terrain of DINO WARS!. */

import { checkGround, type Ground, READY_GROUNDS, TERRAIN, type TerrainKind } from '@dwo/dino-wars';
import type { TableMaker } from '@dwo/kits/miniatures/editor/contract';
import { PlayTable } from '@dwo/kits/miniatures/editor/play-table';
import { Sketch } from '@dwo/kits/miniatures/editor/sketch';
import { TablePage } from '@dwo/kits/miniatures/editor/table-page';
import { go } from '@dwo/kits/shell/router';
import { FIGURES } from '../../art/figures/on-the-table';
import { Drawers } from '../../hud/panels/drawers';
import { RuleTag } from '../../hud/words/rule-tag';
import { exactInches } from '../../hud/words/words';
import { gamePage } from '../../pages';
import { rich, say } from '../../words';
import { knownPlan, rememberPlan } from '../plan/plan';
import { groundName, reasonsFor } from '../plan/reasons';
import { firstPlan } from '../plan/starts';
import { GROUND } from '../shelf/documents';
import { named, readyGrounds } from '../shelf/ready';
import { BARE, MAKING } from './making';

function traitsOf(kind: TerrainKind): string {
  const { sight, heightCi, passable } = TERRAIN[kind];
  if (sight === 'none') return say(passable ? 'tables.trait.flat' : 'tables.trait.impassable');
  const height = exactInches(heightCi);
  return say(passable ? 'tables.trait.high' : 'tables.trait.high-impassable', { height });
}

/** The tables of this game, as the editor needs them. */
const MAKER: TableMaker<Ground> = {
  ...MAKING,
  document: GROUND,
  bare: () => BARE,
  first: () => named(READY_GROUNDS[0] ?? BARE),
  ready: readyGrounds,
  words: {
    kind: groundName,
    traits: (kind) => (Object.hasOwn(TERRAIN, kind) ? traitsOf(kind as TerrainKind) : ''),
    note: () => rich('tables.note', { zone: () => <RuleTag id="DW-R-105" />, middle: () => <RuleTag id="DW-R-10" /> }),
  },
  check: checkGround,
  reasons: (refusals, ground) => reasonsFor(refusals, null, ground),
  Acts: ({ table }) => (
    <PlayTable
      onPlay={() => {
        rememberPlan({ ...knownPlan(firstPlan()), ground: table });
        go(gamePage('plan'));
      }}
    />
  ),
  art: FIGURES,
  Sketch,
  Drawers,
};

/** The table editor; `packed` is the table encoded in the address, null for none. */
export function TablesScreen({ packed }: { readonly packed: string | null }) {
  return <TablePage maker={MAKER} hash={packed} />;
}
