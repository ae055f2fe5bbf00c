/** One match in the list of one's own. */

import { Icon } from '@dwo/kits/ui/icons';
import type { OwnMatch } from '@dwo/shared';
import { boxOf } from '../../shelf';
import { ago, isShort, left } from './times';
import { myPart, opponents, result, whoseTurn } from './wording';

interface RowProps {
  readonly match: OwnMatch;
  /** The server's time. */
  readonly now: number;
}

const RESULTS = { won: 'Won', lost: 'Lost', drawn: 'Drawn' } as const;

/** A match under way or about to begin: whose turn, for how long still, and when something last happened. */
export function OpenRow({ match, now }: RowProps) {
  const { id, game, preset, yourTurn, deadline, lastAt, createdAt } = match;
  const part = myPart(match, boxOf(match.game).sideName);
  return (
    <li>
      <a class={`mine-row ${yourTurn ? 'mine-row--now' : ''}`} href={`/m/${id}`} data-testid="own-match">
        <Icon name={yourTurn ? 'star' : match.stage === 'lobby' ? 'friends' : 'clock'} />
        <span class="mine-row__text">
          <b class="mine-row__who">
            {boxOf(game).presetTitle(preset)} {opponents(match)}
          </b>
          <span class="mine-row__turn">
            {whoseTurn(match)}
            {deadline !== null && (
              <span class={`num ${isShort(deadline - now) ? 'mine-row__short' : ''}`}>
                {' '}
                · {left(deadline - now)} left
              </span>
            )}
          </span>
          <span class="note num">
            {part !== '' && `${part} · `}
            {lastAt === null ? `set up ${ago(now - createdAt)}` : `last move ${ago(now - lastAt)}`}
          </span>
        </span>
        <Icon name="chevron" />
      </a>
    </li>
  );
}

/** A finished match leads to its replay. */
export function FinishedRow({ match, now }: RowProps) {
  const how = result(match);
  return (
    <li>
      <a class="mine-row" href={`/r/${match.id}`} data-testid="finished-match">
        <span class={`mine-row__result mine-row__result--${how} poster`}>{RESULTS[how]}</span>
        <span class="mine-row__text">
          <b class="mine-row__who">
            {boxOf(match.game).presetTitle(match.preset)} {opponents(match)}
          </b>
          <span class="note num">
            {match.seq} moves · {ago(now - (match.endedAt ?? now))} · watch it again
          </span>
        </span>
        <Icon name="chevron" />
      </a>
    </li>
  );
}
