/** The help sheet names every key of the table. */
import { keyHelp } from './key-help';
import { type Command, commandsOf } from './keys';

/** The keys of a game of its own: a table without it does nothing at them. */
const OF_GAMES: readonly Command['do'][] = ['face', 'gun'];

const SIGNS = [...'abcdefghijklmnopqrstuvwxyz?[]+-0'];
const obeyed = SIGNS.flatMap((key) => {
  const [command] = commandsOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }, 'table');
  return command === undefined || OF_GAMES.includes(command.do) ? [] : [key.toUpperCase().replace('-', '−')];
});
const named = (rows: ReturnType<typeof keyHelp>) => rows.flatMap(([keys]) => keys.split(/[^\w?[\]+−]+/));

test('each key that a table obeys is on its help sheet', () => {
  expect(obeyed).toEqual(expect.arrayContaining(['K', 'M', '?']));
  expect(named(keyHelp({ hint: true, danger: true, volley: true, orders: true }))).toEqual(
    expect.arrayContaining(obeyed),
  );
});

test('a key for what a game does not have is not named', () => {
  const keys = named(keyHelp({ hint: false, danger: false, volley: false, orders: false }));
  expect(keys).not.toContain('H');
  expect(keys).not.toContain('X');
  expect(keys).not.toContain('V');
  expect(keys).not.toContain('O');
  expect(keys).toContain('K');
});
