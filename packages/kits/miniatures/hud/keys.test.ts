import { commandsOf, type Focus } from './keys';

function press(key: string, focus: Focus = 'table', shiftKey = false) {
  return commandsOf({ key, shiftKey, ctrlKey: false, altKey: false, metaKey: false }, focus)[0] ?? null;
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

test('a button that a pointer has left the focus on keeps Enter and space, and Tab goes on with the figures', () => {
  for (const key of ['Enter', ' ']) expect(press(key, 'pressed')).toBeNull();
  expect(press('Tab', 'pressed')).toEqual({ do: 'next', step: 1, wrap: true });
});

test('Tab goes through the figures and leaves at the end, N starts over', () => {
  expect(press('Tab')).toEqual({ do: 'next', step: 1, wrap: false });
  expect(press('Tab', 'table', true)).toEqual({ do: 'next', step: -1, wrap: false });
  expect(press('n')).toEqual({ do: 'next', step: 1, wrap: true });
});

test('the browser’s own shortcuts stay its own', () => {
  const key = { key: 'f', shiftKey: false, ctrlKey: true, altKey: false, metaKey: false };
  expect(commandsOf(key, 'table')).toEqual([]);
  expect(press('q')).toBeNull();
  expect(press('x')).toEqual({ do: 'danger' });
});

test('a request is answered by a key, and another shows the people at the table', () => {
  expect(press('a')).toEqual({ do: 'answer', answer: 'yes' });
  expect(press('d')).toEqual({ do: 'answer', answer: 'no' });
  expect(press('p')).toEqual({ do: 'people' });
});

test('the row of digits of a French keyboard chooses weapons, and - still zooms where there is no sixth', () => {
  const key = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  expect(commandsOf({ ...key, key: 'é', code: 'Digit2' }, 'table')[0]).toEqual({ do: 'weapon', place: 1 });
  expect(commandsOf({ ...key, key: '-', code: 'Digit6' }, 'table')).toEqual([
    { do: 'weapon', place: 5 },
    { do: 'climb', byCi: -100 },
  ]);
});

test('keys are found by their place on keyboards without Latin letters', () => {
  const key = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  expect(commandsOf({ ...key, key: 'а', code: 'KeyF' }, 'table')).toEqual([{ do: 'confirm' }]);
  expect(commandsOf({ ...key, key: 'я', code: 'KeyZ', ctrlKey: true }, 'table')).toEqual([{ do: 'undo' }]);
});
