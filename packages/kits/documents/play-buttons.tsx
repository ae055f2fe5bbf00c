/** The buttons that begin a match with a document, or take it to the match that asked for one. */
import type { CreateMatch, Game } from '@dwo/shared';
import { useState } from 'preact/hooks';
import { beginSolo } from '../local/begin';
import { hostMatch } from '../shell/hosting';
import { go } from '../shell/router';
import { sentenceOf } from '../shell/sentences';
import { recall } from '../shell/storage';
import { chosenTerms } from '../shell/terms';
import { keepWish } from '../shell/tokens';
import { Problem } from '../ui/poster-page';
import type { DocumentKind, Named } from './documents';
import { keepForMatch } from './for-match';
import { say } from './words';

interface PlayProps<T extends Named> {
  readonly game: Game;
  readonly kind: DocumentKind<T>;
  readonly document: T;
  /** The preset or the options of a new match. */
  readonly wish: Pick<CreateMatch, 'preset' | 'options'>;
  /** The labels of its seats, and the seat that the document is for. */
  readonly labels: readonly string[];
  readonly seat: number;
  /** Whether a rule forbids the document. */
  readonly blocked: boolean;
  /** The match that wants it; null for a new one. */
  readonly match: string | null;
}

export function PlayButtons<T extends Named>(props: PlayProps<T>) {
  const { game, kind, document, wish, labels, seat, blocked, match } = props;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id: name } = game.rules;
  const mine = labels[seat] ?? '';
  const begin = async (make: () => Promise<string>) => {
    if (blocked || busy) return;
    setBusy(true);
    try {
      const id = await make();
      keepForMatch(id, kind, document);
      go({ page: 'match', id });
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  const friend = async () => {
    const id = await hostMatch({ game: name, ...wish });
    keepWish(id, mine);
    return id;
  };
  const computer = () => {
    const strength = recall(`${name}.strength`);
    const bots = labels.filter((_, at) => at !== seat);
    const rest = { bots, terms: chosenTerms('computer'), ...(strength === null ? {} : { strength }) };
    return beginSolo(game, { ...wish, ...rest }, mine);
  };
  return (
    <div class="workshop__acts">
      <button
        type="button"
        class="btn btn--fire workshop__act"
        aria-disabled={blocked || busy}
        data-testid="play-document"
        onClick={() => void begin(match === null ? friend : async () => match)}
      >
        <span class="btn__word">{busy ? say('bench.busy') : say(match === null ? 'bench.friend' : 'bench.back')}</span>
      </button>
      {match === null && (
        <button
          type="button"
          class="btn btn--mustard"
          aria-disabled={blocked || busy}
          data-testid="play-document-computer"
          onClick={() => void begin(computer)}
        >
          {say('bench.computer')}
        </button>
      )}
      <Problem text={problem} />
    </div>
  );
}
