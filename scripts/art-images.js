/**
 * Makes the pictures that other sites and home screens show: client/public/og.jpg and client/public/icon-180.png.
 * Run it after the poster has changed: `node_modules/.bin/node scripts/art-images.js`. Needs a Chromium.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { chromium } = require('playwright-core');

const CLIENT = join(__dirname, '../client');
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

async function main() {
  const { createServer } = await import('vite');
  const server = await createServer({
    root: CLIENT,
    configFile: join(CLIENT, 'vite.config.mts'),
    server: { port: 0 },
    logLevel: 'warn',
  });
  await server.listen();
  const address = server.httpServer.address();
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });

  const poster = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' });
  await poster.goto(`http://localhost:${address.port}/src/art/dev/screens.html?screen=title`, {
    waitUntil: 'networkidle',
  });
  await poster.evaluate(() => document.fonts.ready);
  await poster.screenshot({ path: join(CLIENT, 'public/og.jpg'), type: 'jpeg', quality: 84 });

  const icon = await browser.newPage({ viewport: { width: 180, height: 180 } });
  const drawing = readFileSync(join(CLIENT, 'public/favicon.svg'), 'utf8');
  await icon.setContent(`<body style="margin:0;padding:10px;background:#B3261E">${drawing}`);
  await icon.screenshot({ path: join(CLIENT, 'public/icon-180.png') });

  await browser.close();
  await server.close();
}

main();
