/** Lets the creator change a match before it begins. */
import { frozen } from '@dwo/kernel';
import { type Done, type Game, type Refused, type SetUpPart, termsIn, withMirror } from '@dwo/shared';
import type { SetUp } from '../../journal/lobby-record';
import { newKeys } from '../../secrets';
import type { Lines } from '../clocks/lag';
import type { GuestClient } from '../guest';
import { refused } from '../traffic/replies';
import type { Comer } from './doorway';
import type { Lobby } from './lobby';
import type { Seating } from './seating';

/** A changed set-up, checked; plain JSON, because it may come from another process. */
export type SetUpTerms = Partial<Pick<SetUp, 'preset' | 'options' | 'terms' | 'visibility' | 'delay' | 'rated'>>;

/** The parts of a room that this uses. */
export interface SetUpRoom {
  readonly host: { readonly random: (bytes: number) => Uint8Array };
  readonly game: Game;
  readonly lobby: Lobby;
  readonly seating: Seating;
  readonly lines: Lines;
  readonly clients: Iterable<GuestClient>;
  /** The match under way; null before it has begun. */
  readonly play: object | null;
  readonly closing: boolean;
  inside(): Iterable<Comer>;
  showPresence(): void;
}

/** The ids of the person who asks, and the set-up they want. */
interface Wish {
  readonly players: readonly string[];
  readonly agreed: SetUpTerms;
}

/** Changes the match for a person; refuses if they may not. Must be called in a turn. */
export async function setUpAnew(
  room: SetUpRoom,
  before: SetUp,
  { players, agreed }: Wish,
): Promise<{ readonly setUp: SetUp } | Done | Refused> {
  const { lobby, game, host } = room;
  if (room.closing) return refused('MOVED', 'The match goes on elsewhere; try again');
  if (!lobby.isCreator({ all: players })) {
    return refused('NOT_CREATOR', 'Only the player who set this match up may change it');
  }
  if (room.play !== null) return refused('ALREADY_BEGUN', 'The match has begun and can not be changed any more');
  const { preset, options, terms, visibility, delay, rated } = { ...before, ...agreed };
  const { closed } = newKeys(game.rules, options, host.random);
  // The commitment to the dice stays; cards of packs that are new need a new key.
  const setUp: SetUp = {
    preset,
    options,
    terms,
    visibility,
    delay,
    rated,
    closed: closed === null ? null : (before.closed ?? closed),
  };
  const parts = differing(before, setUp);
  if (parts.length === 0) return { ok: true };
  let places: readonly (number | null)[] = [];
  await lobby.arrange(() => {
    const labels = game.chairs(frozen(options));
    places = parts.includes('battle') ? lobby.chairs.become(labels) : labels.map((_, place) => place);
    lobby.unsettle();
  }, setUp);
  lobby.showChanges(creatorName(lobby, players), parts);
  room.seating.moved(places);
  for (const comer of room.inside()) comer.seat = comer.seat === null ? null : (places[comer.seat] ?? null);
  room.lines.measure(termsIn(terms).kind === 'live', room.clients);
  room.showPresence();
  return { setUp };
}

function creatorName({ chairs }: Lobby, players: readonly string[]): string {
  return chairs.at(chairs.placesOf(players)[0] ?? -1)?.name ?? '';
}

function differing(before: SetUp, after: SetUp): SetUpPart[] {
  const parts: SetUpPart[] = [];
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  if (before.preset !== after.preset || !isSame(before.options, after.options)) parts.push('battle');
  const [former, agreed] = [termsIn(before.terms), termsIn(after.terms)];
  if (!isSame(withMirror(former, false), withMirror(agreed, false))) parts.push('terms');
  if (former.mirror !== agreed.mirror) parts.push('mirror');
  if (before.visibility !== after.visibility) parts.push('visibility');
  if (before.delay !== after.delay) parts.push('delay');
  if (before.rated !== after.rated) parts.push('rated');
  return parts;
}
