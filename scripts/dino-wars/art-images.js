/**
 * Makes the pictures for other sites and home screens: og.jpg, favicon.svg and the icons in client/public. Run it after a
 * change of the poster: `node_modules/.bin/node scripts/dino-wars/art-images.js`. Needs Chromium.
 */
const { writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { chromium } = require('playwright-core');

require('ts-node').register({
  transpileOnly: true,
  compilerOptions: {
    module: 'commonjs',
    moduleResolution: 'node10',
    ignoreDeprecations: '5.0',
    jsx: 'react-jsx',
    jsxImportSource: 'preact',
  },
});
const { markSvg } = require('../../packages/dino-wars/client/art/dev/sheet.ts');

const CLIENT = join(__dirname, '../../client');
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** The margin is a share of the size; a maskable icon may be cut to a circle of 80 % of it. */
const ICONS = [
  { name: 'icon-180', size: 180, margin: 0.045 },
  { name: 'icon-192', size: 192, margin: 0.045 },
  { name: 'icon-512', size: 512, margin: 0.045 },
  { name: 'icon-512-maskable', size: 512, margin: 0.14 },
];

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
  await poster.goto(`http://localhost:${address.port}/src/dev/screens.html?screen=title`, {
    waitUntil: 'networkidle',
  });
  await poster.evaluate(() => document.fonts.ready);
  await poster.screenshot({ path: join(CLIENT, 'public/og.jpg'), type: 'jpeg', quality: 84 });

  const drawing = markSvg();
  writeFileSync(join(CLIENT, 'public/favicon.svg'), drawing);
  for (const { name, size, margin } of ICONS) {
    const icon = await browser.newPage({ viewport: { width: size, height: size } });
    const padding = Math.round(size * margin);
    await icon.setContent(`<body style="margin:0;padding:${padding}px;background:#B3261E">${drawing}`);
    await icon.screenshot({ path: join(CLIENT, `public/${name}.png`) });
    await icon.close();
  }

  await browser.close();
  await server.close();
}

main();
