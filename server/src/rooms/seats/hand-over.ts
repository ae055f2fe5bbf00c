/** Hands seats over: to a substitute, a teammate or the computer, and back to the owner. */
import type { Seat } from '@dwo/kernel';
import type { Done, HAND_OVER, Refused, Seated } from '@dwo/shared';
import type { Person } from '../../people/identity';
import { newToken, tokenHash } from '../../secrets';
import type { GuestClient } from '../guest';
import type { RoomControls } from '../room-controls';
import { refusalOf, refused } from '../traffic/replies';
import type { OpenTable } from './open-table';
import type { RecordedDeed } from './table-deeds';

/** A request to hand a seat over. */
export interface HandOver {
  readonly seat?: Seat | undefined;
  readonly to: (typeof HAND_OVER)[number];
  readonly mate?: Seat | undefined;
}

/**
 * Gives a seat to a substitute or back to its owner. Refuses if the person who asks may not do that, or if their address has
 * called too many computer players.
 */
export async function handOver(
  table: OpenTable,
  client: GuestClient,
  wish: HandOver,
  { chargeBot }: Pick<RoomControls, 'chargeBot'>,
): Promise<Done | Refused> {
  const { place = null, owns = null } = client.userData ?? {};
  const { play } = table;
  const seat = wish.seat ?? place ?? owns;
  const by = place ?? owns;
  if (seat === null || by === null) return refused('NOT_SEATED', 'You watch this match');
  if (play.over) return refused('MATCH_OVER', 'The match is over');
  const sitter = table.chairs.at(seat);
  if (sitter === null) return refused('CHAIR_UNKNOWN', 'There is no such seat');
  if (play.counts) return refused('COUNTS', 'Nobody plays a match that counts for somebody else');
  if (sitter.bot) return refused('NOT_YOURS', 'The computer plays here from the beginning', 'TABLE-13');
  const plays = place !== null && play.table.playedFrom(place).includes(seat);
  const mine = plays || owns === seat;
  if (wish.to === 'owner') return mine ? giveBack(table, seat, by) : refused('NOT_YOURS', 'This is not your seat');
  if (!mine && !isCallable(table, seat)) return refused('NOT_AWAY', 'Somebody plays there');
  switch (wish.to) {
    case 'bot':
      return giveToBot(table, seat, by, () => chargeBot(client, sitter.strength));
    case 'mate':
      return giveToMate(table, seat, { by, mine, mate: wish.mate ?? by });
    case 'watchers':
      if (play.table.open[seat] !== null) return refused('ALREADY_SO', 'The seat is open to spectators');
      return done(await table.did({ type: 'opened', seat, by }));
    case 'nobody':
      if (play.table.open[seat] === null) return refused('NOT_OPEN', 'The seat is not open');
      return done(await table.did({ type: 'closed', seat, by }));
  }
}

/** Makes a spectator the substitute of a seat. */
export async function standIn(
  table: OpenTable,
  client: GuestClient,
  { seat, name, person }: { readonly seat: Seat; readonly name: string; readonly person: Person | null },
): Promise<Seated | Refused> {
  const guest = client.userData;
  const { play } = table;
  if (guest === undefined || guest.place !== null || guest.owns !== null) {
    return refused('NOT_YOURS', 'You have a seat of your own');
  }
  // With a delay, a spectator may not know yet that the match is over.
  const by = play.over ? null : (play.table.open[seat] ?? null);
  if (by === null) return refused('NOT_OPEN', 'The seat is not open to substitutes');
  const token = newToken(table.host.random);
  const hash = Buffer.from(tokenHash(token)).toString('hex');
  const { substitute, person: known, putOut } = guest;
  const before = { place: null, standsIn: false, substitute, person: known, putOut };
  Object.assign(guest, { place: seat, standsIn: true, substitute: hash, person, putOut: false });
  const identity = person === null ? {} : { player: person.id };
  const reply = await table.did({ type: 'handed', seat, to: 'substitute', name, by, tokenHash: hash, ...identity });
  if (reply.ok) return { ok: true, token, place: seat };
  Object.assign(guest, before);
  return reply;
}

/** Gives a seat back to its owner who has returned, unless they gave it away themselves. */
export async function cameBack(table: OpenTable, seat: Seat): Promise<void> {
  const holder = table.play.table.holders[seat];
  if (table.play.over || holder === undefined || holder.to === 'owner' || holder.by === seat) return;
  await table.did(toOwner(table, seat, null));
}

/** Gives a seat whose clock has decided too often to the computer, until its owner comes back; nothing in a game without one. */
export async function relieved(table: OpenTable, seat: Seat): Promise<void> {
  const { bot } = table.game;
  if (bot === null || table.isBot(seat)) return;
  await table.did({ type: 'handed', seat, to: 'bot', name: bot.name, by: null });
}

function isCallable(table: OpenTable, seat: Seat): boolean {
  const callable = table.callableAt(seat);
  return callable !== null && callable <= table.host.now();
}

async function giveBack(table: OpenTable, seat: Seat, by: Seat): Promise<Done | Refused> {
  if (table.play.table.holders[seat]?.to === 'owner') return refused('ALREADY_SO', 'Its owner plays there', 'TABLE-14');
  return done(await table.did(toOwner(table, seat, by)));
}

function toOwner(table: OpenTable, seat: Seat, by: Seat | null): RecordedDeed {
  return { type: 'handed', seat, to: 'owner', name: table.chairs.at(seat)?.name ?? '', by };
}

async function giveToBot(table: OpenTable, seat: Seat, by: Seat, charge: () => Promise<void>): Promise<Done | Refused> {
  const { bot } = table.game;
  if (bot === null) return refused('NO_BOT', 'No computer player plays this game');
  if (table.isBot(seat)) return refused('ALREADY_SO', 'The computer plays there');
  const tooMuch = await refusalOf(charge());
  if (tooMuch !== null) return tooMuch;
  return done(await table.did({ type: 'handed', seat, to: 'bot', name: bot.name, by }));
}

interface ToMate {
  readonly by: Seat;
  readonly mine: boolean;
  readonly mate: Seat;
}

async function giveToMate(table: OpenTable, seat: Seat, { by, mine, mate }: ToMate): Promise<Done | Refused> {
  const { labels } = table.chairs;
  const { to } = table.play.table.holders[mate] ?? {};
  const himself = (to === 'owner' || to === 'substitute') && !table.isBot(mate) && table.isHere(mate);
  if (mate === seat || labels[mate] !== labels[seat] || !himself || !(mine || mate === by)) {
    return refused('NO_MATE', 'Nobody of that side is there to take it');
  }
  if (table.play.table.playerOf(seat) === mate) return refused('ALREADY_SO', 'They play there');
  const holder = table.play.table.holders[mate];
  const name = holder?.to === 'owner' ? (table.chairs.at(mate)?.name ?? '') : (holder?.name ?? '');
  return done(await table.did({ type: 'handed', seat, to: 'mate', mate, name, by }));
}

function done(reply: { readonly ok: true } | Refused): Done | Refused {
  return reply.ok ? { ok: true } : reply;
}
