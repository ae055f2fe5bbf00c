/** The chat of one table: lets people speak, keeps the latest lines, takes reports. */
import type { Channel, ChatLine, ChatLog, Done, Phrase, Refused, Said } from '@dwo/shared';
import type { Logger } from 'pino';
import type { Journal } from '../journal/journal';
import { type Report, readTalk, type Talk, whoIs } from '../journal/talk';
import type { Meters } from '../meters';
import type { GuestClient } from './guest';
import { decentName, worstWords } from './mask';
import { readsAlike } from './reads-alike';
import { refused } from './traffic/replies';
import { TokenBucket } from './traffic/token-bucket';

/** So many lines of its players are kept of a match, and so many of spectators. */
const KEPT = 120;
/** A person may say so much a second in the long run, and at once. */
const PERSON = [0.5, 6] as const;
/** All watchers of a match together. */
const WATCHERS = [3, 15] as const;
/** Reports of one person. */
const REPORTS = [1 / 30, 5] as const;
/** Reports from one match: each is kept. */
const REPORTS_HERE = [1 / 60, 12] as const;
/** So many people's shares are remembered. */
const REMEMBERED = 1_000;
/** Lines before and after that go with a reported one. */
const AROUND = 12;

/** The part of the server that chat needs. */
interface ChatHost {
  readonly journal: Pick<Journal, 'talk' | 'saveTalk' | 'saveReport'>;
  readonly log: Logger;
  readonly meters: Meters;
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

/** The part of a room that chat needs. */
export interface ChatRoom {
  readonly host: ChatHost;
  readonly clients: Iterable<GuestClient>;
  readonly match: { readonly key: number; readonly id: string };
  /** How the chairs are called, by place, once the match has begun; empty before. */
  sides(): readonly string[];
  /** The names of all who have a chair, or play at one, as far as a connection may know of them. */
  names(client: GuestClient): readonly string[];
  /** The name shown at a chair. */
  nameAt(place: number): string;
  /** The identity of the person who has a chair; null for computers and people without one. */
  playerAt(place: number): string | null;
  /** The seat whose owner a connection is, once the match has begun; null for everybody else. */
  ownSeat(client: GuestClient): number | null;
  /** By what a connection's person is known from one connection to the next. */
  personOf(client: GuestClient): string;
  /** Does something when spectators may hear of what players said at a time; false if they may already. */
  whenOld(at: number, work: () => void): boolean;
}

/** A line to be said, of the right shape. */
export interface Saying {
  readonly to: Channel;
  readonly text?: string;
  readonly phrase?: Phrase;
  readonly name?: string | undefined;
}

/** A report on its way: `what` is the same for the same thing. */
interface Handed {
  readonly what: string;
  readonly why: string;
  readonly line: ChatLine;
  readonly around: Talk['lines'];
}

interface Buckets {
  readonly lines: TokenBucket;
  readonly reports: TokenBucket;
  readonly reported: Set<string>;
}

/** The chat of one open match. */
export class Chat {
  private readonly people = new Map<string, Buckets>();
  private readonly watchers: TokenBucket;
  private readonly reports: TokenBucket;
  /** The places of those who were told what was said. */
  private readonly toldAt = new WeakMap<GuestClient, number | null>();
  /** The lines that spectators can not be told yet, by their ids. */
  private readonly waiting = new Set<string>();
  private saving: Promise<void> | null = null;
  private unsaved = false;

  private constructor(
    private readonly room: ChatRoom,
    private talk: Talk,
  ) {
    this.watchers = new TokenBucket(...WATCHERS, room.host.now());
    this.reports = new TokenBucket(...REPORTS_HERE, room.host.now());
  }

  /** The chat of a match, with what was said in it before. */
  static async open(room: ChatRoom): Promise<Chat> {
    const { host, match } = room;
    const salt = Buffer.from(host.random(16)).toString('base64url');
    return new Chat(room, readTalk(await host.journal.talk(match.key)) ?? { salt, muted: [], lines: [], owners: [] });
  }

  /** Somebody has come or has another chair: tells them what they may read now, unless they were told already. */
  placed(client: GuestClient): void {
    const place = client.userData?.place ?? null;
    // From when the match begins, owners are known by their seats: as whom they were there first.
    this.whoIs(client);
    if (this.toldAt.get(client) !== place) this.welcome(client);
  }

