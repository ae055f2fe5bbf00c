import type { ChatLine } from '@dwo/shared';
import { hear, hearLog, masked, setEar, setMuted, showTalk, sitAtTable, talk, wanted } from './talk';

const kept = new Map<string, string>();
beforeAll(() => {
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.assign(globalThis, { window: { localStorage } });
});
beforeEach(() => {
  kept.clear();
  sitAtTable('match-1');
  setEar({ mask: true, watchers: true });
});

let made = 0;
function line(part: Partial<ChatLine> = {}): ChatLine {
  const own = { id: `line-${made++}`, at: made, who: 'bob', place: 1, name: 'Bob', to: 'all', text: 'Boo!' } as const;
  return { ...own, phrase: null, mask: [], ...part };
}

test('lines of others are unread while the chat is closed, the player’s own are not', () => {
  hearLog({ who: 'ada', lines: [line()] });
  expect(talk.getState().unread).toBe(0);
  hear(line());
  hear(line({ who: 'ada', place: 0 }));
  expect(talk.getState()).toMatchObject({ unread: 1, lines: { length: 3 } });
  showTalk(true);
  hear(line());
  expect(talk.getState().unread).toBe(0);
});

test('after a broken connection only missed lines are unread', () => {
  const first = line();
  hearLog({ who: 'ada', lines: [first] });
  hearLog({ who: 'ada', lines: [first, line(), line({ who: 'ada' })] });
  expect(talk.getState()).toMatchObject({ unread: 1, lines: { length: 3 } });
});

test('a muted person is not heard in this match, nor after a return to it', () => {
  hearLog({ who: 'ada', lines: [] });
  setMuted('bob', true);
  hear(line());
  expect(talk.getState().unread).toBe(0);
  sitAtTable('match-2');
  expect(talk.getState().muted).toEqual([]);
  sitAtTable('match-1');
  expect(talk.getState().muted).toEqual(['bob']);
  setMuted('bob', false);
  expect(wanted(line(), talk.getState())).toBe(true);
});

test('spectators can be hidden, players are shown all the same', () => {
  setEar({ watchers: false });
  expect(wanted(line({ place: null }), talk.getState())).toBe(false);
  expect(wanted(line({ place: 0 }), talk.getState())).toBe(true);
});

test('masked words become asterisks, and nothing else does', () => {
  const text = 'you silly egg, you silly';
  expect(
    masked({
      text,
      mask: [
        [4, 5],
        [19, 5],
      ],
    }),
  ).toBe('you ***** egg, you *****');
  expect(masked({ text, mask: [] })).toBe(text);
});
