/** The links in notices, which give the owner of a seat that seat back in a browser that has lost its storage. */
import { createHmac } from 'node:crypto';
import type { Journal } from '../journal/journal';
import type { Person } from './identity';
import type { KeyCabinet } from './keys';

/**
 * The tokens of these links. A token opens one chair, as the chair's own token does, and gives no more: not the identity, and no
 * right to give the chair away. It is computed from the hash of the chair's token, so nothing is stored, and it is void as soon
 * as the chair gets another token.
 */
export class SeatLinks {
  constructor(
    private readonly key: Uint8Array,
    private readonly journal: Pick<Journal, 'match'>,
  ) {}

  /** The token that opens the chair at a place, besides the one with this hash. */
  tokenFor(match: string, place: number, tokenHash: Uint8Array): string {
    return createHmac('sha256', this.key).update(`${match} ${place} `).update(tokenHash).digest('base64url');
  }

  /** The token for a person's own seat; null unless they own it and the match is under way. */
  async tokenOf(match: string, place: number, { all }: Person): Promise<string | null> {
    const record = await this.journal.match(match);
    if (record === null || record.begunAt === null || record.endedAt !== null) return null;
    const chair = record.chairs.find((each) => each.place === place);
    if (chair?.player == null || !all.includes(chair.player) || chair.tokenHash === null) return null;
    return this.tokenFor(match, place, chair.tokenHash);
  }
}

/** Opens the links of a server, or of several that share a journal. */
export async function openSeatLinks(
  journal: Pick<Journal, 'match'> & Pick<KeyCabinet, 'settingOr'>,
  random: (bytes: number) => Uint8Array,
): Promise<SeatLinks> {
  const text = await journal.settingOr('seat-link-key', () => Buffer.from(random(32)).toString('base64url'));
  return new SeatLinks(Uint8Array.from(Buffer.from(text, 'base64url')), journal);
}
