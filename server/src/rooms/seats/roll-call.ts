/** The beginning of a live match of a tournament: nobody but its people can start it, and nobody waits for ever for the other one. */
import { waitMs } from '../../tournaments/waiting';
import type { Chairs } from './chairs';
import type { Seating } from './seating';

/** The parts of a room that this uses. */
interface RollCallRoom {
  readonly host: { readonly now: () => number };
  readonly record: { readonly createdAt: number; readonly terms?: unknown };
  readonly chairs: Pick<Chairs, 'all'>;
  readonly seating: Pick<Seating, 'isHere'>;
  /** Called when the match may begin. */
  looked(): void;
}

/** Looks whether the people of a match are here. */
export class RollCall {
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly room: RollCallRoom) {}

  /** Whether all people of the match are here, or one is here and has waited long enough for the other one. */
  get mayBegin(): boolean {
    const { chairs, seating } = this.room;
    const people = [...chairs.all.entries()].filter(([, sitter]) => sitter?.bot === false);
    const here = people.filter(([at]) => seating.isHere(({ place }) => place === at)).length;
    return here === people.length || (here > 0 && this.leftMs() <= 0);
  }

  /** Called whenever presence is shown: reports a match that may begin, and looks again when the wait is over. */
  look(): void {
    this.stop();
    if (this.mayBegin) this.room.looked();
    else if (this.leftMs() > 0) this.timer = setTimeout(() => this.look(), this.leftMs());
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private leftMs(): number {
    const { host, record } = this.room;
    return record.createdAt + waitMs(record.terms) - host.now();
  }
}
