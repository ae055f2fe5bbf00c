/** Hints in replays: the drawing and the sentence of the strong computer's choice. */
import type { Hinting } from '@dwo/kits/replay';
import type { PlainShown } from '@dwo/kits/replay/plain-tape';
import type { Intent, Now } from '../../rules';
import type { Advised } from '../lessons/heeded';
import { advisor, sentence } from '../lessons/hint';
import { type Overlay, overlayOf } from '../marks';
import { fearedAfter } from '../plan/danger';

/** A moment, with the hint that is drawn over it. */
export type DsPicture = Now & { readonly advised?: Overlay };

/** The hints in replays of Dino Soldiers. */
export const HINTS: Hinting<PlainShown<DsPicture>, Advised> = {
  thinker: advisor,
  better({ better }, { view }) {
    const intent = better as Intent;
    return { intent, next: null, feared: fearedAfter(view as Now, intent) };
  },
  told(advice, { view }, picture) {
    const state = view as Now;
    return {
      picture: { ...picture, advised: overlayOf(state, advice.intent) },
      Reason: () => <p data-testid="hint-sentence">{sentence(state, advice)}</p>,
    };
  },
};
