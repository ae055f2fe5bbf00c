/** The part of the lobby for Jurassic Wars: agreed options, seats, strengths of the computer, picker of options. */
import type { Agreed, GameLobby, PickerProps } from '@dwo/kits/game-client';
import { matchDetails } from '@dwo/kits/shell/api';
import { chooseTerms, sameTerms } from '@dwo/kits/shell/terms';
import { useOptions } from '@dwo/kits/shell/use-options';
import { ModeGallery } from '@dwo/kits/ui/mode-gallery';
import { TermsPicker } from '@dwo/kits/ui/terms-picker';
import { VisibilityPicker } from '@dwo/kits/ui/visibility-picker';
import { ANY_CHAIR } from '@dwo/shared';
import { STRENGTHS } from '../bot';
import type { Options } from '../rules';
import { jurassicWarsGame } from '../wire';
import { Figure } from './box';
import { variationsOf } from './fields';
import { modes } from './modes';
import { SHELF } from './presets';
import { undecidedText } from './undecided';
import { Variations } from './variations';
import { say } from './words';
import './styles/lobby.css';
import { credit } from './box/words';

const plain = (preset: string): Options | null => jurassicWarsGame.presets[preset]?.({ roll: () => 1 }) ?? null;

async function optionsOf(match: string, preset: string): Promise<Options | null> {
  if (preset !== '') return plain(preset);
  const { options } = await matchDetails(match);
  return jurassicWarsGame.options.safeParse(options).data ?? null;
}

/** The agreed options of a match in words; null while they are unknown. */
async function agreed(match: string, preset: string): Promise<Agreed | null> {
  const options = await optionsOf(match, preset);
  if (options === null) return null;
  const { version, players } = options;
  const undecided = undecidedText(options);
  return {
    seats: jurassicWarsGame.chairs(options),
    clock: clockOf(options),
    View: () => (
      <>
        <p>
          <b>{say(`version.${version}`)}</b> · {say('lobby.players', { players })}
        </p>
        <p>{say(`version.${version}.text`)}</p>
        {undecided !== null && <p>{undecided}</p>}
        <ul class="jw-agreed">
          {variationsOf(options).map(({ name: what, text }) => (
            <li key={what}>
              <b>{say('lobby.variation', { name: what })}</b> {text}
            </li>
          ))}
        </ul>
        <p class="note">{credit()}</p>
      </>
    ),
  };
}

/** The clocks of a match in words (JW-SEQ-8); null without clocks. */
function clockOf(options: Options | null): string | null {
  const clocks = options?.clocks ?? null;
  return clocks === null ? null : say('lobby.clock', { play: clocks.play, commit: clocks.commit });
}

function Picker(props: PickerProps) {
  const { preset, times, visibility, busy, onPick } = props;
  const [own, show] = useOptions(props, optionsOf);
  const now = plain(preset) ?? own;
  // A custom match stays beside the way that it varies.
  const name = SHELF.find(([, version]) => version === now?.version)?.[0];
  const shown = name === undefined || now === null ? '' : `${name}-${now.players}`;
  return (
    <>
      <ModeGallery modes={modes()} preset={shown} busy={busy} onPick={(picked) => onPick({ preset: picked })} />
      {now !== null && (
        <Variations
          options={now}
          busy={busy}
          onPick={(options) => {
            show(options);
            onPick({ options });
          }}
        />
      )}
      <TermsPicker
        terms={times}
        standard={clockOf(now)}
        onPick={(terms) => {
          chooseTerms(terms);
          if (!sameTerms(terms, times)) onPick({ terms });
        }}
      />
      <VisibilityPicker visibility={visibility} onPick={(picked) => onPick({ visibility: picked })} />
    </>
  );
}

const pictureOf = (art: string) => () => <Figure art={art} width={84} height={60} />;

/** The lobby of Jurassic Wars. */
export const lobby: GameLobby = {
  get sides() {
    return [
      { wish: ANY_CHAIR, name: say('lobby.seat'), text: say('lobby.seat.text'), Picture: pictureOf('7') },
      // Only Carnivores Unleashed has sides to choose (JW-CU-2).
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
  get modes() {
    return modes();
  },
  strengths: () => STRENGTHS.map((id) => ({ id, word: say(`strength.${id}`) })),
  Picker,
};
