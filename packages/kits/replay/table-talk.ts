/**
 * The deeds at the table besides the game: pauses, seats that change hands, undos, offers, clocks that ran out. They are read
 * from the plain record, because they belong to the table and not to the rules. So editions need not know them, and records of
 * every version show them alike.
 */

import type { Deed } from '@dwo/shared';
import { type Line, lineOf } from '../shell/deeds';
import type { IconName } from '../ui/icons';
import type { Cast } from './contract';
import { say } from './words';

/** One deed, and the entry that records it. */
export interface TableMoment extends Line {
  readonly n: number;
  readonly icon: IconName;
  /** Ms since the match began; null if the record does not say. */
  readonly after: number | null;
  /** Whether the game's own log has a line for it too. */
  readonly logged: boolean;
}

/** Entries that were taken back: those after `from` and before `to`. */
export interface Struck {
  readonly from: number;
  readonly to: number;
}

/** All deeds of a record. */
export interface TableTalk {
  readonly moments: readonly TableMoment[];
  readonly struck: readonly Struck[];
  /** The substitutes, and the player who asked for a pause: each item holds from its entry to the next item. */
  readonly turns: readonly Standing[];
}

/** The table after an entry. */
export interface Standing {
  readonly n: number;
  /** The name of the player who asked for the pause; null without one. */
  readonly pausedBy: string | null;
  /** By seat, the name of the substitute who plays it; null while its owner does. */
  readonly players: readonly (string | null)[];
}

type Plain = Readonly<Record<string, unknown>>;

/** An intent that may say something to the table. */
export interface Saying {
  readonly cast: Cast;
  readonly seat: number;
  readonly name: string;
  readonly intent: Plain;
  /** Whether all others, of this side or of every side, have said the same and not withdrawn it. */
  others(type: string, side: string | null): boolean;
}

/** The words of one of the game's intents, with its rule; null if it says nothing. */
export type OwnWords = (
  saying: Saying,
) => { readonly icon: IconName; readonly does: string; readonly rule: string } | null;

/** All deeds of a record. The record is not verified: what can't be read is left out. */
export function tableTalk(record: unknown, cast: Cast, own: OwnWords): TableTalk {
  const reader = new Reader(record, cast, own);
  return { moments: reader.moments, struck: reader.struck, turns: reader.turns };
}

/** The table after entry `n`. */
export function standingAt({ turns }: TableTalk, n: number): Standing {
  return turns.findLast((each) => each.n <= n) ?? NOBODY;
}

const NOBODY: Standing = { n: 0, pausedBy: null, players: [] };

const ICONS: Record<Deed['type'], IconName> = {
  asked: 'hand',
  agreed: 'tick',
  declined: 'cross',
  withdrew: 'cross',
  tookBack: 'undo',
  paused: 'pause',
  resumed: 'play',
  opened: 'eye',
  closed: 'cross',
  handed: 'friends',
  aborted: 'cross',
};

const LONGEST_NAME = 40;

class Reader {
  readonly moments: TableMoment[] = [];
  readonly struck: Struck[] = [];
  readonly turns: Standing[] = [];
  private readonly begun: number | null;
  /** The intents that were not taken back, with their entries. */
  private standing: { readonly n: number; readonly seat: number; readonly intent: Plain }[] = [];
  private asker: number | null = null;

  constructor(
    record: unknown,
    private readonly cast: Cast,
    private readonly own: OwnWords,
  ) {
    const { entries, intents, begunAt } = plain(record);
    this.begun = typeof begunAt === 'number' ? begunAt : null;
    const list = Array.isArray(entries) ? entries : Array.isArray(intents) ? intents : [];
    for (const [i, entry] of list.entries()) this.read(i + 1, plain(entry));
  }

  private read(n: number, entry: Plain): void {
    const at = typeof entry.at === 'number' ? entry.at : null;
    const after = at === null || this.begun === null ? null : Math.max(0, at - this.begun);
    const told = this.tell(n, entry);
    if (told !== null) this.moments.push({ ...told, n, after });
  }

