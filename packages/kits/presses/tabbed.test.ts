import { Tabbed } from './tabbed';

const keys = { name: 'keys' };
const close = { name: 'close' };

test('a button that Tab leads to is reached by it', () => {
  const tabbed = new Tabbed();
  tabbed.pressed('Tab');
  tabbed.focused(keys);
  expect(tabbed.has(keys)).toBe(true);
});

test('a button that a pointer pressed is not, even when the focus comes back to it from a drawer', () => {
  const tabbed = new Tabbed();
  tabbed.pressed('Tab');
  tabbed.focused(keys);
  tabbed.pointed();
  tabbed.focused(keys);
  expect(tabbed.has(keys)).toBe(false);
  tabbed.focused(close);
  tabbed.pressed('Escape');
  tabbed.focused(keys);
  expect(tabbed.has(keys)).toBe(false);
});

test('a key that opened a drawer brings the focus back to the button that Tab had reached', () => {
  const tabbed = new Tabbed();
  tabbed.pressed('Tab');
  tabbed.focused(keys);
  tabbed.pressed('Enter');
  tabbed.focused(close);
  tabbed.pressed('Escape');
  tabbed.focused(keys);
  expect(tabbed.has(keys)).toBe(true);
  expect(tabbed.has(null)).toBe(false);
});
