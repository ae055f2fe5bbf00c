/**
 * Notifies people who are away of their turn, if they asked for it. A notice is stored before it is sent, so a restart loses
 * none. A failed one is retried at growing intervals. A sent one is not sent again.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PushText } from '@dwo/shared';
import type { Logger } from 'pino';
import type { Identity, Person } from './identity';
import type { Keys } from './keys';
import type { Mailer } from './mail';
import { type PushSettings, push } from './push';
import type { SeatLinks } from './seat-links';
import type { Sent } from './sent';
import { NEVER, NOTICE_KINDS, type NoticeKind, type NoticeRecord, type PeopleStore } from './store';
import { type Turn, turnMail, turnNotice } from './texts';
import { sign } from './tokens';

/** The first pause before a retry; each further pause is four times as long. */
const FIRST_RETRY_MS = 30_000;
const RETRY_FACTOR = 4;
/** After this many tries, about half a day, a notice is given up. */
const MOST_TRIES = 7;
/** How long a notice that is being sent is reserved for one process. */
const SENDING_MS = 60_000;
/** The longest pause between two looks at the journal, because other processes may have stored notices. */
const LOOK_MS = 30_000;
/** The shortest pause between two looks: notices that are due may have to wait for others that are being sent. */
const REST_MS = 1_000;
/** The most notices that are sent at once. Strangers choose the push services, so slow ones must not delay mail. */
const AT_ONCE: Readonly<Record<NoticeKind, number>> = { push: 64, mail: 16 };
/** How long `stop` waits for notices that are being sent. */
const GOODBYE_MS = 3_000;

/** The parts that notices use. */
export interface NoticeParts {
  readonly store: PeopleStore;
  readonly identity: Identity;
  readonly keys: Keys;
  readonly push: PushSettings;
  /** Null if the server sends no mail. */
  readonly mailer: Mailer | null;
  /** The links to people's own seats. */
  readonly seatLinks: Pick<SeatLinks, 'tokenOf'>;
  readonly log: Logger;
  readonly now: () => number;
  /** A person who is back within this time gets no notice. */
  readonly delayMs: number;
}

/** The notices of a server, or of several that share a journal. */
export class Notices {
  private timer: NodeJS.Timeout | null = null;
  private timerFor = 0;
  private readonly sending = new Set<Promise<void>>();
  private readonly underWay: Record<NoticeKind, number> = { push: 0, mail: 0 };
  private stopped = false;

  constructor(private readonly parts: NoticeParts) {}

  /** Starts to send, beginning with what an earlier process left. */
  start(): void {
    this.wakeAt(this.parts.now());
  }

  /** Stops sending. Waits briefly for notices that are being sent; the next process sends the others. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await Promise.race([Promise.all(this.sending), sleep(GOODBYE_MS, undefined, { ref: false })]);
    this.parts.mailer?.close();
  }

  /**
   * Called when a seat owes a decision or gets another player. Unless the player is present or has been told, a notice goes
   * to every address they chose. The former player's notice is dropped.
   */
  async awaited(player: string | null, place: number, turn: Turn, present: boolean): Promise<void> {
    const { store, identity } = this.parts;
    const { match } = turn;
    const person = player === null ? null : await identity.person(player);
    const told = await store.toldAt(match, place);
    if (told !== null && isSame(told, person)) return;
    if (told !== null) await store.removeNotices(match, place);
    if (!present && person !== null) await this.writeDown(person.id, place, turn);
    // Marks this turn as done for as long as the seat is awaited.
    const id = idOf(match, place, '');
    const nothing = { kind: 'push', target: '', text: '', dueAt: NEVER, tries: 0 } as const;
    await store.addNotice({ id, match, place, player: person?.id ?? UNKNOWN, ...nothing });
  }

  /**
   * Sends an invitation to every address that a person chose. `place` must not be a seat's number, because turns use those.
   */
  async invited(player: string, place: number, invitation: Turn): Promise<void> {
    const { id } = await this.parts.identity.person(player);
    await this.writeDown(id, place, invitation);
  }

  private async writeDown(id: string, place: number, turn: Turn): Promise<void> {
    const { store, now, delayMs, mailer } = this.parts;
    const { match } = turn;
    const dueAt = now() + delayMs;
    const { browsers, mail } = await store.read(id);
    const text = JSON.stringify(turn);
    const add = (kind: NoticeKind, target: string) =>
      store.addNotice({
        id: idOf(match, place, target),
        match,
        place,
        player: id,
        kind,
        target,
        text,
        dueAt,
        tries: 0,
      });
    for (const { endpoint } of browsers) await add('push', endpoint);
    if (mail !== null && mail.confirmedAt !== null && mailer !== null) await add('mail', mail.address);
    this.wakeAt(dueAt);
  }

  /** Called when the awaited person has seen the match: their notices are settled. */
  seen(match: string, place: number): Promise<void> {
    return this.parts.store.settleNotices(match, place);
  }

