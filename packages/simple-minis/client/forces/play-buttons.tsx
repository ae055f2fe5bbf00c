/** The buttons that begin a match with the force, or take it to the match that asked for one. */
import { beginSolo } from '@dwo/kits/local/begin';
import { hostMatch } from '@dwo/kits/shell/hosting';
import { go } from '@dwo/kits/shell/router';
import { sentenceOf } from '@dwo/kits/shell/sentences';
import { recall } from '@dwo/kits/shell/storage';
import { chosenTerms } from '@dwo/kits/shell/terms';
import { keepWish } from '@dwo/kits/shell/tokens';
import { Problem } from '@dwo/kits/ui/poster-page';
import { useState } from 'preact/hooks';
import { type Force, simpleMinisGame } from '../../wire';
import { optionsFor, seatIn } from './draft';
import { keepForce } from './own-forces';
import { say } from './words';

interface PlayProps {
  readonly force: Force;
  /** Whether a rule forbids the force. */
  readonly blocked: boolean;
  /** The match that wants a force; null for a new one. */
  readonly match: string | null;
}

export function PlayButtons({ force, blocked, match }: PlayProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const options = optionsFor(force);
  const labels = simpleMinisGame.chairs(options);
  const mine = labels[seatIn(force)] ?? '';
  const begin = async (make: () => Promise<string>) => {
    if (blocked || busy) return;
    setBusy(true);
    try {
      const id = await make();
      keepForce(id, force);
      go({ page: 'match', id });
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  const friend = async () => {
    const id = await hostMatch({ game: 'simple-minis', options });
    keepWish(id, mine);
    return id;
  };
  const computer = () => {
    const strength = recall('simple-minis.strength');
    const bots = labels.filter((_, seat) => seat !== seatIn(force));
    const wish = { options, bots, terms: chosenTerms('computer'), ...(strength === null ? {} : { strength }) };
    return beginSolo(simpleMinisGame, wish, mine);
  };
  const word = busy ? say('busy') : say(match === null ? 'friend' : 'back');
  return (
    <div class="workshop__acts">
      <button
        type="button"
        class="btn btn--fire workshop__act"
        aria-disabled={blocked || busy}
        data-testid="play-force"
        onClick={() => void begin(match === null ? friend : async () => match)}
      >
        <span class="btn__word">{word}</span>
      </button>
      {match === null && (
        <button
          type="button"
          class="btn btn--mustard"
          aria-disabled={blocked || busy}
          data-testid="play-force-computer"
          onClick={() => void begin(computer)}
        >
          {say('computer')}
        </button>
      )}
      <Problem text={problem} />
    </div>
  );
}
