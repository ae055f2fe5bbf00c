/**
 * Ratings as a pure fold over finished matches. In every match each side has a hidden extra member for its battle and side, so
 * that a person who wins with the favoured side gains little. Nothing is stored: another formula, or a match that was deleted,
 * changes all ratings at the next fold.
 */
import { finish } from '@dwo/kernel';
import type { RatingChange } from '@dwo/shared';

/** The knowledge of a strength: its mean, and the standard deviation of that. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** A player of a side: a person, or a computer player of a strength. */
export type RatedPlayer = { readonly person: string } | { readonly computer: string };

/** One side of a match: its players, and its place from 1. */
export interface RatedSide {
  readonly label: string;
  readonly players: readonly RatedPlayer[];
  readonly rank: number;
}

/** A finished match that counts. */
export interface RatedMatch {
  readonly id: string;
  readonly game: string;
  /** The preset; empty if nobody can know which side it favours. */
  readonly battle: string;
  /** The battle whose balance is known or learnt: the preset, or another name for forces that it no longer deals. */
  readonly measuredAs: string;
  readonly endedAt: number;
  readonly sides: readonly RatedSide[];
}

/** The update of one match: teams of skills, and their places. */
export type Update = (teams: readonly (readonly Skill[])[], ranks: readonly number[]) => readonly (readonly Skill[])[];

/** The knowledge before the first match. */
export interface Prior {
  /** The share of matches that a side of a battle wins between equals; null if nobody has measured it. */
  share(game: string, battle: string, label: string): number | null;
  /** The fixed skill of a computer player; null for one that was not measured, whose matches count for nothing. */
  computer(game: string, strength: string): Skill | null;
}

/** A person's rating in one game, and how it came about. */
export interface Rated {
  readonly game: string;
  readonly person: string;
  readonly skill: Skill;
  /** In the order of the matches. */
  readonly changes: readonly RatingChange[];
}

/** The skill of a person about whom nothing is known. */
export const UNKNOWN: Skill = { mu: 25, sigma: 25 / 3 };
/** The standard deviation of a player's form from match to match. */
export const BETA = 25 / 4;
/** How much a skill may have changed since the match before. */
export const TAU = 25 / 300;
/** The members of a side whose balance was measured are known better than those of others. */
const MEASURED_SIGMA = 25 / 8;
const SIDE: Skill = { mu: 0, sigma: 25 / 3 };

const LEAST = 0;
const MOST = 3_000;
/** Points for each unit of skill: from no skill to twice that of an unknown person are all points. */
const SCALE = MOST / (2 * UNKNOWN.mu);

/** The rating that is shown: the mean minus two deviations, rescaled to 0 to 3000. */
export function shown({ mu, sigma }: Skill): number {
  return Math.round(Math.min(MOST, Math.max(LEAST, SCALE * (mu - 2 * sigma))));
}

/** The mean on the scale of ratings, 0 to 3000, which says nothing of how well it is known. */
export function middle({ mu }: Skill): number {
  return Math.round(Math.min(MOST, Math.max(LEAST, SCALE * mu)));
}

/** The chance of each team to come first. */
export function chances(teams: readonly (readonly Skill[])[]): readonly number[] {
  const spread = Math.sqrt(teams.flat().reduce((sum, { sigma }) => sum + sigma ** 2, 0) + teams.length * BETA ** 2);
  const weights = teams.map((team) => Math.exp(team.reduce((sum, { mu }) => sum + mu, 0) / spread));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** The difference of two skills, each known by this deviation, at which the better one wins this share. */
export function differenceFor(share: number, sigma: number): number {
  const least = 0.02;
  const inside = Math.min(1 - least, Math.max(least, share));
  return Math.log(inside / (1 - inside)) * Math.sqrt(2 * BETA ** 2 + 2 * sigma ** 2);
}

/** The ratings of everybody, by game and person. */
export function ratingsOf(matches: readonly RatedMatch[], prior: Prior, update: Update): readonly Rated[] {
  return finish(rating(matches, prior, update));
}

/** The same as a generator, one match per step. */
export function* rating(
  matches: readonly RatedMatch[],
  prior: Prior,
  update: Update,
): Generator<void, readonly Rated[]> {
  const people = new Map<string, { game: string; person: string; skill: Skill; changes: RatingChange[] }>();
  const sides = new Map<string, Skill>();
  const known = (game: string, person: string) => {
    const key = `${game} ${person}`;
    const found = people.get(key) ?? { game, person, skill: UNKNOWN, changes: [] };
    people.set(key, found);
    return found;
  };
  const ordered = [...matches].sort((a, b) => a.endedAt - b.endedAt || (a.id < b.id ? -1 : 1));
  for (const match of ordered) {
    const { game, battle, measuredAs } = match;
    const computers = match.sides.flatMap(({ players }) =>
      players.flatMap((each) => ('computer' in each ? [each] : [])),
    );
    if (match.sides.length < 2 || computers.some(({ computer }) => prior.computer(game, computer) === null)) continue;
    const skillOf = (player: RatedPlayer): Skill =>
      'person' in player ? known(game, player.person).skill : (prior.computer(game, player.computer) ?? UNKNOWN);
    const hidden = match.sides.map(({ label }) => hiddenOf(sides, prior, { game, battle: measuredAs, label }));
    const teams = match.sides.map(({ players }, at) => [
      ...players.map(skillOf),
      ...(hidden[at] === null ? [] : [hidden[at] as Skill]),
    ]);
    const chance = chances(teams);
    const alone = chances(hidden.map((side) => [side ?? { mu: 0, sigma: 0 }]));
    const after = update(
      teams,
      match.sides.map(({ rank }) => rank),
    );
    for (const [at, side] of match.sides.entries()) {
      const best = Math.min(...match.sides.map(({ rank }) => rank));
      const shared = match.sides.filter(({ rank }) => rank === best).length > 1;
      const result = side.rank > best ? 'lost' : shared ? 'drawn' : 'won';
      for (const [n, player] of side.players.entries()) {
        if (!('person' in player)) continue;
        const person = known(game, player.person);
        const skill = after[at]?.[n] ?? person.skill;
        const [before, now] = [shown(person.skill), shown(skill)];
        const { id, endedAt } = match;
        const percents = { chance: chance[at] ?? 0.5, favoured: battle === '' ? null : (alone[at] ?? 0.5) };
        person.changes.push({
          match: id,
          at: endedAt,
          battle,
          label: side.label,
          result,
          before,
          after: now,
          ...percents,
        });
        person.skill = skill;
      }
      const member = after[at]?.[side.players.length];
      if (member !== undefined && measuredAs !== '') sides.set(`${game} ${measuredAs} ${side.label}`, member);
    }
    yield;
  }
  return [...people.values()];
}

/** The hidden member of a side; null in a battle of which nobody knows whom it favours. */
function hiddenOf(
  sides: ReadonlyMap<string, Skill>,
  prior: Prior,
  { game, battle, label }: { readonly game: string; readonly battle: string; readonly label: string },
): Skill | null {
  if (battle === '') return null;
  const learnt = sides.get(`${game} ${battle} ${label}`);
  if (learnt !== undefined) return learnt;
  const share = prior.share(game, battle, label);
  return share === null ? SIDE : { mu: differenceFor(share, MEASURED_SIGMA) / 2, sigma: MEASURED_SIGMA };
}
