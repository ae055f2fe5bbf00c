/**
 * Firefox as people have it. Its driver is puppeteer's, because playwright's wants a Firefox that was built for it, which
 * Debian does not have.
 */
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { FIREFOX, findProgram } from '../../scripts/debian';
import type { Size } from '../browser';
import type { Viewer } from './board';

/** A person at a Firefox. */
export interface FirefoxPerson extends Viewer {
  readonly window: Page;
  /** Errors of the page and its console since it opened. */
  complaints(): readonly string[];
  /** Presses what has this `data-testid`, once it is there and not resting. */
  press(testId: string): Promise<void>;
  photograph(): Promise<void>;
}

/** Path of a Firefox on this machine; null if there is none. */
export function findFirefox(): string | null {
  return process.env.FIREFOX_PATH || findProgram(FIREFOX);
}

/** Starts a headless Firefox, which draws without a graphics card where Mesa is installed. */
export function openFirefox(executablePath: string): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, MOZ_WEBGL_FORCE_EGL: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
    extraPrefsFirefox: { 'webgl.force-enabled': true, 'webgl.forbid-software': false, 'ui.prefersReducedMotion': 1 },
  });
}

/** Opens a window for a person. */
export async function firefoxPerson(browser: Browser, name: string, size: Size): Promise<FirefoxPerson> {
  const window = await browser.newPage();
  await window.setViewport(size);
  // Without a graphics card it draws slowly, and what happened is shown before what came of it.
  window.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  window.on('pageerror', (error) => complaints.push(`${name}: ${String(error)}`));
  window.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${name}: ${message.text()}`);
  });
  // A violation of the page's policy may fail without a word otherwise.
  await window.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Forbidden by ${violatedDirective}: ${blockedURI}`);
    });
  });
  return {
    name,
    window,
    page: {
      evaluate: (ask: (argument: never) => unknown, argument?: unknown) => window.evaluate(ask as never, argument),
    } as Viewer['page'],
    complaints: () => complaints,
    press: (testId) => window.locator(`[data-testid="${testId}"]:not([aria-disabled="true"])`).click(),
    async photograph() {
      await window.screenshot({ path: join(__dirname, '../..', '.cache', 'e2e', `${name}.png`) }).catch(() => {});
    },
  };
}
