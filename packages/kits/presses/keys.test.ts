import { isChord, isCommand, readingsOf } from './keys';

/** Presses, by what they type and where their keys lie, with the meaning that comes first. */
const MEANT: readonly (readonly [layout: string, key: string, code: string, shift: boolean, meant: string])[] = [
  ['English', 'f', 'KeyF', false, 'f'],
  ['English', 'F', 'KeyF', true, 'f'],
  ['English', '?', 'Slash', true, '?'],
  ['Dvorak', 'x', 'KeyB', false, 'x'],
  ['Dvorak', "'", 'KeyQ', false, "'"],
  ['Russian', 'а', 'KeyF', false, 'f'],
  ['Russian', 'А', 'KeyF', true, 'f'],
  ['Russian', 'х', 'BracketLeft', false, '['],
  ['Russian', ',', 'Slash', true, ','],
  ['Russian', '?', 'Digit7', true, '?'],
  ['Greek', 'φ', 'KeyF', false, 'f'],
  ['Hebrew', 'כ', 'KeyF', false, 'f'],
  ['Arabic', 'لا', 'KeyB', false, 'b'],
  ['Arabic', '؟', 'Slash', true, '?'],
  ['Arabic', '٣', 'Digit3', false, '3'],
  ['AZERTY', '&', 'Digit1', false, '1'],
  ['AZERTY', 'é', 'Digit2', false, '2'],
  ['AZERTY', 'à', 'Digit0', false, '0'],
  ['AZERTY', '1', 'Digit1', true, '1'],
  ['AZERTY', ',', 'KeyM', false, ','],
  ['AZERTY', 'a', 'KeyQ', false, 'a'],
  ['German', 'z', 'KeyY', false, 'z'],
  ['German', '+', 'BracketRight', false, '+'],
  ['an input method', 'Process', 'KeyF', false, 'f'],
  ['a driver', 'f', '', false, 'f'],
  ['any', 'Enter', 'NumpadEnter', false, 'Enter'],
  ['any', 'ArrowLeft', 'ArrowLeft', false, 'ArrowLeft'],
  ['any', 'End', 'Numpad1', false, 'End'],
  ['any', ' ', 'Space', false, ' '],
];

test.each(MEANT)('on a keyboard that is %s, %s at %s (shift %s) means %s', (_layout, key, code, shiftKey, meant) => {
  expect(readingsOf({ key, code, shiftKey })[0]).toBe(meant);
});

test('a key of the row of digits also means what it types', () => {
  expect(readingsOf({ key: '-', code: 'Digit6', shiftKey: false })).toEqual(['6', '-']);
});

test('AltGr types, and other modifiers make a press the browser’s own', () => {
  const chord = { ctrlKey: true, altKey: true, metaKey: false };
  expect(isChord(chord)).toBe(true);
  expect(isChord({ ...chord, getModifierState: (name) => name === 'AltGraph' })).toBe(false);
  expect(isChord({ ctrlKey: false, altKey: false, metaKey: false })).toBe(false);
});

test('Ctrl+Z is found on a Russian keyboard and where it lies on a German one', () => {
  const ctrl = { ctrlKey: true, altKey: false, metaKey: false, shiftKey: false };
  expect(isCommand({ ...ctrl, key: 'я', code: 'KeyZ' }, 'z')).toBe(true);
  expect(isCommand({ ...ctrl, key: 'z', code: 'KeyY' }, 'z')).toBe(true);
  expect(isCommand({ ...ctrl, key: 'y', code: 'KeyZ' }, 'z')).toBe(false);
});
