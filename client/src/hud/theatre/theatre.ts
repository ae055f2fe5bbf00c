/**
 * Plays what happened at the pace of the eye: dice tumble before their result is told, figures glide before they bite. The
 * board it leaves behind is always the referee's; a batch that was missed is skipped, never guessed.
 */
import type { Event, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { VoiceName } from '../../audio/voices';
import type { Effect } from '../../scene/model';
import { type DiceShow, rollOf } from './dice-show';
import { cueOf, effectsOf } from './effects';

/** Everything one intent brought about: the events and the state after them. */
export interface Batch {
  readonly seq: number;
  readonly events: readonly Event[];
  readonly state: Frozen<State>;
}

/** What the theatre needs of the world around it. */
export interface Stage {
  /** A copy of the state that may be written to. */
  copy(state: Frozen<State>): State;
  evolve(state: State, event: Event): void;
  show(state: Frozen<State>): void;
  dice(roll: DiceShow | null): void;
  /** One more event for the log; `state` as it is just after it. */
  tell(event: Event, state: Frozen<State>): void;
  play(effects: readonly Effect[]): Promise<void>;
  /** Ends at once what `play` is playing. */
  cut(): void;
  sound(voice: VoiceName, pitch: number): void;
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<void>;
  /** Whether something is being told just now. */
  busy(on: boolean): void;
  /** 1 as designed, 2 twice as fast, 0 without any waiting. */
  pace(): number;
}

const TUMBLE_MS = 650;
const READ_MS = 420;
/** So many batches behind, the theatre hurries; so many, it only shows the end. */
const HURRY_AT = 3;
const JUMP_AT = 9;

/** Plays batches one after the other. */
export class Theatre {
  readonly #stage: Stage;
  #queue: Batch[] = [];
  #shown: Frozen<State> | null = null;
  #seq = -1;
  #playing = false;
  #skipping = false;
  #closed = false;
  #key = 0;
  #roll: DiceShow | null = null;
  #wake: (() => void) | null = null;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Shows a state as it stands, without telling how it came about. */
  jump(state: Frozen<State>, seq: number): void {
    this.#queue = [];
    this.#seq = seq;
    this.#shown = state;
    this.#stage.show(state);
    this.skip();
  }

  /** Adds what happened next; a batch already seen is ignored. */
  push(batch: Batch): void {
    if (batch.seq <= this.#seq && this.#shown !== null) return;
    this.#seq = batch.seq;
    this.#queue.push(batch);
    if (!this.#playing) void this.#run();
  }

  /** Ends the present batch at once, as after a key press. */
  skip(): void {
    if (!this.#playing) return;
    this.#skipping = true;
    this.#stage.cut();
    this.#wake?.();
  }

  /** Whether something is still being told. */
  get busy(): boolean {
    return this.#playing;
  }

  close(): void {
    this.#closed = true;
    this.#queue = [];
    this.skip();
  }

  async #run(): Promise<void> {
    this.#playing = true;
    this.#stage.busy(true);
    for (let batch = this.#queue.shift(); batch !== undefined && !this.#closed; batch = this.#queue.shift()) {
      this.#skipping = false;
      const before = this.#shown;
      if (before !== null) await this.#perform(batch, this.#stage.copy(before));
      if (this.#closed) break;
      // A jump may have overtaken this batch while it played.
      if (this.#shown === before) {
        this.#shown = batch.state;
        this.#stage.show(batch.state);
      }
    }
    this.#playing = false;
    this.#stage.busy(false);
  }

  async #perform(batch: Batch, state: State): Promise<void> {
    const start = this.#shown;
    for (const event of batch.events) {
      if (this.#closed || this.#shown !== start) return;
      await this.#tumble(event);
      this.#stage.evolve(state, event);
      this.#settle(event);
      this.#stage.tell(event, state);
      const cue = cueOf(event, state);
      if (cue !== null && !this.#skipping) this.#stage.sound(cue.voice, cue.pitch);
      await this.#picture(event, state);
    }
  }

  async #tumble(event: Event): Promise<void> {
    const roll = rollOf(event, this.#key + 1);
    if (roll === null) return;
    this.#key = roll.key;
    this.#roll = roll;
    this.#stage.dice(roll);
    if (this.#pace() === 0) return;
    this.#stage.sound('dice', 1);
    await this.#wait(TUMBLE_MS);
  }

  /** Tells the result of a roll once the dice lie still, and adds what follows from it. */
  #settle(event: Event): void {
    const roll = this.#roll;
    if (roll === null) return;
    if (rollOf(event, roll.key) !== null) {
      this.#set({ ...roll, rolling: false });
    } else if (event.type === 'damaged' && event.figure === roll.at) {
      this.#set({ ...roll, outcome: [...roll.outcome, `Structure −${event.lost}`] });
    } else if (event.type === 'destroyed' && event.figure === roll.at) {
      this.#set({ ...roll, outcome: [...roll.outcome, 'Destroyed'] });
    } else if (event.type === 'wounded' && event.figure === roll.at) {
      this.#set({ ...roll, outcome: [...roll.outcome, `Life −${event.lost}`] });
    } else if (event.type === 'killed' && (event.figure === roll.at || event.figure === roll.by)) {
      this.#set({ ...roll, outcome: [...roll.outcome, 'Dead'] });
    }
  }

  #set(roll: DiceShow): void {
    this.#roll = roll;
    this.#stage.dice(roll);
  }

  async #picture(event: Event, state: State): Promise<void> {
    if (this.#pace() === 0) return;
    const effects = effectsOf(event, state);
    this.#stage.show(this.#stage.copy(state));
    if (effects.length > 0) await Promise.race([this.#stage.play(effects), this.#woken()]);
    if (rollOf(event, 0) !== null) await this.#wait(READ_MS);
  }

  #pace(): number {
    if (this.#skipping || this.#closed || this.#queue.length >= JUMP_AT) return 0;
    const pace = this.#stage.pace();
    return this.#queue.length >= HURRY_AT ? pace * 3 : pace;
  }

  async #wait(ms: number): Promise<void> {
    const pace = this.#pace();
    if (pace > 0) await Promise.race([this.#stage.wait(ms / pace), this.#woken()]);
  }

  #woken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
