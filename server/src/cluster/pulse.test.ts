/** Tests that processes notice which others are silent, and what is open at them. */
import { type Crowd, Pulse, SILENT_MS } from './pulse';

let clock: number;
let ears: ((beat: unknown) => void)[];
let redis: { status: 'ready' | 'reconnecting' };

beforeEach(() => {
  jest.useFakeTimers();
  clock = 0;
  ears = [];
  redis = { status: 'ready' };
});
afterEach(() => jest.useRealTimers());

/** Delivers every message to every process, as Redis does. */
const presence = {
  async subscribe(_: string, ear: (beat: unknown) => void) {
    ears.push(ear);
    return presence as never;
  },
  async publish(_: string, beat: unknown) {
    for (const ear of ears) ear(JSON.parse(JSON.stringify(beat)));
  },
};

async function processOf(name: string, crowd: Crowd = new Map()): Promise<Pulse> {
  const pulse = new Pulse(presence, redis, () => clock);
  await pulse.start(name, () => crowd);
  return pulse;
}

function pass(ms: number): void {
  for (let over = 0; over < ms; over += 100) {
    clock += 100;
    jest.advanceTimersByTime(100);
  }
}

const share = (sockets: number, matches: number) => new Map([['1.2.3.4', { sockets, matches }]]);

test('a process that stops reporting is silent until it reports again', async () => {
  const one = await processOf('one');
  const two = await processOf('two');
  pass(3 * SILENT_MS);
  expect([one.isSilent('two'), two.isSilent('one'), one.isSilent('one')]).toEqual([false, false, false]);
  two.stop();
  pass(SILENT_MS / 2);
  expect(one.isSilent('two')).toBe(false);
  pass(SILENT_MS);
  expect(one.isSilent('two')).toBe(true);
  await two.start('two', () => new Map());
  expect(one.isSilent('two')).toBe(false);
});

test('a process that has just started, or has not heard itself lately, takes none for silent', async () => {
  const one = await processOf('one');
  expect(one.isSilent('two')).toBe(false);
  pass(2 * SILENT_MS);
  expect(one.isSilent('two')).toBe(true);
  redis.status = 'reconnecting';
  pass(2 * SILENT_MS);
  expect(one.isSilent('two')).toBe(false);
  redis.status = 'ready';
  pass(SILENT_MS / 2);
  expect(one.isSilent('two')).toBe(false);
  pass(SILENT_MS);
  expect(one.isSilent('two')).toBe(true);
});

test('the share of an address at the others is what they last reported, and nothing at silent ones', async () => {
  const one = await processOf('one', share(70, 7));
  const two = await processOf('two', share(20, 2));
  const three = await processOf('three', share(30, 3));
  pass(1_000);
  expect(one.elsewhere('1.2.3.4')).toEqual({ sockets: 50, matches: 5 });
  expect(two.elsewhere('1.2.3.4')).toEqual({ sockets: 100, matches: 10 });
  expect(two.elsewhere('4.3.2.1')).toEqual({ sockets: 0, matches: 0 });
  three.stop();
  pass(2 * SILENT_MS);
  expect(one.elsewhere('1.2.3.4')).toEqual({ sockets: 20, matches: 2 });
});
