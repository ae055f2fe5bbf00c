/**
 * Makes and withdraws the open game that this browser offers while its player does something else. The code of its connection
 * is fetched when there is an offer, so that the title need not wait for it.
 */
import { recallInTab, rememberInTab } from '@dwo/kits/shell/storage';
import { type Ending, offers } from './offers';

const KEY = 'dino-wars.offer';

/** Offers a match of this browser's to anybody, until it is taken or withdrawn. */
export async function offer(id: string): Promise<void> {
  rememberInTab(KEY, id);
  offers.setState({ offer: { id, stage: 'waiting', others: [] } });
  const { OfferLine } = await import('./offer-line');
  await OfferLine.open(id);
}

/** Resumes the offer that this tab made before a reload. */
export function resumeOffer(): void {
  const id = recallInTab(KEY);
  if (id !== null) void offer(id).catch(() => withdraw());
}

/** Ends the offer of this tab. */
export async function withdraw(how: Ending = 'keep'): Promise<void> {
  rememberInTab(KEY, null);
  offers.setState({ offer: null });
  const { OfferLine } = await import('./offer-line');
  await OfferLine.close(how);
}
