/**
 * How to win, beside the table: open until the first combat was fought, and then folded, so that the log has the room. While it is
 * open it has the column for itself.
 */
import type { Frozen } from '@dwo/kernel';
import { useGuide } from '@dwo/kits/lessons';
import { TOUCH, useMedia } from '@dwo/kits/shell/use-media';
import { useState } from 'preact/hooks';
import type { Options, State, Version } from '../rules';
import { combatWords, dealWords, rankWords } from './goal-words';
import { COURSE } from './lessons/course';
import { undecidedText } from './undecided';
import { say } from './words';
import './styles/goal.css';

/** The versions whose goal needs a second sentence. */
const EXPLAINED = ['standard', 'poker', 'dinosaursWild', 'carnivoresUnleashed'] as const satisfies readonly Version[];

/** The goal of a version, the rule of a combat, and the chances of the dice. */
export function Goal({ options }: { readonly options: Frozen<Options> }) {
  const { version } = options;
  const undecided = undecidedText(options);
  const dealt = dealWords(options);
  const explained = EXPLAINED.find((each) => each === version);
  return (
    <>
      <p>{say(`version.${version}.text`)}</p>
      <p>{combatWords(options)}</p>
      {explained !== undefined && <p>{say(`version.${explained}.how`)}</p>}
      {dealt !== null && <p class="note">{dealt}</p>}
      {undecided !== null && <p>{undecided}</p>}
      <p class="note">
        {rankWords(options)} {say('table.odds')} {say('table.signs')}
      </p>
    </>
  );
}

interface FoldingProps {
  readonly options: Frozen<Options>;
  readonly begun: boolean;
}

export function FoldingGoal({ options, begun }: FoldingProps) {
  const [chosen, choose] = useState<boolean | null>(null);
  // The guide of a first match says the most of it already, and the column has no room for both.
  const guided = useGuide(COURSE, { touch: useMedia(TOUCH), place: 'card' }) !== null;
  const open = chosen ?? (!begun && !guided);
  return (
    <section class={`paper jw__goal ${open ? '' : 'jw__goal--folded'}`} data-testid="jw-goal">
      <button type="button" class="poster jw__fold" aria-expanded={open} onClick={() => choose(!open)}>
        {say('table.goal')}
      </button>
      {open && <Goal options={options} />}
    </section>
  );
}

/** Whether a combat of the match is over. */
export const hasBegun = ({ combats, round }: Pick<Frozen<State>, 'combats' | 'round'>): boolean =>
  combats > 0 || round > 1;
