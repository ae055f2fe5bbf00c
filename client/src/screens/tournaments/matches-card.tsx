/** The matches of a tournament: this person's, the boards that are open, and all pairs of each round. */
import { Icon } from '@dwo/kits/ui/icons';
import { TablePlan } from '@dwo/kits/ui/table-plan';
import type { TournamentMatch, TournamentRound, TournamentShown } from '@dwo/shared';
import { boxOf } from '../../shelf';
import { nameOf, pointsInWords, scoredBecause } from './wording';
import { say } from './words';

/** The number of boards that are shown at once. */
const BOARDS = 4;

interface Props {
  readonly shown: TournamentShown;
}

/** Two members and their matches. */
interface PairShown {
  readonly a: number;
  readonly b: number;
  readonly matches: readonly TournamentMatch[];
}

function pairsOf({ matches }: TournamentRound): readonly PairShown[] {
  const pairs: PairShown[] = [];
  for (let at = 0; at < matches.length; at += 2) {
    const [first, second] = [matches[at], matches[at + 1]];
    if (first === undefined) continue;
    const [a, b] = first.members;
    pairs.push({ a, b, matches: second === undefined ? [first] : [first, second] });
  }
  return pairs;
}

export function MatchesCard({ shown }: Props) {
  const { roundsSoFar, me, pace } = shown;
  const latest = roundsSoFar.at(-1);
  const isMine = ({ a, b }: PairShown) => a === me || b === me;
  const mine = latest === undefined || shown.stage !== 'playing' ? [] : pairsOf(latest).filter(isMine);
  // In a round robin the own matches stand above all others; a round is shown whole.
  const apart = mine.length > 0 && pace.kind === 'round-robin';
  const titleOf = ({ n }: TournamentRound) =>
    pace.kind === 'swiss' ? say('cup.others.swiss', { round: n }) : say(apart ? 'cup.rest' : 'cup.others');
  return (
    <>
      {mine.length > 0 && (
        <section class="paper lobby__sheet" aria-label={say('cup.yours')} data-testid="cup-mine">
          <h2 class="ribbon">{say('cup.yours')}</h2>
          <Pairs shown={shown} pairs={mine} own />
        </section>
      )}
      <Boards shown={shown} />
      {[...roundsSoFar].reverse().map((round) => (
        <section key={round.n} class="paper lobby__sheet" aria-label={titleOf(round)}>
          <h2 class="ribbon">{titleOf(round)}</h2>
          <Pairs shown={shown} pairs={pairsOf(round).filter((pair) => !apart || !isMine(pair))} />
          {round.bye !== null && <p class="note cups__facts">{say('cup.bye', { name: nameOf(shown, round.bye) })}</p>}
        </section>
      ))}
    </>
  );
}

interface PairsProps extends Props {
  readonly pairs: readonly PairShown[];
  /** Whether all of them are this person's, so that none needs to stand out. */
  readonly own?: boolean;
}

function Pairs({ shown, pairs, own = false }: PairsProps) {
  const name = (member: number) =>
    member === shown.me ? say('cup.you', { name: nameOf(shown, member) }) : nameOf(shown, member);
  return (
    <ul class="cups__pairs">
      {pairs.map(({ a, b, matches }) => (
        <li key={`${a} ${b}`} class={!own && (a === shown.me || b === shown.me) ? 'cups__mine' : ''}>
          <b class="cups__one">{name(a)}</b>
          <span class="cups__legs">
            {matches.map((match, leg) => (
              <Leg key={match.id} {...{ shown, match, a, b, leg }} />
            ))}
          </span>
          <b class="cups__other">{name(b)}</b>
        </li>
      ))}
    </ul>
  );
}

interface LegProps extends Props {
  readonly match: TournamentMatch;
  readonly a: number;
  readonly b: number;
  readonly leg: number;
}

/** One match of a pair: its result with the replay, or the way to it. */
function Leg({ shown, match, a, b, leg }: LegProps) {
  const { id, stage, points, how, members } = match;
  const state = stateOf(shown, match);
  const label = say('cup.match.label', {
    ...{ a: nameOf(shown, a), b: nameOf(shown, b), state },
    which: say(leg === 0 ? 'cup.first' : 'cup.second'),
  });
  if (stage === 'later') {
    const waits = leg === 1 && shown.pace.kind === 'swiss';
    return <span class="cups__leg cups__leg--later">{say(waits ? 'cup.later' : 'cup.notYet')}</span>;
  }
  if (points !== null) {
    const [own, other] = members[0] === a ? points : ([points[1], points[0]] as const);
    const result = `${pointsInWords(own)}–${pointsInWords(other)}`;
    const why = scoredBecause({ points, how });
    if (how !== 'played') {
      return (
        <span class="cups__leg" role="img" aria-label={`${label} ${result} ${why ?? ''}`}>
          {result} <small>{why}</small>
        </span>
      );
    }
    return (
      <a
        class="cups__leg"
        href={`/r/${id}`}
        aria-label={why === null ? `${label} ${result}` : `${label} ${result} ${why}`}
      >
        <Icon name="film" size={18} /> {result} {why !== null && <small>{why}</small>}
      </a>
    );
  }
  const isMine = shown.me !== null && members.includes(shown.me);
  if (stage === 'waiting' && !isMine) {
    // Opening it would begin it: that is for its players.
    return (
      <span class="cups__leg cups__leg--later" role="img" aria-label={label}>
        {state}
      </span>
    );
  }
  const isDue = isMine && (stage === 'waiting' || match.awaited.includes(shown.me as number));
  return (
    <a
      class={isDue ? 'cups__leg cups__leg--due' : 'cups__leg'}
      href={`/m/${id}`}
      aria-label={label}
      data-testid={isDue ? 'my-match' : undefined}
    >
      <Icon name={isMine ? 'play' : 'eye'} size={18} /> {state}
    </a>
  );
}

function stateOf({ me }: TournamentShown, { stage, awaited, members, standing }: TournamentMatch): string {
  const isMine = me !== null && members.includes(me);
  if (stage === 'waiting') return say(isMine ? 'cup.sit' : 'cup.notYet');
  if (stage === 'playing' && isMine && awaited.includes(me)) return say('cup.yourMove');
  return standing === null ? say('cup.underWay') : say('cup.turn', { turn: standing.turn });
}

/** The boards that somebody has open now. */
function Boards({ shown }: Props) {
  const box = boxOf(shown.game);
  const all = shown.roundsSoFar.flatMap(({ matches }) => matches);
  const open = all.filter(({ standing, stage }) => stage === 'playing' && standing !== null).slice(0, BOARDS);
  if (open.length === 0) return null;
  return (
    <section class="paper lobby__sheet" aria-label={say('cup.boards')}>
      <h2 class="ribbon">{say('cup.boards')}</h2>
      <ul class="cups__boards">
        {open.map(({ id, members, labels, standing }) => (
          <li key={id}>
            <a class="cups__board" href={`/m/${id}`}>
              <TablePlan box={box} id={id} seq={standing?.turn ?? 0}>
                <Icon name="eye" size={30} />
              </TablePlan>
              {members.map((member, side) => (
                <span key={member} class="cups__score">
                  <b>{nameOf(shown, member)}</b>
                  <span class="num">{standing?.left[labels[side] ?? ''] ?? ''}</span>
                </span>
              ))}
              <span class="note">{say('cup.turn', { turn: standing?.turn ?? 0 })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
