/** The labels of a match's chairs, for lists. They follow from the options, which may be long, and never change. */
import { setImmediate as breathe } from 'node:timers/promises';
import { frozen } from '@dwo/kernel';
import type { Host } from '../host';
import type { MatchRecord } from '../journal/journal';

/** The number of matches whose labels are cached. */
const KEPT = 10_000;

type Labels = readonly string[] | null;

/** Reads the options of each match once, and yields to other work before each. */
export class ChairLabels {
  private readonly kept = new Map<string, Promise<Labels>>();

  constructor(private readonly host: Host) {}

  /** The labels of a match's chairs, in order; null for a game or options that this server no longer plays. */
  of({ id }: Pick<MatchRecord, 'id'>): Promise<Labels> {
    const labels = this.kept.get(id) ?? this.read(id);
    this.kept.delete(id);
    this.kept.set(id, labels);
    if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value as string);
    labels.catch(() => this.kept.delete(id));
    return labels;
  }

  private async read(id: string): Promise<Labels> {
    await breathe();
    const match = await this.host.journal.match(id);
    const game = match === null ? undefined : this.host.games.get(match.game);
    const parsed = game?.options.safeParse(match?.options);
    return game === undefined || parsed?.success !== true ? null : game.chairs(frozen(parsed.data));
  }
}
