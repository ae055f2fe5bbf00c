/** Checks of a bestiary, for the tests of each game. */
import type { Beast, BeastCard } from '../rulebook/bestiary';
import type { Rulebook } from '../rulebook/rulebook';

/**
 * The faults of a bestiary, each in a sentence: ids that are not unique, cards without numbers or tables, rules that are not in the book,
 * links to nobody, and shares outside 0 to 1. `some` are the entries whose cards are computed.
 */
export function bestiaryFaults(beasts: readonly Beast[], book: Rulebook, some: readonly Beast[] = beasts): string[] {
  const ids = new Set(beasts.map(({ id }) => id));
  const twice = beasts.filter(({ id }, at) => beasts.findIndex((each) => each.id === id) < at);
  return [
    ...twice.map(({ id }) => `${id} is there twice`),
    ...some.flatMap(({ id, card }) => cardFaults(card(), ids, book).map((fault) => `${id}: ${fault}`)),
  ];
}

function cardFaults({ facts, gifts, tables }: BeastCard, ids: ReadonlySet<string>, book: Rulebook): string[] {
  const rules = [...facts, ...gifts, ...tables].flatMap(({ rule }) => rule ?? []);
  const rows = tables.flatMap((table) => table.rows);
  const shares = rows.flatMap(({ cells }) => cells).flatMap((cell) => ('share' in cell ? cell.share : []));
  return [
    ...(facts.length === 0 ? ['no numbers'] : []),
    ...(rows.length === 0 ? ['no rows in its tables'] : []),
    ...rules.filter((rule) => !book.byId.has(rule)).map((rule) => `no rule ${rule}`),
    ...rows.flatMap(({ link }) => (link === null || ids.has(link) ? [] : `a link to ${link}`)),
    ...shares.filter((share) => !(share >= 0 && share <= 1)).map((share) => `a share of ${share}`),
  ];
}
