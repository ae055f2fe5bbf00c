/**
 * Exports all data about a person as a file, match by match and page by page, so that neither the number of matches nor their
 * length matters.
 */
import { DayStore } from '../days/store';
import type { Host } from '../host';
import { own, speakersIn, spokenBy } from '../journal/erasing';
import type { MatchName, MatchRecord } from '../journal/journal';
import { readTalk, type Talk } from '../journal/talk';
import type { RecordedDeed } from '../rooms/seats/table-deeds';
import { timeOf as clockOf, endKnownTo } from '../rooms/watching/publicity';
import { blockedBy } from './blocking';
import { matchesOf } from './erasure';
import type { Person } from './identity';

/** The most battles of the day in a file. */
const MOST_DAYS = 10_000;

/**
 * Yields the file piece by piece. Hashes of seat tokens and encryption keys of notices are left out, because they give
 * access.
 */
export async function* exported(host: Host, person: Person): AsyncGenerator<string> {
  const { store } = host.people;
  const { browsers, mail, language, unlisted } = await store.read(person.id);
  const blocked = await blockedBy(host, person);
  const notices = await store.noticesTo(person.all);
  const head = {
    format: 1,
    exportedAt: timeOf(host.now()),
    identities: person.all,
    mail: mail === null ? null : { address: mail.address, confirmedAt: timeOf(mail.confirmedAt) },
    language,
    blocked: blocked.map(({ name }) => name),
    hiddenInRatings: unlisted,
    browsersToldOfTurns: browsers.map(({ endpoint }) => endpoint),
    battlesOfTheDay: (await new DayStore(host.journal).daysOf(person.all, MOST_DAYS)).map(
      ({ day, match, begunAt, score }) => {
        return { day, match, begunAt: timeOf(begunAt), score };
      },
    ),
    tournaments: await host.tournaments.store.of(person.all, MOST_DAYS),
    notices: notices
      .filter(({ text }) => text !== '')
      .map(({ match, kind, target, text }) => ({ match, kind, target, text: JSON.parse(text) as unknown })),
  };
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "matches": [`;
  let between = '\n';
  for await (const name of matchesOf(host, person)) {
    let start = between;
    for await (const piece of exportedMatch(host, name, person)) {
      yield start + piece;
      start = '';
      between = ',\n';
    }
  }
  yield '\n ]\n}\n';
}

/** Yields the text of one match; nothing if it no longer exists. */
async function* exportedMatch(host: Host, { key, id }: MatchName, { all }: Person): AsyncGenerator<string> {
  const { journal } = host;
  const match = await journal.match(id);
  if (match === null) return;
  const [kept, reports] = [readTalk(await journal.talk(key)), await journal.reportsIn(key)];
  const speakers = speakersIn(kept, match, all);
  const seats = own(match, all);
  const places = seats.map(({ place }) => place);
  const known = {
    ...{ id, game: match.game, version: match.version, preset: match.preset, visibility: match.visibility },
    ...{
      createdAt: timeOf(match.createdAt),
      begunAt: timeOf(match.begunAt),
      endedAt: timeOf(endKnownTo(match, all, clockOf(host, match))),
    },
    seats: seats.map(({ place, name, wish }) => ({ seat: place, name, wish })),
    said: linesOf(kept, match, all),
    reported: reports.filter(({ by }) => speakers.has(by)).map(({ at, why }) => ({ at: timeOf(at), why })),
  };
  yield `${JSON.stringify(known).slice(0, -1)},"moves":[`;
  const times: ReturnType<typeof stoodIn> = [];
  let written = false;
  for await (const page of journal.entryPages(key)) {
    times.push(...page.flatMap(({ body, at }) => stoodIn(body as RecordedDeed, at, all)));
    const moves = page
      .filter(({ kind, seat }) => kind === 'intent' && seat !== null && places.includes(seat))
      .map(({ n, seat, body, at }) => JSON.stringify({ n, at: timeOf(at), seat, move: body }));
    if (moves.length === 0) continue;
    yield `${written ? ',' : ''}${moves.join(',')}`;
    written = true;
  }
  yield `],"stoodIn":${JSON.stringify(times)}}`;
}

function stoodIn(deed: RecordedDeed, at: number, players: readonly string[]) {
  if (deed.type !== 'handed' || deed.player === undefined || !players.includes(deed.player)) return [];
  return [{ seat: deed.seat, name: deed.name, since: timeOf(at) }];
}

function linesOf(talk: Talk | null, match: MatchRecord, players: readonly string[]) {
  const lines = talk === null ? [] : spokenBy(talk, match, players);
  return lines.map(({ at, name, to, text, phrase }) => ({ at: timeOf(at), name, to, text, phrase }));
}

function timeOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
