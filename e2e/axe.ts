/** The findings of axe-core on a page, for the browser tests and for the newcomer's journey. */
import axe, { type ImpactValue, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** One element that breaks one rule. */
export interface Finding {
  /** The rule's id at axe-core, such as `color-contrast`. */
  readonly rule: string;
  readonly impact: ImpactValue;
  /** The element, as a CSS selector. */
  readonly target: string;
  /** Why it breaks the rule. */
  readonly why: string;
}

/** Everything that axe-core checks by default, and two rules that it leaves off. */
const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
};

const SERIOUS: readonly ImpactValue[] = ['serious', 'critical'];

/** Waits until nothing fades in or out, because colours differ during a fade; for three seconds at most. */
async function stillness(page: Page): Promise<void> {
  const fades = () =>
    document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
  for (let waits = 0; waits < 30 && (await page.evaluate(fades)); waits += 1) await page.waitForTimeout(100);
}

/**
 * Everything wrong with the page as it stands, or with the element of this CSS selector. The script comes in by the
 * debugging protocol, which the page's content policy does not forbid.
 */
async function findingsOf(page: Page, within = 'html'): Promise<readonly Finding[]> {
  await stillness(page);
  await page.evaluate(`globalThis.axe === undefined && (() => { ${axe.source} })()`);
  const { violations } = await page.evaluate(
    ([selector, options]) => (globalThis as unknown as { axe: typeof axe }).axe.run(selector, options),
    [within, OPTIONS] as const,
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => ({
      rule: id,
      impact: node.impact ?? impact ?? 'minor',
      target: node.target.flat().join(' '),
      why: (node.failureSummary ?? '').split('\n').slice(1).join(' ').trim(),
    })),
  );
}

/** The findings that no page may have: serious and critical ones. */
export async function seriousFindingsOf(page: Page, within?: string): Promise<readonly Finding[]> {
  return (await findingsOf(page, within)).filter(({ impact }) => SERIOUS.includes(impact));
}