  /** Called when a seat owes nothing any more. */
  over(match: string, place: number): Promise<void> {
    return this.parts.store.removeNotices(match, place);
  }

  /** Sends everything that is due; resolves when that is done. */
  async send(): Promise<void> {
    const done = Promise.all(NOTICE_KINDS.map((kind) => this.sendDue(kind))).then(
      () => {},
      (error) => {
        if (!this.stopped) this.parts.log.error({ error }, 'notices could not be read or stored');
      },
    );
    this.sending.add(done);
    await done;
    this.sending.delete(done);
  }

  /** Sends due notices of one kind up to the limit, and more whenever one is done. */
  private async sendDue(kind: NoticeKind): Promise<void> {
    const { store, now } = this.parts;
    const room = AT_ONCE[kind] - this.underWay[kind];
    if (this.stopped || room <= 0) return;
    const due = await store.dueNotices(kind, now(), room);
    this.underWay[kind] += due.length;
    await Promise.all(
      due.map(async (notice) => {
        await this.deliver(notice).finally(() => this.underWay[kind]--);
        await this.sendDue(kind);
      }),
    );
  }

  private async deliver(notice: NoticeRecord): Promise<void> {
    const { store, now, log } = this.parts;
    const taken = now() + SENDING_MS;
    if (!(await store.putOff(notice, taken))) return;
    const sent = await this.try(notice);
    const { kind, match, place } = notice;
    if (sent.kind === 'sent') {
      log.debug({ kind, match, place }, 'a notice was sent');
      await store.settleNotice(notice.id);
      return;
    }
    const tries = notice.tries + 1;
    const { why } = sent;
    if (sent.kind === 'gone') await this.forget(notice);
    else if (sent.kind === 'refused' || tries >= MOST_TRIES) await store.settleNotice(notice.id);
    else {
      const wait = Math.max(sent.afterMs ?? 0, FIRST_RETRY_MS * RETRY_FACTOR ** (tries - 1));
      await store.retryNotice(notice.id, taken, now() + wait);
    }
    log.info({ kind, match, place, tries, came: sent.kind, why }, 'a notice could not be sent');
  }

  /** Removes a browser or an address that no longer exists. */
  private async forget({ player, kind, target }: NoticeRecord): Promise<void> {
    const { identity, store } = this.parts;
    const person = await identity.person(player);
    if (kind === 'push') await identity.removeBrowser(person, target);
    else {
      await store.change(person.id, (record) => (record.mail?.address === target ? { ...record, mail: null } : null));
      await store.settleNoticesTo(target);
    }
  }

  private async try({ match, place, player, kind, target, text }: NoticeRecord): Promise<Sent> {
    const { store, identity, mailer, keys, now } = this.parts;
    const turn = JSON.parse(text) as Turn;
    const person = await identity.person(player);
    const { id } = person;
    const { browsers, mail, language } = await store.read(id);
    // The link is made now and stored nowhere: the seat may have changed hands since the notice was stored.
    const seat = turn.again === true ? null : await this.parts.seatLinks.tokenOf(match, place, person);
    if (kind === 'push') {
      const browser = browsers.find(({ endpoint }) => endpoint === target);
      const notice: PushText = turnNotice(language ?? 'en', turn, seat);
      return browser === undefined ? NOT_WANTED : push(this.parts.push, browser, notice);
    }
    if (mailer === null || mail?.address !== target || mail.confirmedAt === null) return NOT_WANTED;
    const { site } = mailer.settings;
    const token = await sign(keys, 'mail-off', { player: id, address: target, issuedAt: now() });
    const off = `${site}/api/mail/off?token=${token}`;
    return mailer.send({
      to: target,
      ...turnMail(language ?? 'en', { ...turn, seat }, site, `${site}/mine#mail-off=${token}`),
      off,
    });
  }

  /** Looks for due notices again, as after the calendar was set. */
  look(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.wakeAt(this.parts.now());
  }

  private wakeAt(time: number): void {
    if (this.stopped || (this.timer !== null && this.timerFor <= time)) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timerFor = time;
    this.timer = setTimeout(() => this.wake(), Math.max(0, time - this.parts.now()));
    this.timer.unref();
  }

  private wake(): void {
    this.timer = null;
    void this.send();
    const { store, now } = this.parts;
    const rest = now() + REST_MS;
    const look = now() + LOOK_MS;
    store.nextNotice().then(
      (next) => this.wakeAt(next === null ? look : Math.max(rest, Math.min(next, look))),
      () => this.wakeAt(look),
    );
  }
}

/** Stands for an awaited person without an identity; no id looks like it. */
const UNKNOWN = '-';

const NOT_WANTED: Sent = { kind: 'refused', why: 'it is not wanted any more' };

/** Whether the person who was told is the one who is awaited. Servers before this version stored no person. */
function isSame(told: string, person: Person | null): boolean {
  return told === '' || (person === null ? told === UNKNOWN : person.all.includes(told));
}

function idOf(match: string, place: number, target: string): string {
  return createHash('sha256').update(`${match} ${place} ${target}`).digest('base64url');
}
