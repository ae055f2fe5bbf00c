/** Keeps who is awaited in a match, and until when, where lists can find it without opening the match. */
import type { Host } from '../host';
import { type HeldMatch, hasMoved, type Standing } from '../journal/journal';

/** Writes down what changed, and only that; a match does not wait for it. */
export class StandingKeeper {
  private kept = '';

  /** `moved` is called when it turns out that the match goes on elsewhere. */
  constructor(
    private readonly host: Host,
    private readonly record: HeldMatch,
    private readonly moved: () => void,
  ) {}

  keep(standing: Standing): void {
    const text = JSON.stringify(standing);
    if (text === this.kept) return;
    this.kept = text;
    this.host.journal.saveStanding(this.record.lease, standing).catch((error: unknown) => {
      this.kept = '';
      if (hasMoved(error)) this.moved();
      else this.host.log.warn({ error, match: this.record.id }, 'who is awaited could not be kept for lists');
    });
  }
}
