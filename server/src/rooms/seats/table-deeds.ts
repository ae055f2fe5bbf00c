/** The table by the deeds so far: the player of each seat, open requests, whether the match is paused. */
import type { Seat } from '@dwo/kernel';
import type { AskWhat, Deed, HolderKind } from '@dwo/shared';

/**
 * A deed as the journal keeps it: a substitute is known by the hash of their token, and by their identity if they have
 * one.
 */
export type RecordedDeed = Deed & { readonly tokenHash?: string; readonly player?: string };

/** The holder of a seat, and the seat that gave it to them. */
export interface Holder {
  readonly to: HolderKind;
  readonly name: string;
  /** The seat whose player plays this one too; null if `to` is not `mate`. */
  readonly mate: Seat | null;
  /** Of a substitute's token, in hex; null if `to` is not `substitute`. */
  readonly tokenHash: string | null;
  /** A substitute's identity; null for somebody nobody knows, and if `to` is not `substitute`. */
  readonly player: string | null;
  readonly by: Seat | null;
}

/** Something asked and not answered by all. */
export interface Ask {
  readonly what: AskWhat;
  readonly by: Seat;
  readonly of: readonly (readonly Seat[])[];
  readonly agreed: readonly Seat[];
  /** How many intents would stand; null but for `takeBack`. */
  readonly back: number | null;
  readonly at: number;
}

const OWNER: Holder = { to: 'owner', name: '', mate: null, tokenHash: null, player: null, by: null };

/** The fold of a match's deeds. */
export class Table {
  readonly holders: Holder[];
  /** The seat that opened this one to watchers; null while it is not open. */
  readonly open: (Seat | null)[];
  asks: readonly Ask[] = [];
  /** The seat that asked for the pause; null while the match goes on. */
  pausedBy: Seat | null = null;
  /** Whether the match was ended without a result. */
  aborted = false;
  /** When each seat was last declined something, by what it asked for. */
  private readonly declined = new Map<string, number>();
  /** By seat, what `playedFrom` found since a seat last changed hands. */
  private readonly hands: (readonly Seat[] | undefined)[] = [];

  constructor(seats: number) {
    this.holders = Array.from({ length: seats }, () => OWNER);
    this.open = Array.from({ length: seats }, () => null);
  }

  /** The seat at which the person sits who plays this one: itself, unless a teammate does. */
  playerOf(seat: Seat): Seat {
    let at = seat;
    for (let steps = this.holders.length; steps > 0; steps--) {
      const mate = this.holders[at]?.mate ?? null;
      if (mate === null) return at;
      at = mate;
    }
    return at;
  }

  /** Whether the computer plays this seat by a deed, itself or as the teammate who has it. */
  isBot(seat: Seat): boolean {
    return this.holders[this.playerOf(seat)]?.to === 'bot';
  }

  /** The seats that the player at this one plays, their own first: the same list until a seat changes hands. */
  playedFrom(seat: Seat): readonly Seat[] {
    let seats = this.hands[seat];
    if (seats === undefined) {
      const others = this.holders.flatMap((_, at) => (at !== seat && this.playerOf(at) === seat ? [at] : []));
      seats = [seat, ...others];
      this.hands[seat] = seats;
    }
    return seats;
  }

  /** The seat that the bearer of this token plays as a substitute; null if there is none. */
  substituteAt(hash: string): Seat | null {
    const seat = this.holders.findIndex(({ tokenHash }) => tokenHash === hash);
    return seat < 0 ? null : seat;
  }

  /** The seats that a person plays as a substitute, by any of their identities. */
  substitutesOf(players: readonly string[]): Seat[] {
    return this.holders.flatMap(({ player }, seat) => (player !== null && players.includes(player) ? [seat] : []));
  }

  ask(what: AskWhat): Ask | null {
    return this.asks.find((ask) => ask.what === what) ?? null;
  }

  /** When this was last declined to this seat; null if it never was. */
  declinedAt(seat: Seat, what: AskWhat): number | null {
    return this.declined.get(`${seat} ${what}`) ?? null;
  }

  /** Whether an ask is granted once this seat agrees as well. */
  completes(ask: Ask, seat: Seat): boolean {
    const agreed = [...ask.agreed, seat];
    return ask.of.every((group) => group.some((member) => agreed.includes(member)));
  }

  /** An intent was played: what was to be taken back is no longer the latest. */
  played(): void {
    if (this.asks.length > 0) this.drop('takeBack');
  }

  /** Writes a deed in. */
  did(deed: RecordedDeed, at: number): void {
    switch (deed.type) {
      case 'asked': {
        const { what, by, of } = deed;
        this.asks = [...this.asks, { what, by, of, agreed: [], back: deed.back ?? null, at }];
        return;
      }
      case 'agreed':
        this.asks = this.asks.map((ask) =>
          ask.what === deed.what ? { ...ask, agreed: [...ask.agreed, deed.by] } : ask,
        );
        return;
      case 'declined': {
        const ask = this.ask(deed.what);
        if (ask !== null) this.declined.set(`${ask.by} ${ask.what}`, at);
        this.drop(deed.what);
        return;
      }
      case 'withdrew':
        this.drop(deed.what);
        return;
      case 'tookBack':
        this.drop('takeBack');
        return;
      case 'paused':
        this.pausedBy = deed.by;
        this.drop('pause');
        return;
      case 'resumed':
        this.pausedBy = null;
        this.drop('resume');
        return;
      case 'opened':
        this.open[deed.seat] = deed.by;
        return;
      case 'closed':
        this.open[deed.seat] = null;
        return;
      case 'handed':
        this.hand(deed);
        return;
      case 'aborted':
        this.aborted = true;
        this.asks = [];
    }
  }

  private hand({ seat, to, name, mate, by, tokenHash, player }: Extract<RecordedDeed, { type: 'handed' }>): void {
    this.open[seat] = null;
    this.hands.length = 0;
    const substitute = { tokenHash: tokenHash ?? null, player: player ?? null };
    this.holders[seat] = { to, name, mate: mate ?? null, ...substitute, by };
  }

  private drop(what: AskWhat): void {
    this.asks = this.asks.filter((ask) => ask.what !== what);
  }
}

/** A deed as everybody may see it. */
export function publicDeed({ tokenHash: _, player: __, ...deed }: RecordedDeed): Deed {
  return deed as Deed;
}
