/** The lobby's part of Jurassic Wars: which version is played, by how many, and what it is about. */
import type { Agreed, GameLobby } from '@dwo/kits/game-client';
import { createMatch } from '@dwo/kits/shell/api';
import { replace } from '@dwo/kits/shell/router';
import { notify } from '@dwo/kits/shell/store';
import { chooseTerms } from '@dwo/kits/shell/terms';
import { keepCreated } from '@dwo/kits/shell/tokens';
import { TermsPicker } from '@dwo/kits/ui/terms-picker';
import { VisibilityPicker } from '@dwo/kits/ui/visibility-picker';
import { ANY_CHAIR, type CreateMatch } from '@dwo/shared';
import { useState } from 'preact/hooks';
import { STRENGTHS } from '../bot';
import { jurassicWarsGame } from '../wire';
import { Figure } from './box';
import { SHELF } from './presets';
import { say } from './words';

/** The agreement for a preset; null for a match of somebody's own making. */
async function agreed(_match: string, preset: string): Promise<Agreed | null> {
  const make = jurassicWarsGame.presets[preset];
  if (make === undefined) return null;
  const options = make({ roll: () => 1 });
  const { version, players } = options;
  return {
    seats: jurassicWarsGame.chairs(options),
    View: () => (
      <>
        <p>
          <b>{say(`version.${version}`)}</b> · {say('lobby.players', { players })}
        </p>
        <p class="note">{say(`version.${version}.text`)}</p>
        <p class="note">{say('table.credit')}</p>
      </>
    ),
  };
}

const Picker: GameLobby['Picker'] = ({ preset, times, visibility }) => {
  const [busy, setBusy] = useState(false);
  const pick = async (change: Partial<CreateMatch>) => {
    if (busy) return;
    setBusy(true);
    try {
      const id = await createMatch({ game: 'jurassic-wars', preset, terms: times, visibility, ...change });
      keepCreated(id);
      replace({ page: 'match', id });
    } catch (error) {
      notify({ text: error instanceof Error ? error.message : String(error), rule: null, tone: 'info' });
    }
    setBusy(false);
  };
  const names = SHELF.flatMap(([name, version, fewest, most]) =>
    Array.from({ length: most - fewest + 1 }, (_, i) => ({
      key: `${name}-${fewest + i}`,
      version,
      players: fewest + i,
    })),
  );
  return (
    <>
      <label class="jw-pick">
        <span>{say('lobby.what')}</span>
        <select
          class="field"
          value={preset}
          disabled={busy}
          onChange={(event) => void pick({ preset: event.currentTarget.value })}
        >
          {names.map(({ key, version, players }) => (
            <option key={key} value={key}>
              {say(`version.${version}`)} · {say('lobby.players', { players })}
            </option>
          ))}
        </select>
      </label>
      <TermsPicker
        terms={times}
        onPick={(terms) => {
          chooseTerms(terms);
          void pick({ terms });
        }}
      />
      <VisibilityPicker visibility={visibility} onPick={(wanted) => void pick({ visibility: wanted })} />
    </>
  );
};

const pictureOf = (art: string) => () => <Figure art={art} width={84} height={60} />;

export const lobby: GameLobby = {
  get sides() {
    return [
      { wish: ANY_CHAIR, name: say('lobby.seat'), text: say('lobby.seat.text'), Picture: pictureOf('7') },
      // JW-CU-2: only Carnivores Unleashed has them.
      {
        wish: 'carnivores',
        name: say('lobby.carnivores'),
        text: say('lobby.carnivores.text'),
        Picture: pictureOf('1'),
      },
      {
        wish: 'herbivores',
        name: say('lobby.herbivores'),
        text: say('lobby.herbivores.text'),
        Picture: pictureOf('4'),
      },
    ];
  },
  agreed,
  strengths: () => ({
    choices: STRENGTHS.map((id) => ({ id, word: say(`strength.${id}`) })),
    chosen: 'normal',
  }),
  Picker,
};
