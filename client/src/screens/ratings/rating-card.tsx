/** A person's rating in one game: the number, its course, and the reasons of the latest changes. */
import { ENOUGH_MATCHES, type RatingChange, type RatingShown } from '@dwo/shared';
import { boxOf } from '../../shelf';
import { say } from './words';

/** The number of results that are shown as marks. */
const FORM = 10;
/** The number of changes that are explained. */
const EXPLAINED = 6;

interface Props {
  readonly rating: RatingShown;
  readonly title: string;
  /** Whether it is the rating of this person. */
  readonly mine?: boolean;
}

export function RatingCard({ rating, title, mine = false }: Props) {
  const { game, matches, provisional, rank, favourite, wins, changes, history } = rating;
  const box = boxOf(game);
  const facts = [
    provisional ? say('ratings.provisional', { matches, enough: ENOUGH_MATCHES }) : say('ratings.matches', { matches }),
    ...(rank === null ? [] : [say('ratings.rank', { rank })]),
    ...(wins > 1 ? [say('ratings.wins', { wins })] : []),
    ...(favourite === null ? [] : [say('ratings.favourite', { side: box.sideName(favourite) ?? favourite })]),
  ];
  return (
    <section class="paper lobby__sheet rating" aria-label={title} data-testid="rating">
      <h2 class="paper__head">
        <span>{title}</span>
        <span class="note">{box.title}</span>
      </h2>
      <div class="rating__top">
        <p class="rating__number poster">{rating.rating}</p>
        <div>
          <p class="rating__facts">{facts.join(' · ')}</p>
          <Form changes={changes} />
        </div>
        <Course history={[changes.at(-1)?.before ?? 0, ...history]} />
      </div>
      <h3 class="paper__band">{say('ratings.changes')}</h3>
      <ul class="rating__changes">
        {changes.slice(0, EXPLAINED).map((change) => (
          <Reason key={change.match} change={change} game={game} mine={mine} />
        ))}
      </ul>
    </section>
  );
}

const MARKS = { won: '▲', drawn: '■', lost: '▼' } as const;

/** The latest results as marks, the latest last; the list below says the same in words. */
function Form({ changes }: { readonly changes: readonly RatingChange[] }) {
  return (
    <p class="rating__form" aria-hidden="true">
      {[...changes.slice(0, FORM)].reverse().map(({ match, result }) => (
        <span key={match} class={`rating__mark rating__mark--${result}`}>
          {MARKS[result]}
        </span>
      ))}
    </p>
  );
}

function Reason({
  change,
  game,
  mine,
}: {
  readonly change: RatingChange;
  readonly game: string;
  readonly mine: boolean;
}) {
  const { match, battle, label, result, before, after, chance, favoured } = change;
  const box = boxOf(game);
  const percent = (share: number) => Math.round(100 * share);
  const gain = after - before;
  const side = box.sideName(label) ?? label;
  const facts = {
    result,
    side,
    chance: percent(chance),
    favoured: favoured === null ? 'none' : String(percent(favoured)),
  };
  return (
    <li>
      <a class="rating__change" href={`/r/${match}`}>
        <b class={gain < 0 ? 'num rating__gain rating__gain--less' : 'num rating__gain'}>
          {gain < 0 ? `−${-gain}` : `+${gain}`}
        </b>
        <span>
          {say(mine ? 'ratings.change' : 'ratings.changeOf', facts)}
          {battle !== '' && <span class="note"> {box.presetTitle(battle)}</span>}
        </span>
      </a>
    </li>
  );
}

const WIDTH = 300;
const HEIGHT = 84;
const EDGE = 5;

/** The course of a rating as a line. */
function Course({ history }: { readonly history: readonly number[] }) {
  const [least, most] = [Math.min(...history), Math.max(...history)];
  const step = (WIDTH - 2 * EDGE) / Math.max(1, history.length - 1);
  const height = (value: number) => HEIGHT - EDGE - ((value - least) / Math.max(1, most - least)) * (HEIGHT - 2 * EDGE);
  const points = history.map((value, n) => `${Math.round(EDGE + n * step)},${Math.round(height(value))}`);
  const [last = '0,0'] = points.slice(-1);
  const [x, y] = last.split(',');
  const told = { first: history[0] ?? 0, last: history.at(-1) ?? 0, matches: history.length - 1 };
  return (
    <svg class="rating__course" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say('ratings.history', told)}>
      <polyline points={points.join(' ')} />
      <circle cx={x} cy={y} r="5" />
    </svg>
  );
}
