/** The rate limit of one connection. */
export class TokenBucket {
  private tokens: number;
  private at: number;
  private refused = 0;

  /** `perSecond` tokens come back each second, up to `burst`. */
  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    now: number,
  ) {
    this.tokens = burst;
    this.at = now;
  }

  /** Takes one token; returns false if there is none. `now` in milliseconds. */
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

  /** Whether there is a token to take. */
  has(now: number): boolean {
    const gained = (Math.max(0, now - this.at) / 1000) * this.perSecond;
    return Math.min(this.burst, this.tokens + gained) >= 1;
  }

  /** How many tokens were refused recently; time reduces it. */
  get excess(): number {
    return this.refused;
  }
}
