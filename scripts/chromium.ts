/** A browser for the browser tests and the screenshots: found on this machine, or installed. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { type DebianProgram, ensureProgram, findProgram } from './debian';

const root = join(__dirname, '..');
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without windows: the same engine, and a fifth less work for the processor. It shows no notices. */
const SHELL: DebianProgram = { program: 'chromium-headless-shell', package: 'chromium-headless-shell' };

/** Switches that every browser here is started with; without the last four it calls home. */
export const CHROMIUM_SWITCHES = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a Chrome or Chromium on this machine, or null. `CHROMIUM_PATH` goes first. */
export function findChromium(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  const wanted = process.env.CHROMIUM_PATH;
  const places = [...(wanted ? [wanted] : []), ...onPath, ...ELSEWHERE, chromium.executablePath()];
  return places.find((file) => existsSync(file) && runs(file)) ?? null;
}

function attempt(command: string, args: readonly string[]): boolean {
  console.error(`> ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0;
}

function install(): void {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('No Chrome or Chromium here: installing Debian’s chromium.');
    const installed = () =>
      attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
    if (attempt('apt-get', ['update']) && installed()) return;
  }
  console.error('No Chrome or Chromium here: installing the one of playwright.');
  attempt(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium']);
}

/** Path of a browser, installed first if there is none; throws if that fails too. Says on stderr what it does. */
export function ensureChromium(): string {
  const here = findChromium();
  if (here) return here;
  install();
  const found = findChromium();
  if (!found) throw new Error('There is no Chrome or Chromium, and none could be installed. Set CHROMIUM_PATH to one.');
  return found;
}

/**
 * Path of a Chromium without windows, or null. `CHROMIUM_SHELL_PATH` goes first. Where only `CHROMIUM_PATH` is
 * set, that browser is wanted and no other.
 */
export function findShell(): string | null {
  const named = process.env.CHROMIUM_SHELL_PATH;
  if (named) return named;
  return process.env.CHROMIUM_PATH ? null : findProgram(SHELL);
}

/** Path of a Chromium without windows, installed first if there is none; empty if there is none and none can be installed. */
export function ensureShell(): string {
  try {
    return findShell() ?? ensureProgram(SHELL);
  } catch (error) {
    console.error(`The tests run in a Chromium with windows, which takes longer: ${String(error)}`);
    return '';
  }
}
