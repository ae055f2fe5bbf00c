/** Tests that two matches that differ only in what a viewer must not know send that viewer the same bytes. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Dice, Frozen } from '@dwo/kernel';
import { type ToyOptions, type ToyState, toyGame } from '@dwo/kernel/testing';
import type { Game } from '@dwo/shared';
import { toyWire } from '@dwo/shared/testing';
import { RawClient } from '../raw-client';
import { newMatch, startServer, tempFolder, until } from '../table';

const JOIN = 10;
const PATCH = 15;
/** In a patch: replace the field `watchers` of the match. */
const SET_WATCHERS = 0x80 + 14;
const folder = tempFolder();

/** The toy game with given cards for the first two seats; the third keeps its own. */
function dealt(change: (state: ToyState) => void): Game {
  function setup(options: Frozen<ToyOptions>, dice: Dice): ToyState {
    const state = toyGame.setup(options, dice);
    change(state);
    return state;
  }
  return { ...toyWire, rules: { ...toyGame, setup } } as Game;
}

function swapHands(state: ToyState): void {
  const [first, second] = state.secrets;
  state.secrets[0] = second ?? null;
  state.secrets[1] = first ?? null;
}

interface Traffic {
  /**
   * Frames of the third seat and of a spectator. Of the first frame only the length is kept, because it contains a new
   * session.
   */
  readonly third: readonly string[];
  readonly spectator: readonly string[];
  /** Frames of the first seat, which may differ. */
  readonly first: readonly string[];
}

function told(client: RawClient): string[] {
  return client.frames.map((frame) => (frame[0] === JOIN ? `join ${frame.length}` : alike(frame)));
}

/** A frame without its random parts: the session id, and seals. */
function alike(frame: Buffer): string {
  const text = frame.toString('latin1').replace(/(chat-log.*?\xa3who\xaa).{10}/s, '$1----------');
  return Buffer.from(text.replace(/[0-9a-f]{64}/g, '-'.repeat(64)), 'latin1').toString('hex');
}

/**
 * Plays a round until the cards are shown: the first two seats note and bid by `choice`, the third looks on, a spectator
 * joins late. The clock stands still and all random bytes are the same in every run.
 */
async function run(name: string, game: Game, choice: (hand: readonly number[]) => number): Promise<Traffic> {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  let drawn = 0;
  const random = (bytes: number) => Uint8Array.from({ length: bytes }, () => (drawn = (drawn * 73 + 41) % 251));
  // Every change in the number of spectators is sent by itself. Otherwise the patch that contains it would depend on the
  // machine.
  const server = await startServer({
    dataDir,
    games: [game],
    now: () => 1_795_000_000_000,
    steady: () => 0,
    random,
    gatherMs: 0,
  });
  const id = await newMatch(server, { game: 'bone-auction', preset: 'short' });
  const seats: RawClient[] = [];
  for (const wish of ['first', 'second', 'third']) {
    const client = await RawClient.join(server.port, id);
    seats.push(client);
    await client.request('sit', { name: wish, wish });
  }
  const [first, second, third] = seats as [RawClient, RawClient, RawClient];
  const spectator = await RawClient.join(server.port, id);
  await counted(third, 1);
  const hands = stateOf(server, id).secrets.map((secret) => secret?.hand ?? []);
  const play = (client: RawClient, intent: object) => client.request('intent', { intent });
  expect(await play(first, { type: 'note', card: choice(hands[0] ?? []) })).toMatchObject({ ok: true });
  expect(await play(second, { type: 'note', card: choice(hands[1] ?? []) })).toMatchObject({ ok: true });
  expect(await play(first, { type: 'bid', card: 99 })).toMatchObject({ ok: false, code: 'BAD_MESSAGE' });
  expect(await play(first, { type: 'bid', card: choice(hands[0] ?? []) })).toMatchObject({ ok: true, seq: 3 });
  expect(await play(first, { type: 'bid', card: choice(hands[0] ?? []) })).toMatchObject({
    ok: false,
    code: 'REFUSED',
  });
  expect(await play(third, { type: 'note', card: hands[2]?.[0] })).toMatchObject({ ok: true, seq: 4 });
  expect(await play(third, { type: 'bid', card: 16 })).toMatchObject({ ok: false });
  const late = await RawClient.join(server.port, id);
  await counted(third, 2);
  expect(await play(second, { type: 'bid', card: choice(hands[1] ?? []) })).toMatchObject({ ok: true, seq: 5 });
  const past = await Promise.all(
    [third, spectator, late].map((one) => one.request('history', { after: 0, start: true })),
  );
  expect(past).toMatchObject(past.map(() => ({ ok: true, latest: 5 })));
  expect(await spectator.request('history', { after: 2 })).toMatchObject({ ok: true, start: null });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const traffic = { third: told(third), spectator: [...told(spectator), ...told(late)], first: told(first) };
  for (const client of [...seats, spectator, late]) client.close();
  await until(() => [...seats, spectator, late].every(({ closed }) => closed !== null));
  await server.close();
  return traffic;
}

/** Resolves when a client was sent this number of spectators, so that it does not come with a later patch. */
async function counted(client: RawClient, watchers: number): Promise<void> {
  const patch = Buffer.from([PATCH, SET_WATCHERS, watchers]);
  await until(() => client.frames.some((frame) => frame.subarray(0, patch.length).equals(patch)));
}

type Host = Awaited<ReturnType<typeof startServer>>;

function stateOf({ host }: Host, id: string): ToyState {
  const room = host.live.get(id) as unknown as { play: { state: ToyState } };
  return room.play.state;
}

test("another seat's cards, notes and bids leave no trace in what a viewer gets", async () => {
  const lowest = (hand: readonly number[]) => Math.min(...hand);
  const highest = (hand: readonly number[]) => Math.max(...hand);
  const plain = await run(
    'plain',
    dealt(() => {}),
    lowest,
  );
  const again = await run(
    'again',
    dealt(() => {}),
    lowest,
  );
  const other = await run('other', dealt(swapHands), highest);
  expect(again).toEqual(plain);
  expect(other.third).toEqual(plain.third);
  expect(other.spectator).toEqual(plain.spectator);
  expect(other.first).not.toEqual(plain.first);
  expect(plain.third.length).toBeGreaterThan(12);
}, 30_000);

test('secrets of no seat leave no trace in what anybody gets', async () => {
  const lowest = (hand: readonly number[]) => Math.min(...hand);
  const unchanged = await run(
    'lots',
    dealt(() => {}),
    lowest,
  );
  const reversed = dealt(({ closed }) => void closed?.lots.reverse());
  expect(await run('reversed', reversed, lowest)).toEqual(unchanged);
}, 30_000);

test.each([
  ['gate', [false, true, false]],
  ['duel', [false, false, false]],
])('in %s only seats with secrets have a view of their own', async (preset, views) => {
  const dataDir = join(folder, `views-${preset}`);
  mkdirSync(dataDir);
  const server = await startServer({ dataDir, games: [dinoWarsGame as unknown as Game] });
  const id = await newMatch(server, { game: 'dino-wars', preset });
  const guests: RawClient[] = [];
  for (const wish of ['army', 'dinosaurs', null]) {
    const guest = await RawClient.join(server.port, id);
    guests.push(guest);
    if (wish !== null) await guest.request('sit', { name: wish, wish });
  }
  const room = server.host.live.get(id) as unknown as { clients: readonly { readonly view?: unknown }[] };
  const seen = [...room.clients].map(({ view }) => view !== undefined);
  for (const guest of guests) guest.close();
  await server.close();
  expect(seen).toEqual(views);
});
