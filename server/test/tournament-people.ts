/** People in tournaments: they call the API, and play their matches as a computer player would. */
import { type Frozen, seededDice } from '@dwo/kernel';
import type { Game, TournamentMatch, TournamentShown } from '@dwo/shared';
import type { RunningServer } from '../src';
import { Person, until } from './table';

/** How long an opponent may think: a computer player that is asked for the first time loads its games. */
const PATIENCE_MS = 120_000;

type Server = Pick<RunningServer, 'port'>;

/** Calls the server as somebody. */
export async function callAs<T>(server: Server, path: string, me: string | null, body?: unknown) {
  const response = await fetch(`http://127.0.0.1:${server.port}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(me === null ? {} : { authorization: `Bearer ${me}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as T };
}

/** A new identity. */
export async function newcomer(server: Server): Promise<string> {
  return (await callAs<{ me: string }>(server, '/me', null, {})).body.me;
}

/** A tournament as somebody sees it. */
export async function look(server: Server, id: string, me: string | null): Promise<TournamentShown> {
  return (await callAs<TournamentShown>(server, `/tournaments/${id}`, me)).body;
}

/** All matches of a tournament that are not scored. */
export function unscored({ roundsSoFar }: TournamentShown): readonly TournamentMatch[] {
  return roundsSoFar.flatMap(({ matches }) => matches.filter(({ points }) => points === null));
}

/** Plays a match to its end for both of its people, each at a page of their own. */
async function playBoth(server: Server, game: Game, match: string, mes: readonly string[]): Promise<void> {
  const people = await Promise.all(mes.map((me) => Person.join(server, game, match, { me })));
  await Promise.all(people.map((person) => playToTheEnd(person, game)));
  await Promise.all(people.map((person) => person.leave()));
}

/** Plays until the match is over or `enough` says so. */
export async function playToTheEnd(person: Person, game: Game, enough: () => boolean = () => false): Promise<void> {
  await until(() => person.place !== null && person.stage !== 'lobby');
  const seat = person.place as number;
  const dice = seededDice(new Uint8Array(32).fill(seat), 1);
  const isOver = () => person.stage === 'over' || enough();
  for (;;) {
    await until(() => isOver() || game.rules.awaiting(person.state as never).includes(seat), PATIENCE_MS);
    if (isOver()) return;
    const intent = game.bot?.choose(person.state as Frozen<object>, seat, dice, 'easy');
    if (intent === undefined) throw new Error('Nobody knows how to play this game');
    const id = `w${person.seq}-${seat}`;
    const reply = await person.request('intent', { id, intent: intent as { type: string } });
    if (!reply.ok && reply.code !== 'STALE') throw new Error(`${JSON.stringify(intent)}: ${JSON.stringify(reply)}`);
  }
}

/** A tournament and the identities of its people, in the order of the members. */
export interface Playing {
  readonly game: Game;
  readonly id: string;
  readonly mes: readonly string[];
}

/** Plays the matches of these members, one after the other, until `isDone`; returns the tournament as it is then. */
export async function playOn(
  server: Server & { readonly host?: RunningServer['host'] },
  { game, id, mes }: Playing,
  isDone: (shown: TournamentShown) => boolean,
): Promise<TournamentShown> {
  for (;;) {
    await server.host?.tournaments.look();
    const shown = await look(server, id, mes[0] ?? null);
    if (isDone(shown)) return shown;
    const theirs = unscored(shown).filter(({ members, stage }) => {
      const isOpen = stage === 'waiting' || stage === 'playing';
      return isOpen && members.some((at) => shown.people[at]?.bot === false);
    });
    for (const { id: match, members } of theirs) {
      const own = members.flatMap((at) => (shown.people[at]?.bot === true ? [] : [mes[at] as string]));
      await playBoth(server, game, match, own);
    }
    if (theirs.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
