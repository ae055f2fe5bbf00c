/** The same match once more. */
import type { Host } from '../host';
import type { ChairRecord, MatchRecord } from '../journal/journal';
import { newMatchId, newSecret } from '../secrets';
import { type Chairs, EMPTY_CHAIR } from './seats/chairs';

/**
 * Sets up a match with the options of a finished one and returns its id. Computer players sit in it already; with two
 * chairs they change sides, as people then do too.
 */
export async function setUpRematch(host: Host, record: MatchRecord, chairs: Chairs): Promise<string> {
  const id = newMatchId(host.random);
  const { game, version, preset, options, terms } = record;
  await host.journal.createMatch({
    ...{ id, game, version, preset, options, terms },
    secret: newSecret(host.random),
    createdAt: host.now(),
    origin: { match: record.id, step: null },
    chairs: botsOf(chairs),
  });
  return id;
}

function botsOf({ all, labels }: Chairs): ChairRecord[] {
  const bots: ChairRecord[] = [];
  for (const [seat, sitter] of all.entries()) {
    if (sitter?.bot !== true) continue;
    const wish = labels[labels.length === 2 ? 1 - seat : seat] ?? sitter.wish;
    bots.push({ ...EMPTY_CHAIR, place: bots.length, name: sitter.name, wish, bot: true });
  }
  return bots;
}
