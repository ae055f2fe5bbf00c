/** The HTTP routes of tournaments, `/api/tournaments`. */
import {
  addComputerShape,
  joinTournamentShape,
  MOST_COMPUTERS,
  matchId,
  newTournamentShape,
  removeMemberShape,
  type TournamentBattle,
  type TournamentBattles,
  type TournamentOpened,
  type TournamentsNow,
} from '@dwo/shared';
import express, { type Request, type Response, Router } from 'express';
import { Refusal } from '../failure';
import type { Host } from '../host';
import { addressOf } from '../http/address';
import { perDay, perMinute } from '../http/limit';
import { OneAtATime } from '../http/one-at-a-time';
import { parsed } from '../http/wishes';
import { avoidance } from '../people/blocking';
import type { Person } from '../people/identity';
import { tokenOf, whoAsks } from '../people/who-asks';
import { distinctName } from '../rooms/distinct-name';
import { decentName } from '../rooms/mask';
import { tournamentBattles } from './choices';
import { isFull, isSwiss, mayJoin, memberWith, presentIn, type Tournament } from './fold';
import { chargeMember } from './promised';
import { computersIn, lineOf, shownOf } from './shown';

/** The length of a body: names and numbers. */
const BODY_LIMIT = '4kb';
/** The share of the calls of an address that may be about tournaments. */
const SHARE = 0.2;
/** Tournaments that one address may open a day, so that nobody fills the list. */
const OPENED_A_DAY = 40;
/** The number of tournaments in a list, of each kind. */
const LISTED = 20;

