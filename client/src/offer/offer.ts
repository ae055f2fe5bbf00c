/**
 * Makes and withdraws the open game that this browser offers while its player does something else. Its line to the server
 * is fetched when there is an offer: the title must not wait for it.
 */
import { offers } from './offers';

const KEY = 'dino-wars.offer';

/** Offers a match of this browser's to anybody who comes, until it is taken or withdrawn. */
export async function offer(id: string): Promise<void> {
  sessionStorage.setItem(KEY, id);
  offers.setState({ offer: { id, stage: 'waiting', others: [] } });
  const { OfferLine } = await import('./offer-line');
  await OfferLine.open(id);
}

/** Goes on with the offer that this tab made before it was loaded anew. */
export function resumeOffer(): void {
  const id = sessionStorage.getItem(KEY);
  if (id !== null) void offer(id).catch(withdraw);
}

/** Makes no offer any more; `decline`: the computer plays the seat in a match that has begun. */
export async function withdraw(decline = false): Promise<void> {
  sessionStorage.removeItem(KEY);
  offers.setState({ offer: null });
  const { OfferLine } = await import('./offer-line');
  await OfferLine.close(decline);
}
