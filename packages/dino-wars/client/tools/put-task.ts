/** Things that are put somewhere on the table: what goes there, near whom, and which wish it makes. */
import type { FigureId, Intent } from '@dwo/dino-wars';
import type { Point } from '@dwo/kernel';

const PUT_KINDS = ['place', 'hide', 'alight', 'unstow', 'lay-down', 'unhitch', 'land'] as const;
export type PutKind = (typeof PUT_KINDS)[number];

export interface PutTask {
  readonly kind: PutKind;
  /** The figure that is shown at the pointer. */
  readonly figure: FigureId;
  /** Whether it matters where it looks. */
  readonly turns: boolean;
  /** It has to touch this one: the pointer slides along its rim. */
  readonly beside: FigureId | null;
  /** It has to be in this circle, which is shown. */
  readonly within: { readonly at: Point; readonly radiusCi: number } | null;
  intent(at: Point, facing: number): Intent;
}