/** The routes below `/api/tournaments`. */
export function tournamentRoutes(host: Host): Router {
  const routes = Router();
  const { tournaments } = host;
  const opening = new OneAtATime();
  const change = [
    perMinute(host, 'set-ups', host.limits.matchesPerMinute),
    perDay(host, 'set-ups-a-day', host.limits.matchesPerDay),
    express.json({ limit: BODY_LIMIT, inflate: false }),
  ];
  routes.use(perMinute(host, 'tournaments', SHARE * host.limits.callsPerMinute), (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  routes.get('/', async (request, response) => {
    const person = await asker(host, request);
    const mine = person === null ? [] : await tournaments.store.of(person.all, LISTED);
    const ids = new Set([...mine, ...(await tournaments.store.listed(LISTED))]);
    const found = await Promise.all([...ids].map((id) => tournaments.lately(id)));
    const lines = found.filter((each) => each !== null).map((each) => lineOf(host, each, person));
    response.json({ now: host.now(), tournaments: await Promise.all(lines) } satisfies TournamentsNow);
  });
  routes.post('/', perDay(host, 'tournaments-a-day', OPENED_A_DAY), ...change, async (request, response) => {
    const person = await changer(host, request);
    const wish = parsed(newTournamentShape, request.body ?? {}, '');
    const address = addressOf(request, host.web.trust);
    const { id } = await opening.run(person.id, () => tournaments.open(wish, person, address));
    response.status(201).json({ id } satisfies TournamentOpened);
  });
  let battles: readonly TournamentBattle[] | null = null;
  routes.get('/battles', (_request, response) => {
    battles ??= tournamentBattles(host.games, host.random);
    response.json({ battles } satisfies TournamentBattles);
  });
  routes.get('/:id', async (request, response) => {
    const found = await tournaments.find(idIn(request));
    tournaments.seen(found);
    response.json(await shownOf(host, found, await asker(host, request)));
  });
  const act = (path: string, work: (asked: Asked) => Promise<void>) => {
    routes.post(`/:id/${path}`, ...change, async (request, response: Response) => {
      const person = await changer(host, request);
      const id = idIn(request);
      await work({ host, id, person, request });
      response.json(await shownOf(host, await tournaments.find(id), person));
    });
  };
  act('join', join);
  act('leave', leave);
  act('begin', begin);
  act('computers', addComputer);
  act('remove', remove);
  act('call-off', callOff);
  return routes;
}

/** A request of a person about a tournament. */
interface Asked {
  readonly host: Host;
  readonly id: string;
  readonly person: Person;
  readonly request: Request;
}

async function join({ host, id, person, request }: Asked): Promise<void> {
  const { name } = parsed(joinTournamentShape, request.body ?? {}, '');
  const address = addressOf(request, host.web.trust);
  let charged = false;
  await host.tournaments.write(id, async (tournament) => {
    const at = memberWith(tournament, person.all);
    if (at !== null && tournament.members[at]?.left === false) return null;
    if (at !== null) throw closed('You have left this tournament');
    if (!mayJoin(tournament)) throw closed(isFull(tournament) ? 'The tournament is full' : 'The tournament has begun');
    await mustNotMeetBlocked(host, tournament, person);
    if (!charged) await chargeMember(host, address, tournament, null);
    charged = true;
    return { type: 'joined', player: person.id, name: distinct(tournament, decentName(name)), strength: null };
  });
}

/** Throws a Refusal if somebody would have to play a person who has blocked them, or whom they have blocked. */
async function mustNotMeetBlocked({ people }: Host, tournament: Tournament, person: Person): Promise<void> {
  if (isSwiss(tournament)) return;
  const members = presentIn(tournament).flatMap((at) => tournament.members[at]?.player || []);
  const why = await avoidance(people, person, members);
  if (why === null) return;
  const whose = why === 'blocks' ? 'You have blocked a player' : 'A player does not play with you';
  throw new Refusal('KEPT_APART', `${whose}, and everybody meets everybody here`, 409);
}

async function leave({ host, id, person }: Asked): Promise<void> {
  await host.tournaments.write(id, (tournament) => {
    const at = memberWith(tournament, person.all);
    if (at === null || tournament.members[at]?.left === true) return null;
    if (tournament.stage !== 'open' && tournament.stage !== 'playing') throw closed('The tournament is over');
    return { type: 'left', member: at };
  });
}

async function begin({ host, id, person }: Asked): Promise<void> {
  await host.tournaments.write(id, (tournament) => {
    waiting(tournament, person);
    return host.tournaments.paired(tournament);
  });
}

async function addComputer({ host, id, person, request }: Asked): Promise<void> {
  const { strength } = parsed(addComputerShape, request.body ?? {}, '');
  const address = addressOf(request, host.web.trust);
  let charged = false;
  await host.tournaments.write(id, async (tournament) => {
    waiting(tournament, person);
    const bot = host.games.get(tournament.settings.game)?.bot ?? null;
    if (bot === null) throw new Refusal('NO_BOT', 'No computer player plays this game', 422);
    const strengths: readonly string[] = bot.strengths ?? [];
    if (strength !== null && !strengths.includes(strength)) {
      throw new Refusal(
        'BAD_MESSAGE',
        `The computer player has the strengths ${strengths.join(', ')}`,
        422,
        'strength',
      );
    }
    if (isFull(tournament)) throw closed('The tournament is full');
    if (computersIn(tournament) >= MOST_COMPUTERS) throw closed(`There are ${MOST_COMPUTERS} computers already`);
    if (!charged) await chargeMember(host, address, tournament, { strength });
    charged = true;
    const name = distinct(tournament, `${bot.name}${strength === null ? '' : ` (${strength})`}`);
    return { type: 'joined', player: null, name, strength };
  });
}

async function remove({ host, id, person, request }: Asked): Promise<void> {
  const { member } = parsed(removeMemberShape, request.body ?? {}, '');
  await host.tournaments.write(id, (tournament) => {
    waiting(tournament, person);
    if (tournament.members[member] === undefined) {
      throw new Refusal('BAD_MESSAGE', 'There is no such member', 422, 'member');
    }
    return tournament.members[member].gone ? null : { type: 'left', member };
  });
}

async function callOff({ host, id, person }: Asked): Promise<void> {
  await host.tournaments.write(id, (tournament) => {
    if (tournament.stage === 'off') return null;
    waiting(tournament, person);
    return { type: 'called-off', why: 'creator' };
  });
}

/** Throws a Refusal unless the tournament waits for members and this person has opened it. */
function waiting({ stage, creator }: Tournament, person: Person): void {
  if (!person.all.includes(creator)) throw new Refusal('NOT_CREATOR', 'Only the person who opened it may do that', 403);
  if (stage !== 'open') throw closed('The tournament has begun or was called off');
}

function closed(why: string): Refusal {
  return new Refusal('TOURNAMENT_CLOSED', why, 409);
}

/** A name that nobody can mistake for another member's. */
function distinct(tournament: Tournament, name: string): string {
  return distinctName(
    name,
    presentIn(tournament).map((at) => tournament.members[at]?.name ?? ''),
  );
}

function idIn(request: Request): string {
  const id = matchId.safeParse(request.params.id);
  if (!id.success) throw new Refusal('TOURNAMENT_UNKNOWN', 'There is no such tournament', 404);
  return id.data;
}

async function asker(host: Host, request: Request): Promise<Person | null> {
  const token = tokenOf(request);
  return token === null ? null : host.people.identity.whoIs(token);
}

async function changer(host: Host, request: Request): Promise<Person> {
  if (host.draining) throw new Refusal('SHUTTING_DOWN', 'The server is shutting down', 503);
  return whoAsks(host, request);
}
