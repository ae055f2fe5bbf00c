/** Handlers for the requests of people in a match room, run one at a time. */
import {
  type Game,
  type MatchState,
  type Refused,
  type Replies,
  type Request,
  type RequestType,
  requests,
} from '@dwo/shared';
import type { z } from 'zod';
import { avoidance } from '../people/blocking';
import type { Person } from '../people/identity';
import type { People } from '../people/people';
import type { Chat } from './chat';
import type { Lines } from './clocks/lag';
import type { Pacer } from './clocks/pacer';
import { addressOf, type GuestClient } from './guest';
import { decentName } from './mask';
import type { Play } from './play';
import { readsAlike } from './reads-alike';
import type { RoomControls } from './room-controls';
import { abort } from './seats/aborting';
import { arrange } from './seats/arranging';
import type { Arrivals } from './seats/arrivals';
import { answer, ask } from './seats/asking';
import { handOver, standIn } from './seats/hand-over';
import type { Lobby } from './seats/lobby';
import type { Players } from './seats/players';
import type { Seating } from './seats/seating';
import type { DeedRations } from './traffic/deed-rations';
import { refusalOf, refused } from './traffic/replies';

/** The parts of a room that requests use. */
export interface RequestRoom {
  readonly host: { readonly people: Pick<People, 'identity' | 'store'> };
  readonly game: Game;
  readonly root: MatchState;
  readonly lobby: Lobby;
  readonly seating: Seating;
  readonly chat: Chat;
  readonly play: Play | null;
  readonly players: Players | null;
  readonly pacer: Pacer | null;
  readonly arrivals: Arrivals | null;
  readonly lines: Lines;
  readonly controls: RoomControls;
  readonly rations: DeedRations;
}

/** The requests that are handled in turn. Pages of history can be sent at any time. */
type TurnType = Exclude<RequestType, 'history'>;

type Handler = (client: GuestClient, message: unknown) => Promise<unknown>;

/** A handler for every type of request. */
export function handlers(
  answer: (client: GuestClient, type: RequestType, message: unknown) => Promise<unknown>,
): Record<RequestType, Handler> {
  const types = Object.keys(requests) as RequestType[];
  const all = types.map((type): [RequestType, Handler] => [type, (client, message) => answer(client, type, message)]);
  return Object.fromEntries(all) as Record<RequestType, Handler>;
}

/** Handles a request of the right shape; returns the reply or a refusal. */
export function serve(
  room: RequestRoom,
  client: GuestClient,
  type: TurnType,
  data: unknown,
): Promise<Replies[RequestType]> {
  switch (type) {
    case 'sit':
      return sit(room, client, data as z.output<(typeof requests)['sit']>);
    case 'rename':
      return rename(room, client, data as Request<'rename'>);
    case 'leave-seat':
      return leaveSeat(room, client);
    case 'rotate':
      return rotate(room, client);
    case 'chat':
      return Promise.resolve(room.chat.say(client, data as z.output<(typeof requests)['chat']>));
    case 'report': {
      const wish = data as Request<'report'>;
      return 'id' in wish
        ? room.chat.reports.line(client, wish.id, wish.why)
        : room.chat.reports.name(client, wish.place, wish.why);
    }
    case 'rematch':
      return rematch(room, client, data as Request<'rematch'>);
    case 'intent':
      return intend(room, client, data as Request<'intent'>);
    case 'arrive':
      return arrive(room, client, data as Request<'arrive'>);
    case 'ready':
    case 'start':
    case 'set-chair':
    case 'swap-sides':
      return arrange(room, client, type, data);
    default:
      return atTable(room, client, type, data);
  }
}

