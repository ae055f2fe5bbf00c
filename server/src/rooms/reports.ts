/** Reports of lines and names from one table, for the people who run the server. */
import type { ChatLine, Done, Refused } from '@dwo/shared';
import type { Logger } from 'pino';
import type { Journal } from '../journal/journal';
import type { Report } from '../journal/talk';
import type { Meters } from '../meters';
import type { GuestClient } from './guest';
import { Remembered } from './traffic/remembered';
import { refused } from './traffic/replies';
import { TokenBucket } from './traffic/token-bucket';

/** Reports of one person: so many a second in the long run, and at once. */
const PERSON = [1 / 30, 5] as const;
/** Reports from one match: each is kept. */
const MATCH = [1 / 60, 12] as const;
/** So many people's shares are remembered. */
const REMEMBERED = 1_000;
/** Lines before and after that go with a reported one. */
const AROUND = 12;

/** The part of a room that reports need. */
interface ReportedRoom {
  readonly host: {
    readonly journal: Pick<Journal, 'saveReport'>;
    readonly log: Logger;
    readonly meters: Meters;
    readonly now: () => number;
    readonly random: (bytes: number) => Uint8Array;
  };
  readonly match: { readonly key: number; readonly id: string };
  /** The name shown at a chair, as far as a connection may know. */
  nameAt(place: number, client: GuestClient): string;
}

/** The part of a chat that reports need. */
export interface ReportedChat {
  /** The lines that a connection may read now. */
  heardBy(client: GuestClient): readonly ChatLine[];
  whoIs(client: GuestClient): string;
  /** By what the person is known whom a connection sees at a chair; null if it sees none. */
  whoSitsAt(place: number, client: GuestClient): string | null;
  /** Writes down what was said. */
  keep(): void;
}

/** A report on its way: `what` is the same for the same thing. */
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
    const { now } = room.host;
    this.share = new TokenBucket(...MATCH, now());
    this.people = new Remembered(REMEMBERED, () => ({ share: new TokenBucket(...PERSON, now()), reported: new Set() }));
  }

  /** Hands on a line that the reporter could read, and what was said around it. */
  async line(client: GuestClient, id: string, why = ''): Promise<Done | Refused> {
    const heard = this.chat.heardBy(client);
    const at = heard.findIndex((line) => line.id === id);
    const line = heard[at];
    if (line === undefined) return refused('LINE_UNKNOWN', 'There is no such line any more');
    const around = heard.slice(Math.max(0, at - AROUND), at + AROUND + 1);
    return this.handOn(client, { what: id, why, line, around });
  }

  /** Hands on the name at a chair, and what its person said last. */
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
    if (!share.take(host.now()) || !this.share.take(host.now()))
      return refused('TOO_FAST', 'Too many reports; try again later');
    const id = Buffer.from(host.random(9)).toString('base64url');
    const names = { match: match.id, matchKey: match.key, by, why };
    const report: Report = { id, at: host.now(), ...names, line, around, closedAt: null };
    // The people in a report are known by the salt of this talk, which must outlive the room.
    this.chat.keep();
    await host.journal.saveReport(report);
    reported.add(what);
    host.meters.reported.inc();
    host.log.info({ match: match.id, report: id }, 'something was reported');
    return { ok: true };
  }
}