  private tell(n: number, entry: Plain): Omit<TableMoment, 'n' | 'after'> | null {
    if (typeof entry.back === 'number') return this.takeBack(n, entry.back);
    if ('deed' in entry) return this.deed(n, plain(entry.deed));
    const { seat } = entry;
    if (!this.isSeat(seat)) return null;
    const intent = plain(entry.intent);
    this.standing.push({ n, seat, intent });
    return this.word(seat, intent);
  }

  private isSeat(seat: unknown): seat is number {
    return typeof seat === 'number' && this.cast.seats[seat] !== undefined;
  }

  private name(seat: number): string {
    return this.cast.seats[seat]?.name ?? '';
  }

  private takeBack(n: number, back: number): Omit<TableMoment, 'n' | 'after'> {
    const undone = Math.max(0, this.standing.length - back);
    this.standing = this.standing.slice(0, back);
    this.struck.push({ from: this.standing.at(-1)?.n ?? 0, to: n });
    const by = this.asker === null ? null : this.name(this.asker);
    this.asker = null;
    const text = by === null ? say('table.back', { moves: undone }) : say('table.back.of', { moves: undone, name: by });
    return { icon: 'undo', text, bold: by === null ? [] : [by], seat: null, rule: 'TABLE-10', logged: true };
  }

  private deed(n: number, given: Plain): Omit<TableMoment, 'n' | 'after'> | null {
    const deed = this.readable(given);
    const line = deed === null ? null : lineOf(deed, { player: (seat) => this.name(seat) });
    if (deed === null || line === null) return null;
    if (deed.type === 'asked' && deed.what === 'takeBack') this.asker = deed.by;
    this.turn(n, deed);
    const icon = deed.type === 'handed' && deed.to === 'bot' ? 'computer' : ICONS[deed.type];
    return { ...line, icon, logged: false };
  }

  private readable(given: Plain): Deed | null {
    const { type, by, seat, what, name, to } = given;
    if (typeof type !== 'string' || !Object.hasOwn(ICONS, type)) return null;
    if (by !== null && !this.isSeat(by)) return null;
    if (type === 'handed' || type === 'opened' || type === 'closed') {
      if (!this.isSeat(seat) || (type === 'handed' && (typeof name !== 'string' || typeof to !== 'string')))
        return null;
    } else if (by === null) return null;
    if (type === 'asked' && what !== 'takeBack' && what !== 'pause' && what !== 'resume') return null;
    const short = typeof name === 'string' ? { name: name.slice(0, LONGEST_NAME) } : {};
    return { ...given, ...short } as unknown as Deed;
  }

  private turn(n: number, deed: Deed): void {
    const last = this.turns.at(-1) ?? { ...NOBODY, players: this.cast.seats.map(() => null) };
    switch (deed.type) {
      case 'paused':
        this.turns.push({ ...last, n, pausedBy: this.name(deed.by) });
        return;
      case 'resumed':
        this.turns.push({ ...last, n, pausedBy: null });
        return;
      case 'handed': {
        const who = deed.to === 'owner' ? null : deed.name;
        this.turns.push({ ...last, n, players: last.players.map((each, i) => (i === deed.seat ? who : each)) });
      }
    }
  }

  /** The moment of an intent that says something; null for any other. */
  private word(seat: number, intent: Plain): Omit<TableMoment, 'n' | 'after'> | null {
    const name = this.name(seat);
    const others = (type: string, side: string | null) => this.others(seat, type, side);
    const said = this.own({ cast: this.cast, seat, name, intent, others });
    if (said === null) return null;
    const { icon, does, rule } = said;
    return { icon, text: say('table.says', { name, does }), bold: [name], seat, rule, logged: true };
  }

  /** Whether all others, of one side or of every side, have said the same and not withdrawn it. */
  private others(seat: number, type: string, side: string | null): boolean {
    return this.cast.seats.every((other, i) => {
      if (i === seat || (side !== null && other.side !== side)) return true;
      return this.standing.findLast((each) => each.seat === i && each.intent.type === type)?.intent.agreed === true;
    });
  }
}

function plain(value: unknown): Plain {
  return typeof value === 'object' && value !== null ? (value as Plain) : {};
}