/** Handles requests, answers and seats that change hands in a match under way. */
async function atTable(
  room: RequestRoom,
  client: GuestClient,
  type: 'hand-over' | 'stand-in' | 'ask' | 'answer' | 'abort' | 'here',
  data: unknown,
): Promise<Replies[RequestType]> {
  const { players } = room;
  if (players === null) return refused('NOT_BEGUN', 'The match has not begun');
  if (type === 'stand-in') {
    const { seat, name, me } = data as Request<'stand-in'>;
    const { place = null, owns = null } = client.userData ?? {};
    const taken = room.lobby.chairs.all.some((sitter) => sitter !== null && readsAlike(sitter.name, name));
    if (taken && place === null && owns === null) return refused('NAME_TAKEN', 'A player at this table has that name');
    const person = await whoComes(room, client, me);
    const apart = await keptApart(room, person);
    if (apart !== null) return apart;
    return rationed(room, players, null, () => standIn(players, client, { seat, name: decentName(name), person }));
  }
  if (type === 'hand-over') {
    const { place = null, owns = null } = client.userData ?? {};
    return rationed(room, players, place ?? owns, () =>
      handOver(players, client, data as Request<'hand-over'>, room.controls),
    );
  }
  const me = client.userData?.place ?? null;
  if (me === null) return watches();
  if (type === 'here') return { ok: true };
  if (type === 'abort') return abort(players, me);
  const { what, intents = 1, yes = false } = data as Request<'ask'> & Partial<Request<'answer'>>;
  // Answers are bounded by the requests.
  if (type === 'answer') return answer(players, me, what, yes);
  return rationed(room, players, me, () => ask(players, me, what, intents));
}

const tooMany = () => refused('TOO_FAST', 'That is too much for one match; try again in a minute');

/** Makes a deed that costs its player a ration; refuses if there is none left. */
async function rationed<R extends { readonly ok: boolean }>(
  { rations }: RequestRoom,
  { play }: Players,
  place: number | null,
  deed: () => Promise<R>,
): Promise<R | Refused> {
  if (!rations.mayDo(place, play.table.deeds)) return tooMany();
  const reply = await deed();
  if (reply.ok) rations.did(place);
  return reply;
}

const watches = () => refused('NOT_SEATED', 'You watch this match');

/** A substitute plays a seat; its name and its key stay with the owner. */
const notTheOwner = () => refused('NOT_YOURS', 'A substitute can not do that');

/** The token of a seat is enough to play, but not for this. */
const ownersOnly = () => refused('NOT_YOURS', 'Only the owner of this seat may do that');

/** The person whose identity a guest gives now or gave before. The connection gets the identity only together with a seat. */
async function whoComes(room: RequestRoom, { userData }: GuestClient, me: string | undefined): Promise<Person | null> {
  return me === undefined ? (userData?.person ?? null) : room.host.people.identity.whoIs(me);
}

/** A refusal if this person has blocked somebody here or is blocked by them; otherwise null. */
async function keptApart({ host, lobby }: RequestRoom, person: Person | null): Promise<Refused | null> {
  const why = person === null ? null : await avoidance(host.people, person, lobby.company);
  if (why === null) return null;
  return refused(
    'KEPT_APART',
    why === 'blocks' ? 'You have blocked a player of this match' : 'A player of this match does not play with you',
  );
}

async function sit(
  room: RequestRoom,
  client: GuestClient,
  { name, wish, entropy, me }: z.output<(typeof requests)['sit']>,
): Promise<Replies['sit']> {
  if (room.play !== null) return refused('MATCH_FULL', 'Every chair is taken; you can watch');
  const person = await whoComes(room, client, me);
  const guest = client.userData;
  if (room.lobby.barred.has(person, { connection: client.sessionId, address: addressOf(client) })) {
    return refused('REMOVED', 'The creator of this match has given your seat away; you can watch');
  }
  const before = guest?.place ?? null;
  if (before !== null && !room.lobby.mayDispose(before, guest ?? {})) return ownersOnly();
  const apart = before === null ? await keptApart(room, person) : null;
  if (apart !== null) return apart;
  const sitter = { name: decentName(name), wish, entropy: entropy ?? null, player: person?.id ?? null };
  const seated = await room.lobby.sit(before, sitter);
  if (!seated.ok) return seated;
  if (guest !== undefined) guest.person = person;
  room.seating.put(client, seated.place);
  if (room.lobby.mayBegin) await room.controls.begin();
  if (room.play === null) room.controls.showPresence();
  return { ...seated, place: client.userData?.place ?? seated.place };
}

/** Notes how far a page is. In the lobby that tells whether it will be waited for. */
async function arrive(
  room: RequestRoom,
  { userData }: GuestClient,
  { at }: Request<'arrive'>,
): Promise<Replies['arrive']> {
  if (userData === undefined) return watches();
  userData.arrival = at;
  if (userData.place === null || room.play?.held !== true) return { ok: true };
  room.arrivals?.arrived(userData.place, at);
  room.controls.showPresence();
  return { ok: true };
}

