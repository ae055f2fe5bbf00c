/** The addresses that reports come from: how many each may send in a day, and a name by which the operator can group them. */
import { createHash } from 'node:crypto';
import type { Counter, Neighbours } from '../cluster/neighbours';
import type { Journal } from '../journal/journal';

/** Reports per address and day, from matches and lists together. Each is stored, and a person reads it. */
const PER_DAY = 50;
const DAY_S = 24 * 60 * 60;

/** The reporters of a server, or of several that share a journal. */
export class Reporters {
  private readonly counter: Counter;

  constructor(
    private readonly journal: Pick<Journal, 'settingOr'>,
    neighbours: Pick<Neighbours, 'counter'>,
    private readonly random: (bytes: number) => Uint8Array,
  ) {
    this.counter = neighbours.counter('reports-of-a-day', PER_DAY, DAY_S);
  }

  /** Counts a report of an address. Returns the name of the address, which does not reveal it, or null for too many reports. */
  async admit(address: string): Promise<string | null> {
    const admitted = await this.counter.consume(address).then(
      () => true,
      () => false,
    );
    if (!admitted) return null;
    const salt = await this.journal.settingOr('salt of reporters', () => Buffer.from(this.random(24)).toString('hex'));
    return createHash('sha256').update(`${salt} ${address}`).digest('hex').slice(0, 8);
  }
}
