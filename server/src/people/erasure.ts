/**
 * Deletes everything about a person: their stored data, and their names in matches. The moves stay, because they are part of
 * other people's matches too.
 */
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import { ROOM } from '@dwo/shared';
import { DayStore } from '../days/store';
import { Refusal } from '../failure';
import type { Host } from '../host';
import { ERASED_NAME, rewritten, speakersIn } from '../journal/erasing';
import {
  Fenced,
  HeldElsewhere,
  type Lease,
  type MatchName,
  type MatchRecord,
  type Rewriting,
} from '../journal/journal';
import { readTalk, type Talk } from '../journal/talk';
import type { Person } from './identity';

/** The parts of a room that erasing uses. */
export interface ErasableRoom {
  readonly host: Pick<Host, 'journal' | 'people'>;
  readonly id: string;
  readonly chat: { close(): Promise<void>; retold(talk: Talk): void };
  readonly closing: boolean;
  /** Closes the room; everybody joins again. */
  moved(): void;
}

/** The number of chats read at once. */
const TALKS = 50;
/** The number of matches of a person that are looked for at once. */
const NAMED = 100;
/** How often a match that is just opening or closing is tried again, and the pause in between. */
const TRIES = 20;
const PAUSE_MS = 250;
/** How often a write-ahead log is tried again while a backup reads it, and the pause in between. */
const SCRUBS = 5;
const SCRUB_PAUSE_MS = 1_000;

/** The matches that name a person: in a chair, a deed or a chat line. */
export async function* matchesOf(host: Host, { all }: Person): AsyncGenerator<MatchName> {
  const found = new Set<number>();
  for (const player of all) {
    for await (const match of named(host, player)) {
      if (found.has(match.key)) continue;
      found.add(match.key);
      yield match;
    }
  }
  for await (const { key, id, body } of talks(host)) {
    if (found.has(key)) continue;
    const talk = readTalk(body);
    const speakers = talk === null ? new Set() : speakersIn(talk, NO_CHAIRS, all);
    if (talk?.lines.some(({ who }) => speakers.has(who)) === true) yield { key, id };
  }
}

async function* named({ journal }: Host, player: string): AsyncGenerator<MatchName> {
  for (let after = 0; ; ) {
    const some = await journal.matchesNaming(player, after, NAMED);
    for (const match of some) {
      await turn();
      yield match;
    }
    const last = some.at(-1);
    if (last === undefined) return;
    after = last.key;
  }
}

/** A spectator has no chair, so only the line itself can identify them. */
const NO_CHAIRS = { chairs: [], begunAt: null };

async function* talks({ journal }: Host) {
  let after = 0;
  for (;;) {
    const some = await journal.talks(after, TALKS);
    for (const talk of some) {
      await turn();
      yield talk;
    }
    const last = some.at(-1);
    if (last === undefined) return;
    after = last.key;
  }
}

/**
 * Deletes everything about a person; returns the number of matches that named them. If it fails halfway it throws a Refusal
 * and can be repeated.
 */
export async function eraseAll(host: Host, person: Person): Promise<number> {
  const { people, log } = host;
  let matches = await eraseInMatches(host, person);
  await people.identity.erase(person);
  await new DayStore(host.journal).forget(person.all);
  await host.tournaments.store.forget(person.all);
  // The person may have taken a seat meanwhile; from now on they can't.
  matches += await eraseInMatches(host, person);
  void scrub(host);
  log.info({ matches }, 'a person had their data deleted');
  return matches;
}

async function eraseInMatches(host: Host, person: Person): Promise<number> {
  let matches = 0;
  for await (const match of matchesOf(host, person)) {
    await eraseIn(host, match, person.all);
    matches++;
  }
  return matches;
}

/** Erases a person in one match: in its room if one is open, otherwise here. */
async function eraseIn(host: Host, match: MatchName, players: readonly string[]): Promise<void> {
  for (let tries = TRIES; tries > 0; tries--) {
    if (await inItsRoom(host, match.id, players)) return;
    try {
      const lease = await host.journal.acquire(match.key);
      const rewriting = await rewritingOf(host, match.id, players);
      if (rewriting === null) await host.journal.release(lease);
      else await host.journal.rewrite(lease, rewriting);
      return;
    } catch (error) {
      if (!(error instanceof Fenced || error instanceof HeldElsewhere)) throw error;
      await pause(PAUSE_MS);
    }
  }
  throw new Refusal('NOT_READY', 'One of your matches could not be reached. Try again in a moment', 503);
}

async function inItsRoom({ live }: Host, id: string, players: readonly string[]): Promise<boolean> {
  const here = live.get(id);
  if (here !== undefined) {
    if (
      await here.opening.then(
        () => here.forget(players),
        () => false,
      )
    )
      return true;
    await here.gone;
    return false;
  }
  const room = await matchMaker.driver.findOne({ name: ROOM, matchId: id } as never);
  if (!room) return false;
  return matchMaker.remoteRoomCall<never>(room.roomId, 'forget' as never, [players] as never).catch(() => false);
}

/**
 * Erases a person in an open match under its lease and closes the room. Returns false if the room is closing already. Must be
 * called in a turn.
 */
export async function eraseInRoom(room: ErasableRoom, lease: Lease, players: readonly string[]): Promise<boolean> {
  const { host, chat, id } = room;
  if (room.closing) return false;
  await chat.close();
  const rewriting = await rewritingOf(host, id, players);
  if (rewriting === null) return false;
  if (rewriting.talk !== null) chat.retold(rewriting.talk);
  await host.journal.rewrite(lease, rewriting);
  room.moved();
  return true;
}

/** The changes that remove a person from a match; null if the match no longer exists. The caller must hold the lease. */
async function rewritingOf(
  host: ErasableRoom['host'],
  id: string,
  players: readonly string[],
): Promise<Rewriting | null> {
  const { journal, people } = host;
  const match = await journal.match(id);
  if (match === null) return null;
  const names = namesIn(match, players);
  const [entries, talk, reports] = await Promise.all([
    journal.entries(match.key),
    journal.talk(match.key),
    journal.reportsIn(match.key),
  ]);
  await people.store.reword(id, (text) => unnamed(text, names));
  const deeds = entries.filter(({ kind }) => kind === 'deed');
  return rewritten({ match, deeds, talk: readTalk(talk), reports }, players);
}

function namesIn({ chairs }: MatchRecord, players: readonly string[]): string[] {
  return chairs.filter(({ player }) => player !== null && players.includes(player)).map(({ name }) => name);
}

/** Notices of turns name the opponents. */
function unnamed(text: string, names: readonly string[]): string | null {
  const turnOf = text === '' ? {} : (JSON.parse(text) as { others?: readonly string[] });
  if (turnOf.others?.some((name) => names.includes(name)) !== true) return null;
  return JSON.stringify({
    ...turnOf,
    others: turnOf.others.map((name) => (names.includes(name) ? ERASED_NAME : name)),
  });
}

async function scrub({ journal, log, noise }: Host): Promise<void> {
  try {
    for (let tries = SCRUBS; tries > 0; tries--) {
      if (await journal.scrub()) return;
      await pause(SCRUB_PAUSE_MS, undefined, { ref: false });
    }
  } catch (error) {
    const more = noise.next();
    if (more !== null) log.warn({ error, ...more }, 'deleted data is still in the write-ahead log');
  }
}
