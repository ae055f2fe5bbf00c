/** The table of a game: the best people, and the computers apart. */
import { ENOUGH_MATCHES, type RatingTable } from '@dwo/shared';
import { boxOf } from '../../shelf';
import { say } from './words';

export function TableCard({ table }: { readonly table: RatingTable }) {
  const { game, lines, computers, provisional } = table;
  const title = say('ratings.table', { game: boxOf(game).title });
  return (
    <section class="paper lobby__sheet ratings__table" aria-label={title} data-testid="rating-table">
      <h2 class="ribbon">{title}</h2>
      {lines.length === 0 && <p>{say('ratings.table.none', { enough: ENOUGH_MATCHES })}</p>}
      <ol class="ratings__lines">
        {lines.map(({ rank, name, person, rating, matches, mine }) => (
          <li key={person} class={mine ? 'ratings__line--mine' : ''}>
            <a class="ratings__line" href={`/ratings#${person}`}>
              <span class="num">{rank}</span>
              <b>{mine ? say('ratings.you', { name }) : name}</b>
              <span class="note num">{say('ratings.matches', { matches })}</span>
              <b class="num">{rating}</b>
            </a>
          </li>
        ))}
      </ol>
      {provisional > 0 && <p class="note">{say('ratings.table.soon', { provisional })}</p>}
      {computers.length > 0 && (
        <>
          <h3 class="paper__band">{say('ratings.computers')}</h3>
          <ul class="ratings__lines">
            {[...computers].reverse().map(({ strength, rating }) => (
              <li key={strength} class="ratings__line">
                <span />
                <b>{say('ratings.computer', { strength })}</b>
                <span />
                <b class="num">{rating}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
