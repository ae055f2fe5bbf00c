/** Tasks to put something on the table: what, near whom, and by which intent. */
import type { FigureId, Intent } from '@dwo/dino-wars';
import type { Point } from '@dwo/kernel';

const PUT_KINDS = ['place', 'hide', 'alight', 'unstow', 'lay-down', 'unhitch', 'land'] as const;
export type PutKind = (typeof PUT_KINDS)[number];

export interface PutTask {
  readonly kind: PutKind;
  /** The figure that is shown at the pointer. */
  readonly figure: FigureId;
  /** Whether its facing matters. */
  readonly turns: boolean;
  /** The figure that it must touch: the pointer slides along its rim. */
  readonly beside: FigureId | null;
  /** The circle in which it must be; it is shown. */
  readonly within: { readonly at: Point; readonly radiusCi: number } | null;
  intent(at: Point, facing: number): Intent;
}
