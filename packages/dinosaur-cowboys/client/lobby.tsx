/** The part of the lobby: seats, agreed options, presets and strengths of the computer. */
import type { Agreed, GameLobby, GameMode, SideCard } from '@dwo/kits/game-client';
import { matchDetails } from '@dwo/kits/shell/api';
import { go, type Route } from '@dwo/kits/shell/router';
import { ModesPicker } from '@dwo/kits/ui/modes-picker';
import { STRENGTHS } from '../bot';
import { MAP_NAMES, type Options } from '../rules';
import { dinosaurCowboysGame } from '../wire';
import { ModePicture } from './art/cover';
import { Figure } from './box';
import { credit, presetTitle, SHELF } from './box/names';
import { opponents, posseName } from './posse/opponents';
import { sidesOf } from './sides';
import { tableOf } from './tables/making';
import { OWN_TABLE_MATCH, TableSketch } from './tables/own';
import { say } from './words';

const modes = (): readonly GameMode[] =>
  SHELF.map((id) => ({
    ...{ id, title: presetTitle(id), text: say('preset', { id }), players: [2] },
    minutes: id === 'showdown' ? { from: 15, to: 25 } : { from: 25, to: 60 },
    Picture: () => <ModePicture mode={id} />,
    preset: () => id,
  }));

const cardsOf = (options: Parameters<typeof sidesOf>[0]): readonly SideCard[] =>
  sidesOf(options).map(({ art, ...side }) => ({
    ...side,
    Picture: () => <Figure art={art} width={72} height={60} />,
  }));

const parsed = (asked: unknown): Options | null => dinosaurCowboysGame.options.safeParse(asked).data ?? null;

/** The builder, for a match that wants a posse. */
const builderFor = (match: string): Route => ({
  ...{ page: 'game', game: 'dinosaur-cowboys', path: 'posse', hash: `match=${match}` },
});

async function agreed(match: string, preset: string): Promise<Agreed | null> {
  const asked =
    preset === '' ? (await matchDetails(match)).options : dinosaurCowboysGame.presets[preset]?.({ roll: () => 1 });
  const options = parsed(asked);
  if (options === null) return null;
  const { scenario, posses, map, terrain } = options;
  return {
    seats: dinosaurCowboysGame.chairs(options),
    sides: cardsOf(options),
    View: () => (
      <>
        <ul>
          <li>{say(`scenario.${scenario}`)}</li>
          <li>
            {[...new Set(posses.map((posse) => (posse === null ? say('agreed.posse') : posseName(posse))))].join(' · ')}
          </li>
          {map !== null && <li>{MAP_NAMES[map]}</li>}
        </ul>
        {terrain !== null && <TableSketch table={tableOf(terrain, scenario)} />}
        {posses.includes(null) && (
          <p>
            <button type="button" class="btn" data-testid="own-posse" onClick={() => go(builderFor(match))}>
              {say('posse.build')}
            </button>
          </p>
        )}
        <p class="note">
          {credit()} <a href="/dinosaur-cowboys/rules">{say('rulebook')}</a>
        </p>
      </>
    ),
  };
}

/** The lobby of Dinosaur Cowboys. */
export const lobby: GameLobby = {
  get sides() {
    return cardsOf({ posses: [null, null] });
  },
  sidesIn(asked) {
    const options = parsed(asked);
    return cardsOf(options ?? { posses: [null, null] });
  },
  agreed,
  get modes() {
    return modes();
  },
  opponents,
  strengths: () => STRENGTHS.map((id) => ({ id, word: say('strength', { id }) })),
  own: OWN_TABLE_MATCH,
  Picker: (props) => <ModesPicker modes={modes()} own={OWN_TABLE_MATCH} {...props} />,
};
