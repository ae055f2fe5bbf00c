/** The page on which tables are drawn: the editor of the kit with the terrain and the zones of this game. */
import { PlayButtons } from '@dwo/kits/documents/play-buttons';
import type { TableMaker } from '@dwo/kits/miniatures/editor/contract';
import { TablePage } from '@dwo/kits/miniatures/editor/table-page';
import { TableTerms } from '@dwo/kits/miniatures/editor/terms';
import { ZONE_TONES } from '@dwo/kits/miniatures/hud/scene-of';
import type { Mark } from '@dwo/kits/miniatures/mark-model';
import type { Game } from '@dwo/shared';
import {
  memberOf,
  SCENARIO_IDS,
  SCENARIOS,
  type ScenarioData,
  type ScenarioId,
  TERRAIN,
  type TerrainKind,
  wildOn,
  zoneGroups,
} from '../../rules';
import { type OwnTable, simpleMinisGame } from '../../wire';
import { TOYS } from '../art/toys';
import { presetTitle } from '../box/names';
import { Drawers } from '../drawers';
import { kindName } from '../names';
import { pointToScene, toScene } from '../table/places';
import { cornersOf } from '../table/set-up';
import { kindWord, reasonsOf, zoneWord } from './faults';
import { bareTable, drawnOf, faultsOf, MAKING, optionsFor, readyTable, readyTables, TABLES, withTerms } from './making';
import { TableSketch } from './own';
import { say } from './words';

function traitsOf(kind: string): string {
  const { barrier, sight } = TERRAIN[(kind === 'pool' ? 'water' : kind) as TerrainKind];
  if (barrier) return say('trait.of', { id: sight === 'screen' ? 'fence' : 'wall' });
  return say('trait.of', { id: sight === 'screen' ? 'screen' : 'rough' });
}

/** The zones of the battle, and the places where its wild creatures begin. */
function marksOf(table: OwnTable): Mark[] {
  const zones = zoneGroups(table).flatMap(({ rects }, at) =>
    rects.map((rect, i): Mark => {
      const tone = ZONE_TONES[at] ?? 'green';
      return { type: 'zone', id: `start-${at}-${i}`, outline: cornersOf(rect), tone, label: zoneWord(table, at) };
    }),
  );
  const { wild }: ScenarioData = SCENARIOS[table.scenario];
  const bases = wildOn(table, drawnOf(table)).map(({ x, y, radius }, at): Mark => {
    const name = kindName(memberOf(wild[at]?.profile ?? 'raptor'));
    const label = say('wild.place', { name });
    return { type: 'disc', at: pointToScene({ x, y }), radiusCi: toScene(radius), tone: 'allowed', label };
  });
  return [...zones, ...bases];
}

function Terms({ table, onTable }: { readonly table: OwnTable; onTable(table: OwnTable): void }) {
  const [least, most] = SCENARIOS[table.scenario].seats;
  const seats = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const battles = SCENARIO_IDS.map((id) => [id, presetTitle(id === 'open_battle' ? 'standard' : id)] as const);
  return (
    <TableTerms
      terms={[
        {
          ...{ id: 'battle', word: say('battle'), value: table.scenario, choices: battles },
          onPick: (scenario) => onTable(withTerms(table, { scenario: scenario as ScenarioId })),
        },
        {
          ...{ id: 'players', word: say('players'), value: `${table.seats}` },
          choices: seats.map((each) => [`${each}`, say('players.of', { seats: each })] as const),
          onPick: (picked) => onTable(withTerms(table, { seats: Number(picked) })),
        },
      ]}
    />
  );
}

const MAKER: TableMaker<OwnTable> = {
  ...MAKING,
  document: TABLES,
  bare: bareTable,
  first: () => readyTable('open_battle'),
  ready: readyTables,
  marks: marksOf,
  Terms,
  words: { kind: kindWord, traits: traitsOf, note: () => say('note') },
  check: faultsOf,
  reasons: reasonsOf,
  Acts({ table, ...rest }) {
    const options = optionsFor(table);
    const labels = simpleMinisGame.chairs(options);
    const battle = { wish: { options }, labels, seat: 0 };
    return <PlayButtons game={simpleMinisGame as Game} kind={TABLES} document={table} {...battle} {...rest} />;
  },
  home: { page: 'game', game: 'simple-minis', path: '', hash: null },
  art: TOYS,
  Sketch: TableSketch,
  Drawers,
};

export function TablesScreen({ hash }: { readonly hash: string | null }) {
  return <TablePage maker={MAKER} hash={hash} />;
}
