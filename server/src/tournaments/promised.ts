/** The cost of a member: the address that brings one pays for the matches that the server will make because of it. */
import { TOURNAMENT_SIZES } from '@dwo/shared';
import type { Host } from '../host';
import { EMPTY_CHAIR } from '../rooms/seats/chairs';
import { isSwiss, presentIn, swissRounds, type Tournament } from './fold';

/** The matches that one more member brings: two with every other one, or one of the two of each round. */
function matchesOfOneMore(tournament: Tournament): number {
  const others = presentIn(tournament).length;
  if (!isSwiss(tournament)) return 2 * others;
  return tournament.length > 0 ? tournament.length : swissRounds(Math.max(TOURNAMENT_SIZES.swiss.least, others + 1));
}

/**
 * Charges an address for one more member; `computer` is null for a person. Rejects with a Refusal (429) if that is too much.
 * The matches themselves pass the same gate later, under the name of the tournament.
 */
export async function chargeMember(
  { newMatches }: Pick<Host, 'newMatches'>,
  address: string,
  tournament: Tournament,
  computer: { readonly strength: string | null } | null,
): Promise<void> {
  const { options, game } = tournament.settings;
  const chairs = computer === null ? [] : [{ ...EMPTY_CHAIR, bot: true, strength: computer.strength }];
  await newMatches.charge(address, game, { options, chairs }, Math.max(1, matchesOfOneMore(tournament)));
}
