/** A tournament as a pure fold over its entries. */
import { TOURNAMENT_SIZES, type TournamentStage } from '@dwo/shared';
import type { Paired, Scored, Settings, TournamentEntry } from './entries';

/** A member. They are named by their number, which never changes. */
export interface Member {
  /** The identity; null for a computer player, empty for a person who was erased. */
  readonly player: string | null;
  readonly name: string;
  readonly strength: string | null;
  /** The first round in which they play, from 1. */
  readonly from: number;
  /** Left before the beginning: they are in no list. */
  readonly gone: boolean;
  /** Left after the beginning, or had their data deleted. */
  readonly left: boolean;
}

/** A tournament at a moment. */
export interface Tournament {
  readonly id: string;
  /** The number of its entries. */
  readonly n: number;
  readonly openedAt: number;
  readonly settings: Settings;
  readonly creator: string;
  readonly creatorName: string;
  readonly stage: TournamentStage;
  readonly off: 'creator' | 'few' | null;
  readonly members: readonly Member[];
  /** How many rounds it has in all; 0 before it begins. */
  readonly length: number;
  readonly rounds: readonly Paired[];
  /** By match. */
  readonly scored: ReadonlyMap<string, Scored>;
}

/** The number of rounds of a Swiss tournament: enough for one member to be ahead of all, and one more. */
export function swissRounds(members: number): number {
  return Math.ceil(Math.log2(members)) + 1;
}

/** The tournament with these entries, in order; null if there are none. Throws for entries that begin with something else. */
export function fold(id: string, entries: readonly TournamentEntry[]): Tournament | null {
  const [first, ...rest] = entries;
  if (first === undefined) return null;
  const { deed, at } = first;
  if (deed.type !== 'opened') throw new Error(`Tournament ${id} begins with ${deed.type}`);
  const { settings, creator, name } = deed;
  const opened: Tournament = {
    ...{ id, n: 1, openedAt: at, settings, creator, creatorName: name, stage: 'open', off: null },
    ...{ members: [], length: 0, rounds: [], scored: new Map() },
  };
  return rest.reduce(after, opened);
}

/** The tournament after one more entry. */
function after(before: Tournament, { n, deed }: TournamentEntry): Tournament {
  const now = { ...before, n };
  switch (deed.type) {
    case 'opened':
      return now;
    case 'joined': {
      const { player, name, strength } = deed;
      // A member who comes late plays from the next round on.
      const member = { player, name, strength, from: before.rounds.length + 1, gone: false, left: player === '' };
      return { ...now, members: [...before.members, member] };
    }
    case 'left': {
      const change = before.stage === 'open' ? { gone: true } : { left: true };
      const members = before.members.map((member, at) => (at === deed.member ? { ...member, ...change } : member));
      return { ...now, members };
    }
    case 'paired': {
      const length = before.length > 0 ? before.length : isSwiss(before) ? swissRounds(presentIn(before).length) : 1;
      return { ...now, stage: 'playing', length, rounds: [...before.rounds, deed] };
    }
    case 'scored':
      return { ...now, scored: new Map([...before.scored, [deed.match, deed]]) };
    case 'called-off':
      return { ...now, stage: 'off', off: deed.why };
    case 'finished':
      return { ...now, stage: 'over' };
  }
}

/** Whether it is played in rounds. */
export function isSwiss({ settings }: Pick<Tournament, 'settings'>): boolean {
  return settings.pace.kind === 'swiss';
}

/** The numbers of the members who play on. */
export function presentIn({ members }: Pick<Tournament, 'members'>): readonly number[] {
  return members.flatMap(({ gone, left }, at) => (gone || left ? [] : [at]));
}

/** Whether it has as many members as it can have. */
export function isFull(tournament: Tournament): boolean {
  return presentIn(tournament).length >= TOURNAMENT_SIZES[tournament.settings.pace.kind].most;
}

/** Whether somebody may still join: until it begins, in a Swiss tournament until half of the rounds are paired. */
export function mayJoin(tournament: Tournament): boolean {
  const { stage, rounds, length } = tournament;
  if (isFull(tournament)) return false;
  return stage === 'open' || (stage === 'playing' && isSwiss(tournament) && rounds.length < length / 2);
}

/** The number of the member with one of these identities who has not gone; null if there is none. */
export function memberWith({ members }: Pick<Tournament, 'members'>, players: readonly string[]): number | null {
  const at = members.findIndex(({ player, gone }) => player !== null && !gone && players.includes(player));
  return at < 0 ? null : at;
}

/** A match of a pair. */
export interface PairMatch {
  readonly id: string;
  /** The round, from 0. */
  readonly round: number;
  /** 0 for the first match of the pair, 1 for that with sides swapped. */
  readonly leg: 0 | 1;
  /** In the order of the pair. */
  readonly members: readonly [number, number];
  /** In the order of the seats. */
  readonly seats: readonly [number, number];
  /** Null until it is scored. */
  readonly scored: Scored | null;
}

/** All matches of a tournament, in the order of rounds and pairs. */
export function matchesIn({ rounds, scored }: Pick<Tournament, 'rounds' | 'scored'>): readonly PairMatch[] {
  return rounds.flatMap(({ pairs }, round) =>
    pairs.flatMap(({ members, matches }) => {
      const [a, b] = members;
      return matches.map((id, leg): PairMatch => {
        const seats = leg === 0 ? ([a, b] as const) : ([b, a] as const);
        return { id, round, leg: leg === 0 ? 0 : 1, members, seats, scored: scored.get(id) ?? null };
      });
    }),
  );
}
