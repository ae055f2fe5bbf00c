/** The data in a replay of DINO WARS! that only this game reads, in terms of the board. */
import type { Seat } from '@dwo/kernel';
import type { VoiceName } from '@dwo/kits/audio/voices';
import type { Effect, SceneModel } from '@dwo/kits/miniatures/model';
import type { Shown } from '@dwo/kits/replay/contract';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import type { DiceShow } from '../../../actions/rolls';

/** Facts that stay the same throughout. */
export interface Setting {
  readonly table: SceneModel['table'];
  readonly figures: Readonly<Record<string, CastFigure>>;
}

/** The names of a figure, and its owner. */
export interface CastFigure {
  readonly full: string;
  readonly short: string;
  readonly owner: Seat;
}

/** A tableau: a scene without the table. */
export type Tableau = Omit<SceneModel, 'table'>;

/** One event to play. */
export interface Beat {
  /** The dice, which roll first and then show their result. */
  readonly roll: DiceShow | null;
  /** A result of the dice before, shown below them: "Life −2". */
  readonly outcome: string | null;
  readonly sound: { readonly voice: VoiceName; readonly pitch: number } | null;
  readonly effects: readonly Effect[];
  /** The tableau after it; null if nothing changed. */
  readonly board: Tableau | null;
  /** The latest lines of the log after it; null if it added none. */
  readonly log: readonly LogEntry[] | null;
}

/** The types of the data above. */
export interface DinoWarsShown extends Shown {
  readonly setting: Setting;
  readonly picture: Tableau;
  readonly beat: Beat;
}
