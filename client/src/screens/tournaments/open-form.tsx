/** The sheet on which a tournament is opened: how it is played, the battle, and the pace. */
import { useBox } from '@dwo/kits/shell/box';
import { nameIdea } from '@dwo/kits/shell/name-ideas';
import { go } from '@dwo/kits/shell/router';
import { sentenceOf } from '@dwo/kits/shell/sentences';
import { knownName } from '@dwo/kits/shell/tokens';
import { useAsked } from '@dwo/kits/shell/use-asked';
import { Icon } from '@dwo/kits/ui/icons';
import { Problem } from '@dwo/kits/ui/poster-page';
import type { NewTournament, TournamentBattle, TournamentKind } from '@dwo/shared';
import { useState } from 'preact/hooks';
import { boxOf, gameOnShelf } from '../../shelf';
import { Choice, Text } from './fields';
import { openTournament, readBattles } from './requests';
import { say } from './words';

const PER_MOVE = [1, 2, 3] as const;
const DAYS = [7, 14, 28] as const;
const MINUTES = [20, 30, 45, 60, 90] as const;
const DAY_HOURS = 24;
const WAITS = [1, 3, DAY_HOURS, 3 * DAY_HOURS, 7 * DAY_HOURS] as const;
const KINDS = [
  { kind: 'round-robin', word: 'cups.kind.robin', how: 'cups.kind.robin.how' },
  { kind: 'swiss', word: 'cups.kind.swiss', how: 'cups.kind.swiss.how' },
] as const;

interface Wish {
  readonly kind: TournamentKind;
  readonly game: string;
  readonly preset: string;
  readonly daysPerMove: number;
  readonly days: number;
  readonly minutes: number;
  readonly waitHours: number;
  readonly visibility: 'open' | 'unlisted';
}

const USUAL: Wish = {
  ...{ kind: 'round-robin', game: '', preset: '', daysPerMove: 1, days: 14, minutes: 30 },
  ...{ waitHours: DAY_HOURS, visibility: 'open' },
};

export function OpenForm() {
  const { id: first, firstPreset } = useBox();
  const { answer } = useAsked(readBattles);
  const battles = (answer?.battles ?? []).filter(({ game }) => gameOnShelf(game) !== null);
  const [name, setName] = useState(() => knownName() ?? nameIdea(Math.random));
  const [title, setTitle] = useState(() => say('cups.name.idea', { name }));
  const [wish, setWish] = useState<Wish>({ ...USUAL, game: first, preset: firstPreset });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });
  const open = () => {
    setBusy(true);
    setProblem(null);
    openTournament(asAsked({ ...wish, name, title })).then(
      (id) => go({ page: 'tournaments', id }),
      (error: unknown) => {
        setBusy(false);
        setProblem(sentenceOf(error));
      },
    );
  };
  return (
    <form
      class="paper lobby__sheet cups__form"
      aria-label={say('cups.open')}
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <h2 class="ribbon">{say('cups.open')}</h2>
      <fieldset class="cups__kinds">
        <legend class="visually-hidden">{say('cups.kind')}</legend>
        {KINDS.map(({ kind, word, how }) => (
          <label key={kind} class="choice cups__kind">
            <input
              type="radio"
              name="kind"
              checked={wish.kind === kind}
              onChange={() => change({ kind, waitHours: kind === 'swiss' ? 1 : DAY_HOURS })}
            />
            <span>
              <b>{say(word)}</b>
              <span class="note">{say(how)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div class="cups__pair">
        <Text label={say('cups.name')} value={title} onInput={setTitle} testId="cup-title" />
        <Text label={say('cups.you')} value={name} onInput={setName} testId="cup-name" />
      </div>
      <Battle battles={battles} wish={wish} change={change} />
      <Pace wish={wish} change={change} />
      <Problem text={problem} />
      <button type="submit" class="plate plate--now cups__go" data-testid="open-tournament" disabled={busy}>
        <span class="plate__pic" aria-hidden="true">
          <Icon name="flag" size={38} />
        </span>
        <span class="plate__word">{say(busy ? 'cups.go.busy' : 'cups.go')}</span>
        <Icon name="chevron" size={28} />
      </button>
    </form>
  );
}

interface PartProps {
  readonly wish: Wish;
  readonly change: (part: Partial<Wish>) => void;
}

function Battle({ battles, wish, change }: PartProps & { readonly battles: readonly TournamentBattle[] }) {
  const presetsOf = (game: string) => battles.find((each) => each.game === game)?.presets ?? [];
  const presets = presetsOf(wish.game);
  return (
    <div class="cups__pair">
      {battles.length > 1 && (
        <Choice
          label={say('cups.game')}
          value={wish.game}
          choices={battles.map(({ game }) => [game, boxOf(game).title] as const)}
          onPick={(game) => change({ game, preset: presetsOf(game)[0] ?? '' })}
        />
      )}
      <Choice
        label={say('cups.battle')}
        value={wish.preset}
        choices={(presets.length === 0 ? [wish.preset] : presets).map(
          (preset) => [preset, boxOf(wish.game).presetTitle(preset)] as const,
        )}
        onPick={(preset) => change({ preset })}
      />
    </div>
  );
}

function Pace({ wish, change }: PartProps) {
  const days = (n: number) => [n, say('cups.days', { days: n })] as const;
  const hours = (n: number) =>
    [n, n < DAY_HOURS ? say('cups.hours', { hours: n }) : say('cups.days', { days: n / DAY_HOURS })] as const;
  return (
    <div class="cups__pair">
      {wish.kind === 'swiss' ? (
        <Choice
          label={say('cups.minutes')}
          value={wish.minutes}
          choices={MINUTES.map((n) => [n, say('cups.minutes.n', { minutes: n })] as const)}
          onPick={(minutes) => change({ minutes })}
        />
      ) : (
        <>
          <Choice
            label={say('cups.perMove')}
            value={wish.daysPerMove}
            choices={PER_MOVE.map(days)}
            onPick={(daysPerMove) => change({ daysPerMove })}
          />
          <Choice
            label={say('cups.deadline')}
            value={wish.days}
            choices={DAYS.map(days)}
            onPick={(given) => change({ days: given })}
          />
        </>
      )}
      <Choice
        label={say('cups.wait')}
        value={wish.waitHours}
        choices={WAITS.map(hours)}
        onPick={(waitHours) => change({ waitHours })}
      />
      <Choice
        label={say('cups.who')}
        value={wish.visibility}
        choices={(['open', 'unlisted'] as const).map((each) => [each, say(`cups.who.${each}`)] as const)}
        onPick={(visibility) => change({ visibility })}
      />
    </div>
  );
}

function asAsked({
  daysPerMove,
  days,
  minutes,
  kind,
  ...rest
}: Wish & { readonly name: string; readonly title: string }) {
  const asked: NewTournament = kind === 'swiss' ? { ...rest, kind, minutes } : { ...rest, kind, daysPerMove, days };
  return asked;
}
