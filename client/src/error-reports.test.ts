import { clientError } from '@dwo/shared';
import { reportOf } from './error-reports';

function thrown(stack: string, name = 'TypeError'): Error {
  const error = new Error('Ann said something to Ben');
  return Object.assign(error, { name, stack });
}

const CHROME = `TypeError: Ann said something
    at draw (https://dino.example/assets/battle-Q1_x.js:1:2345)
    at https://dino.example/assets/index-a1.js:3:45
    at chrome-extension://abc/content%20script.js:1:1`;
const FIREFOX = `draw@https://dino.example/assets/battle-Q1_x.js:1:2345
@https://dino.example/assets/index-a1.js:3:45`;

test.each([
  ['Chromium', CHROME],
  ['Firefox', FIREFOX],
])('a report holds the places in our files as %s gives them, and no message', (_browser, stack) => {
  const report = reportOf(thrown(stack), 'index-a1.js', 'match');
  expect(report).toEqual({
    ...{ release: 'index-a1.js', page: 'match', name: 'TypeError' },
    frames: ['battle-Q1_x.js:1:2345', 'index-a1.js:3:45'],
  });
});

test.each([['a string'], [null], [{ secret: 1 }], [thrown('', 'Not a name!')], [thrown(CHROME.repeat(20))]])(
  'whatever is thrown (%p), the server takes the report',
  (what) => {
    const report = reportOf(what, '', 'title');
    expect(clientError.parse(report)).toEqual(report);
    expect(JSON.stringify(report)).not.toMatch(/Ann|string|secret/);
  },
);