  /** Sends a client the lines it may read of the latest, and how it is known itself. */
  welcome(client: GuestClient): void {
    const { place = null, sight = 'none' } = client.userData ?? {};
    if (sight === 'none') return;
    this.toldAt.set(client, place);
    const lines = this.heardBy(client).map(shown);
    const log: ChatLog = { who: this.whoIs(client), lines };
    client.send('chat-log', log);
  }

  /** Says something to everybody it is for. */
  say(client: GuestClient, { to, text, phrase, name }: Saying): Said | Refused {
    const { host } = this.room;
    const who = this.whoIs(client);
    const place = client.userData?.place ?? null;
    if (this.talk.muted.includes(who)) return refused('MUTED', 'You were muted in this match');
    if (to === 'team' && !this.hasTeam(place)) return refused('NO_TEAM', 'Nobody else is on your side');
    const alias = place === null ? decentName(name ?? '') : null;
    const isOwner = (client.userData?.owns ?? null) !== null;
    if (alias !== null && !isOwner && this.isTaken(alias, client))
      return refused('NAME_TAKEN', 'A player at this table has that name');
    const now = host.now();
    const mayGo = this.buckets(who).lines.take(now) && (place !== null || this.watchers.take(now));
    if (!mayGo) return refused('TOO_FAST', 'Too many lines; this one was not said');
    const line = {
      id: Buffer.from(host.random(9)).toString('base64url'),
      at: now,
      who,
      place,
      name: place === null ? (alias ?? '') : this.room.nameAt(place),
      to,
      text: text ?? '',
      phrase: phrase ?? null,
      side: to === 'team' && place !== null ? (this.room.sides()[place] ?? null) : null,
    };
    this.add(line);
    host.meters.said.inc({ to });
    if (this.isOfTable(line)) this.tellLater(line);
    for (const listener of this.room.clients) if (this.hears(listener, line)) listener.send('chat', shown(line));
    this.keep();
    return { ok: true, id: line.id };
  }

  /** Hands a line that the reporter could read, and what was said around it, to the people who run the server. */
  async report(client: GuestClient, id: string, why: string | undefined): Promise<Done | Refused> {
    const heard = this.heardBy(client);
    const at = heard.findIndex((line) => line.id === id);
    const line = heard[at];
    if (line === undefined) return refused('LINE_UNKNOWN', 'There is no such line any more');
    const around = heard.slice(Math.max(0, at - AROUND), at + AROUND + 1);
    return this.handOn(client, { what: id, why: why ?? '', line: shown(line), around });
  }

  /** Hands the name at a chair, and what its person said last, to the people who run the server. */
  async reportName(client: GuestClient, place: number, why: string | undefined): Promise<Done | Refused> {
    const { room, talk } = this;
    const name = room.nameAt(place);
    const player = room.playerAt(place);
    const here = [...room.clients].find(({ userData }) => userData?.place === place);
    const who = here === undefined ? (talk.owners[place] ?? (player && whoIs(talk.salt, player))) : this.whoIs(here);
    if (name === '' || who === null) return refused('CHAIR_UNKNOWN', 'There is no person at that chair');
    if (client.userData?.place === place) return refused('NOT_YOURS', 'That is your own name');
    const nothing = { id: '', to: 'all', text: '', phrase: null, mask: [] } as const;
    const line: ChatLine = { ...nothing, at: room.host.now(), who, place, name };
    const own = this.heardBy(client).filter((each) => each.who === who);
    return this.handOn(client, { what: `${who} ${name}`, why: why ?? '', line, around: own.slice(-AROUND) });
  }

  private async handOn(client: GuestClient, { what, why, line, around }: Handed): Promise<Done | Refused> {
    const { host, match } = this.room;
    const by = this.whoIs(client);
    const { reports, reported } = this.buckets(by);
    if (reported.has(what)) return { ok: true };
    if (!reports.take(host.now()) || !this.reports.take(host.now()))
      return refused('TOO_FAST', 'Too many reports; try again later');
    const id = Buffer.from(host.random(9)).toString('base64url');
    const names = { match: match.id, matchKey: match.key, by, why };
    const report: Report = { id, at: host.now(), ...names, line, around: around.map(shown), closedAt: null };
    // The people in a report are known by the salt of this talk, which must outlive the room.
    this.keep();
    await host.journal.saveReport(report);
    reported.add(what);
    host.meters.reported.inc();
    host.log.info({ match: match.id, report: id }, 'something was reported');
    return { ok: true };
  }

  /** The people who may not speak here. */
  get muted(): readonly string[] {
    return this.talk.muted;
  }

  /** The room has just opened: lines that spectators could not be told yet are told when they are old enough. */
  resume(): void {
    for (const line of this.talk.lines) if (this.isOfTable(line)) this.tellLater(line);
  }

