/** The page before a match against the computer: mode, strength, clock and side. */

import type { Frozen } from '@dwo/kernel';
import { type Reason, Reasons } from '@dwo/kits/documents/reasons';
import type { GameClient, GameLobby, OpponentChoices, StrengthChoice } from '@dwo/kits/game-client';
import { beginSolo } from '@dwo/kits/local/begin';
import { useBox } from '@dwo/kits/shell/box';
import { favoured } from '@dwo/kits/shell/halves-words';
import { go } from '@dwo/kits/shell/router';
import { sentenceOf } from '@dwo/kits/shell/sentences';
import { chooseStrength, firstStrength } from '@dwo/kits/shell/strength';
import { chooseTerms, chosenTerms } from '@dwo/kits/shell/terms';
import { Icon } from '@dwo/kits/ui/icons';
import { MirrorSwitch } from '@dwo/kits/ui/mirror-switch';
import { choiceOf, ModeGallery } from '@dwo/kits/ui/mode-gallery';
import { PosterPage } from '@dwo/kits/ui/poster-page';
import { TermsPicker } from '@dwo/kits/ui/terms-picker';
import { say } from '@dwo/kits/words';
import { ANY_CHAIR, hasHalves } from '@dwo/shared';
import { useEffect, useState } from 'preact/hooks';
import './solo.css';

interface SoloProps {
  readonly client: GameClient;
  /** Whether to play the player's own match first, in a game that has one. */
  readonly own?: boolean;
}

/** The options of a preset, or of the player's own match (null); undefined if there is none. */
function optionsOf({ game, lobby }: GameClient, preset: string | null): unknown {
  return preset === null ? lobby.own?.options() : game.presets[preset]?.({ roll: () => 1 });
}

/** The labels of the seats of a preset, or of the player's own match (null). */
function seatsOf(client: GameClient, preset: string | null): readonly string[] {
  const { game } = client;
  const options = optionsOf(client, preset);
  return options === undefined ? [] : game.chairs(options as Frozen<unknown>);
}

/** Why a match could not be set up; the game knows the reasons of an own match. */
function reasonsOf({ own }: GameLobby, error: unknown): readonly Reason[] {
  return own?.reasons(error) ?? [{ rule: '', text: sentenceOf(error) }];
}

/** The seats of the computers when a person takes this one. */
function othersOf(seats: readonly string[], mine: string): readonly string[] {
  if (mine === ANY_CHAIR) return seats.slice(1).map(() => ANY_CHAIR);
  const at = seats.indexOf(mine);
  return seats.filter((_, seat) => seat !== at);
}

/** The sides that a person can take in a preset, or in the player's own match (null). */
function sidesOf(client: GameClient, preset: string | null): GameLobby['sides'] {
  const seats = seatsOf(client, preset);
  const sides = client.lobby.sidesIn?.(optionsOf(client, preset)) ?? client.lobby.sides;
  return sides.filter(({ wish }) => wish === ANY_CHAIR || seats.includes(wish));
}

/** Whether a preset, or the player's own match (null), can be played from both sides. */
function mirrorsIn(client: GameClient, preset: string | null): boolean {
  const options = optionsOf(client, preset);
  return options !== undefined && hasHalves(client.game, options);
}

/** The choice of what the only computer of a preset, or of the player's own match (null), brings; null if there is none. */
function opponentsIn(client: GameClient, preset: string | null): OpponentChoices | null {
  const options = optionsOf(client, preset);
  if (options === undefined || seatsOf(client, preset).length !== 2) return null;
  return client.lobby.opponents?.(options) ?? null;
}

