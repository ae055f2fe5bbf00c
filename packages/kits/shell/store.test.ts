import { emptyMatch, noticeNow, notify, openDrawer, patchMatch, shownFor, showPage, store } from './store';

beforeEach(() => {
  store.setState({ match: { ...emptyMatch('match-1'), state: { turn: 1 } }, notice: null, noticeOf: null });
});

const shown = () => noticeNow(store.getState())?.text ?? null;

test('a refusal is shown in the state that it answers, and not once the table shows another', () => {
  notify({ text: 'Not now', rule: 'TABLE-1', tone: 'refusal' });
  expect(shown()).toBe('Not now');
  patchMatch({ state: { turn: 2 } });
  expect(shown()).toBeNull();
});

test('a refusal of a press while the table plays events goes with the picture that was pressed', () => {
  patchMatch({ shown: { turn: 0 } });
  notify({ text: 'Not now', rule: 'TABLE-1', tone: 'refusal' });
  patchMatch({ shown: null });
  expect(shown()).toBeNull();
});

test('a refusal gives the prompt back after some seconds, sooner than news, and advice keeps its place', () => {
  const refusal = shownFor({ text: 'Not now', rule: 'TABLE-1', tone: 'refusal' });
  const news = shownFor({ text: 'Ben has left', rule: null, tone: 'info' });
  expect(refusal).toBeGreaterThan(4_000);
  expect(refusal).toBeLessThan(Number(news));
  expect(shownFor({ text: 'A minute left', rule: null, tone: 'info', shownMs: 3_000 })).toBe(3_000);
  expect(shownFor({ text: 'Play Carnotaurus', rule: null, tone: 'info', isAdvice: true })).toBeNull();
});

test('a sentence that is no refusal stays until it is taken away', () => {
  notify({ text: 'The computer has moved for you', rule: null, tone: 'info' });
  patchMatch({ state: { turn: 2 } });
  expect(shown()).toBe('The computer has moved for you');
  notify(null);
  expect(shown()).toBeNull();
});

test('advice stays with the state that it was given for, and goes with it', () => {
  notify({ text: 'Play Carnotaurus', rule: null, tone: 'info', isAdvice: true });
  expect(shown()).toBe('Play Carnotaurus');
  patchMatch({ state: { turn: 2 } });
  expect(shown()).toBeNull();
  notify({ text: 'Ben has left', rule: null, tone: 'info' });
  patchMatch({ state: { turn: 3 } });
  expect(shown()).toBe('Ben has left');
});

test('another page closes the drawer of the one before and drops its advice, and news stay', () => {
  showPage({ page: 'match', id: 'match-1' });
  openDrawer({ type: 'menu' });
  notify({ text: 'Play Carnotaurus', rule: null, tone: 'info', isAdvice: true });
  showPage({ page: 'game', game: 'jurassic-wars', path: '', hash: null });
  expect(store.getState()).toMatchObject({ drawer: null, notice: null });
  notify({ text: 'That match is not there', rule: null, tone: 'info' });
  showPage({ page: 'title' });
  expect(shown()).toBe('That match is not there');
});

test('another place on a page leaves its drawer open', () => {
  showPage({ page: 'replay', id: 'match-1', at: null });
  openDrawer({ type: 'help' });
  showPage({ page: 'replay', id: 'match-1', at: '7' });
  expect(store.getState().drawer).toEqual({ type: 'help' });
});
