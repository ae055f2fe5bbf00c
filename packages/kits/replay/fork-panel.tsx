/** Begins a new match from the state at this moment, with new dice. */

import { useState } from 'preact/hooks';
import { sentenceOf } from '../shell/sentences';
import { useStore } from '../shell/use-store';
import { Icon } from '../ui/icons';
import { beginFork } from './fork';
import type { GameReplay } from './game-replay';
import { momentName, phaseAt } from './moments';
import type { Screening } from './screening';
import { type ReplayState, replayStore } from './state';
import { rich, say } from './words';

export function ForkPanel({ screening }: { readonly screening: Screening }) {
  const state = useStore(replayStore, (each) => each);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { cast, n, marks } = state;
  if (cast === null) return null;
  const why = whyNot(state, screening.game.rules);
  const sides = [...new Set(cast.seats.map(({ side }) => side))];
  const namesOf = (of: string) =>
    cast.seats.flatMap(({ side, name }) => (side === of && name !== '' ? name : [])).join(', ');
  const begin = async (mine: string, computer: boolean) => {
    setBusy(true);
    setProblem(null);
    try {
      await beginFork(screening, n, mine, { computer });
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <div class="fork" data-testid="fork-panel">
      <p class="fork__where">
        <Icon name="fork" size={26} />
        <span>
          {rich(
            'fork.where',
            { b: (words) => <b>{words}</b> },
            { moment: momentName(cast, phaseAt(marks, n)), n, length: cast.length, goesOn: why === null },
          )}
        </span>
      </p>
      {why !== null ? (
        <p class="notice">{why}</p>
      ) : (
        sides.map((side) => (
          <ForkSide
            key={side}
            {...{ side, screening, busy }}
            names={namesOf(side)}
            begin={(computer) => void begin(side, computer)}
          />
        ))
      )}
      {problem !== null && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface ForkSideProps {
  readonly side: string;
  /** The players of that side in the record; empty for none known. */
  readonly names: string;
  readonly screening: Screening;
  readonly busy: boolean;
  begin(computer: boolean): void;
}

/** The choice to play on as one side: against the computer, or with a friend. */
function ForkSide({ side, names, screening, busy, begin }: ForkSideProps) {
  const { icon, inside } = screening.game.side(side);
  return (
    <fieldset class="fork__side" disabled={busy}>
      <legend class="fork__legend">
        <Icon name={icon} size={18} /> {say('fork.side', { side: inside, names, known: `${names !== ''}` })}
      </legend>
      <button type="button" class="btn btn--mustard" data-testid={`fork-computer-${side}`} onClick={() => begin(true)}>
        <Icon name="computer" /> {say('fork.computer')}
      </button>
      <button type="button" class="btn" data-testid={`fork-friend-${side}`} onClick={() => begin(false)}>
        <Icon name="friends" /> {say('fork.friend')}
      </button>
    </fieldset>
  );
}

/** Why no match can be continued from here, as a sentence; null if one can. */
function whyNot(state: ReplayState, rules: GameReplay['rules']): string | null {
  const { head, frame, n, done, fault, ready } = state;
  if (head !== null && (head.game !== rules.id || head.version !== rules.version)) {
    return say('fork.version', { version: head.version, present: rules.version });
  }
  if (done && fault !== null && n > ready) return say('fork.beyond');
  if (frame?.n === n && frame.ending !== null) return say('fork.over');
  return null;
}
