/** Tests that the server runs from its sources and that stack traces name their lines. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from './table';

const LOADER = join(__dirname, '../load-typescript.js');
const SOURCE = `interface Far {
  readonly away: number;
}

export function fail({ away }: Far): never {
  throw new TypeError(\`\${away} is too far\`);
}
`;
const folder = tempFolder();
const file = join(folder, 'far.ts');

/** The output of a separate process about an error thrown in that source. */
function told(): string {
  const program = `require(${JSON.stringify(LOADER)});
    try { require(process.argv[1]).fail({ away: 7 }) } catch (error) { console.log(error.stack) }`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', program, file], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout;
}

test('a stack trace names the line of the source, whether it was just compiled or cached', () => {
  writeFileSync(file, SOURCE);
  for (const _ of ['compiled', 'kept']) {
    const [what, where] = told().split('\n');
    expect([what, where]).toEqual(['TypeError: 7 is too far', `    at Object.fail (${file}:6:9)`]);
  }
  writeFileSync(file, `\n${SOURCE}`);
  expect(told()).toContain(`${file}:7:9`);
});
