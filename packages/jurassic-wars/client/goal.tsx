/** How to win, beside the table: open until the first combat was fought, and then folded, so that the log has the room. */
import type { Frozen } from '@dwo/kernel';
import { useState } from 'preact/hooks';
import type { State, Version } from '../rules';
import { say } from './words';
import './styles/goal.css';

/** The goal of a version, and the chances of the dice. */
export function Goal({ version }: { readonly version: Version }) {
  return (
    <>
      <p>{say(`version.${version}.text`)}</p>
      {(version === 'poker' || version === 'standard') && <p>{say(`version.${version}.how`)}</p>}
      <p class="note">
        {say('table.odds')} {say('table.signs')}
      </p>
    </>
  );
}

interface FoldingProps {
  readonly version: Version;
  readonly begun: boolean;
}

export function FoldingGoal({ version, begun }: FoldingProps) {
  const [chosen, choose] = useState<boolean | null>(null);
  const open = chosen ?? !begun;
  return (
    <section class={`paper jw__goal ${open ? '' : 'jw__goal--folded'}`} data-testid="jw-goal">
      <button type="button" class="poster jw__fold" aria-expanded={open} onClick={() => choose(!open)}>
        {say('table.goal')}
      </button>
      {open && <Goal version={version} />}
    </section>
  );
}

/** Whether a combat of the match is over. */
export const hasBegun = ({ combats, round }: Pick<Frozen<State>, 'combats' | 'round'>): boolean =>
  combats > 0 || round > 1;
