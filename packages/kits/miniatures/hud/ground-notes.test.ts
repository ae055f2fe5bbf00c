/** Terrain says what it is when it is tapped, or when the mouse rests on it. */
import { store } from '../../shell/store';
import type { Pointing } from '../model';
import { GroundNotes } from './ground-notes';

const notes = new GroundNotes((terrain) => ({ text: `This is ${terrain}`, rule: 'XX-1' }));
const told = () => store.getState().notice?.text ?? null;
const gesture = (type: Pointing['type'], more: Partial<Pointing> = {}): Pointing => ({
  ...{ type, at: { x: 0, y: 0 }, figure: null, terrain: 'rocks', dragging: false, pointer: 'mouse' },
  ...more,
});

beforeEach(() => {
  jest.useFakeTimers();
  store.setState({ notice: null });
});
afterEach(() => {
  notes.close();
  jest.useRealTimers();
});

test('a tap asks while nothing is planned and nobody stands there', () => {
  notes.point(gesture('tap'), false);
  notes.point(gesture('tap', { figure: '3' }), true);
  notes.point(gesture('tap', { terrain: null }), true);
  expect(told()).toBeNull();
  notes.point(gesture('tap', { pointer: 'touch' }), true);
  expect(told()).toBe('This is rocks');
});

test('a mouse asks when it rests, and the answer goes with it', () => {
  notes.point(gesture('hover'), true);
  expect(told()).toBeNull();
  jest.advanceTimersByTime(700);
  expect(told()).toBe('This is rocks');
  notes.point(gesture('hover', { terrain: null }), true);
  expect(told()).toBeNull();
});

test('other news stays while the mouse rests', () => {
  store.setState({ notice: { text: 'News', rule: null, tone: 'info' } });
  notes.point(gesture('hover'), true);
  jest.advanceTimersByTime(700);
  expect(told()).toBe('News');
  notes.point(gesture('leave', { terrain: null }), true);
  expect(told()).toBe('News');
});