async function rename(room: RequestRoom, client: GuestClient, { name }: Request<'rename'>): Promise<Replies['rename']> {
  const place = client.userData?.place ?? null;
  if (place === null) return watches();
  if (client.userData?.standsIn === true) return notTheOwner();
  await room.lobby.rename(place, decentName(name));
  room.controls.showPresence();
  return { ok: true };
}

async function leaveSeat(room: RequestRoom, client: GuestClient): Promise<Replies['leave-seat']> {
  const place = client.userData?.place ?? null;
  if (place === null) return watches();
  if (room.play !== null) return refused('ALREADY_BEGUN', 'The match has begun');
  if (await room.controls.judgement.ask())
    return refused('IN_TOURNAMENT', 'Nobody else can play this match', 'TABLE-16');
  if (!room.lobby.mayDispose(place, client.userData ?? {})) return ownersOnly();
  await room.lobby.leave(place);
  room.seating.put(client, null);
  room.controls.showPresence();
  return { ok: true };
}

async function rotate(room: RequestRoom, client: GuestClient): Promise<Replies['rotate']> {
  const place = client.userData?.place ?? null;
  if (place === null) return watches();
  if (client.userData?.standsIn === true) return notTheOwner();
  if (!room.lobby.mayDispose(place, client.userData ?? {})) return ownersOnly();
  return { ok: true, token: await room.lobby.rotate(place) };
}

async function rematch(room: RequestRoom, client: GuestClient, asked: Request<'rematch'>): Promise<Replies['rematch']> {
  // The owner of a seat that somebody else has played to the end wants a rematch too.
  const { place = null, owns = null } = client.userData ?? {};
  if (place === null && owns === null) return watches();
  if (room.root.stage !== 'over') return refused('NOT_OVER', 'The match is not over');
  if (room.root.rematch === '') {
    const isAlone = room.lobby.chairs.all.every((sitter, at) => at === (place ?? owns) || sitter?.bot === true);
    const stays = room.play?.table.aborted === true || (asked?.swapped === false && isAlone);
    const wish = { creator: client.userData?.person?.id ?? null, swapped: !stays };
    const made = room.controls.setUpRematch(client, wish);
    const tooMuch = await refusalOf(made);
    if (tooMuch !== null) return tooMuch;
    room.root.rematch = await made;
    room.controls.showPresence();
  }
  return { ok: true, id: room.root.rematch };
}

async function intend(
  room: RequestRoom,
  client: GuestClient,
  { id, seq, intent, seat: wanted }: Request<'intent'>,
): Promise<Replies['intent']> {
  const { root, play, pacer } = room;
  const place = client.userData?.place ?? null;
  if (place === null) return watches();
  if (play === null) return refused('NOT_BEGUN', 'The match has not begun');
  const seat = wanted ?? place;
  if (seat !== place && !play.table.playedFrom(place).includes(seat)) {
    return refused('NOT_YOURS', 'Somebody else plays this seat');
  }
  const sitsFor = play.table.holders[play.table.playerOf(seat)]?.to;
  if (sitsFor !== 'owner' && room.game.ownersOnly?.includes(intent.type) === true) {
    return refused('NOT_YOURS', 'The owner of this seat decides that, or their teammate');
  }
  const before = id === undefined ? null : play.playedAs(seat, id);
  if (before !== null) return { ok: true, seq: before };
  if (root.stage === 'over') return refused('MATCH_OVER', 'The match is over');
  if (seq !== undefined && seq !== play.seq) return refused('STALE', `The match is at ${play.seq} already`);
  if (play.table.pausedBy !== null) return refused('PAUSED', 'The match is paused');
  const sender = { seat, awaited: play.awaited.includes(seat), recorded: play.intentsOf(seat) };
  if (!room.rations.mayPlay(sender)) return tooMany();
  const asked = play.table.asks.length;
  const { owing } = play;
  const lagMs = room.lines.grant(seat, client);
  const reply = await play.play({ seat, intent, wishId: id ?? null, lagMs });
  if (!reply.ok) return reply;
  room.rations.played(sender);
  room.lines.spend(seat, lagMs);
  if (play.table.asks.length !== asked) room.controls.showPresence();
  if (play.owing !== owing) pacer?.pace();
  return reply;
}
