/** Real browsers that remember every complaint of the pages they show. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_SWITCHES, findChromium } from '../scripts/chromium';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const DESKTOP: Size = { width: 1280, height: 800 };
export const PHONE: Size = { width: 390, height: 844 };

/** A person at a browser of his own: own storage, own window. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  /** Errors of the page and its console since it opened. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** Starts a headless Chrome or Chromium; throws if there is none on this machine. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('No Chrome or Chromium found: `npm test` installs one, CHROMIUM_PATH names one.');
  return chromium.launch({ executablePath, args: [...CHROMIUM_SWITCHES, '--force-color-profile=srgb'] });
}

/** Opens a window for a person. */
export async function person(browser: Browser, name: string, size: Size, baseURL: string): Promise<Person> {
  const touch = size.width < 600;
  const context = await browser.newContext({
    viewport: size,
    baseURL,
    hasTouch: touch,
    isMobile: touch,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${name}: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${name}: ${message.text()} (${message.location().url})`);
  });
  return { name, page, complaints: () => complaints, close: () => context.close() };
}
