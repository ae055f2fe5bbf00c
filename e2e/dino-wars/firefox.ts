/**
 * Firefox as people have it. It is driven by puppeteer, because playwright needs a Firefox of its own build, which Debian does
 * not have.
 */
import { join } from 'node:path';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { FIREFOX, findProgram } from '../../scripts/debian';
import type { Size } from '../browser';
import { complaintsOf } from '../complaints';
import { until } from '../until';
import type { Viewer } from './board';

/** A person at a Firefox. */
export interface FirefoxPerson extends Viewer {
  readonly window: Page;
  /** Errors of the page and its console since it opened. */
  complaints(): readonly string[];
  /** The element of this selector, once it is there. */
  appears(selector: string): Promise<ElementHandle>;
  /** Presses the element with this `data-testid`, once it is there and enabled. */
  press(testId: string): Promise<void>;
  photograph(): Promise<void>;
}

/** Path of a Firefox on this machine; null if there is none. */
export function findFirefox(): string | null {
  return process.env.FIREFOX_PATH || findProgram(FIREFOX);
}

/** Starts a headless Firefox, which draws without a graphics card if Mesa is installed. */
export function openFirefox(executablePath: string): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, MOZ_WEBGL_FORCE_EGL: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
    extraPrefsFirefox: { 'webgl.force-enabled': true, 'webgl.forbid-software': false, 'ui.prefersReducedMotion': 1 },
  });
}

/**
 * The driver also sets the orientation of the screen, which long-term releases of Firefox do not support; the size is set in
 * any case.
 */
async function setSize(window: Page, size: Size): Promise<void> {
  await window.setViewport(size).catch((error: unknown) => {
    if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error;
  });
  await until('the window has its size', () =>
    window.evaluate(({ width, height }) => innerWidth === width && innerHeight === height, size),
  );
}

/** Opens a window for a person. */
export async function firefoxPerson(browser: Browser, name: string, size: Size): Promise<FirefoxPerson> {
  const window = await browser.newPage();
  await setSize(window, size);
  // Without a graphics card it draws slowly, and effects are shown before their results.
  window.setDefaultTimeout(120_000);
  const complaints = complaintsOf(name);
  window.on('pageerror', (error) => complaints.add(String(error)));
  window.on('console', (message) => {
    if (message.type() === 'error') complaints.add(message.text());
  });
  // Without this, a violation of the Content-Security-Policy may go unnoticed.
  await window.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Forbidden by ${violatedDirective}: ${blockedURI}`);
    });
  });
  // The driver's own waiting evaluates text in the page, which the Content-Security-Policy of our pages forbids.
  const appears = (selector: string) => until(`${name} sees ${selector}`, () => window.$(selector), 120_000);
  return {
    name,
    window,
    page: {
      evaluate: (ask: (argument: never) => unknown, argument?: unknown) => window.evaluate(ask as never, argument),
    } as Viewer['page'],
    complaints: complaints.all,
    appears,
    press: async (testId) => (await appears(`[data-testid="${testId}"]:not([aria-disabled="true"])`)).click(),
    async photograph() {
      await window.screenshot({ path: join(__dirname, '../..', '.cache', 'e2e', `${name}.png`) }).catch(() => {});
    },
  };
}
