/** The state that a page shows of a match, the server's summary of it, and whether they agree. */
import type { Phase, State } from '@dwo/dino-wars';
import type { MatchSummary } from '@dwo/shared';
import type { Product } from '../product';
import { until } from '../until';

export { until } from '../until';

/** The window that the client opens for tests. */
interface Board {
  hash(): string | null;
  seq(): number;
  seat(): number | null;
  state(): State | null;
  idle(): boolean;
  screenOf(figure: string): { readonly x: number; readonly y: number } | null;
  table(): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } | null;
  wholeFit(): number;
  playOn(most: number): Promise<number>;
}

declare global {
  interface Window {
    readonly __dinoWars?: Board;
  }
}

/** Somebody whose window can be asked, in whatever browser. */
export interface Viewer {
  readonly name: string;
  readonly page: {
    evaluate<R>(ask: () => R): Promise<R>;
    evaluate<R, A>(ask: (argument: A) => R, argument: A): Promise<R>;
  };
}

/** The state a page has received; null before the match begins. */
export function stateOf({ page }: Viewer): Promise<State | null> {
  return page.evaluate(() => window.__dinoWars?.state() ?? null);
}

/** Waits until a page shows this phase, all effects seen. */
export async function phase(person: Viewer, wanted: Phase): Promise<State> {
  return until(`${person.name} sees ${wanted}`, () =>
    person.page.evaluate((sought) => {
      const state = window.__dinoWars?.idle() ? window.__dinoWars.state() : null;
      return state?.phase === sought ? state : null;
    }, wanted),
  );
}

/** The server's summary of a match. */
export async function summary({ url }: Product, match: string): Promise<MatchSummary> {
  return (await (await fetch(`${url}/api/matches/${match}`)).json()) as MatchSummary;
}

/** Waits until every page shows the server's latest state, and returns its number; throws if a hash differs. */
export async function agree(product: Product, match: string, people: readonly Viewer[]): Promise<number> {
  return until('all boards at the same place', async () => {
    const { seq, hash } = await summary(product, match);
    for (const { name, page } of people) {
      const shown = await page.evaluate(
        () => [window.__dinoWars?.seq() ?? -1, window.__dinoWars?.hash() ?? ''] as const,
      );
      if (shown[0] !== seq || hash === null) return null;
      if (shown[1] !== hash) throw new Error(`${name}'s board at ${seq} is ${shown[1]}, the server's ${hash}`);
    }
    return seq;
  });
}

/** The point of a person's window where a figure is, once the camera has come to rest. */
export async function restingAt(viewer: Viewer, figure: string): Promise<{ x: number; y: number }> {
  let before = await screenOf(viewer, figure);
  return until(`${viewer.name}'s camera rests`, async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const now = await screenOf(viewer, figure);
    const rests = Math.hypot(now.x - before.x, now.y - before.y) < 0.5;
    before = now;
    return rests ? now : null;
  });
}

/** The point of a person's window where a figure is; throws if it is out of view. */
export async function screenOf({ name, page }: Viewer, figure: string): Promise<{ x: number; y: number }> {
  return until(`${name} sees ${figure} on the table`, () =>
    page.evaluate((id) => window.__dinoWars?.screenOf(id) ?? null, figure),
  );
}
