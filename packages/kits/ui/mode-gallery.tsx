/** The ways to play a game as pictures, filtered by how many play. */
import { useState } from 'preact/hooks';
import type { GameMode } from '../game-client';
import { say } from '../words';
import { BoxFacts } from './box-facts';
import { fits, nearest, setBy } from './mode-numbers';
import './mode-gallery.css';

interface GalleryProps {
  readonly modes: readonly GameMode[];
  /** The preset that is chosen; empty for a custom battle. */
  readonly preset: string;
  readonly busy?: boolean;
  /** The words before the numbers of players; a question to a group by default. */
  readonly question?: string;
  onPick(preset: string): void;
}

/** The mode and the number of players that a preset stands for; null for a custom battle. */
export function choiceOf(modes: readonly GameMode[], preset: string): { mode: GameMode; players: number } | null {
  for (const mode of modes) {
    const players = mode.players.find((many) => mode.preset(many) === preset);
    if (players !== undefined) return { mode, players };
  }
  return null;
}

/** The numbers of players for which there is a mode, ascending. */
export const numbersOf = (modes: readonly GameMode[]): readonly number[] =>
  [...new Set(modes.flatMap(({ players }) => players))].sort((a, b) => a - b);

export function ModeGallery({ modes, preset, busy = false, question, onPick }: GalleryProps) {
  const chosen = choiceOf(modes, preset);
  const [wanted, setWanted] = useState<number | null>(null);
  // The way that has just set another number of players, which was not asked for.
  const [told, setTold] = useState<GameMode | null>(null);
  const numbers = numbersOf(modes);
  const many = wanted ?? chosen?.players ?? null;
  const shown = modes.filter((mode) => mode.always === true || fits(mode, many));
  const pickNumber = (next: number) => {
    setWanted(next);
    setTold(null);
    const mode = chosen?.mode.players.includes(next) ? chosen.mode : null;
    const fitting = mode ?? modes.find(({ players }) => players.includes(next));
    if (fitting !== undefined) onPick(fitting.preset(next));
  };
  const pickMode = (mode: GameMode) => {
    const next = nearest(mode.players, many ?? mode.players[0] ?? 2);
    setTold(setBy(mode, many) === null ? null : mode);
    setWanted(next);
    onPick(mode.preset(next));
  };
  return (
    <div class="modes" aria-busy={busy}>
      {numbers.length > 1 && (
        <fieldset class="modes__numbers">
          <legend>{question ?? say('solo.players')}</legend>
          {numbers.map((each) => (
            <button
              key={each}
              type="button"
              class="btn modes__number num"
              aria-pressed={each === many}
              data-testid={`players-${each}`}
              onClick={() => pickNumber(each)}
            >
              {each}
            </button>
          ))}
          <span class="modes__told" role="status" data-testid="modes-told">
            {told !== null &&
              many !== null &&
              say('solo.modes.set', { title: told.title, fits: forText(told.players), players: many })}
          </span>
        </fieldset>
      )}
      <div class="modes__list" role="radiogroup" aria-label={say('solo.modes')}>
        {shown.map((mode) => {
          const { id, title, text, Picture } = mode;
          const other = !fits(mode, many);
          return (
            <label key={id} class={`choice modes__mode ${other ? 'modes__mode--other' : ''}`}>
              <input
                type="radio"
                name="mode"
                checked={chosen?.mode.id === id}
                disabled={busy}
                data-testid={`way-${id}`}
                onChange={() => pickMode(mode)}
              />
              <span class="modes__picture" aria-hidden="true">
                <Picture />
              </span>
              <span class="modes__words">
                <b class="poster modes__title">{title}</b>
                {other && <b class="modes__for">{forText(mode.players)}</b>}
                <span class="note">{text}</span>
                <ModeFacts mode={mode} />
              </span>
            </label>
          );
        })}
      </div>
      {chosen !== null && (
        <p class="modes__chosen">
          <span class="note">{chosen.mode.text}</span>
          <ModeFacts mode={chosen.mode} />
        </p>
      )}
    </div>
  );
}

function forText(players: readonly number[]): string {
  const [from = 2] = players;
  const to = players.at(-1) ?? from;
  return from === to ? say('solo.modes.for.one', { from }) : say('solo.modes.for', { from, to });
}

function ModeFacts({ mode: { players, minutes } }: { readonly mode: GameMode }) {
  const from = players[0] ?? 2;
  return <BoxFacts players={{ from, to: players.at(-1) ?? from }} minutes={minutes} />;
}
