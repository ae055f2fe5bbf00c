/** The requests that arrange a lobby: its people agree, and its creator changes chairs and begins the match. */
import { ANY_CHAIR, computerName, type Done, type Game, type Refused, type Request, type requests } from '@dwo/shared';
import type { z } from 'zod';
import { addressOf, type GuestClient } from '../guest';
import type { RoomControls } from '../room-controls';
import { refusalOf, refused } from '../traffic/replies';
import { EMPTY_CHAIR } from './chairs';
import type { Lobby } from './lobby';
import type { Seating } from './seating';

/** The parts of a room that arranging uses. */
export interface ArrangedRoom {
  readonly game: Game;
  readonly lobby: Lobby;
  readonly seating: Seating;
  /** The match under way; null before it has begun. */
  readonly play: object | null;
  readonly controls: Pick<RoomControls, 'begin' | 'chargeBot' | 'showPresence'>;
}

/** The types of these requests. */
export type ArrangeType = 'ready' | 'start' | 'set-chair' | 'swap-sides';
type SetChair = z.output<(typeof requests)['set-chair']>;

/** Handles a request of the right shape, and begins the match if nothing is missing then. */
export async function arrange(
  room: ArrangedRoom,
  client: GuestClient,
  type: ArrangeType,
  data: unknown,
): Promise<Done | Refused> {
  if (room.play !== null) return refused('ALREADY_BEGUN', 'The match has begun');
  const reply = await done(room, client, type, data);
  if (!reply.ok) return reply;
  if (room.lobby.mayBegin) await room.controls.begin();
  if (room.play === null) room.controls.showPresence();
  return reply;
}

function done(room: ArrangedRoom, client: GuestClient, type: ArrangeType, data: unknown): Promise<Done | Refused> {
  switch (type) {
    case 'ready':
      return ready(room, client);
    case 'start':
      return start(room, client, data as z.output<(typeof requests)['start']>);
    case 'set-chair':
      return setChair(room, client, data as Request<'set-chair'>);
    case 'swap-sides':
      return swapSides(room, client);
  }
}

async function ready({ lobby }: ArrangedRoom, client: GuestClient): Promise<Done | Refused> {
  const place = client.userData?.place ?? null;
  if (place === null) return refused('NOT_SEATED', 'You watch this match');
  await lobby.arrange(() => lobby.unready.delete(place));
  return { ok: true };
}

/** Begins the match for its creator, or for anybody with a seat while the creator is away. */
async function start(
  { lobby, seating }: ArrangedRoom,
  client: GuestClient,
  { wait }: z.output<(typeof requests)['start']>,
): Promise<Done | Refused> {
  const { person = null, place = null } = client.userData ?? {};
  if (!lobby.isCreator(person)) {
    if (!lobby.isHosted || place === null || wait || seating.isHere((guest) => lobby.isCreator(guest.person))) {
      return notTheCreator();
    }
    if (!lobby.chairs.complete || lobby.unready.size > 0) {
      return refused('NOT_READY_YET', 'Not everybody is here and ready');
    }
  }
  await lobby.arrange(() => {
    lobby.waits = wait;
  });
  return { ok: true };
}

async function setChair(room: ArrangedRoom, client: GuestClient, wish: SetChair): Promise<Done | Refused> {
  const { lobby } = room;
  if (!lobby.isCreator(client.userData?.person ?? null)) return notTheCreator();
  const { place, act } = wish;
  const { chairs } = lobby;
  if (place >= chairs.labels.length) return refused('CHAIR_UNKNOWN', 'There is no such chair in this match');
  const sitter = chairs.at(place);
  if (act === 'free') return sitter === null ? alreadySo('Nobody sits there') : free(room, client, place);
  if (sitter !== null) return refused('CHAIR_TAKEN', 'Somebody has that chair');
  if (act === 'bot') return seatBot(room, client, wish);
  const locked = act === 'lock';
  if (chairs.locked.includes(place) === locked)
    return alreadySo(locked ? 'That chair is locked' : 'That chair is free');
  await lobby.arrange(() => chairs.lock(place, locked));
  return { ok: true };
}

/** Removes a person from their chair. They become a spectator and can't sit down again. */
async function free({ lobby, seating }: ArrangedRoom, client: GuestClient, place: number): Promise<Done | Refused> {
  if (client.userData?.place === place) return refused('NOT_YOURS', 'Get up from your own seat yourself');
  const player = lobby.chairs.at(place)?.player ?? null;
  const clients = seating.at(place);
  const sat = clients.map(({ userData, sessionId }) => userData?.person?.id ?? sessionId);
  await lobby.arrange(() => {
    lobby.chairs.put(place, null);
    lobby.unready.delete(place);
    lobby.waits = true;
    if (player !== null) lobby.barred.add(player);
    for (const each of sat) lobby.barred.add(each);
  });
  // A new connection would be nobody in particular, with or without the identity that the removed one had.
  for (const client of clients) lobby.barred.addAddress(addressOf(client));
  seating.remove(place);
  return { ok: true };
}

async function seatBot(
  room: ArrangedRoom,
  client: GuestClient,
  { place, wish, strength }: SetChair,
): Promise<Done | Refused> {
  const { bot } = room.game;
  const { lobby } = room;
  const { chairs } = lobby;
  if (bot === null) return refused('NO_BOT', 'No computer player plays this game');
  if (strength !== undefined && bot.strengths?.includes(strength) !== true) {
    const why = 'The computer player of this game plays no such strength';
    return { ...refused('BAD_MESSAGE', why), field: 'strength' };
  }
  const wanted = wish ?? ANY_CHAIR;
  const found = chairs.findPlace(wanted, place);
  if (typeof found === 'string') return refused(found, 'That side is taken');
  const tooMuch = await refusalOf(room.controls.chargeBot(client, strength ?? null));
  if (tooMuch !== null) return tooMuch;
  const others = chairs.all.flatMap((sitter) => (sitter === null ? [] : [sitter.name]));
  const number = others.some((name) => name.startsWith(bot.name)) ? place + 1 : null;
  const name = computerName(bot, { seat: place, others, number, strength: strength ?? null });
  await lobby.arrange(() => {
    chairs.put(place, { ...EMPTY_CHAIR, name, wish: wanted, bot: true, strength: strength ?? null });
    lobby.waits = true;
  });
  return { ok: true };
}

/** Swaps the wishes for the two sides. */
async function swapSides({ lobby, seating }: ArrangedRoom, client: GuestClient): Promise<Done | Refused> {
  if (!lobby.isCreator(client.userData?.person ?? null)) return notTheCreator();
  const { chairs } = lobby;
  const [one, other, ...more] = [...new Set(chairs.labels)];
  const swapped = (wish: string) => (wish === one ? (other ?? wish) : wish === other ? (one ?? wish) : wish);
  const trial = chairs.keep();
  const isPossible = other !== undefined && more.length === 0 && chairs.swap(swapped);
  trial();
  if (!isPossible) return refused('CHAIR_TAKEN', 'One of the sides has too few seats for that');
  await lobby.arrange(() => {
    chairs.swap(swapped);
    lobby.unsettle();
  });
  lobby.showChanges(seating.nameOf(client), ['sides']);
  return { ok: true };
}

const notTheCreator = () => refused('NOT_CREATOR', 'Only the player who set this match up may do that');
const alreadySo = (why: string) => refused('ALREADY_SO', why);
