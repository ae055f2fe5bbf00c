/** Begins a match against computers: at the server, or on this device if no server answers. */
import type { Dice, Frozen } from '@dwo/kernel';
import { ANY_CHAIR, type CreateMatch, computerName, type Game, swappedSides } from '@dwo/shared';
import { ApiError, createMatch, isSilent } from '../shell/api';
import { nameIdea } from '../shell/name-ideas';
import { keepWish, knownName } from '../shell/tokens';
import { type LocalMatch, type LocalSeat, newLocalId } from './match';
import { addMatch } from './store';

/** The match to play: a preset or options. With both, the options are played under the preset's name. */
export interface LocalWish {
  readonly preset?: string;
  readonly options?: unknown;
  /** The label of the person's seat, or `ANY_CHAIR` for chance. */
  readonly side: string;
  readonly strength?: string | undefined;
  readonly passing?: boolean;
  /** The id of the match that it is the rematch of. */
  readonly after?: string;
}

/** Chance for what is no part of a match, such as who sits where. */
const chance: Dice = {
  roll: (sides) => 1 + Math.floor((sides * (crypto.getRandomValues(new Uint32Array(1))[0] as number)) / 2 ** 32),
};

/**
 * Begins a match on this device and returns its id. Throws an ApiError with the rules' objections to options that can't be
 * played.
 */
export async function beginLocal(game: Game, wish: LocalWish): Promise<string> {
  const { rules } = game;
  const { preset = '', side, strength = null, passing = false } = wish;
  const options = optionsOf(game, preset, wish.options);
  const refusals = rules.checkSetup(options as Frozen<unknown>);
  if (refusals.length > 0) throw new ApiError(422, 'BAD_OPTIONS', { code: 'BAD_OPTIONS', refusals });
  const labels = game.chairs(options as Frozen<unknown>);
  const seat = seatFor(labels, side);
  const now = Date.now();
  const id = newLocalId();
  await addMatch({
    ...{ id, game: rules.id, version: rules.version, preset, options },
    ...{ random: crypto.getRandomValues(new Uint8Array(32)), seat, passing },
    ...(wish.after === undefined ? {} : { after: wish.after }),
    seats: seatsAt(game, labels, seat, strength),
    ...{ begunAt: now, lastAt: now, endedAt: null, seq: 0, awaited: [seat], outcome: null },
  });
  return id;
}

/** Begins the same match again; unless `swapped` is false, with sides swapped if both have as many seats. */
export async function beginAgain(game: Game, match: LocalMatch, swapped = true): Promise<string> {
  const { preset, options, seats, seat, passing } = match;
  const mine = seats[seat]?.label ?? ANY_CHAIR;
  const side = swapped ? swappedSides(seats.map(({ label }) => label))(mine) : mine;
  const strength = seats.find(({ bot }) => bot)?.strength ?? undefined;
  const asNew = game.asNew === undefined ? options : game.asNew(options);
  return beginLocal(game, { preset, options: asNew, side, strength, passing, after: match.id });
}

/**
 * Sets up a match against computers and returns its id: at the server, or on this device if none answers. The seat is taken
 * when the match is opened. A `passing` match is soon forgotten. Throws an ApiError for any other failure.
 */
export async function beginSolo(
  game: Game,
  wish: Partial<CreateMatch>,
  side: string,
  passing = false,
): Promise<string> {
  if (navigator.onLine) {
    try {
      const id = await createMatch({ game: game.rules.id, ...wish });
      keepWish(id, side, passing);
      return id;
    } catch (error) {
      if (!isSilent(error)) throw error;
    }
  }
  const { preset, options, strength } = wish;
  return beginLocal(game, {
    side,
    strength,
    passing,
    ...(preset === undefined ? {} : { preset }),
    ...(options === undefined ? {} : { options }),
  });
}

function optionsOf(game: Game, preset: string, options: unknown): unknown {
  if (options !== undefined) return options;
  const make = Object.hasOwn(game.presets, preset) ? game.presets[preset] : undefined;
  if (make === undefined) throw new ApiError(404, 'PRESET_UNKNOWN', { code: 'PRESET_UNKNOWN' });
  return make(chance);
}

function seatFor(labels: readonly string[], side: string): number {
  const fitting = labels.flatMap((label, at) => (side === ANY_CHAIR || label === side ? [at] : []));
  return fitting[chance.roll(fitting.length || 1, 'seat') - 1] ?? 0;
}

function person(label: string): LocalSeat {
  return { name: knownName() ?? nameIdea(Math.random), label, bot: false, strength: null };
}

/** The seats of a table at which a person has one, and computers with the names that a server would give them the rest. */
function seatsAt({ bot }: Game, labels: readonly string[], own: number, strength: string | null): readonly LocalSeat[] {
  const seats: LocalSeat[] = [];
  for (const [seat, label] of labels.entries()) {
    const others = seats.map(({ name }) => name);
    const number = labels.length > 2 ? seat + 1 : null;
    const name = computerName(bot, { seat, others, number, strength });
    seats.push(seat === own ? person(label) : { name, label, bot: true, strength });
  }
  return seats;
}
