/** Opens the table of a match of miniatures: tools, theatre, log, and the frame round them. */
import { clone, type Frozen, type Tagged } from '@dwo/kernel';
import type { ComponentChildren } from 'preact';
import type { PlaybackListener, Table } from '../../game-client';
import { type Course, hearLesson } from '../../lessons';
import type { MatchLine } from '../../shell/line';
import { sceneOf } from '../../shell/log-scene';
import { notify, patchMatch, store } from '../../shell/store';
import { closeHint } from '../hints/ask';
import { onStage } from '../theatre/on-stage';
import type { DiceShow } from '../theatre/performance';
import { Theatre } from '../theatre/theatre';
import { TableAlone, TableBattle } from './battle';
import { type AnyTable, TableContext } from './context';
import type { MiniaturesTable, TablePlan } from './contract';
import { watchOf } from './danger';
import { clearTable, patchTable, tableDesk } from './desk';
import { noticeOf } from './notice';
import { TableToolbox } from './toolbox';
import { lookAt } from './watching';

/** The additions of a game to the frame. */
export interface TableExtras<Id extends string = string> {
  /** Cards and drawers of the game's own, inside the open table. */
  readonly children?: ComponentChildren;
  /** The lessons of the game: its coach stands beside the table, and hears each event as it is told. */
  readonly course?: Course<Id>;
}

/** The table of a game in one open match. */
export function openTable<S extends object, I extends Tagged, E extends Tagged, K extends string, Id extends string>(
  game: MiniaturesTable<S, I, E, K>,
  line: MatchLine,
  listener: PlaybackListener,
  extras: TableExtras<Id> = {},
): Table<S, E> {
  clearTable();
  const toolbox = toolboxOn(game, line);
  const course = (extras.course ?? null) as unknown as Course | null;
  const playback = new Theatre<S, E, K>({ ...stageOf(game, course), ...listener });
  const any = game as unknown as AnyTable;
  const open = {
    game: any,
    toolbox: toolbox as unknown as TableToolbox<object, Tagged>,
    line,
    course,
    danger: watchOf(any),
  };
  return {
    playback,
    draws: true,
    meet: () => {},
    refresh: () => toolbox.refresh(),
    close() {
      playback.close();
      closeHint();
      open.danger?.close();
    },
    View: () => (
      <TableContext.Provider value={open}>
        <TableBattle>{extras.children}</TableBattle>
      </TableContext.Provider>
    ),
    Board: () => (
      <TableContext.Provider value={open}>
        <TableAlone />
      </TableContext.Provider>
    ),
    score: (state) => game.score(state),
  };
}

function toolboxOn<S extends object, I extends Tagged, E extends Tagged, K extends string>(
  game: MiniaturesTable<S, I, E, K>,
  line: Pick<MatchLine, 'play'>,
): TableToolbox<S, I> {
  const match = () => store.getState().match;
  return new TableToolbox<S, I>(
    {
      state: () => (match()?.state ?? null) as Frozen<S> | null,
      seat: () => match()?.seat ?? null,
      selected: () => tableDesk.getState().selected,
      plan: () => tableDesk.getState().plan as TablePlan<I>,
      lay: (plan) => patchTable({ plan }),
      choose: (selected) => patchTable({ selected, ending: false }),
      using: (using) => patchTable({ using }),
      say: (notice) => notify(notice),
      explain: (refusal) => noticeOf(game as unknown as AnyTable, refusal),
      send: (intent) => line.play(intent),
      busy: (sending) => patchTable({ sending }),
    },
    game as unknown as MiniaturesTable<S, I, Tagged, string>,
  );
}

function stageOf<S extends object, I extends Tagged, E extends Tagged, K extends string>(
  game: MiniaturesTable<S, I, E, K>,
  course: Course | null,
) {
  return {
    performance: (event: E) => game.performance(event),
    copy: (state: Frozen<S>) => clone(state) as S,
    evolve: (state: S, event: E) => game.evolve(state, event),
    show: (shown: Frozen<S>) => patchMatch({ shown }),
    dice: (dice: DiceShow<K> | null) => patchTable({ dice }),
    tell(event: E, state: Frozen<S>) {
      const { match } = store.getState();
      if (match === null) return;
      const log = game.words.log(match.log, event, sceneOf(match, state));
      if (log !== match.log) patchMatch({ log });
      if (course !== null) hearLesson(course, event);
    },
    ...onStage((effects) => lookAt(game.standing, effects)),
  };
}
