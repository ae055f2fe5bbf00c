/** The chat of one table: lets people speak, and keeps the latest lines. */
import type { Channel, ChatLine, ChatLog, Phrase, Refused, Said } from '@dwo/shared';
import type { Logger } from 'pino';
import type { Journal } from '../journal/journal';
import { type KeptLine, readTalk, type Talk, whoIs } from '../journal/talk';
import type { Meters } from '../meters';
import type { GuestClient } from './guest';
import { decentName, worstWords } from './mask';
import { readsAlike } from './reads-alike';
import { type ReportedChat, Reports } from './reports';
import { Remembered } from './traffic/remembered';
import { refused } from './traffic/replies';
import { TokenBucket } from './traffic/token-bucket';

/** So many lines of its players are kept of a match, and so many of spectators. */
const KEPT = 120;
/** A person may say so much a second in the long run, and at once. */
const PERSON = [0.5, 6] as const;
/** All watchers of a match together. */
const WATCHERS = [3, 15] as const;
/** So many people's shares are remembered. */
const REMEMBERED = 1_000;

/** The part of the server that chat needs. */
interface ChatHost {
  readonly journal: Pick<Journal, 'talk' | 'saveTalk' | 'saveReport'>;
  readonly log: Logger;
  readonly meters: Meters;
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

/** Somebody at a chair. */
interface Sitting {
  /** The seat that is their own; null for a substitute. */
  readonly owns: number | null;
  /** By what `personOf` knows them; null for somebody without an identity who is not here. */
  readonly known: string | null;
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
  /** The name shown at a chair, as far as a connection may know. */
  nameAt(place: number, client: GuestClient): string;
  /** The person who plays at a chair, as far as a connection may know; null for the computer and for nobody. */
  sitterAt(place: number, client: GuestClient): Sitting | null;
  /** The seat whose owner a connection is, once the match has begun; null for everybody else. */
  ownSeat(client: GuestClient): number | null;
  /** By what a connection's person is known from one connection to the next. */
  personOf(client: GuestClient): string;
  /** By what else they may be known from another connection. */
  knownBy(client: GuestClient): readonly string[];
  /** Whether a connection plays in somebody's stead. */
  standsIn(client: GuestClient): boolean;
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

/** The chat of one open match. */
export class Chat implements ReportedChat {
  readonly reports: Reports;
  private readonly people: Remembered<TokenBucket>;
  private readonly watchers: TokenBucket;
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
    const { now } = room.host;
    this.reports = new Reports(room, this);
    this.people = new Remembered(REMEMBERED, () => new TokenBucket(...PERSON, now()));
    this.watchers = new TokenBucket(...WATCHERS, now());
  }

  /** The chat of a match, with what was said in it before. */
  static async open(room: ChatRoom): Promise<Chat> {
    const { host, match } = room;
    const salt = Buffer.from(host.random(16)).toString('base64url');
    const nothing = { salt, muted: [], lines: [], owners: [], substitutes: [] };
    return new Chat(room, readTalk(await host.journal.talk(match.key)) ?? nothing);
  }

  /** Somebody has come or has another chair: tells them what they may read now, unless they were told already. */
  placed(client: GuestClient): void {
    const place = client.userData?.place ?? null;
    // From when the match begins, owners are known by their seats: as whom they were there first.
    this.whoIs(client);
    this.rememberSubstitute(client);
    if (this.toldAt.get(client) !== place) this.welcome(client);
  }

  /** Sends a client the lines it may read of the latest, and how it is known itself. */
  welcome(client: GuestClient): void {
    const { place = null, sight = 'none' } = client.userData ?? {};
    if (sight === 'none') return;
    this.toldAt.set(client, place);
    const lines = this.heardBy(client);
    const log: ChatLog = { who: this.whoIs(client), lines };
    client.send('chat-log', log);
  }

  /** The lines that a connection may read now. */
  heardBy(client: GuestClient): ChatLine[] {
    return this.talk.lines.filter((line) => this.hears(client, line)).map(shown);
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
    const mayGo = this.people.of(who).take(now) && (place !== null || this.watchers.take(now));
    if (!mayGo) return refused('TOO_FAST', 'Too many lines; this one was not said');
    const line = {
      id: Buffer.from(host.random(9)).toString('base64url'),
      at: now,
      who,
      place,
      name: place === null ? (alias ?? '') : this.room.nameAt(place, client),
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

  private reads(place: number | null, line: KeptLine): boolean {
    if (line.to === 'all') return true;
    return place !== null && line.side !== null && this.room.sides()[place] === line.side;
  }

  private hears({ userData }: GuestClient, line: KeptLine): boolean {
    const { place = null, sight = 'none' } = userData ?? {};
    if (sight === 'none' || (sight === 'late' && this.waiting.has(line.id))) return false;
    return this.reads(place, line);
  }

  /** Whether a line was said by somebody who knows more than spectators may know yet. */
  private isOfTable({ place, who }: KeptLine): boolean {
    const { owners, substitutes } = this.talk;
    return place !== null || owners.includes(who) || substitutes.includes(who);
  }

  /** Keeps by what somebody is known who stands in, or stood in before: they have seen what spectators may not know yet. */
  private rememberSubstitute(client: GuestClient): void {
    const { room, talk } = this;
    const known = room.knownBy(client).map((each) => whoIs(talk.salt, each));
    const stands = room.standsIn(client);
    if (!stands && !known.some((who) => talk.substitutes.includes(who))) return;
    const all = new Set([...talk.substitutes, this.whoIs(client), ...(stands ? known : [])]);
    if (all.size === talk.substitutes.length) return;
    talk.substitutes = [...all];
    this.keep();
  }

  /** Tells those of a line who could not be told yet. */
  private tellLater({ id, at }: KeptLine): void {
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
  private add(line: KeptLine): void {
    const { lines } = this.talk;
    lines.push(line);
    const alike = lines.filter((each) => this.isOfTable(each) === this.isOfTable(line));
    if (alike.length > KEPT) lines.splice(lines.indexOf(alike[0] as KeptLine), 1);
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
  whoIs(client: GuestClient): string {
    const { owners, salt } = this.talk;
    const seat = this.room.ownSeat(client);
    const known = seat === null ? null : (owners[seat] ?? null);
    if (known !== null) return known;
    const who = whoIs(salt, this.room.personOf(client));
    if (seat !== null) owners[seat] = who;
    return who;
  }

  /** By what the person is known whom a connection sees at a chair; null if it sees none. */
  whoSitsAt(place: number, client: GuestClient): string | null {
    const { owners, salt } = this.talk;
    const sitter = this.room.sitterAt(place, client);
    if (sitter === null) return null;
    const owner = sitter.owns === null ? null : owners[sitter.owns];
    return owner ?? whoIs(salt, sitter.known ?? `chair ${place}`);
  }

  /** Writes what was said down; while that takes, whatever is said waits for the next time. */
  keep(): void {
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
function shown({ side: _, ...line }: KeptLine): ChatLine {
  return { ...line, mask: worstWords(line.text) };
}
