/** The data of a replay of DINO WARS! that only this game reads, in the terms of the table. */
import type { Seat } from '@dwo/kernel';
import type { VoiceName } from '@dwo/kits/audio/voices';
import type { Effect, SceneModel } from '@dwo/kits/miniatures/model';
import type { Shown } from '@dwo/kits/replay/contract';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import type { DiceShow } from '../../../actions/rolls';

/** The facts that stay the same throughout. */
export interface Setting {
  readonly table: SceneModel['table'];
  readonly figures: Readonly<Record<string, CastFigure>>;
}

export interface CastFigure {
  readonly full: string;
  readonly short: string;
  readonly owner: Seat;
}

/** A tableau: a scene without the table itself. */
export type Tableau = Omit<SceneModel, 'table'>;

/** One thing that happened, as it is played to the eye. */
export interface Beat {
  /** Dice that fall; they roll first and then show what came of them. */
  readonly roll: DiceShow | null;
  /** The result of the dice before, for under them: "Life −2". */
  readonly outcome: string | null;
  readonly sound: { readonly voice: VoiceName; readonly pitch: number } | null;
  readonly effects: readonly Effect[];
  /** The table after it; null if nothing on it changed. */
  readonly board: Tableau | null;
  /** The latest entries of the log after it; null if it added nothing. */
  readonly log: readonly LogEntry[] | null;
}

/** Everything of it. */
export interface DinoWarsShown extends Shown {
  readonly setting: Setting;
  readonly picture: Tableau;
  readonly beat: Beat;
}
