/** The table, with the reason whenever equal points are told apart. */
import type { TournamentShown } from '@dwo/shared';
import { nameOf, pointsInWords, reasonOf, tallyInWords } from './wording';
import { say } from './words';

export function TableCard({ shown }: { readonly shown: TournamentShown }) {
  const { table, me } = shown;
  return (
    <section class="paper lobby__sheet cups__standings" aria-label={say('cup.table')} data-testid="cup-table">
      <h2 class="ribbon">{say('cup.table')}</h2>
      <table class="cups__table">
        <thead class="visually-hidden">
          <tr>
            <th>{say('cup.column.rank')}</th>
            <th>{say('cup.column.name')}</th>
            <th>{say('cup.column.points')}</th>
          </tr>
        </thead>
        <tbody>
          {table.map(({ member, rank, points, won, drawn, lost }, at) => {
            const name = nameOf(shown, member);
            const { left = false, from = 1 } = shown.people[member] ?? {};
            const reason = reasonOf(shown, at);
            return (
              <tr key={member} class={member === me ? 'cups__mine' : ''}>
                <td class="num">{rank}</td>
                <th scope="row">
                  <b>{member === me ? say('cup.you', { name }) : name}</b>
                  {left && <span class="note"> {say('cup.left')}</span>}
                  {from > 1 && <span class="note"> {say('cup.late', { round: from })}</span>}
                  <span class="note cups__tally">{tallyInWords({ won, drawn, lost })}</span>
                  {reason !== null && <span class="note cups__tally">{reason}</span>}
                </th>
                <td class="num cups__points">{pointsInWords(points)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
