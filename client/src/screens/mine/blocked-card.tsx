/** The people that this person has blocked. */
import { blockedPeople, unblock } from '@dwo/kits/shell/me';
import { useAsked } from '@dwo/kits/shell/use-asked';
import { say } from '@dwo/kits/words';

/** Renders nothing if nobody is blocked. */
export function BlockedCard() {
  const { answer, refresh, report } = useAsked(blockedPeople);
  if (answer === null || answer.length === 0) return null;
  return (
    <section class="paper lobby__sheet mine-card" aria-label={say('mine.blocked')} data-testid="blocked">
      <h2 class="ribbon">{say('mine.blocked')}</h2>
      <p>{say('mine.blocked.how')}</p>
      <ul class="mine__list">
        {answer.map(({ who, name }) => (
          <li key={who} class="mine-blocked">
            <span>{name || say('mine.blocked.nameless')}</span>
            <button
              type="button"
              class="btn mine-blocked__act"
              aria-label={say('mine.unblock', { name: name || say('mine.blocked.nameless') })}
              onClick={() => void unblock(who).then(refresh, report)}
            >
              {say('mine.unblock.word')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
