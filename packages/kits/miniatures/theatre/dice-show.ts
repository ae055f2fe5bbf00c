/** The colour of a roll of the dice, by what it means for a party. */
/** The colour of a result. */
export type Tone = 'hit' | 'miss' | 'loss';

/** A result, the party that gains by a success, and the party that loses by it. */
export interface Stake<Party> {
  readonly success: boolean;
  readonly gains: Party;
  readonly loses: Party;
}

/** The colour of a result for a party: gain, loss or neither. A spectator (null) sees whether the roll succeeded. */
export function toneFor<Party>({ success, gains, loses }: Stake<Party>, party: Party | null): Tone {
  if (party === null) return success ? 'hit' : 'miss';
  if (success) return gains === party ? 'hit' : loses === party ? 'loss' : 'miss';
  // A failed roll for one's own good costs its own party; a failed attack costs nothing.
  if (gains === loses) return loses === party ? 'loss' : 'hit';
  return gains === party ? 'miss' : 'hit';
}