  /** From now on nobody hears this person here, or everybody hears them again. */
  mute(who: string, muted: boolean): void {
    const others = this.talk.muted.filter((each) => each !== who);
    this.talk.muted = muted ? [...others, who] : others;
    this.keep();
  }

  /** From now on this is what was said here; what is written down hears of it before. */
  retold(talk: Talk): void {
    this.talk = talk;
  }

  /** Resolves when everything said is kept. */
  async close(): Promise<void> {
    while (this.saving !== null) await this.saving;
  }

  /** Whether somebody who watches would be taken for a player under this name. */
  private isTaken(name: string, client: GuestClient): boolean {
    return name !== '' && this.room.names(client).some((player) => player !== '' && readsAlike(name, player));
  }

  private reads(place: number | null, line: Talk['lines'][number]): boolean {
    if (line.to === 'all') return true;
    return place !== null && line.side !== null && this.room.sides()[place] === line.side;
  }

  /** The lines that a connection may read now. */
  private heardBy(client: GuestClient): Talk['lines'] {
    return this.talk.lines.filter((line) => this.hears(client, line));
  }

  private hears({ userData }: GuestClient, line: Talk['lines'][number]): boolean {
    const { place = null, sight = 'none' } = userData ?? {};
    if (sight === 'none' || (sight === 'late' && this.waiting.has(line.id))) return false;
    return this.reads(place, line);
  }

  /** Whether a line was said by somebody who knows more than spectators may know yet. */
  private isOfTable({ place, who }: Talk['lines'][number]): boolean {
    return place !== null || this.talk.owners.includes(who);
  }

  /** Tells those of a line who could not be told yet. */
  private tellLater({ id, at }: Talk['lines'][number]): void {
    const waits = this.room.whenOld(at, () => {
      this.waiting.delete(id);
      const line = this.talk.lines.find((each) => each.id === id);
      if (line === undefined) return;
      for (const listener of this.room.clients) {
        if (listener.userData?.sight === 'late' && this.hears(listener, line)) listener.send('chat', shown(line));
      }
    });
    if (waits) this.waiting.add(id);
  }

  /** Keeps a line. Spectators who talk much push out nothing that players said. */
  private add(line: Talk['lines'][number]): void {
    const { lines } = this.talk;
    lines.push(line);
    const alike = lines.filter((each) => this.isOfTable(each) === this.isOfTable(line));
    if (alike.length > KEPT) lines.splice(lines.indexOf(alike[0] as Talk['lines'][number]), 1);
  }

  private hasTeam(place: number | null): boolean {
    const sides = this.room.sides();
    const side = place === null ? undefined : sides[place];
    return side !== undefined && sides.filter((each) => each === side).length > 1;
  }

  /**
   * Salted by match, so that nobody is known again from one match to another. An owner keeps the id from when their
   * seat was first asked for, under any later name: being muted, and a share, belong to the seat.
   */
  private whoIs(client: GuestClient): string {
    const { owners, salt } = this.talk;
    const seat = this.room.ownSeat(client);
    const known = seat === null ? null : (owners[seat] ?? null);
    if (known !== null) return known;
    const who = whoIs(salt, this.room.personOf(client));
    if (seat !== null) owners[seat] = who;
    return who;
  }

  private buckets(who: string): Buckets {
    let buckets = this.people.get(who);
    if (buckets === undefined) {
      const now = this.room.host.now();
      buckets = {
        lines: new TokenBucket(...PERSON, now),
        reports: new TokenBucket(...REPORTS, now),
        reported: new Set(),
      };
      this.people.set(who, buckets);
      const [oldest] = this.people.keys();
      if (oldest !== undefined && this.people.size > REMEMBERED) this.people.delete(oldest);
    }
    return buckets;
  }

  /** Writes what was said down; while that takes, whatever is said waits for the next time. */
  private keep(): void {
    this.unsaved = true;
    this.saving ??= this.save().finally(() => {
      this.saving = null;
    });
  }

  private async save(): Promise<void> {
    const { host, match } = this.room;
    while (this.unsaved) {
      this.unsaved = false;
      try {
        await host.journal.saveTalk(match.key, this.talk);
      } catch (error) {
        host.log.error({ error, match: match.id }, 'what was said could not be kept');
      }
    }
  }
}

/** A line as it goes to people. */
function shown({ side: _, ...line }: Talk['lines'][number]): ChatLine {
  return { ...line, mask: worstWords(line.text) };
}
