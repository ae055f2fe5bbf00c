/** The data in a replay of DINO WARS! that only this game reads, in terms of the board. */
import type { Seat } from '@dwo/kernel';
import type { SceneModel } from '@dwo/kits/miniatures/model';
import type { Beat as AnyBeat, Tableau } from '@dwo/kits/miniatures/theatre/show';
import type { Shown } from '@dwo/kits/replay/contract';
import type { DiceKind } from '../../../actions/rolls';

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

export type { Tableau } from '@dwo/kits/miniatures/theatre/show';

/** One event to play. */
export type Beat = AnyBeat<DiceKind>;

/** The types of the data above. */
export interface DinoWarsShown extends Shown {
  readonly setting: Setting;
  readonly picture: Tableau;
  readonly beat: Beat;
}
