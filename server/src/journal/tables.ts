/** The journal's tables, and the conversion between their rows and records. */
import type { DiceKind } from '@dwo/kernel';
import { NO_DELAY, PRIVATE, type Visibility } from '@dwo/shared';
import type { Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { PersonChange } from '../people/store';
import type {
  ChairRecord,
  EntryKind,
  EntryRecord,
  ListedMatch,
  LobbyRecord,
  MatchRecord,
  NewMatch,
  PlayedBy,
} from './journal';
import { type Arrangement, AS_MADE } from './lobby-record';

interface MatchTable {
  key: Generated<number>;
  id: string;
  game: string;
  version: number;
  preset: string;
  /** JSON. */
  options: string;
  /** JSON. */
  terms: string;
  visibility: Visibility;
  /** Seconds. */
  delay: number;
  /** JSON. */
  origin: string | null;
  secret: Uint8Array;
  closed: Uint8Array | null;
  dice: DiceKind | null;
  sealed_until: number | null;
  /** 0 or 1. */
  rated: number;
  created_at: number;
  begun_at: number | null;
  ended_at: number | null;
  /** JSON. */
  outcome: string | null;
  /** JSON. */
  awaited: string;
  deadline: number | null;
  creator: string | null;
  /** JSON. */
  arrangement: string;
}

interface ChairTable {
  match: number;
  place: number;
  name: string;
  wish: string;
  bot: number;
  strength: string | null;
  token_hash: Uint8Array | null;
  entropy: string | null;
  player: string | null;
  held: string | null;
}

interface EntryTable {
  match: number;
  n: number;
  /** The fence of the lease under which the entry was written. */
  fence: number;
  kind: EntryKind;
  seat: number | null;
  /** JSON. */
  body: string;
  wish_id: string | null;
  at: number;
}

/** The tables that SQLite and PostgreSQL share. */
export interface Tables {
  matches: MatchTable;
  chairs: ChairTable;
  entries: EntryTable;
  /** A view of all entries, those in the inbox included. */
  record: EntryTable;
  /** A recent entry of a match, with its place in the chain of hashes. */
  heads: { match: number; n: number; hash: string };
  leases: { match: number; owner: string | null; fence: number };
  settings: { name: string; value: string };
  people: { id: string; body: string };
  /** JSON. */
  talk: { match: number; body: string };
  /** JSON. */
  reports: { id: string; at: number; closed_at: number | null; body: string };
}

/** The columns of an entry, in the order in which they are written. */
export const ENTRY = ['match', 'n', 'fence', 'kind', 'seat', 'body', 'wish_id', 'at'] as const;

export type ChairRow = ChairTable;
export type MatchRow = Selectable<MatchTable>;
export type EntryRow = EntryTable;

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json));
const json = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value));

/** The columns of a match that a list needs. */
export const LISTED_MATCH = [
  ...(['key', 'id', 'game', 'version', 'preset', 'terms', 'visibility', 'delay', 'created_at'] as const),
  ...(['begun_at', 'ended_at', 'outcome', 'awaited', 'deadline', 'sealed_until', 'rated'] as const),
] as const;

/** The record of a match, from its row and those of its chairs. */
export function matchOf(row: MatchRow, chairs: readonly ChairRow[]): MatchRecord {
  return {
    ...listedOf(row, chairs),
    options: JSON.parse(row.options),
    origin: parsed(row.origin) as MatchRecord['origin'],
    secret: Uint8Array.from(row.secret),
    closed: row.closed === null ? null : Uint8Array.from(row.closed),
    dice: row.dice,
    creator: row.creator,
    arrangement: { ...AS_MADE, ...(JSON.parse(row.arrangement) as Partial<Arrangement>) },
  };
}

/** The same for lists, without the long columns. */
export function listedOf(row: Pick<MatchRow, (typeof LISTED_MATCH)[number]>, chairs: readonly ChairRow[]): ListedMatch {
  return {
    key: row.key,
    id: row.id,
    game: row.game,
    version: row.version,
    preset: row.preset,
    terms: JSON.parse(row.terms),
    visibility: row.visibility,
    delay: row.delay,
    sealedUntil: row.sealed_until,
    rated: row.rated === 1,
    createdAt: row.created_at,
    begunAt: row.begun_at,
    endedAt: row.ended_at,
    outcome: parsed(row.outcome),
    standing: { awaited: JSON.parse(row.awaited), deadline: row.deadline },
    chairs: chairs.map(chairOf),
  };
}

function chairOf({ place, name, wish, bot, strength, token_hash, entropy, player, held }: ChairRow): ChairRecord {
  const tokenHash = token_hash === null ? null : Uint8Array.from(token_hash);
  return { place, name, wish, bot: bot === 1, strength, tokenHash, entropy, player, held };
}

/** The row of a chair. */
export function chairRow(match: number, chair: ChairRecord): ChairRow {
  const { place, name, wish, bot, strength, tokenHash, entropy, player, held } = chair;
  const person = { token_hash: tokenHash, entropy, player, held };
  return { match, place, name, wish, bot: bot ? 1 : 0, strength, ...person };
}

/** The entry in a row. */
export function entryOf({ n, kind, seat, body, wish_id, at }: Omit<EntryRow, 'match' | 'fence'>): EntryRecord {
  return { n, kind, seat, body: JSON.parse(body), wishId: wish_id, at };
}

/** The columns for the ruleset version and the input of a match. */
export function playedByRow({ version, options, origin }: PlayedBy) {
  return { version, options: JSON.stringify(options), origin: json(origin) };
}

/** The columns of a lobby; those of the set-up only if it has changed. */
export function lobbyRow({ arrangement, setUp }: LobbyRecord): Updateable<MatchTable> {
  const row = { arrangement: JSON.stringify(arrangement) };
  if (setUp === null) return row;
  const { preset, options, terms, visibility, delay, closed, rated } = setUp;
  const texts = { options: JSON.stringify(options), terms: JSON.stringify(terms) };
  return { ...row, preset, ...texts, visibility, delay, closed, rated: rated ? 1 : 0 };
}

/** The row of a new match, with its defaults. */
export function newMatchRow(match: NewMatch): Insertable<MatchTable> {
  return {
    id: match.id,
    game: match.game,
    ...playedByRow({ ...match, origin: match.origin ?? null }),
    preset: match.preset,
    terms: JSON.stringify(match.terms ?? {}),
    visibility: match.visibility ?? PRIVATE,
    delay: match.delay ?? NO_DELAY,
    secret: match.secret,
    closed: match.closed ?? null,
    dice: match.dice ?? null,
    sealed_until: match.sealedUntil ?? null,
    rated: match.rated === true ? 1 : 0,
    created_at: match.createdAt,
    begun_at: null,
    ended_at: null,
    outcome: null,
    awaited: '[]',
    deadline: null,
    creator: match.creator ?? null,
    arrangement: '{}',
  };
}

/** A change of a person's data with its values as JSON; `before` is null for a new person. */
export function personRow({ id, before, body }: PersonChange) {
  return { id, before: before === null ? null : JSON.stringify(before), body: JSON.stringify(body) };
}
