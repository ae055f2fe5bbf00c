/** A card that can't be taken back is raised first. */
import { askAgain, askNoMore } from '@dwo/kits/shell/sure';
import { useMemoryAsLocalStorage } from '@dwo/kits/testing/local-storage';
import { CARD, lower, playUnasked, pressCard, raised, raisedIn, WASTE } from './raised';

const LEAD = { round: 1, combats: 0, phase: 'lead', up: [null, null] } as const;

let now = 0;
let played: string[] = [];

beforeEach(() => {
  useMemoryAsLocalStorage();
  [now, played] = [0, []];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  lower();
  askAgain();
});

function press(
  card: string,
  { state = LEAD as Parameters<typeof pressCard>[0], question = CARD as typeof CARD | typeof WASTE } = {},
) {
  pressCard(state, { card, question, text: `${card}?`, word: 'Play it', play: () => played.push(card) });
  return raisedIn(state, raised.getState())?.text ?? null;
}

test('the first press raises a card, and the second plays it', () => {
  expect(press('0')).toBe('0?');
  now = 500;
  expect(press('1')).toBe('1?');
  expect(played).toEqual([]);
  now = 1000;
  expect(press('1')).toBeNull();
  expect(played).toEqual(['1']);
});

test('the second half of a double click plays nothing', () => {
  press('0');
  now = 300;
  expect(press('0')).toBe('0?');
  expect(played).toEqual([]);
});

test('a card stays raised while others choose, and not for another decision', () => {
  press('none', { state: { ...LEAD, phase: 'commit', up: [3, 7] } });
  expect(raisedIn({ ...LEAD, phase: 'commit', up: [3, 7] }, raised.getState())?.card).toBe('none');
  expect(raisedIn({ ...LEAD, phase: 'lead', combats: 1 }, raised.getState())).toBeNull();
});

test('players who do not want to be asked play with one press, and are still asked about a card that changes nothing', () => {
  askNoMore(CARD);
  expect(press('0')).toBeNull();
  expect(played).toEqual(['0']);
  expect(press('adrenaline', { question: WASTE })).toBe('adrenaline?');
});

test('"Yes, don\'t ask again" plays the card, and the next one is played with one press', () => {
  press('0');
  const { card } = raised.getState();
  if (card !== null) playUnasked(card);
  expect(played).toEqual(['0']);
  expect(raised.getState().card).toBeNull();
  expect(press('1')).toBeNull();
  expect(played).toEqual(['0', '1']);
});
