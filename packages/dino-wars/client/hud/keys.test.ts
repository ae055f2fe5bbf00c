import { commandOf, type Focus } from './keys';

function press(key: string, focus: Focus = 'table', shiftKey = false) {
  return commandOf({ key, shiftKey, ctrlKey: false, altKey: false, metaKey: false }, focus);
}

test('a field keeps every key but Escape', () => {
  for (const key of ['f', 'Enter', 'ArrowLeft', 'Tab', '1', '?']) expect(press(key, 'field')).toBeNull();
  expect(press('Escape', 'field')).toEqual({ do: 'cancel' });
});

test('a focused button keeps Enter, space and Tab', () => {
  for (const key of ['Enter', ' ', 'Tab']) expect(press(key, 'button')).toBeNull();
  expect(press('f', 'button')).toEqual({ do: 'confirm' });
  expect(press('ArrowUp', 'button')).toEqual({ do: 'arrow', arrow: 'up' });
});

test('Tab goes through the figures and leaves at the end, N starts over', () => {
  expect(press('Tab')).toEqual({ do: 'next', step: 1, wrap: false });
  expect(press('Tab', 'table', true)).toEqual({ do: 'next', step: -1, wrap: false });
  expect(press('n')).toEqual({ do: 'next', step: 1, wrap: true });
});

test('the browser’s own shortcuts stay its own', () => {
  const key = { key: 'f', shiftKey: false, ctrlKey: true, altKey: false, metaKey: false };
  expect(commandOf(key, 'table')).toBeNull();
  expect(press('x')).toBeNull();
});

test('a request is answered by a key, and another shows the people at the table', () => {
  expect(press('a')).toEqual({ do: 'answer', answer: 'yes' });
  expect(press('d')).toEqual({ do: 'answer', answer: 'no' });
  expect(press('p')).toEqual({ do: 'people' });
});
