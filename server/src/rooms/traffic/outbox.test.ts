import { setImmediate as nextRound } from 'node:timers/promises';
import { Outbox } from './outbox';

/** An outbox, and the bytes that were written to its socket. */
function line() {
  const written: number[] = [];
  let writes = 0;
  const ref = {
    ...{ OPEN: 1, readyState: 1, bufferedAmount: 0, terminate() {} },
    _socket: {
      write(bytes: Buffer) {
        written.push(...bytes);
        writes++;
      },
    },
  };
  const client = { ref, raw: (_: Uint8Array) => {} };
  const outbox = new Outbox(client as never);
  return { ...{ outbox, written, client }, writes: () => writes };
}

const CROWD = 1_000;
/** A frame of one byte: final and binary, one byte long. */
const framed = (...bytes: number[]) => bytes.flatMap((byte) => [130, 1, byte]);

test('frames for a crowd leave in parts, the first receivers at once, and between the parts others are served', async () => {
  const lines = Array.from({ length: CROWD }, line);
  const message = Uint8Array.of(7);
  for (const { outbox } of lines) outbox.hold();
  for (const { client } of lines) client.raw(message);
  const served = () => lines.filter(({ written }) => written.length > 0).length;
  expect(served()).toBe(0);
  await Promise.resolve();
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const first = served();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(CROWD / 2);
  expect(lines.slice(0, first).every(({ written }) => written.length > 0)).toBe(true);
  let rounds = 0;
  for (; served() < CROWD; rounds++) await nextRound();
  expect(rounds).toBeGreaterThan(1);
  for (const { written } of lines) expect(written).toEqual(framed(7));
});

test('a frame that comes while a connection waits leaves with the others, in order and in one write', async () => {
  const lines = Array.from({ length: CROWD }, line);
  for (const { outbox } of lines) outbox.hold();
  for (const { client } of lines) client.raw(Uint8Array.of(1));
  await nextRound();
  for (const { outbox } of lines) outbox.hold();
  for (const { client } of lines) client.raw(Uint8Array.of(2));
  for (let rounds = 0; rounds < 20; rounds++) await nextRound();
  for (const { written } of lines) expect(written).toEqual(framed(1, 2));
  expect([lines[0]?.writes(), lines.at(-1)?.writes()]).toEqual([2, 1]);
});
