/** Opens battles of 200 figures, each with two players and a spectator who stay, as often as it is told. */
import { openTable } from './load-live';

process.on('message', ({ port, matches }: { port: number; matches: number }) => {
  const open = async (): Promise<void> => {
    for (let match = 0; match < matches; match += 1) await openTable(port, 200);
    process.send?.({ opened: matches });
  };
  open().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit(0));
