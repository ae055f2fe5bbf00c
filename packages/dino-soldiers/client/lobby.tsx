/** The lobby's part of Dino Soldiers: how teams, sides and the jungle come about, and what it is about. */
import type { Agreed, GameLobby, PickerProps } from '@dwo/kits/game-client';
import { matchDetails } from '@dwo/kits/shell/api';
import { chooseTerms, sameTerms } from '@dwo/kits/shell/terms';
import { useOptions } from '@dwo/kits/shell/use-options';
import { TermsPicker } from '@dwo/kits/ui/terms-picker';
import { VisibilityPicker } from '@dwo/kits/ui/visibility-picker';
import { ANY_CHAIR } from '@dwo/shared';
import { STRENGTHS } from '../bot';
import type { Options } from '../rules';
import { dinoSoldiersGame } from '../wire';
import { Figure } from './box';
import { presetTitle, SHELF } from './presets';
import { say } from './words';
import './table.css';

const plain = (preset: string): Options | null => dinoSoldiersGame.presets[preset]?.({ roll: () => 1 }) ?? null;

async function optionsOf(match: string, preset: string): Promise<Options | null> {
  if (preset !== '') return plain(preset);
  const { options } = await matchDetails(match);
  return dinoSoldiersGame.options.safeParse(options).data ?? null;
}

/** The agreement for a match, in words. */
async function agreed(match: string, preset: string): Promise<Agreed | null> {
  const options = await optionsOf(match, preset);
  if (options === null) return null;
  const { sideAssignment, teamMode, fieldMode, shoutMode, roundLimit } = options;
  return {
    seats: dinoSoldiersGame.chairs(options),
    View: () => (
      <>
        <ul class="ds-agreed">
          <li>{say(`option.side.${sideAssignment}`)}</li>
          <li>{say(`option.team.${teamMode}`)}</li>
          <li>{say(`option.field.${fieldMode}`)}</li>
          <li>{say(`option.shout.${shoutMode}`)}</li>
          <li>{say('option.rounds', { rounds: roundLimit })}</li>
        </ul>
        <p class="note">
          {say('table.credit')} <a href="/dino-soldiers/rules">{say('table.rulebook')}</a>
        </p>
      </>
    ),
  };
}

const CHOICES = {
  sideAssignment: ['choice', 'random'],
  teamMode: ['premade', 'custom', 'random'],
  fieldMode: ['quick', 'alternate'],
  shoutMode: ['off', 'cheer', 'strict'],
} as const;
const ROUNDS = [10, 15, 20, 30, 40, 60];

function Picker(props: PickerProps) {
  const { preset, times, visibility, busy, onPick } = props;
  const [own, show] = useOptions(props, optionsOf);
  const now = plain(preset) ?? own;
  const change = (part: Partial<Options>) => {
    if (now === null) return;
    const next = { ...now, ...part };
    show(next);
    onPick({ options: next });
  };
  const select = (
    label: string,
    value: string,
    words: readonly (readonly [string, string])[],
    pick: (to: string) => void,
  ) => (
    <label class="ds-pick">
      <span>{label}</span>
      <select class="field" value={value} disabled={busy} onChange={(event) => pick(event.currentTarget.value)}>
        {words.map(([id, word]) => (
          <option key={id} value={id}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      <div class="lobby__picker" role="radiogroup" aria-label={say('lobby.what')} aria-busy={busy}>
        {SHELF.map((name) => (
          <label key={name} class="choice">
            <input
              type="radio"
              name="preset"
              checked={name === preset}
              data-testid={`preset-${name}`}
              onChange={() => onPick({ preset: name })}
            />
            <span>
              <b>{presetTitle(name)}</b>
              <span class="note lobby__picker-text">{say(`lobby.preset.${name}`)}</span>
            </span>
          </label>
        ))}
      </div>
      {now !== null && (
        <details class="ds-own">
          <summary>{say('lobby.own')}</summary>
          {select(
            say('lobby.sides'),
            now.sideAssignment,
            CHOICES.sideAssignment.map((id) => [id, say(`option.side.${id}`)]),
            (to) => change({ sideAssignment: to as Options['sideAssignment'] }),
          )}
          {select(
            say('lobby.teams'),
            now.teamMode,
            CHOICES.teamMode.map((id) => [id, say(`option.team.${id}`)]),
            (to) => change({ teamMode: to as Options['teamMode'] }),
          )}
          {select(
            say('lobby.field'),
            now.fieldMode,
            CHOICES.fieldMode.map((id) => [id, say(`option.field.${id}`)]),
            (to) => change({ fieldMode: to as Options['fieldMode'] }),
          )}
          {select(
            say('lobby.shouts'),
            now.shoutMode,
            CHOICES.shoutMode.map((id) => [id, say(`option.shout.${id}`)]),
            (to) => change({ shoutMode: to as Options['shoutMode'] }),
          )}
          {select(
            say('lobby.rounds'),
            String(now.roundLimit),
            ROUNDS.map((rounds) => [String(rounds), say('option.rounds', { rounds })]),
            (to) => change({ roundLimit: Number(to) }),
          )}
        </details>
      )}
      <TermsPicker
        terms={times}
        onPick={(terms) => {
          chooseTerms(terms);
          if (!sameTerms(terms, times)) onPick({ terms });
        }}
      />
      <VisibilityPicker visibility={visibility} onPick={(picked) => onPick({ visibility: picked })} />
    </>
  );
}

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
  strengths: () => ({
    choices: STRENGTHS.map((id) => ({ id, word: say(`strength.${id}`) })),
    chosen: 'normal',
  }),
  Picker,
};
