/** Opens the table of a match of miniatures: tools, theatre, log, and the frame round them. */
import type { Tagged } from '@dwo/kernel';
import type { ComponentChildren } from 'preact';
import type { PlaybackListener, Table } from '../../game-client';
import type { Course } from '../../lessons';
import type { MatchLine } from '../../shell/line';
import { closeHint } from '../hints/ask';
import { TableAlone, TableBattle } from './battle';
import { type AnyTable, FaceContext, TableContext } from './context';
import type { MiniaturesTable, TablePlan } from './contract';
import { watchOf } from './danger';
import { clearTable, patchTable } from './desk';
import { faceOf } from './face';
import { noticeOf } from './notice';
import { theatreOf } from './stage';
import { TableToolbox } from './toolbox';
import { worldOn } from './world';

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
  const playback = theatreOf<S, E, K, string>({ ...game, log: game.words.log }, course, listener);
  const face = faceOf(game) as unknown as AnyTable;
  const open = {
    game: face,
    toolbox: toolbox as unknown as TableToolbox<object, Tagged>,
    line,
    course,
    danger: watchOf(face),
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
      <FaceContext.Provider value={open}>
        <TableContext.Provider value={open}>
          <TableBattle>{extras.children}</TableBattle>
        </TableContext.Provider>
      </FaceContext.Provider>
    ),
    Board: () => (
      <FaceContext.Provider value={open}>
        <TableContext.Provider value={open}>
          <TableAlone />
        </TableContext.Provider>
      </FaceContext.Provider>
    ),
    score: (state) => game.score(state),
  };
}

function toolboxOn<S extends object, I extends Tagged, E extends Tagged, K extends string>(
  game: MiniaturesTable<S, I, E, K>,
  line: Pick<MatchLine, 'play'>,
): TableToolbox<S, I> {
  const world = worldOn<S, I, TablePlan<I>>(line, (refusal) => noticeOf(game as unknown as AnyTable, refusal));
  return new TableToolbox<S, I>(
    { ...world, using: (using) => patchTable({ using }) },
    game as unknown as MiniaturesTable<S, I, Tagged, string>,
  );
}
