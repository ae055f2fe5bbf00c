/** The table of a match as its deeds leave it: the player of each seat, open requests, whether the match is paused. */
import type { Seat } from '@dwo/kernel';
import type { AskWhat, Deed, HolderKind } from '@dwo/shared';
import { playerOf } from '@dwo/shared/referee';

/**
 * A deed as the journal stores it. A substitute is recorded by the SHA-256 of their token, in hex, and by their identity if
 * they have one.
 */
export type RecordedDeed = Deed & { readonly tokenHash?: string; readonly player?: string };

/** The player of a seat. */
export interface Holder {
  readonly to: HolderKind;
  readonly name: string;
  /** The seat whose player also plays this one; null if `to` is not `mate`. */
  readonly mate: Seat | null;
  /** SHA-256 of the substitute's token, in hex; null if `to` is not `substitute`. */
  readonly tokenHash: string | null;
  /** The substitute's identity; null if they have none or `to` is not `substitute`. */
  readonly player: string | null;
  readonly by: Seat | null;
}

/** An open request. */
export interface Ask {
  readonly what: AskWhat;
  readonly by: Seat;
  readonly of: readonly (readonly Seat[])[];
  readonly agreed: readonly Seat[];
  /** How many intents would stay; null except for `takeBack`. */
  readonly back: number | null;
  readonly at: number;
}

const OWNER: Holder = { to: 'owner', name: '', mate: null, tokenHash: null, player: null, by: null };

/** Folds the deeds of a match. */
export class Table {
  readonly holders: Holder[];
  /** By seat: the seat that called for a substitute here; null while nobody has. */
  readonly open: (Seat | null)[];
  asks: readonly Ask[] = [];
  /** The seat that asked for the pause; null while the match goes on. */
  pausedBy: Seat | null = null;
  /** The number of deeds so far. */
  deeds = 0;
  /** Whether the match was ended without a result. */
  aborted = false;
  /** When requests were last declined, by seat and kind of request. */
  private readonly declined = new Map<string, number>();
  /** Cache of `playedFrom`, by seat; cleared when a seat changes hands. */
  private readonly hands: (readonly Seat[] | undefined)[] = [];

  constructor(seats: number) {
    this.holders = Array.from({ length: seats }, () => OWNER);
    this.open = Array.from({ length: seats }, () => null);
  }

  /** The seat at which the person sits who plays this one: itself, or that of a teammate. */
  playerOf(seat: Seat): Seat {
    return playerOf((each) => this.holders[each]?.mate ?? null, this.holders.length, seat);
  }

  /** Whether a deed gave this seat, or the teammate's seat that plays it, to a computer player. */
  isBot(seat: Seat): boolean {
    return this.holders[this.playerOf(seat)]?.to === 'bot';
  }

  /** The seats played by the player at this one, their own first. Returns the same array until a seat changes hands. */
  playedFrom(seat: Seat): readonly Seat[] {
    let seats = this.hands[seat];
    if (seats === undefined) {
      const others = this.holders.flatMap((_, at) => (at !== seat && this.playerOf(at) === seat ? [at] : []));
      seats = [seat, ...others];
      this.hands[seat] = seats;
    }
    return seats;
  }

  /** The seat that this token lets its bearer play as a substitute; null if there is none. */
  substituteAt(hash: string): Seat | null {
    const seat = this.holders.findIndex(({ tokenHash }) => tokenHash === hash);
    return seat < 0 ? null : seat;
  }

  /** The seats that a person plays as a substitute, by any of their ids. */
  substitutesOf(players: readonly string[]): Seat[] {
    return this.holders.flatMap(({ player }, seat) => (player !== null && players.includes(player) ? [seat] : []));
  }

  ask(what: AskWhat): Ask | null {
    return this.asks.find((ask) => ask.what === what) ?? null;
  }

  /** When a request of this kind was last declined to this seat; null if never. */
  declinedAt(seat: Seat, what: AskWhat): number | null {
    return this.declined.get(`${seat} ${what}`) ?? null;
  }

  /** Whether a request is granted once this seat agrees too. */
  completes(ask: Ask, seat: Seat): boolean {
    const agreed = [...ask.agreed, seat];
    return ask.of.every((group) => group.some((member) => agreed.includes(member)));
  }

  /** Called when an intent was played: a request for undo would now be about another intent, so it lapses. */
  played(): void {
    if (this.asks.length > 0) this.drop('takeBack');
  }

  /** Takes in a deed. */
  did(deed: RecordedDeed, at: number): void {
    this.deeds++;
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

/** A deed without token hashes and identities, as everybody may see it. */
export function publicDeed({ tokenHash: _, player: __, ...deed }: RecordedDeed): Deed {
  return deed as Deed;
}
