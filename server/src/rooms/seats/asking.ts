/** Requests that need the consent of others: undo, a pause, the end of a pause. */
import type { Seat } from '@dwo/kernel';
import type { AskedFor, AskWhat, Done, Refused } from '@dwo/shared';
import type { NoWayBack } from '@dwo/shared/referee';
import { refused } from '../traffic/replies';
import type { OpenTable } from './open-table';
import type { Ask, RecordedDeed } from './table-deeds';

/** How long a declined request can't be made again. */
const REST_MS = 60_000;

const WHY_NOT: Readonly<Record<NoWayBack, string>> = {
  NOTHING_PLAYED: 'There is nothing of yours to take back',
  OTHERS_PLAYED: 'Somebody else has played since',
  ROLLED: 'Dice fell for it',
  HIDING: 'Another seat hides something',
  REVEALED: 'Something hidden was changed or shown by it',
  TIMED_OUT: 'The clock played it',
};

/** Makes a request for the player of a seat; grants it at once if nobody has to agree. */
export async function ask(table: OpenTable, by: Seat, what: AskWhat, intents: number): Promise<AskedFor | Refused> {
  const { play } = table;
  if (play.over) return refused('MATCH_OVER', 'The match is over');
  if (what === 'takeBack' && play.counts) return refused('COUNTS', 'Nothing is undone in a match that counts');
  const paused = play.table.pausedBy !== null;
  if (what === 'resume' && !paused) return refused('NOT_PAUSED', 'The match is not paused');
  if (what === 'pause' && paused) return refused('ALREADY_SO', 'The match is paused', 'TABLE-7');
  if (what === 'takeBack' && paused) return refused('PAUSED', 'The match is paused');
  if (play.table.ask(what) !== null) return refused('ALREADY_ASKED', 'There is such a request already');
  const declined = play.table.declinedAt(by, what);
  if (declined !== null && table.host.now() - declined < REST_MS) {
    return refused('DECLINED_BEFORE', 'This was declined a moment ago');
  }
  const back = what === 'takeBack' ? play.steps.before(play.table.playedFrom(by), intents) : null;
  if (typeof back === 'string') return refused(back, WHY_NOT[back]);
  const of = whoDecides(table, by, what);
  const extra = back === null ? {} : { back };
  const deed: RecordedDeed = of.length === 0 ? granted(what, by, back) : { type: 'asked', by, what, of, ...extra };
  const reply = await table.did(deed);
  return reply.ok ? { ok: true, granted: of.length === 0 } : reply;
}

/** Agrees to a request, declines it, or takes back one's own. */
export async function answer(table: OpenTable, me: Seat, what: AskWhat, yes: boolean): Promise<Done | Refused> {
  const { play } = table;
  if (play.over) return refused('MATCH_OVER', 'The match is over');
  const asked = play.table.ask(what);
  if (asked === null) return refused('NOT_ASKED', 'There is no such request');
  const seats = play.table.playedFrom(me);
  if (seats.includes(asked.by)) {
    return yes
      ? refused('NOT_YOURS', 'Only the others can answer this request', 'TABLE-9')
      : done(await table.did(said('withdrew', asked)));
  }
  const by = seats.find((seat) => isAsked(asked, seat));
  if (by === undefined) return refused('NOT_YOURS', 'You are not asked', 'TABLE-9');
  if (!yes) return done(await table.did({ ...said('declined', asked), by }));
  if (!play.table.completes(asked, by)) return done(await table.did({ ...said('agreed', asked), by }));
  return done(await table.did(granted(what, asked.by, asked.back)));
}

/** Whether a seat can still agree to the request. */
export function isAsked({ of, agreed }: Ask, seat: Seat): boolean {
  return of.some((group) => group.includes(seat) && !group.some((member) => agreed.includes(member)));
}

type Said = { readonly type: 'withdrew' | 'declined' | 'agreed'; readonly by: Seat; readonly what: AskWhat };

function said(type: Said['type'], { by, what }: Ask): Said {
  return { type, by, what };
}

function granted(what: AskWhat, by: Seat, back: number | null): RecordedDeed {
  if (what === 'takeBack') return { type: 'tookBack', by, back: back ?? 0 };
  return { type: what === 'pause' ? 'paused' : 'resumed', by };
}

function done(reply: { readonly ok: true } | Refused): Done | Refused {
  return reply.ok ? { ok: true } : reply;
}

/**
 * The groups of seats that decide about a request; one seat of each group must agree. Undo needs the other sides. A pause
 * needs everybody, in correspondence one seat of each other side. The seat that asked for a pause ends it. Computer players
 * are not asked, and neither is a player who has been away long enough for a substitute.
 */
function whoDecides(table: OpenTable, by: Seat, what: AskWhat): Seat[][] {
  const { play, chairs } = table;
  const me = play.table.playerOf(by);
  const others = chairs.labels.flatMap((_, seat) => (canSay(table, seat, me) ? [seat] : []));
  if (what === 'resume') return others.filter((seat) => seat === play.table.pausedBy).map((seat) => [seat]);
  if (what === 'pause' && !play.isCorrespondence) return others.map((seat) => [seat]);
  const mine = chairs.labels[by];
  const sides = new Map<string, Seat[]>();
  for (const seat of others) {
    const label = chairs.labels[seat] ?? '';
    if (label !== mine || chairs.labels.every((each) => each === mine)) {
      sides.set(label, [...(sides.get(label) ?? []), seat]);
    }
  }
  return [...sides.values()];
}

function canSay(table: OpenTable, seat: Seat, me: Seat): boolean {
  if (table.play.table.playerOf(seat) === me || table.isBot(seat)) return false;
  const callable = table.callableAt(seat);
  return callable === null || callable > table.host.now();
}
