/** The parts of a page and of a game that the tools of a table need. */
import type { Tagged } from '@dwo/kernel';
import type { ToolWorld } from '../tools/tool-box';
import type { MiniaturesTable, TablePlan } from './contract';

/** The parts of store and connection that the tools need. */
export interface TableWorld<S, I> extends ToolWorld<S, I, TablePlan<I>> {
  /** Hears which tool is in use; empty for none. */
  using(id: string): void;
}

/** The parts of a game that its tools need. */
export type ToolGame<S extends object, I extends Tagged> = Pick<
  MiniaturesTable<S, I, Tagged, string>,
  | 'standing'
  | 'facing'
  | 'tray'
  | 'check'
  | 'acts'
  | 'ready'
  | 'tools'
  | 'deployment'
  | 'end'
  | 'windows'
  | 'steps'
  | 'round'
  | 'leads'
  | 'volleys'
>;
