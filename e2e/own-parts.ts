/** Armies, forces, posses and tables of somebody's own, as a person handles them on the pages where they are made. */
import type { Person } from './browser';
import { until } from './until';

/** Saves what the page shows on this device. */
export async function save({ page }: Person): Promise<void> {
  await page.getByTestId('save').click();
  await page.getByText(/is saved on this device/).waitFor();
}

/** Presses "Share"; returns the link. */
export async function sharedLink({ page }: Person): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click();
  return until('the link is there', async () => (await page.getByTestId('share-link').inputValue()) || null);
}
