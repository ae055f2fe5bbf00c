/** The part of the lobby for Dino Soldiers: agreed options, sides, strengths of the computer, picker of options. */
import type { Agreed, GameLobby } from '@dwo/kits/game-client';
import { ANY_CHAIR } from '@dwo/shared';
import { STRENGTHS } from '../bot';
import { dinoSoldiersGame } from '../wire';
import { Figure } from './box';
import { modes } from './modes';
import { optionsOf } from './options';
import { Picker } from './picker';
import { say } from './words';
import './table.css';
import { credit } from './box/words';

/** The agreed options of a match in words; null while they are unknown. */
async function agreed(match: string, preset: string): Promise<Agreed | null> {
  const options = await optionsOf(match, preset);
  if (options === null) return null;
  const { sideAssignment, shoutMode, roundLimit, position } = options;
  const isPatrol = position !== undefined;
  return {
    seats: dinoSoldiersGame.chairs(options),
    View: () => (
      <>
        <ul class="ds-agreed">
          <li>{say(`option.side.${sideAssignment}`)}</li>
          <li>{say(`option.team.${isPatrol ? 'patrol' : options.teamMode}`)}</li>
          <li>{say(`option.field.${isPatrol ? 'patrol' : options.fieldMode}`)}</li>
          <li>{say(`option.shout.${shoutMode}`)}</li>
          <li>{say('option.rounds', { rounds: roundLimit })}</li>
        </ul>
        <p class="note">
          {credit()} <a href="/dino-soldiers/rules">{say('table.rulebook')}</a>
        </p>
      </>
    ),
  };
}

/** The lobby of Dino Soldiers. */
export const lobby: GameLobby = {
  get sides() {
    const card = (wish: string, art: string, name: string, text: string) => {
      const Picture = () => <Figure art={art} width={84} height={60} />;
      return { wish, name, text, Picture };
    };
    return [
      card('dinosaurs', 'tyrannosaurus', say('lobby.dinosaurs'), say('lobby.dinosaurs.text')),
      card('soldiers', 'rifleman', say('lobby.soldiers'), say('lobby.soldiers.text')),
      card(ANY_CHAIR, 'compsognathus', say('lobby.any'), say('lobby.any.text')),
    ];
  },
  agreed,
  get modes() {
    return modes();
  },
  strengths: () => STRENGTHS.map((id) => ({ id, word: say(`strength.${id}`) })),
  Picker,
};
