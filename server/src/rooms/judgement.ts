/** Whether a tournament under way judges a match. It does no more once the tournament has ended. */

/** How often a room looks whether the tournament has ended. */
const LOOK_MS = 20_000;

/** The parts of a room that this uses. */
export interface JudgedRoom {
  /** Whether a tournament under way judges the match, as it is stored. */
  judges(): Promise<boolean>;
  /** Called when it does no more. */
  freed(): void;
}

/** The judgement on the match of one room. */
export class Judgement {
  private known = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly room: JudgedRoom,
    private readonly lookMs = LOOK_MS,
  ) {}

  /** Whether a tournament judged the match when that was last looked up. */
  get holds(): boolean {
    return this.known;
  }

  /** Looks it up for the first time, and from then on until it holds no more. */
  async begin(): Promise<void> {
    this.known = await this.room.judges();
    if (!this.known) return;
    this.timer = setInterval(() => void this.ask().catch(() => {}), this.lookMs).unref();
  }

  /** Whether a tournament judges the match now; looked up if it did before. */
  async ask(): Promise<boolean> {
    if (!this.known || (await this.room.judges())) return this.known;
    this.stop();
    this.known = false;
    this.room.freed();
    return false;
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }
}
