/** The review of a match: the chance to win as a curve, luck and decisions as bars, and the moments that cost most. */
import { type Books, booksOf, type Due, type Judgement, type Seat, type Tagged } from '@dwo/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import type { Cast } from '../replay/contract';
import { momentName, phaseAt } from '../replay/moments';
import { ownSeatIn } from '../replay/own-seat';
import type { Screening } from '../replay/screening';
import { replayStore } from '../replay/state';
import { openDrawer } from '../shell/store';
import { tokenFor } from '../shell/tokens';
import { useStore } from '../shell/use-store';
import { Icon } from '../ui/icons';
import { marksOf, momentsOf } from './contract';
import { Curve } from './curve';
import { keepReview, keptOf } from './kept';
import { Moment } from './moment';
import { type Part, partsOf, type Remark, remarkOf } from './parts';
import { pointsBetween } from './points';
import { loserOf, reviewStore } from './reviewer';
import { Sums } from './sums';
import './review.css';
import { isUndecided } from './undecided';
import { say } from './words';

export function ReviewPanel({ screening }: { readonly screening: Screening }) {
  const cast = useStore(replayStore, (state) => state.cast);
  const head = useStore(replayStore, (state) => state.head);
  const review = useStore(reviewStore, (state) => state);
  const { rules } = screening.game;
  const isPresent = head?.version === rules.version;
  const own = useOwnSeat(cast);
  const chosen = useStore(replayStore, (state) => state.reviewed);
  useEffect(() => {
    screening.review(chosen ?? own);
  }, [screening, chosen, own]);
  const seat = chosen ?? own ?? loserOf(review.result);
  const books = useMemo(() => booksOf(review.result, review.judged), [review]);
  const source = useStore(replayStore, (state) => state.source);
  useEffect(() => {
    const isOwn = source?.kind === 'match' && tokenFor(source.id) !== null;
    const mistakes = screening.game.review?.mistakes ?? {};
    if (isOwn && review.stage === 'done') keepReview(keptOf(source.id, books, review.judged, mistakes));
  }, [screening, source, review, books]);
  if (!isPresent)
    return <p class="notice">{say('stage.version', { version: head?.version ?? 0, present: rules.version })}</p>;
  if (review.stage === 'failed') return <p class="notice">{say('stage.failed')}</p>;
  return (
    <div class="review" data-testid="review" data-stage={review.stage}>
      {cast !== null && <Progress cast={cast} seat={seat} />}
      {cast !== null && <NewIdea cast={cast} />}
      {cast !== null && review.judged.length > 0 && (
        <Found {...{ screening, cast, seat, books }} judged={review.judged} agenda={review.agenda} />
      )}
    </div>
  );
}

/** Whether a decision that was tried anew did better than the one of the match before; nothing in other matches. */
function NewIdea({ cast }: { readonly cast: Cast }) {
  const idea = useStore(reviewStore, (state) => state.idea);
  const own = useOwnSeat(cast);
  if (idea === null) return null;
  const { seat, dice, chance, formerChance, gain, error, verdict } = idea;
  const inPoints = (share: number) => Math.round(100 * Math.abs(share));
  return (
    <div class={`review__idea review__idea--${verdict}`} data-testid="review-idea" data-verdict={verdict}>
      <b class="poster">{say('idea.verdict', { verdict, points: inPoints(gain) })}</b>
      <p>{say('idea', { ...whoseOf(cast, seat, own), tries: dice, chance, former: formerChance })}</p>
      <p class="note">{say('idea.error', { points: inPoints(error) })}</p>
    </div>
  );
}

/** Whether every decision of a seat has been judged, so that its moments are final. */
function isJudged(agenda: readonly Due[], judged: readonly Judgement<Tagged>[], seat: Seat): boolean {
  const of = ({ seat: each }: { readonly seat: Seat }) => each === seat;
  return judged.filter(of).length === agenda.filter(of).length;
}

interface ProgressProps {
  readonly cast: Cast;
  readonly seat: Seat;
}

/** How far the computer has come, and what it looks at; nothing once it is done. */
function Progress({ cast, seat }: ProgressProps) {
  const { stage, agenda, looking, judged } = useStore(reviewStore, (state) => state);
  const phase = useStore(replayStore, ({ marks }) => phaseAt(marks, (looking ?? 1) - 1));
  const whose = whoseOf(cast, seat, useOwnSeat(cast));
  if (stage === 'done') return null;
  const isOwn = !isJudged(agenda, judged, seat);
  const due = agenda.filter((each) => !isOwn || each.seat === seat);
  const done = judged.filter((each) => !isOwn || each.seat === seat).length;
  return (
    <div class="review__progress" role="status">
      <p class="note">
        {agenda.length === 0
          ? say('stage.opening')
          : say(isOwn ? 'stage.own' : 'stage.others', { ...whose, done, all: due.length })}
        {looking !== null && ` ${say('stage.now', { when: momentName(cast, phase), n: looking })}`}
      </p>
      <div class="review__meter" aria-hidden="true">
        <span style={`width:${Math.round((100 * judged.length) / Math.max(1, agenda.length))}%`} />
      </div>
    </div>
  );
}

interface FoundProps {
  readonly screening: Screening;
  readonly cast: Cast;
  readonly seat: Seat;
  readonly books: Books;
  readonly judged: readonly Judgement<Tagged>[];
  readonly agenda: readonly Due[];
}

