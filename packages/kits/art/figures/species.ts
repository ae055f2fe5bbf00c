/** The parts of a dinosaur's drawing. */
import type { Rubber } from '../palette';

/** How a part is painted. Parts are listed in the order in which they are painted. */
export type Role =
  /** Limb on the far side: shade only. */
  | 'far'
  /** Wing on the far side: shade of the accent. */
  | 'farwing'
  /** Horn or claw on the far side. */
  | 'farbone'
  /** Body, head, near limbs: two flat tones and a lit edge in the rubber colour. */
  | 'body'
  /** Sail, plates, frill, crest: the same in the accent colour. */
  | 'accent'
  /** Horn, claw, dome: the same in bone. */
  | 'bone'
  /** Club or hoof: the same, darker. */
  | 'dark'
  /** Pale underside, clipped to the part before. */
  | 'belly'
  /** Marking, clipped to the part before. */
  | 'mark'
  /** Round markings, `x,y,r` each, clipped to the part before. */
  | 'spots'
  /** Open mouth. */
  | 'mouth'
  | 'tongue'
  | 'teeth'
  /** Ink strokes. */
  | 'lines'
  /** Thin strokes in the shade of the accent: struts of a sail, folds of a wing. */
  | 'struts'
  /** Heavy brow over the eye. */
  | 'brow';

/** One part of a drawing in the notation of `outline.ts`. */
export type Part = readonly [role: Role, shape: string];

/** The body plan. Kinds of one plan must differ most. */
export type Plan =
  | 'theropod'
  | 'spinosaur'
  | 'raptor'
  | 'ostrich'
  | 'scythe-claw'
  | 'bone-head'
  | 'hadrosaur'
  | 'ceratopsian'
  | 'stegosaur'
  | 'ankylosaur'
  | 'sauropod'
  | 'crocodile'
  | 'sail-back'
  | 'pterosaur';

/** One kind of dinosaur, facing right, lit from the upper left. */
export interface Species {
  readonly plan: Plan;
  readonly rubber: Rubber;
  /** Colour of sail, plates and frill; if left out, that of the rubber. */
  readonly accent?: Rubber;
  /** Colour of the marking; if left out, the shade of the rubber. */
  readonly ink?: Rubber;
  readonly marking: 'stripes' | 'bands' | 'spots' | 'saddle' | 'flecks' | 'plain';
  /** Height of the ground under the feet. */
  readonly ground: number;
  /** The x of the point on the base. */
  readonly foot: number;
  /** Centre x, centre y and radius. */
  readonly eye: readonly [x: number, y: number, r: number];
  /** The degrees by which it is tipped when dead. */
  readonly tip?: number;
  readonly parts: readonly Part[];
}
