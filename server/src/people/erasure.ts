/** Everything of one person leaves: what is kept of them, and their names in matches. The moves stay, for others made some of them. */
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import { ROOM } from '@dwo/shared';
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

/** The part of a room that erasing needs. */
export interface ErasableRoom {
  readonly host: Pick<Host, 'journal' | 'people'>;
  readonly id: string;
  readonly chat: { close(): Promise<void>; retold(talk: Talk): void };
  readonly closing: boolean;
  /** Ends the room: everybody joins anew. */
  moved(): void;
}

/** So many matches are asked at once what was said in them. */
const TALKS = 50;
/** A match that is just opening or closing is tried again so often, after such a pause. */
const TRIES = 20;
const PAUSE_MS = 250;
/** A log that a backup reads is tried again so often, after such a pause. */
const SCRUBS = 5;
const SCRUB_PAUSE_MS = 1_000;

/** The matches that name a person: by a chair, a deed or a line of theirs. */
export async function* matchesOf(host: Host, { all }: Person): AsyncGenerator<MatchName> {
  const found = new Set<number>();
  for (const player of all) {
    for (const match of await host.journal.matchesNaming(player)) {
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

/** A spectator has no chair: the line alone says who spoke. */
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

/** Deletes all of a person; how many matches named them. Can be asked again if it fails halfway. Throws a Refusal then. */
export async function eraseAll(host: Host, person: Person): Promise<number> {
  const { people, log } = host;
  let matches = await eraseInMatches(host, person);
  await people.identity.erase(person);
  // A seat may have been taken meanwhile; from now on none can be.
  matches += await eraseInMatches(host, person);
  void scrub(host);
  log.info({ matches }, 'somebody had all that is theirs deleted');
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

/** Erases people in one match: its room does it and makes everybody join anew; if no room is open, it is done here. */
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

/** Erases them in a match that is open, by its lease, and closes its room; false if it is closing already. In its turn only. */
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

/**
 * The replacement for the parts of a match that name these people; null if the match is gone. Only for the process with
 * its lease.
 */
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

/** Word of a turn tells against whom. */
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
    if (more !== null) log.warn({ error, ...more }, 'what was deleted still stands in the log of the journal');
  }
}
