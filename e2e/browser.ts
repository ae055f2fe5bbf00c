/** Real browsers. Every error of the pages they show fails the test during which it came. */
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_SWITCHES, findChromium, findShell } from '../scripts/chromium';
import { complaintsOf } from './complaints';

export interface Size {
  readonly width: number;
  readonly height: number;
  /** Full motion; without it pages reduce motion. */
  readonly motion?: boolean;
  /** Whether pages may keep files for use without a server. Tests that intercept requests need it off. */
  readonly offline?: boolean;
  /** How fast the table tells what happens: `instant` where nobody waits for figures to walk or dice to tumble. */
  readonly speed?: 'instant';
  /** Whether they have never been asked about closing fire; left out by those who know the game. */
  readonly newcomer?: boolean;
}

/** The time for one step of a person. A busy machine is slow, which is nothing that a test says. */
const PATIENCE_MS = 60_000;

export const DESKTOP: Size = { width: 1280, height: 800 };
export const PHONE: Size = { width: 390, height: 844 };

/** A person at a browser of their own, with storage and window of their own. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  /** Errors of the person's pages and their consoles so far. */
  complaints(): readonly string[];
  /** Errors like this are expected from now on; null ends that. */
  excuse(expected: RegExp | null): void;
  close(): Promise<void>;
}

/**
 * Starts a Chromium without windows, or else a headless Chrome or Chromium, with further `switches`; throws if there is none on this
 * machine.
 */
export function openBrowser(switches: readonly string[] = []): Promise<Browser> {
  return launch(findShell() ?? findChromium(), switches);
}

/** Starts, headless, the Chrome or Chromium that people use, which also shows notices; throws if there is none on this machine. */
export function openFullBrowser(): Promise<Browser> {
  return launch(findChromium());
}

async function launch(executablePath: string | null, switches: readonly string[] = []): Promise<Browser> {
  if (!executablePath)
    throw new Error('No Chrome or Chromium found: `npm test` installs one, CHROMIUM_PATH names one.');
  return chromium.launch({ executablePath, args: [...CHROMIUM_SWITCHES, ...switches, '--force-color-profile=srgb'] });
}

/** Windows as small as this are operated by touch. */
export function isTouched({ width, height }: Size): boolean {
  return Math.min(width, height) < 600;
}

/** The settings that a person has made before they came. */
function settingsOf({ speed, newcomer }: Size): { name: string; value: string }[] {
  return [
    ...(speed === undefined ? [] : [{ name: 'dino-wars.settings', value: JSON.stringify({ speed }) }]),
    ...(newcomer ? [] : [{ name: 'dino-wars.closing', value: 'chosen' }]),
  ];
}

/** Opens a window for a person. */
export async function person(browser: Browser, name: string, size: Size, baseURL: string): Promise<Person> {
  const touch = isTouched(size);
  const context = await browser.newContext({
    viewport: size,
    baseURL,
    hasTouch: touch,
    isMobile: touch,
    locale: 'en-GB',
    reducedMotion: size.motion ? 'no-preference' : 'reduce',
    serviceWorkers: size.offline ? 'allow' : 'block',
    storageState: { cookies: [], origins: [{ origin: new URL(baseURL).origin, localStorage: settingsOf(size) }] },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const complaints = complaintsOf(name);
  context.on('weberror', (error) => {
    const thrown = error.error();
    complaints.add(thrown.stack ?? thrown.message);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.add(`${message.text()} (${message.location().url})`);
  });
  // Without this, a violation of the Content-Security-Policy may go unnoticed.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Forbidden by ${violatedDirective}: ${blockedURI}`);
    });
  });
  const page = await context.newPage();
  return {
    name,
    page,
    complaints: complaints.all,
    excuse: complaints.excuse,
    close: () => context.close(),
  };
}

/** Waits until what has just appeared may be pressed: nobody can have meant a press before a quarter of a second. */
export const seen = ({ page }: Pick<Person, 'page'>): Promise<void> => page.waitForTimeout(600);

/** Saves what every window shows in `.cache/e2e`, to investigate a failure. */
export async function photograph(people: readonly (Person | undefined)[]): Promise<void> {
  for (const each of people) {
    const path = join(__dirname, '..', '.cache', 'e2e', `${each?.name}.png`);
    await each?.page.screenshot({ path }).catch(() => {});
  }
}
