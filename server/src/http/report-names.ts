/** `POST /api/matches/:id/report`: reports the names in a match to the operator. */
import { createHash } from 'node:crypto';
import { type ChatLine, matchId } from '@dwo/shared';
import { Router } from 'express';
import { Refusal } from '../failure';
import type { Host } from '../host';
import type { ChairRecord, MatchRecord } from '../journal/journal';
import { type Report, readTalk, type Talk, whoIs } from '../journal/talk';
import type { Person } from '../people/identity';
import { whoAsks } from '../people/who-asks';
import { addressOf } from './address';
import { perMinute } from './limit';

/** Reports per minute and address; each name is stored once. */
const PER_MINUTE = 5;

/** The route below `/api/matches`; answers 200 `{names}` with the number of reported names. */
export function reportNamesRoute(host: Host): Router {
  const routes = Router();
  routes.post('/:id/report', perMinute(host, 'reports', PER_MINUTE), async (request, response) => {
    const id = String(request.params.id);
    const person = await whoAsks(host, request);
    const record = matchId.safeParse(id).success ? await host.journal.match(id) : null;
    // Private matches are in no list.
    if (record === null || record.visibility === 'private') {
      throw new Refusal('MATCH_UNKNOWN', `There is no match ${id.slice(0, 40)}`, 404);
    }
    const named = record.chairs.filter(({ name, bot }) => !bot && name !== '');
    const talk = readTalk(await host.journal.talk(record.key));
    const address = addressOf(request, host.web.trust);
    for (const chair of named) {
      const from = await host.reporters.admit(address);
      if (from === null) throw new Refusal('TOO_FAST', 'Too many reports; try again tomorrow', 429);
      await host.journal.saveReport({ ...reportOf(host, record, talk, { chair, person }), from });
    }
    if (named.length > 0) host.log.info({ match: id }, 'names were reported');
    response.json({ names: named.length });
  });
  return routes;
}

interface Named {
  readonly chair: ChairRecord;
  /** The reporter. */
  readonly person: Person;
}

function reportOf(host: Host, { id, key }: MatchRecord, talk: Talk | null, { chair, person }: Named): Report {
  const salt = talk?.salt ?? id;
  const by = whoIs(salt, person.id);
  const who = talk?.owners[chair.place] ?? whoIs(salt, chair.player ?? `chair ${chair.place}`);
  const nothing = { id: '', to: 'all', text: '', phrase: null, mask: [] } as const;
  const line: ChatLine = { ...nothing, at: host.now(), who, place: chair.place, name: chair.name };
  // One person reports a name once.
  const once = createHash('sha256').update(`${id} ${by} ${who} ${chair.name}`).digest('base64url').slice(0, 12);
  const around: ChatLine[] = [];
  return { id: once, at: host.now(), match: id, matchKey: key, by, why: '', line, around, closedAt: null };
}
