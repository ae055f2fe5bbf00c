/** The usage of a command is the comment at the head of its file. */
import { usageIn } from './arguments';

test.each([
  ['/* One line. */\ncode', 'One line.'],
  ['/**\n * Two\n * lines.\n */\ncode /* else */', 'Two\nlines.'],
  ['/* Two\n   lines. */', 'Two\nlines.'],
  ['code', ''],
])('the usage in %j is %j', (source, usage) => expect(usageIn(source)).toBe(usage));
