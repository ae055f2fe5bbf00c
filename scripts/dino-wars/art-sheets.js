/**
 * Draws the contact sheets of the figures: `node scripts/dino-wars/art-sheets.js [folder] [sheet ...]`. Sheets: plans (large,
 * in colour), small (40 px, colour and black), army, extras. Needs Chromium.
 */
const { mkdirSync, writeFileSync } = require('node:fs');
const { join, resolve } = require('node:path');

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
const { chromium } = require('playwright-core');
const { contactSheets } = require('../../packages/dino-wars/client/art/dev/sheet.ts');

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

async function main() {
  const folder = resolve(process.argv[2] ?? join(__dirname, '../../.sheets'));
  const wanted = process.argv.slice(3);
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  for (const [name, html] of Object.entries(contactSheets())) {
    if (wanted.length && !wanted.includes(name)) continue;
    const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
    await page.setContent(html);
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    writeFileSync(join(folder, `${name}.html`), html);
    await page.close();
    console.log(join(folder, `${name}.png`));
  }
  await browser.close();
}

main();
