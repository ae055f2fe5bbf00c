/**
 * Works out what stays of a match after people in it have had their data deleted: every move stays, their names and lines go.
 */
import type { RecordedDeed } from '../rooms/seats/table-deeds';
import type { ChairRecord, EntryRecord, MatchRecord, Rewriting } from './journal';
import { type KeptLine, type Report, type Talk, whoIs } from './talk';

/** The name that replaces a deleted one. */
export const ERASED_NAME = 'Somebody';

/** The parts of a match that can name people. */
export interface Named {
  readonly match: MatchRecord;
  /** The deeds of the table, in order. */
  readonly deeds: readonly EntryRecord[];
  readonly talk: Talk | null;
  readonly reports: readonly Report[];
}

/** A match's chairs, and when it began. */
type Seats = Pick<MatchRecord, 'chairs' | 'begunAt'>;

/** Returns the changes that remove one person from a match. `players` are all ids that this person ever had. */
export function rewritten({ match, deeds, talk, reports }: Named, players: readonly string[]): Rewriting {
  const speakers = speakersIn(talk, match, players);
  const theirs = ({ who }: { readonly who: string }) => speakers.has(who);
  return {
    chairs: match.chairs.flatMap((chair) => withoutPlayer(chair, match.begunAt !== null, players)),
    creatorGoes: match.creator !== null && players.includes(match.creator),
    deeds: renamed(match, deeds, players),
    talk: talk === null || speakers.size === 0 ? null : silenced(talk, spokenBy(talk, match, players), speakers),
    reports: reports
      .filter(({ line, by, around }) => !theirs(line) && (speakers.has(by) || around.some(theirs)))
      .map((report) => ({
        ...report,
        ...(speakers.has(report.by) ? { by: '', why: '' } : {}),
        around: report.around.filter((line) => !theirs(line)),
      })),
    droppedReports: reports.filter(({ line }) => theirs(line)).map(({ id }) => id),
  };
}

/** Returns the lines that this person said in a match. */
export function spokenBy(talk: Talk, match: MatchRecord, players: readonly string[]): readonly KeptLine[] {
  const speakers = speakersIn(talk, match, players);
  const names = own(match, players).map(({ name }) => name);
  return talk.lines.filter(({ who, place, name }) => speakers.has(who) || (place !== null && names.includes(name)));
}

/**
 * The ids of this person in the chat of a match: their own, and the ids under which the chat knows the owners of their seats.
 */
export function speakersIn(talk: Talk | null, match: Seats, players: readonly string[]): ReadonlySet<string> {
  if (talk === null) return new Set();
  const seats = match.begunAt === null ? [] : own(match, players).map(({ place }) => talk.owners[place] ?? null);
  return new Set([...players.map((player) => whoIs(talk.salt, player)), ...seats.filter((who) => who !== null)]);
}

/** Returns the chairs that belong to this person. */
export function own({ chairs }: Seats, players: readonly string[]): ChairRecord[] {
  return chairs.filter(({ player }) => player !== null && players.includes(player));
}

/** Before the match begins, the chair becomes free again. After that it stays a seat, and nobody can come back to it. */
function withoutPlayer(chair: ChairRecord, begun: boolean, players: readonly string[]): ChairRecord[] {
  const kept = chair.held !== null && players.includes(chair.held) ? { ...chair, held: '' } : chair;
  if (kept.player === null || !players.includes(kept.player)) return [kept];
  return begun ? [{ ...kept, name: ERASED_NAME, player: null, tokenHash: null }] : [];
}

function silenced(talk: Talk, gone: readonly KeptLine[], speakers: ReadonlySet<string>): Talk {
  return {
    ...talk,
    muted: talk.muted.filter((who) => !speakers.has(who)),
    lines: talk.lines.filter((line) => !gone.includes(line)),
    owners: talk.owners.map((who) => (who !== null && speakers.has(who) ? null : who)),
    // Their identity goes; nobody can tell whose tokens these were, and a token still tells that its bearer knows more.
    substitutes: talk.substitutes.filter((who) => !speakers.has(who)),
  };
}

type Handed = Extract<RecordedDeed, { readonly type: 'handed' }>;

/** Returns the deeds that gave a seat to this person, with their name replaced. */
function renamed(
  match: MatchRecord,
  deeds: readonly EntryRecord[],
  players: readonly string[],
): Pick<EntryRecord, 'n' | 'body'>[] {
  const owned = new Set(own(match, players).map(({ place }) => place));
  const theirs = new Set(owned);
  const changed: Pick<EntryRecord, 'n' | 'body'>[] = [];
  for (const { n, body } of deeds) {
    const deed = body as RecordedDeed;
    if (deed.type !== 'handed') continue;
    if (!isTheirs(deed, { owned, theirs, players })) {
      theirs.delete(deed.seat);
      continue;
    }
    theirs.add(deed.seat);
    const { player: _, tokenHash: __, ...rest } = deed;
    changed.push({ n, body: { ...rest, name: ERASED_NAME } });
  }
  return changed;
}

interface Whose {
  /** The seats that this person owns. */
  readonly owned: ReadonlySet<number>;
  readonly theirs: ReadonlySet<number>;
  readonly players: readonly string[];
}

function isTheirs({ to, seat, mate, player }: Handed, { owned, theirs, players }: Whose): boolean {
  switch (to) {
    case 'owner':
      return owned.has(seat);
    case 'substitute':
      return player !== undefined && players.includes(player);
    case 'mate':
      return mate !== undefined && theirs.has(mate);
    case 'bot':
      return false;
  }
}
