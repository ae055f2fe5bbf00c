/** The lobby's picker: a preset or custom options, the clock, and who may watch. */
import type { PickerProps } from '@dwo/kits/game-client';
import { chooseTerms, sameTerms } from '@dwo/kits/shell/terms';
import { useOptions } from '@dwo/kits/shell/use-options';
import { ModeGallery } from '@dwo/kits/ui/mode-gallery';
import { TermsPicker } from '@dwo/kits/ui/terms-picker';
import { VisibilityPicker } from '@dwo/kits/ui/visibility-picker';
import type { Options } from '../rules';
import { modes } from './modes';
import { optionsOf, presetOptions } from './options';
import { say } from './words';

const CHOICES = {
  sideAssignment: ['choice', 'random'],
  teamMode: ['premade', 'custom', 'random'],
  fieldMode: ['quick', 'alternate'],
  shoutMode: ['off', 'cheer', 'strict'],
} as const;
const ROUNDS = [10, 15, 20, 30, 40, 60];

export function Picker(props: PickerProps) {
  const { preset, times, visibility, busy, onPick } = props;
  const [own, show] = useOptions(props, optionsOf);
  const now = presetOptions(preset) ?? own;
  return (
    <>
      <ModeGallery modes={modes()} preset={preset} busy={busy} onPick={(picked) => onPick({ preset: picked })} />
      {now !== null && now.position === undefined && (
        <CustomOptions
          now={now}
          busy={busy}
          onChange={(next) => {
            show(next);
            onPick({ options: next });
          }}
        />
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

interface CustomOptionsProps {
  readonly now: Options;
  readonly busy: boolean;
  onChange(next: Options): void;
}

function CustomOptions({ now, busy, onChange }: CustomOptionsProps) {
  return (
    <details class="ds-own">
      <summary>{say('lobby.own')}</summary>
      <Select
        label={say('lobby.sides')}
        value={now.sideAssignment}
        words={CHOICES.sideAssignment.map((id) => [id, say(`option.side.${id}`)])}
        busy={busy}
        onPick={(sideAssignment) => onChange({ ...now, sideAssignment })}
      />
      <Select
        label={say('lobby.teams')}
        value={now.teamMode}
        words={CHOICES.teamMode.map((id) => [id, say(`option.team.${id}`)])}
        busy={busy}
        onPick={(teamMode) => onChange({ ...now, teamMode })}
      />
      <Select
        label={say('lobby.field')}
        value={now.fieldMode}
        words={CHOICES.fieldMode.map((id) => [id, say(`option.field.${id}`)])}
        busy={busy}
        onPick={(fieldMode) => onChange({ ...now, fieldMode })}
      />
      <Select
        label={say('lobby.shouts')}
        value={now.shoutMode}
        words={CHOICES.shoutMode.map((id) => [id, say(`option.shout.${id}`)])}
        busy={busy}
        onPick={(shoutMode) => onChange({ ...now, shoutMode })}
      />
      <Select
        label={say('lobby.rounds')}
        value={String(now.roundLimit)}
        words={ROUNDS.map((rounds) => [String(rounds), say('option.rounds', { rounds })])}
        busy={busy}
        onPick={(rounds) => onChange({ ...now, roundLimit: Number(rounds) })}
      />
    </details>
  );
}

interface SelectProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  /** The values and their words. */
  readonly words: readonly (readonly [id: Id, word: string])[];
  readonly busy: boolean;
  onPick(id: Id): void;
}

function Select<Id extends string>({ label, value, words, busy, onPick }: SelectProps<Id>) {
  return (
    <label class="ds-pick">
      <span>{label}</span>
      <select class="field" value={value} disabled={busy} onChange={(event) => onPick(event.currentTarget.value as Id)}>
        {words.map(([id, word]) => (
          <option key={id} value={id}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}
