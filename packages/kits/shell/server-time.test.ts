import { hearServerTime, serverNow, setServerTime } from './server-time';

afterEach(() => jest.restoreAllMocks());

function atPerformance(ms: number): void {
  jest.spyOn(performance, 'now').mockReturnValue(ms);
}

test("the server's time goes on by performance.now, whatever the clock of this machine says", () => {
  atPerformance(1_000);
  setServerTime(50_000);
  jest.spyOn(Date, 'now').mockReturnValue(0);
  atPerformance(3_500);
  expect(serverNow()).toBe(52_500);
});

test('a message that was on its way for a shorter time corrects the time; an old one does not', () => {
  atPerformance(0);
  setServerTime(10_000);
  atPerformance(1_000);
  hearServerTime(10_900);
  expect(serverNow()).toBe(11_000);
  hearServerTime(11_200);
  expect(serverNow()).toBe(11_200);
});

test('the greeting of a match counts even if it is earlier: another server has another time', () => {
  atPerformance(0);
  setServerTime(10_000);
  setServerTime(4_000);
  expect(serverNow()).toBe(4_000);
});
