/** The members before the beginning; the creator can add computer players and remove members. */
import { shownName } from '@dwo/kits/shell/names/shown-name';
import { Icon } from '@dwo/kits/ui/icons';
import type { TournamentShown } from '@dwo/shared';
import { addComputer, removeMember } from './requests';
import { say } from './words';

interface Props {
  readonly shown: TournamentShown;
  /** Shows what an act of this person brings. */
  readonly did: (asked: Promise<TournamentShown>) => Promise<void>;
}

export function MembersCard({ shown, did }: Props) {
  const { id, people, me, isCreator, stage, strengths, table } = shown;
  // The table leaves out those who have gone again.
  const members = table.map(({ member }) => member).sort((a, b) => a - b);
  return (
    <section class="paper lobby__sheet cups__members" aria-label={say('cup.players')} data-testid="cup-members">
      <h2 class="ribbon">{say('cup.players')}</h2>
      {members.length === 0 && <p>{say('cup.players.none')}</p>}
      <ol class="cups__people">
        {members.map((at) => {
          const person = people[at];
          if (person === undefined) return null;
          const name = shownName(person);
          return (
            <li key={at} class={at === me ? 'cups__mine' : ''}>
              <Icon name={person.bot ? 'computer' : 'friends'} />
              <b>{at === me ? say('cup.you', { name }) : name}</b>
              {isCreator && stage === 'open' && at !== me && (
                <button
                  type="button"
                  class="btn btn--icon"
                  aria-label={say('cup.remove', { name })}
                  onClick={() => void did(removeMember(id, at))}
                >
                  <Icon name="cross" />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {strengths.length > 0 && (
        <>
          <h3 class="paper__band">{say('cup.computer')}</h3>
          <div class="cups__strengths">
            {strengths.map((strength) => (
              <button
                key={strength}
                type="button"
                class="btn"
                data-repeats
                data-testid={`add-computer-${strength}`}
                onClick={() => void did(addComputer(id, strength))}
              >
                <Icon name="plus" /> {say('cup.computer.of', { strength })}
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
