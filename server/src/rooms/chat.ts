/** The chat of one match: checks and distributes lines, and stores the latest ones. */
import type { Channel, ChatLine, ChatLog, Phrase, Refused, Said } from '@dwo/shared';
import { noteFailedWrite } from '../journal/failed-writes';
import { type KeptLine, readTalk, type Talk, whoIs } from '../journal/talk';
import type { ChatRoom } from './chat-room';
import type { GuestClient } from './guest';
import { decentName, worstWords } from './mask';
import { readsAlike } from './reads-alike';
import { type ReportedChat, Reports } from './reports';
import { Remembered } from './traffic/remembered';
import { refused } from './traffic/replies';
import { TokenBucket } from './traffic/token-bucket';

/** The number of lines kept per match: this many of players, and this many of spectators. */
const KEPT = 120;
/** Rate limit of one person: lines per second, and burst. */
const PERSON = [0.5, 6] as const;
/** Rate limit of all spectators of a match together: lines per second, and burst. */
const WATCHERS = [3, 15] as const;
/** The number of people whose rate limits are remembered. */
const REMEMBERED = 1_000;

/** A line to send, of the right shape. */
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
  /** The place that each client had when the log was last sent to it. */
  private readonly toldAt = new WeakMap<GuestClient, number | null>();
  /** Ids of the lines that spectators may not see yet. */
  private readonly waiting = new Set<string>();
  private saving: Promise<void> | null = null;
  private unsaved = false;

  private constructor(
    private readonly room: ChatRoom,
    private talk: Talk,
  ) {
    const { steady } = room.host;
    this.reports = new Reports(room, this);
    this.people = new Remembered(REMEMBERED, () => new TokenBucket(...PERSON, steady()));
    this.watchers = new TokenBucket(...WATCHERS, steady());
  }

  /** Opens the chat of a match with the lines that are stored. */
  static async open(room: ChatRoom): Promise<Chat> {
    const { host, match } = room;
    const salt = Buffer.from(host.random(16)).toString('base64url');
    const nothing = { salt, muted: [], lines: [], owners: [], substitutes: [] };
    return new Chat(room, readTalk(await host.journal.talk(match.key)) ?? nothing);
  }

  /** Called when somebody has joined or changed chairs. Sends the log if the client has not received it at this place. */
  placed(client: GuestClient): void {
    const place = client.userData?.place ?? null;
    // Once the match has begun, this fixes the owner's id for the seat.
    this.whoIs(client);
    this.rememberSubstitute(client);
    if (this.toldAt.get(client) !== place) this.welcome(client);
  }

  /** Sends a client the lines it may read, and the person's id in this chat. */
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

  /** Sends a line to everybody who may read it. Refuses with MUTED, NO_TEAM, NAME_TAKEN or TOO_FAST. */
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
    const now = host.steady();
    const mayGo = this.people.of(who).take(now) && (place !== null || this.watchers.take(now));
    if (!mayGo) return refused('TOO_FAST', 'Too many lines; this one was not sent');
    const line = {
      id: Buffer.from(host.random(9)).toString('base64url'),
      at: host.now(),
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

  /** The ids of the people who may not write here. */
  get muted(): readonly string[] {
    return this.talk.muted;
  }

  /** Called when the room has opened: schedules the lines that spectators may not see yet. */
  resume(): void {
    for (const line of this.talk.lines) if (this.isOfTable(line)) this.tellLater(line);
  }

  /** Mutes a person in this match, or unmutes them. */
  mute(who: string, muted: boolean): void {
    const others = this.talk.muted.filter((each) => each !== who);
    this.talk.muted = muted ? [...others, who] : others;
    this.keep();
  }

  /** Replaces the chat after lines were erased. The caller has stored it already. */
  retold(talk: Talk): void {
    this.talk = talk;
  }

  /** Resolves when the chat is stored. */
  async close(): Promise<void> {
    while (this.saving !== null) await this.saving;
  }

  /** Whether a spectator's name reads like the name of a player. */
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

  /** Whether the line is of a player, an owner or a substitute, who may know more than spectators may know yet. */
  private isOfTable({ place, who }: KeptLine): boolean {
    const { owners, substitutes } = this.talk;
    return place !== null || owners.includes(who) || substitutes.includes(who);
  }

  /** Stores the ids of a person who is or was a substitute, because they have seen what spectators may not know yet. */
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

  /** Sends a line to the spectators once its delay has passed. */
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

  /** Adds a line. The limit counts players and spectators apart, so spectators can't push out lines of players. */
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
   * The id of a connection's person in this chat. It is salted by match, so nobody can be recognised from one match in
   * another. A seat keeps the first id of its owner, also when it gets another owner, so that muting and rate limits stay
   * with the seat.
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

  /** The id of the person whom a connection sees at a chair; null if it sees nobody there. */
  whoSitsAt(place: number, client: GuestClient): string | null {
    const { owners, salt } = this.talk;
    const sitter = this.room.sitterAt(place, client);
    if (sitter === null) return null;
    const owner = sitter.owns === null ? null : owners[sitter.owns];
    return owner ?? whoIs(salt, sitter.known ?? `chair ${place}`);
  }

  /** Stores the chat. Lines that come during a write are stored by the next one. */
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
        noteFailedWrite(host, error, { match: match.id, what: 'chat' });
      }
    }
  }
}

/** A line as it is sent to clients. */
function shown({ side: _, ...line }: KeptLine): ChatLine {
  return { ...line, mask: worstWords(line.text) };
}
