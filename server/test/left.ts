/** Matches of earlier versions of the rules, as a server left them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Recording, secretFromHex, type Tagged } from '@dwo/kernel';
import { BUNDLES } from '../src/former-rules';
import type { HeldMatch, Journal, MatchRecord } from '../src/journal/journal';

/** A record that is stored beside a bundle. */
export interface LeftRecord {
  /** The id of its game. */
  readonly game: string;
  readonly version: number;
  readonly kind: string;
}

/**
 * Puts a match shortly before its end into a journal, from the record stored beside the bundle of its rules. No seat contributed
 * entropy to its dice.
 */
export async function leftMatch(journal: Journal, { game, version, kind }: LeftRecord): Promise<HeldMatch> {
  const text = readFileSync(join(BUNDLES.get(game) ?? '', `${game}-${version}.${kind}.json`), 'utf8');
  const { recording } = JSON.parse(text) as { recording: Recording<Tagged, unknown> };
  const { options, secret } = recording;
  await journal.createMatch({
    ...{ id: kind, game, version, preset: kind, options, secret: secretFromHex(secret), createdAt: 1, chairs: [] },
  });
  const lease = await journal.acquire((await journal.match(kind))?.key ?? -1);
  await journal.saveChairs(lease, [], 2);
  for (const [at, entry] of recording.entries.slice(0, -10).entries()) {
    const told = { n: at + 1, wishId: null, at: entry.at ?? at };
    if ('intent' in entry) {
      await journal.append(lease, { ...told, kind: 'intent', seat: entry.seat, body: entry.intent });
      continue;
    }
    const body = 'back' in entry ? { type: 'tookBack', back: entry.back } : entry.deed;
    await journal.append(lease, { ...told, kind: 'deed', seat: null, body });
  }
  return { ...((await journal.match(kind)) as MatchRecord), lease };
}