export function SoloPage({ client, own: ownFirst = false }: SoloProps) {
  const { game, lobby, Drawers } = client;
  const { firstPreset } = useBox();
  const strengths = lobby.strengths?.() ?? [];
  const [preset, setPreset] = useState(firstPreset);
  // Counts the choices of an own match: each of them may have other options.
  const [owns, setOwns] = useState(ownFirst ? 1 : 0);
  const own = owns > 0;
  useEffect(() => setOwns(ownFirst ? 1 : 0), [ownFirst]);
  const [strength, setStrength] = useState(() =>
    firstStrength(
      game.rules.id,
      strengths.map(({ id }) => id),
    ),
  );
  const [terms, setTerms] = useState(() => chosenTerms('computer'));
  const [mirror, setMirror] = useState(false);
  const [opponent, setOpponent] = useState('');
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Reason[]>([]);
  const modes = lobby.modes ?? [];
  const title = choiceOf(modes, preset)?.mode.title ?? '';
  const sides = sidesOf(client, own ? null : preset);
  const mirrors = mirrorsIn(client, own ? null : preset);
  // In a mirror match each side brings what it brought before.
  const opponents = mirror && mirrors ? null : opponentsIn(client, own ? null : preset);
  const brought = opponents?.choices.some(({ id }) => id === opponent) ? opponent : (opponents?.choices[0]?.id ?? '');
  const play = async (mine: string) => {
    setBusy(true);
    setProblems([]);
    try {
      const seats = seatsOf(client, own ? null : preset);
      const chooses = opponents !== null && brought !== opponents.choices[0]?.id;
      // The computer's seat must be known before it can be given something.
      const side = chooses && mine === ANY_CHAIR ? (seats[Math.floor(Math.random() * seats.length)] ?? mine) : mine;
      const bots = [...othersOf(seats, side)];
      const options = chooses
        ? opponents.options(brought, 1 - seats.indexOf(side))
        : own
          ? lobby.own?.options()
          : undefined;
      const battle = { ...(own ? {} : { preset }), ...(options === undefined ? {} : { options }) };
      const wish = { ...battle, bots, terms, mirror: mirror && mirrors, ...(strength === null ? {} : { strength }) };
      go({ page: 'match', id: await beginSolo(game, wish, side) });
    } catch (error) {
      setProblems(reasonsOf(lobby, error));
      setBusy(false);
    }
  };
  return (
    <PosterPage name="solo" title={say('solo.title')} over={<Drawers />}>
      <section class="paper lobby__sheet solo__sheet" aria-label={say('solo.title')}>
        <ModeGallery
          modes={modes}
          preset={own ? '' : preset}
          question={say('solo.players.solo')}
          onPick={(picked) => {
            setPreset(picked);
            setOwns(0);
          }}
        />
        {lobby.own !== undefined && <lobby.own.Card picked={own} onPick={() => setOwns(owns + 1)} />}
        <div class="solo__choices">
          {strengths.length > 0 && (
            <label class="terms-picker">
              <span>{say('solo.strength')}</span>
              <select
                class="field"
                data-testid="strength"
                value={strength ?? ''}
                onChange={({ currentTarget }) => {
                  chooseStrength(game.rules.id, currentTarget.value);
                  setStrength(currentTarget.value);
                }}
              >
                {strengths.map(({ id, word }) => (
                  <option key={id} value={id}>
                    {word}
                  </option>
                ))}
              </select>
              <StrengthText choices={strengths} strength={strength} />
            </label>
          )}
          {opponents !== null && (
            <label class="terms-picker">
              <span>{opponents.word}</span>
              <select
                class="field"
                data-testid="opponent"
                value={brought}
                onChange={({ currentTarget }) => setOpponent(currentTarget.value)}
              >
                {opponents.choices.map(({ id, word }) => (
                  <option key={id} value={id}>
                    {word}
                  </option>
                ))}
              </select>
            </label>
          )}
          {mirrors && <MirrorSwitch mirror={mirror} favours={own ? null : favoured(game, preset)} onPick={setMirror} />}
          <TermsPicker
            terms={terms}
            against="computer"
            onPick={(picked) => {
              chooseTerms(picked, 'computer');
              setTerms(picked);
            }}
          />
        </div>
        <Reasons reasons={problems} />
        <nav class="solo__sides" aria-label={say('solo.side')} aria-busy={busy}>
          {sides.map(({ wish, name, text, Picture }, at) => (
            <button
              key={wish}
              type="button"
              class={at === 0 ? 'plate plate--now' : 'plate'}
              disabled={busy}
              data-testid={`play-${wish}`}
              onClick={() => void play(wish)}
            >
              <span class="plate__pic" aria-hidden="true">
                <Picture />
              </span>
              <span>
                <span class="plate__word">{sides.length === 1 ? say('solo.begin') : name}</span>
                <span class="plate__sub">{busy ? say('solo.busy') : sides.length === 1 ? title : text}</span>
              </span>
              <Icon name="chevron" size={30} />
            </button>
          ))}
        </nav>
      </section>
    </PosterPage>
  );
}

interface StrengthTextProps {
  readonly choices: readonly StrengthChoice[];
  readonly strength: string | null;
}

/** How the computer plays at the chosen strength. */
function StrengthText({ choices, strength }: StrengthTextProps) {
  const text = choices.find(({ id }) => id === strength)?.text;
  return text === undefined ? null : <span class="note">{text}</span>;
}
