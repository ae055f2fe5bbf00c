/** The part of the lobby: seats, agreed options, presets and strengths of the computer. */
import { PLASTICS } from '@dwo/kits/art/palette';
import type { Agreed, GameLobby, GameMode, SideCard } from '@dwo/kits/game-client';
import { matchDetails } from '@dwo/kits/shell/api';
import { go, type Route } from '@dwo/kits/shell/router';
import { ModesPicker } from '@dwo/kits/ui/modes-picker';
import { ANY_CHAIR } from '@dwo/shared';
import { STRENGTHS } from '../bot';
import { type Options, pointsFor, READINGS, SCENARIOS } from '../rules';
import { simpleMinisGame, usualOptions } from '../wire';
import { ModePicture } from './art/scenes';
import { Figure } from './box';
import { credit, minutesFor, presetTitle, SHELF, sideName } from './box/names';
import { aimOf } from './goal';
import { WISHES, wishesIn } from './sides';
import { tableOf } from './tables/making';
import { OWN_TABLE_MATCH, TableSketch } from './tables/own';
import { say } from './words';

const SIZE = { width: 72, height: 60 };
/** The figure on the card of a part. */
const PARTS: Readonly<Record<string, string>> = {
  ...{
    [ANY_CHAIR]: 'raptor',
    defender: 'cowhand',
    attacker: 'tyrannosaurus',
    convoy: 'steam_wagon',
    hunters: 'raptor',
  },
};

/** The options of a preset; undefined if there is none of this name. */
const optionsOf = (preset: string) => simpleMinisGame.presets[preset]?.({ roll: () => 1 });

const modes = (): readonly GameMode[] =>
  SHELF.map((id) => {
    const { scenario, seats } = optionsOf(id) ?? usualOptions('open_battle', 2);
    return {
      ...{ id, title: presetTitle(id), players: [seats], minutes: minutesFor(seats) },
      text: say('preset.text', { id, rounds: SCENARIOS[scenario].rounds }),
      Picture: () => <ModePicture mode={id} />,
      preset: () => id,
    };
  });

/** The builder, for a match that wants a force. */
const forcesFor = (match: string): Route => ({
  ...{ page: 'game', game: 'simple-minis', path: 'forces', hash: `match=${match}` },
});

async function agreed(match: string, preset: string): Promise<Agreed | null> {
  const asked = preset === '' ? (await matchDetails(match)).options : optionsOf(preset);
  const options = parsed(asked);
  if (options === null) return null;
  const { scenario, everyoneActs, fightOn, asOf = READINGS } = options;
  const terrain = options.table === undefined ? null : tableOf(options.table, options);
  const points = pointsFor({ options, defender: options.defender ?? 0 }, 0);
  return {
    seats: simpleMinisGame.chairs(options),
    View: () => (
      <>
        <ul>
          <li>{aimOf({ options, asOf })}</li>
          <li>{say('agreed.rounds', { rounds: SCENARIOS[scenario].rounds, points })}</li>
          {everyoneActs && <li>{say('agreed.everyone')}</li>}
          {fightOn && <li>{say('agreed.fight-on')}</li>}
        </ul>
        {terrain !== null && <TableSketch table={terrain} />}
        <p>
          <button type="button" class="btn" data-testid="own-force" onClick={() => go(forcesFor(match))}>
            {say('force.build')}
          </button>
        </p>
        <p class="note vs-note">
          {credit()} <a href="/simple-minis/rules">{say('rulebook')}</a>
        </p>
      </>
    ),
  };
}

const parsed = (asked: unknown): Options | null => simpleMinisGame.options.safeParse(asked).data ?? null;

const cardsOf = (wishes: readonly string[]): readonly SideCard[] =>
  wishes.map((wish, seat) => ({
    wish,
    name: sideName(wish) ?? say('any'),
    text: wish === ANY_CHAIR ? say('any.text') : say('side.text', { id: wish, rounds: SCENARIOS.last_stand.rounds }),
    Picture: () => <Figure {...SIZE} art={PARTS[wish] ?? 'cowhand'} plastic={PLASTICS[seat] ?? 'green'} />,
  }));

/** The lobby of Very Simple Miniatures. */
export const lobby: GameLobby = {
  get sides() {
    return cardsOf(WISHES);
  },
  sidesIn(asked) {
    const options = parsed(asked);
    return cardsOf(options === null ? WISHES : wishesIn(options));
  },
  agreed,
  get modes() {
    return modes();
  },
  strengths: () => STRENGTHS.map((id) => ({ id, word: say('strength.of', { id: id }) })),
  own: OWN_TABLE_MATCH,
  Picker: (props) => <ModesPicker modes={modes()} own={OWN_TABLE_MATCH} {...props} />,
};
