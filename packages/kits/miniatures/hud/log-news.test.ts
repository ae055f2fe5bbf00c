/** Notices of lines in the log. */
import type { LogEntry } from '../../shell/log-entry';
import { newsIn } from './log-news';

const line = (key: number, part: Partial<LogEntry>): LogEntry => ({
  ...{ key, kind: 'deed', by: 'referee', text: `line ${key}`, bold: [], notes: [], rule: '' },
  ...{ figures: [], seats: [], kill: false },
  ...part,
});
const owns = (figure: string) => figure === 'mine';

test('a loss of the reader and a line that its game marks are news, those of others are none', () => {
  const log = [
    line(1, { kill: true, figures: ['mine'] }),
    line(2, { kill: true, figures: ['mine', 'theirs'] }),
    line(3, { figures: ['mine'] }),
  ];
  expect(newsIn(log, 0, owns)?.key).toBe(1);
  expect(newsIn([...log, line(4, { news: true, figures: ['mine'] })], 0, owns)?.key).toBe(4);
});

test('news are told once', () => {
  expect(newsIn([line(1, { kill: true, figures: ['mine'] })], 1, owns)).toBeNull();
});
