/** The help sheet names every key of the table. */
import { commandsOf } from '@dwo/kits/miniatures/hud/keys';
import { keyHelp } from './key-help';

test('each letter that the table obeys is on its help sheet', () => {
  const named = keyHelp().flatMap(([keys]) => keys.split(/\W+/));
  const key = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  const obeyed = [...'abcdefghijklmnopqrstuvwxyz'].filter(
    (each) => commandsOf({ ...key, key: each }, 'table').length > 0,
  );
  expect(obeyed).toEqual(expect.arrayContaining(['k', 'm', 'v']));
  expect(named).toEqual(expect.arrayContaining(obeyed.map((each) => each.toUpperCase())));
});
