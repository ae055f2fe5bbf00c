/** Hints in replays: the same words as at the table, and the choice as a plan over the board. */
import type { Intent, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { Hinted } from '@dwo/kits/miniatures/hints/contract';
import { HintLines } from '@dwo/kits/miniatures/hints/hint-lines';
import { judgedHint } from '@dwo/kits/miniatures/replay/hinting';
import type { Hinting } from '@dwo/kits/replay';
import { replayStore } from '@dwo/kits/replay/state';
import { hinter, wordsOf } from '../../lessons/hint-words';
import type { DinoWarsShown } from './edition/shown';
import { ghostOn, laidOut } from './ghost';
import { namesOf } from './setting-of';

/** The hints in replays of DINO WARS!. */
export const HINTS: Hinting<DinoWarsShown, Hinted<Intent>> = {
  thinker: hinter,
  isFinal: ({ final }) => final,
  better: judgedHint,
  told(hinted, { seat, view }, picture) {
    const state = view as Frozen<State>;
    const { cast } = replayStore.getState();
    if (cast === null) throw new Error('No record is open');
    const names = namesOf(cast);
    const words = wordsOf({ state, seat, names }, hinted);
    return {
      picture: ghostOn(picture, { state, seat, names, ...laidOut(state, seat, hinted.advice.intent) }),
      Reason: () => <HintLines words={words} />,
    };
  },
};
