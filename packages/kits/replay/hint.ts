/** Hints in a replay: asks what a strong player would do at this moment, and draws the answer over the table. */
import { askOnce } from '../shell/advice';
import type { Position } from './contract';
import type { GameReplay, ReplayTable } from './game-replay';
import { type Hint, patchReplay, type ReplayState, replayStore } from './state';

/** The parts of a replay that hints need. */
export interface HintSource {
  readonly game: Pick<GameReplay, 'hints'>;
  readonly table: Pick<ReplayTable, 'show'>;
  /** Whether the record was played by the present rules, the only ones that the computer knows. */
  readonly present: boolean;
  /** Shows the current moment, if it is not shown yet. */
  settle(): Promise<void>;
  position(state: ReplayState): Promise<Position | null>;
}

/** The hints of one record. */
export class Hints {
  readonly #source: HintSource;
  #thinking = new AbortController();

  constructor(source: HintSource) {
    this.#source = source;
  }

  /** Asks for the seat that decides at this moment; an answer that comes too late is dropped. */
  async ask(): Promise<void> {
    const { game, present } = this.#source;
    if (game.hints === undefined) return;
    const asked: Hint = present ? { type: 'thinking' } : { type: 'none', why: 'version' };
    patchReplay({ hint: asked });
    if (!present) return;
    this.#thinking = new AbortController();
    const found = await this.#find(this.#thinking.signal).catch((): Hint => ({ type: 'none', why: 'failed' }));
    if (replayStore.getState().hint !== asked) return;
    patchReplay({ hint: found });
    if (found.type === 'advice') this.#source.table.show(found.advice.picture);
  }

  /** Puts the hint away. */
  clear(): void {
    const { hint, frame } = replayStore.getState();
    if (hint === null) return;
    this.#thinking.abort();
    patchReplay({ hint: null });
    if (hint.type === 'advice' && frame !== null) this.#source.table.show(frame.picture);
  }

  async #find(signal: AbortSignal): Promise<Hint> {
    const { game, settle, position } = this.#source;
    const { hints } = game;
    await settle();
    const state = replayStore.getState();
    const due = await position(state);
    signal.throwIfAborted();
    if (hints === undefined) return { type: 'none', why: 'failed' };
    if (due === null) return { type: 'none', why: (state.frame?.ending ?? null) === null ? 'even' : 'over' };
    if (due.hidden === true) return { type: 'hidden', seat: due.seat };
    const choice = await askOnce(hints.thinker(), due, signal);
    return { type: 'advice', seat: due.seat, advice: hints.told(choice, due, state.frame?.picture) };
  }
}