function Found({ screening, cast, seat, books, judged, agenda }: FoundProps) {
  const n = useStore(replayStore, (state) => state.n);
  const marks = useStore(replayStore, (state) => state.marks);
  const isDone = useStore(reviewStore, ({ stage }) => stage === 'done');
  const own = useOwnSeat(cast);
  const whose = whoseOf(cast, seat, own);
  const undecided = isDone && isUndecided(judged);
  const summary = isDone ? summaryOf(books, seat, whose, undecided) : say('summary.yet');
  const go = (at: number) => {
    openDrawer(null);
    screening.goTo(at);
  };
  const showBetter = (judgement: Judgement<Tagged>) => {
    openDrawer(null);
    screening.showBetter(judgement);
  };
  const moments = momentsOf(judged, seat, agenda);
  const isFinal = isJudged(agenda, judged, seat);
  const remark = isDone ? remarkOf(books, seat, lossesOf(moments)) : null;
  return (
    <>
      <Seats {...{ screening, cast, seat, own }} />
      <p class="review__summary" data-testid="review-summary">
        {summary}
      </p>
      <Curve
        {...{ books, seat, n, marks }}
        marked={marksOf(judged, agenda)}
        length={cast.length}
        label={say('curve.label', { ...whose, summary })}
        onPick={go}
      />
      <p class="note review__key">
        {undecided ? say('curve.key.line', whose) : say('curve.key', { ...whose, crosses: marks.losses.length > 0 })}
      </p>
      {isDone && <Sums books={books} seat={seat} undecided={undecided} />}
      {isDone && <p class="note">{screening.game.review?.luck?.() ?? say('sums.note')}</p>}
      {undecided ? (
        <p class="note">{say('moments.undecided')}</p>
      ) : (
        <Moments {...{ screening, cast, moments, whose, isFinal, remark }} onGo={showBetter} />
      )}
      <details class="review__how note">
        <summary>{say('how.head')}</summary>
        <p>
          {say('how')} {say('how.beyond')}
        </p>
      </details>
    </>
  );
}

interface MomentsProps {
  readonly screening: Screening;
  readonly cast: Cast;
  readonly moments: readonly Judgement<Tagged>[];
  readonly whose: Whose;
  readonly isFinal: boolean;
  readonly remark: Remark | null;
  onGo(judgement: Judgement<Tagged>): void;
}

/** The decisions that lost most, or that there are none. */
function Moments({ screening, cast, moments, whose, isFinal, remark, onGo }: MomentsProps) {
  return (
    <>
      <h3 class="paper__band review__head">{say('moments.head', whose)}</h3>
      {moments.length > 0 && (
        <p class="note">
          {say('moments.try')} {!isFinal && say('moments.yet')}
        </p>
      )}
      {moments.length === 0 && <p class="note">{say(isFinal ? 'moments.none' : 'moments.none.yet', whose)}</p>}
      {remark !== null && <p class="note">{remarkWords(remark, whose)}</p>}
      <ol class="review__moments">
        {moments.map((judgement) => (
          <Moment key={judgement.n} {...{ screening, cast, judgement }} onGo={() => onGo(judgement)} />
        ))}
      </ol>
    </>
  );
}

const lossesOf = (moments: readonly Judgement<Tagged>[]) => moments.map(({ loss }) => loss);

function remarkWords(remark: Remark, whose: Whose): string {
  if (remark.id !== 'spread') return say(`moments.${remark.id}`, whose);
  const { own, shown } = remark;
  return say('moments.spread', { own: Math.round(100 * own), shown: Math.round(100 * shown) });
}

/** The players, to choose whose review is shown. */
interface SeatsProps {
  readonly screening: Screening;
  readonly cast: Cast;
  readonly seat: Seat;
  readonly own: Seat | null;
}

function Seats({ screening, cast, seat, own }: SeatsProps) {
  return (
    <fieldset class="review__seats">
      <legend class="visually-hidden">{say('seats.label')}</legend>
      {cast.seats.map(({ name, side }, at) => (
        <button
          key={at}
          type="button"
          class={`btn review__seat ${at === seat ? 'btn--mustard' : ''}`}
          aria-pressed={at === seat}
          onClick={() => replayStore.setState({ reviewed: at })}
        >
          <Icon name={screening.game.side(side).icon} size={18} />
          <span>{at === own ? say('seats.you') : name}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** A seat in a sentence: the person in front of the page, or somebody with a name. */
interface Whose extends Record<string, string> {
  readonly who: 'you' | 'other';
  readonly name: string;
}

function whoseOf(cast: Cast, seat: Seat, own: Seat | null): Whose {
  return { who: seat === own ? 'you' : 'other', name: cast.seats[seat]?.name ?? '' };
}

function useOwnSeat(cast: Cast | null): Seat | null {
  const source = useStore(replayStore, (state) => state.source);
  return useMemo(() => (cast === null ? null : ownSeatIn(cast, source)), [cast, source]);
}

function summaryOf(books: Books, seat: Seat, whose: Whose, undecided: boolean): string {
  const parts = partsOf(books, seat);
  const told = (wanted: Part['id']) => {
    const part = parts.find(({ id }) => id === wanted);
    return part === undefined ? '' : pointsBetween(part.from, part.to);
  };
  const result = books.result[seat] ?? 0;
  return say(undecided ? 'summary.undecided' : 'summary', {
    ...{ ...whose, start: books.start[seat] ?? 0 },
    result: result >= 0.99 ? 'won' : result <= 0.01 ? 'lost' : 'drew',
    ...{ rivals: books.start.length - 1, luck: told('luck'), own: told('own'), others: told('others') },
    quiet: `${told('others') === pointsBetween(0, 0)}`,
  });
}
