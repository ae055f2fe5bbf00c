/** One row in the list of own matches. */

import { halfRow } from '@dwo/kits/shell/halves-words';
import { OtherHalfLink } from '@dwo/kits/ui/halves';
import { Icon } from '@dwo/kits/ui/icons';
import { say } from '@dwo/kits/words';
import type { HalvesShown, OwnMatch } from '@dwo/shared';
import type { ComponentChildren } from 'preact';
import { battleTitle, boxOf } from '../../shelf';
import { ago, isShort, left } from './times';
import { heading, myPart, result, whoseTurn } from './wording';

interface RowProps {
  readonly match: OwnMatch;
  /** The server's time, in ms since the epoch. */
  readonly now: number;
  /** A button beside it. */
  readonly aside?: ComponentChildren;
  /** The mirror match that it is a half of. */
  readonly halves?: HalvesShown | null;
}

/** A match under way or about to begin: whose turn it is, how much time is left, and when something last happened. */
export function OpenRow({ match, now, aside }: RowProps) {
  const { id, game, preset, yourTurn, deadline, lastAt, createdAt } = match;
  const part = myPart(match, boxOf(match.game).sideName);
  return (
    <li class={aside === undefined ? '' : 'mine-here'}>
      <a class={`mine-row ${yourTurn ? 'mine-row--now' : ''}`} href={`/m/${id}`} data-testid="own-match">
        <Icon name={yourTurn ? 'star' : match.stage === 'lobby' ? 'friends' : 'clock'} />
        <span class="mine-row__text">
          <b class="mine-row__who">{heading(match, battleTitle(game, preset))}</b>
          <span class="mine-row__turn">
            {whoseTurn(match)}
            {deadline !== null && (
              <span class={`num ${isShort(deadline - now) ? 'mine-row__short' : ''}`}>
                {' '}
                · {say('mine.left', { time: left(deadline - now) })}
              </span>
            )}
          </span>
          <span class="note num">
            {part !== '' && `${part} · `}
            {lastAt === null
              ? say('mine.setUp', { ago: ago(now - createdAt) })
              : say('mine.lastMove', { ago: ago(now - lastAt) })}
          </span>
        </span>
        <Icon name="chevron" />
      </a>
      {aside}
    </li>
  );
}

/** A finished match links to its replay; one without a result links to the screen that opens it again. */
export function FinishedRow({ match, now, aside, halves = null }: RowProps) {
  const how = result(match);
  const past = ago(now - (match.endedAt ?? now));
  return (
    <li class={aside === undefined ? '' : 'mine-here'}>
      <a class="mine-row" href={how === 'aborted' ? `/m/${match.id}` : `/r/${match.id}`} data-testid="finished-match">
        <span class={`mine-row__result mine-row__result--${how} poster`}>{say(`mine.result.${how}`)}</span>
        <span class="mine-row__text">
          <b class="mine-row__who">{heading(match, battleTitle(match.game, match.preset))}</b>
          <span class="note num">
            {how === 'aborted' ? say('mine.aborted', { ago: past }) : say('mine.film', { moves: match.seq, ago: past })}
          </span>
        </span>
        <Icon name="chevron" />
      </a>
      {aside}
      {halves !== null && (
        <p class="mine-half" data-testid="own-half">
          {halfRow(halves)} <OtherHalfLink halves={halves} look="link" />
        </p>
      )}
    </li>
  );
}
