/** The cost of an idle match: begun, 200 figures, its room open, two players and a spectator connected. */
import { answer, startProcess } from './generator';

/** The bytes of memory that an idle match adds to the server after garbage collection: heap and buffers. */
export async function measureMemory(quick: boolean) {
  const matches = quick ? 30 : 100;
  const host = startProcess('match-room.ts', ['--expose-gc']);
  try {
    const { port } = await answer<{ port: number }>(host, 'port', 'match-room.ts');
    const measure = async () => {
      host.send('memory');
      return (await answer<{ memory: number }>(host, 'memory', 'match-room.ts')).memory;
    };
    const crowd = startProcess('idle-crowd.ts');
    const open = async (count: number) => {
      crowd.send({ port, matches: count });
      await answer<{ opened: number }>(crowd, 'opened', 'idle-crowd.ts');
    };
    // The first matches pay for what all of them share.
    await open(5);
    const before = await measure();
    await open(matches);
    const after = await measure();
    crowd.disconnect();
    return { bytesPerIdleMatch: Math.round((after - before) / matches) };
  } finally {
    host.disconnect();
  }
}
