/**
 * Hints in a replay: asks what a strong player would do at this moment, or takes the better choice of its review, and draws the
 * answer over the table.
 */
import type { Judgement, Tagged } from '@dwo/kernel';
import { askUntil } from '../shell/advice';
import type { Position } from './contract';
import type { GameReplay, ReplayTable } from './game-replay';
import { type Hint, patchReplay, type ReplayState, replayStore } from './state';

/** The parts of a replay that hints need. */
export interface HintSource {
  readonly game: Pick<GameReplay, 'hints'>;
  readonly table: Pick<ReplayTable, 'show' | 'attend'>;
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

  /** Asks for the seat that decides at this moment; answers that come too late are dropped. */
  async ask(): Promise<void> {
    await this.#take((signal, take) => this.#find(signal, take));
  }

  /** Shows the better choice of a review at its moment, which is the current one. */
  async better(judgement: Judgement<Tagged>): Promise<void> {
    await this.#take((signal, take) => this.#judged(judgement, signal, take));
  }

  async #take(find: (signal: AbortSignal, take: (hint: Hint) => void) => Promise<void>): Promise<void> {
    const { game, table, present } = this.#source;
    if (game.hints === undefined) return;
    let shown: Hint = present ? { type: 'thinking' } : { type: 'none', why: 'version' };
    patchReplay({ hint: shown });
    if (!present) return;
    const take = (hint: Hint) => {
      if (replayStore.getState().hint !== shown) return;
      shown = hint;
      patchReplay({ hint });
      if (hint.type !== 'advice') return;
      table.show(hint.advice.picture);
      table.attend?.(hint.advice.picture);
    };
    this.#thinking = new AbortController();
    await find(this.#thinking.signal, take).catch(() => {
      if (shown.type === 'thinking') take({ type: 'none', why: 'failed' });
    });
  }

  /** Puts the hint away. */
  clear(): void {
    const { hint, frame } = replayStore.getState();
    if (hint === null) return;
    this.#thinking.abort();
    patchReplay({ hint: null });
    if (hint.type === 'advice' && frame !== null) this.#source.table.show(frame.picture);
  }

  /** Finds a hint, and shows better answers as they come. */
  async #find(signal: AbortSignal, take: (hint: Hint) => void): Promise<void> {
    const { game, settle, position } = this.#source;
    const { hints } = game;
    await settle();
    const state = replayStore.getState();
    const due = await position(state);
    signal.throwIfAborted();
    if (hints === undefined) return;
    if (due === null) return take({ type: 'none', why: (state.frame?.ending ?? null) === null ? 'even' : 'over' });
    if (due.hidden === true) return take({ type: 'hidden', seat: due.seat });
    const heard = (choice: unknown) => {
      take({ type: 'advice', seat: due.seat, advice: hints.told(choice, due, state.frame?.picture) });
      return hints.isFinal?.(choice) ?? true;
    };
    await askUntil(hints.thinker(), { question: due, heard }, signal);
  }

  /** The better choice in the words of a hint, from the view of the seat that was judged. */
  async #judged(judgement: Judgement<Tagged>, signal: AbortSignal, take: (hint: Hint) => void): Promise<void> {
    const { game, settle, position } = this.#source;
    const { hints } = game;
    const { seat, better } = judgement;
    await settle();
    const state = replayStore.getState();
    const due = await position({ ...state, viewpoint: seat });
    signal.throwIfAborted();
    if (hints === undefined) return;
    if (due === null || better === null) return take({ type: 'none', why: 'even' });
    const advice = hints.told(hints.better(judgement, due), due, state.frame?.picture);
    take({ type: 'advice', seat, advice, judgement });
  }
}
