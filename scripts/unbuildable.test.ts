/** A clone whose path the bundler can't read says so, in place of a bundler's stack. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'dwo-c#-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a path with # is refused in one sentence', () => {
  const root = join(__dirname, '..');
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  cpSync(join(root, 'server', 'new-node.js'), join(folder, 'server', 'new-node.js'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['client', 'shared', 'packages']) mkdirSync(join(folder, name));
  for (const name of ['package-lock.json', 'package.json', 'tsconfig.base.json'])
    writeFileSync(join(folder, name), '{}');
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts', 'build-client.js')], {
    encoding: 'utf8',
  });
  expect(stderr).toBe(
    `The client can't be built in ${folder}: the bundler takes "#" and "?" in a path for parts of an address. Move the folder.\n`,
  );
  expect(status).toBe(1);
});
