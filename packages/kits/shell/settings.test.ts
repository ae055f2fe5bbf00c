import { DEFAULT_SETTINGS, parseSettings } from './settings';

test('a saved setting is read back', () => {
  const saved = { volumes: { effects: 0.2, music: 0, ambience: 1 }, speed: 'instant', motion: 'reduced' } as const;
  expect(parseSettings(JSON.stringify(saved))).toEqual(saved);
});

test.each([null, '', 'no json', '7', 'null', '{"volumes":{"effects":9,"music":"loud"},"speed":"warp","motion":1}'])(
  'nonsense gives the default: %s',
  (text) => {
    expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS);
  },
);
