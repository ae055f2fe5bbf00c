/** Lines of the log that strangers cause: so many are written, the rest is counted. */
import { TokenBucket } from './rooms/traffic/token-bucket';

/** So many a second in the long run, and at once. */
const WRITTEN = [1, 20] as const;

/** Says which lines of one kind are written. */
export class Sample {
  private readonly bucket: TokenBucket;
  private left = 0;

  constructor(private readonly now: () => number) {
    this.bucket = new TokenBucket(...WRITTEN, now());
  }

  /** The note to add to this line: how many were left out since the last one. Null: this line is left out too. */
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
