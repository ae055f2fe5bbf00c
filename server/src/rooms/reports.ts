/** Reports of chat lines and names in one match, for the operator. */
import type { ChatLine, Done, Refused } from '@dwo/shared';
import type { Logger } from 'pino';
import type { Reporters } from '../http/reporters';
import type { Journal } from '../journal/journal';
import type { Report } from '../journal/talk';
import type { Meters } from '../meters';
import type { GuestClient } from './guest';
import { Remembered } from './traffic/remembered';
import { refused } from './traffic/replies';
import { TokenBucket } from './traffic/token-bucket';

/** Rate limit of one reporter: reports per second, and burst. */
const PERSON = [1 / 30, 5] as const;
/** Rate limit of one match, because every report is stored: reports per second, and burst. */
const MATCH = [1 / 60, 12] as const;
/** The number of people whose rate limits are remembered. */
const REMEMBERED = 1_000;
/** The number of chat lines before and after the reported one that are stored with it. */
const AROUND = 12;

/** The parts of a room that reports use. */
interface ReportedRoom {
  readonly host: {
    readonly journal: Pick<Journal, 'saveReport'>;
    readonly log: Logger;
    readonly meters: Meters;
    readonly reporters: Reporters;
    readonly now: () => number;
    readonly steady: () => number;
    readonly random: (bytes: number) => Uint8Array;
  };
  readonly match: { readonly key: number; readonly id: string };
  /** The name shown at a chair, as far as this connection may know. */
  nameAt(place: number, client: GuestClient): string;
}

/** The parts of a chat that reports use. */
export interface ReportedChat {
  /** The lines that a connection may read now. */
  heardBy(client: GuestClient): readonly ChatLine[];
  whoIs(client: GuestClient): string;
  /** The id of the person whom a connection sees at a chair; null if it sees nobody there. */
  whoSitsAt(place: number, client: GuestClient): string | null;
  /** Stores the chat. */
  keep(): void;
}

/** A report to store. Reports with the same `what` are about the same thing. */
interface Handed {
  readonly what: string;
  readonly why: string;
  readonly line: ChatLine;
  readonly around: readonly ChatLine[];
}

/** The reports from one open match. */
export class Reports {
  private readonly people: Remembered<{ readonly share: TokenBucket; readonly reported: Set<string> }>;
  private readonly share: TokenBucket;

  constructor(
    private readonly room: ReportedRoom,
    private readonly chat: ReportedChat,
  ) {
    const { steady } = room.host;
    this.share = new TokenBucket(...MATCH, steady());
    this.people = new Remembered(REMEMBERED, () => ({
      share: new TokenBucket(...PERSON, steady()),
      reported: new Set(),
    }));
  }

  /** Reports a line that the reporter can read, with the lines around it. */
  async line(client: GuestClient, id: string, why = ''): Promise<Done | Refused> {
    const heard = this.chat.heardBy(client);
    const at = heard.findIndex((line) => line.id === id);
    const line = heard[at];
    if (line === undefined) return refused('LINE_UNKNOWN', 'There is no such line any more');
    const around = heard.slice(Math.max(0, at - AROUND), at + AROUND + 1);
    return this.handOn(client, { what: id, why, line, around });
  }

  /** Reports the name at a chair, with the latest lines of its person. */
  async name(client: GuestClient, place: number, why = ''): Promise<Done | Refused> {
    const { room, chat } = this;
    const name = room.nameAt(place, client);
    const who = chat.whoSitsAt(place, client);
    if (name === '' || who === null) return refused('CHAIR_UNKNOWN', 'There is no person at that chair');
    if (client.userData?.place === place) return refused('NOT_YOURS', 'That is your own name');
    const nothing = { id: '', to: 'all', text: '', phrase: null, mask: [] } as const;
    const line: ChatLine = { ...nothing, at: room.host.now(), who, place, name };
    const own = chat.heardBy(client).filter((each) => each.who === who);
    return this.handOn(client, { what: `${who} ${name}`, why, line, around: own.slice(-AROUND) });
  }

  private async handOn(client: GuestClient, { what, why, line, around }: Handed): Promise<Done | Refused> {
    const { host, match } = this.room;
    const by = this.chat.whoIs(client);
    const { share, reported } = this.people.of(by);
    if (reported.has(what)) return { ok: true };
    if (!share.take(host.steady()) || !this.share.take(host.steady()))
      return refused('TOO_FAST', 'Too many reports; try again later');
    const { address = '' } = (client.auth ?? {}) as { readonly address?: string };
    const from = await host.reporters.admit(address);
    if (from === null) return refused('TOO_FAST', 'Too many reports; try again tomorrow');
    const id = Buffer.from(host.random(9)).toString('base64url');
    const names = { match: match.id, matchKey: match.key, by, why };
    const report: Report = { id, at: host.now(), ...names, line, around, closedAt: null, from };
    // The ids in a report depend on the salt of this chat, so the chat must be stored too.
    this.chat.keep();
    await host.journal.saveReport(report);
    reported.add(what);
    host.meters.reported.inc();
    host.log.info({ match: match.id, report: id }, 'a report was stored');
    return { ok: true };
  }
}
