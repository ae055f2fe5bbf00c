/** How much one connection may still send. */
export class TokenBucket {
  private tokens: number;
  private at: number;
  private refused = 0;

  /** `perSecond` may go on for ever, `burst` at once after a pause. */
  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    now: number,
  ) {
    this.tokens = burst;
    this.at = now;
  }

  /** Takes one token; false if there is none. `now` in milliseconds. */
  take(now: number): boolean {
    const gained = (Math.max(0, now - this.at) / 1000) * this.perSecond;
    this.at = now;
    this.refused = Math.max(0, this.refused - gained);
    this.tokens = Math.min(this.burst, this.tokens + gained);
    if (this.tokens < 1) {
      this.refused++;
      return false;
    }
    this.tokens--;
    return true;
  }

  /** How many were refused lately, less what time forgave. */
  get excess(): number {
    return this.refused;
  }
}
