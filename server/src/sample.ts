/** Limits log lines that strangers can cause: some are logged, the rest is counted. */
import { TokenBucket } from './rooms/traffic/token-bucket';

/** Logged lines per second, and burst. */
const WRITTEN = [1, 20] as const;

/** Decides which lines of one kind are logged. */
export class Sample {
  private readonly bucket: TokenBucket;
  private left = 0;

  constructor(private readonly now: () => number) {
    this.bucket = new TokenBucket(...WRITTEN, now());
  }

  /** The note for this line with the number of lines left out before it; null if this line is left out too. */
  next(): { readonly leftOut?: number } | null {
    if (!this.bucket.take(this.now())) {
      this.left++;
      return null;
    }
    const { left } = this;
    this.left = 0;
    return left === 0 ? {} : { leftOut: left };
  }
}
