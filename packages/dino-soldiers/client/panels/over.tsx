/** The result: the winner, the rule, the units left, and the buttons for what comes next. */
import type { Seat } from '@dwo/kernel';
import { useSitting } from '@dwo/kits/lessons';
import { RuleTag } from '@dwo/kits/rulebook/rule-tag';
import { rematchWord } from '@dwo/kits/shell/halves-words';
import type { MatchLine } from '@dwo/kits/shell/line';
import { store } from '@dwo/kits/shell/store';
import { useHalvesHere } from '@dwo/kits/shell/use-halves';
import { useRematch } from '@dwo/kits/shell/use-rematch';
import { useStore } from '@dwo/kits/shell/use-store';
import { useWholeLog } from '@dwo/kits/story/whole-log';
import { Halves } from '@dwo/kits/ui/halves';
import { MatchStory } from '@dwo/kits/ui/match-story';
import { ReviewLink } from '@dwo/kits/ui/review-link';
import { SameSide } from '@dwo/kits/ui/same-side';
import { Triumph } from '@dwo/kits/ui/triumph';
import { useState } from 'preact/hooks';
import { dataOf, type Now, type Side, sideAt, sideOf, type UnitType } from '../../rules';
import { Toy } from '../art/toy';
import { COURSE } from '../lessons/course';
import { endingText } from '../log';
import { storyOf } from '../story';
import { say } from '../words';

interface OverProps {
  readonly line: MatchLine;
  readonly state: Now;
  readonly seat: Seat | null;
  name(seat: Seat): string;
}

/** The picture of the winner before a burst of rays, and on a winner's own screen the paper that rains. */
function Hero({ type, rains }: { readonly type: UnitType; readonly rains: boolean }) {
  return (
    <div class="ds-hero" aria-hidden="true">
      <Triumph pieces={rains ? PIECES : 0} />
      <span class="ds-over__pic triumph__figure">
        <Toy type={type} />
      </span>
      <b class="ds-hero__stamp poster">{say(`unit.${type}`)}</b>
    </div>
  );
}

/** The pieces of paper that rain on a winner. */
const PIECES = 16;

/** The dearest unit that the winner has left, for the picture; of a draw, or of a side without units, a figure of the lid. */
function heroOf(state: Now, side: Side | null): UnitType {
  const left = side === null ? [] : state.units.filter((unit) => unit.place !== 'dead' && sideOf(unit) === side);
  const [hero] = [...left].sort((a, b) => dataOf(b).cost - dataOf(a).cost);
  return hero?.type ?? (side === 'soldiers' ? 'captain' : 'tyrannosaurus');
}

export function Over({ line, state, seat, name }: OverProps) {
  const id = useStore(store, ({ match }) => match?.id ?? '');
  const rematch = useRematch();
  const log = useWholeLog(line);
  const [away, setAway] = useState(false);
  const { ending } = state;
  const sitting = useSitting(COURSE);
  const halves = useHalvesHere();
  // A lesson ends with its coach, who knows what comes next: the next lesson, or another try.
  if (ending === null || away || sitting !== null) return null;
  const [winner] = ending.winners;
  const side = winner === undefined ? null : sideAt(state, winner);
  const reader = seat === null ? null : { side: sideAt(state, seat), won: ending.winners.includes(seat) };
  return (
    <section
      class={`paper ds-over ${side === null ? '' : `ds-over--${side}`} ${reader?.won === true ? 'ds-over--won' : ''}`}
      aria-label={say('over.name')}
      data-testid="ds-over"
    >
      <Hero type={heroOf(state, side)} rains={reader?.won === true} />
      <div class="ds-over__told">
        <h2 class="ds-over__head poster">{say('over.head', { side: side ?? 'draw' })}</h2>
        <p>
          {endingText(ending, { player: name, isYou: (each) => each === seat })} <RuleTag id={ending.rule} />
        </p>
        <p class="note">
          {say('over.worth', { dinosaurs: ending.worth[0] ?? 0, soldiers: ending.worth[1] ?? 0, round: state.round })}
        </p>
        <MatchStory rows={log === null ? [] : storyOf(log, state, reader)} />
        {halves !== null && <Halves halves={halves} plays={seat !== null} />}
        <div class="ds-over__keys">
          {seat !== null && (
            <button type="button" class="btn btn--fire" onClick={rematch.ask} disabled={rematch.busy}>
              <span class="btn__word">{rematchWord(halves, say('over.again'))}</span>
            </button>
          )}
          {seat !== null && <SameSide rematch={rematch} />}
          <a class="btn btn--mustard" href={`/r/${id}`}>
            {say('over.replay')}
          </a>
          <ReviewLink
            id={id}
            seat={seat}
            lost={seat !== null && ending.winners.length > 0 && !ending.winners.includes(seat)}
          />
          <button type="button" class="btn" onClick={() => setAway(true)}>
            {say('over.board')}
          </button>
        </div>
      </div>
    </section>
  );
}
