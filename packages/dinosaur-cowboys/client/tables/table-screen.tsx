/** The page on which tables are drawn: the editor of the kit with the terrain and the strips of this game. */
import { PlayButtons } from '@dwo/kits/documents/play-buttons';
import type { TableMaker } from '@dwo/kits/miniatures/editor/contract';
import { TablePage } from '@dwo/kits/miniatures/editor/table-page';
import { TableTerms } from '@dwo/kits/miniatures/editor/terms';
import type { Mark } from '@dwo/kits/miniatures/mark-model';
import type { Game } from '@dwo/shared';
import { CLAIM, EDGES, INCH, SCENARIOS, type Scenario, stripAt } from '../../rules';
import { dinosaurCowboysGame, type OwnTable } from '../../wire';
import { FIGURES } from '../art/figures';
import { Drawers } from '../drawers';
import { pointToScene, toScene } from '../table/places';
import { kindWord, reasonsOf } from './faults';
import { faultsOf, heightOf, MAKING, optionsFor, readyTable, readyTables, TABLES } from './making';
import { TableSketch } from './own';
import { say } from './words';

function traitsOf(kind: string): string {
  const height = heightOf(kind);
  return height > 0 ? say('trait.hill', { inches: height / INCH }) : say('trait.of', { id: kind });
}

/** The strips at the four edges, any of which may be chosen, and the claim of its game. */
function marksOf({ scenario }: OwnTable): Mark[] {
  const strips = EDGES.map((edge): Mark => {
    const { low, high } = stripAt(edge);
    const outline = [low, { x: high.x, y: low.y }, high, { x: low.x, y: high.y }].map(pointToScene);
    return { type: 'zone', id: `strip-${edge}`, outline, tone: 'tan', label: say('strip', { edge }) };
  });
  if (scenario !== 'claim') return strips;
  const at = pointToScene(CLAIM.at);
  return [...strips, { type: 'disc', at, radiusCi: toScene(CLAIM.reach), tone: 'allowed', label: say('claim') }];
}

function Terms({ table, onTable }: { readonly table: OwnTable; onTable(table: OwnTable): void }) {
  return (
    <TableTerms
      terms={[
        {
          ...{ id: 'game', word: say('game'), value: table.scenario },
          choices: SCENARIOS.map((id) => [id, say('game.of', { id })] as const),
          onPick: (scenario) => onTable({ ...table, scenario: scenario as Scenario }),
        },
      ]}
    />
  );
}

const MAKER: TableMaker<OwnTable> = {
  ...MAKING,
  document: TABLES,
  bare: (now) => ({ ...now, name: '', terrain: [] }),
  first: () => readyTable('dry_gulch'),
  ready: readyTables,
  marks: marksOf,
  Terms,
  words: { kind: kindWord, traits: traitsOf, note: () => say('note') },
  check: faultsOf,
  reasons: reasonsOf,
  Acts({ table, ...rest }) {
    const options = optionsFor(table);
    const battle = { wish: { options }, labels: dinosaurCowboysGame.chairs(options), seat: 0 };
    return <PlayButtons game={dinosaurCowboysGame as Game} kind={TABLES} document={table} {...battle} {...rest} />;
  },
  home: { page: 'game', game: 'dinosaur-cowboys', path: '', hash: null },
  look: 'prairie',
  art: FIGURES,
  Sketch: TableSketch,
  Drawers,
};

export function TablesScreen({ hash }: { readonly hash: string | null }) {
  return <TablePage maker={MAKER} hash={hash} />;
}
