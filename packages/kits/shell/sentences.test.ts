/** No words of a browser reach the screen. */
import { say } from '../words';
import { ApiError, ask } from './api';
import { ownWords, Said, sentenceOf } from './sentences';

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warned.mockRestore());

test.each<[string, unknown]>([
  ['a broken browser', new TypeError("Cannot read properties of undefined (reading 'id')")],
  ['a forbidden database', new DOMException('denied', 'SecurityError')],
  ['a broken worker', new Error('crypto.randomUUID is not a function')],
  ['a thrown text', 'denied'],
  ['nothing', undefined],
])('the sentence for %s is ours', (_, error) => {
  expect(sentenceOf(error)).toBe(say('problem.unknown'));
});

test('a sentence from a catalogue is shown as it is', () => {
  expect(sentenceOf(new Said('The film is torn'))).toBe('The film is torn');
  expect(sentenceOf(new ApiError(404, 'There is no such match'))).toBe('There is no such match');
  expect([ownWords(new Error('Entry 3 breaks the rules')), ownWords(new TypeError('undefined'))]).toEqual([
    'Entry 3 breaks the rules',
    null,
  ]);
});

test('an answer that breaks off in the middle counts as silence', async () => {
  const { fetch } = globalThis;
  globalThis.fetch = async () => new Response('{"matches":[', { status: 200 });
  await expect(ask('/api/matches')).rejects.toMatchObject({ status: 0, message: say('api.silent') });
  globalThis.fetch = fetch;
});
