/** A record as hints see it: at every moment the view of the seat that decides, and nothing that others hold. */
import type { Frozen } from '@dwo/kernel';
import { isWeighed } from '../../bot/advised';
import type { State } from '../../rules';
import { randomMatch } from '../../testing/random-match';
import { edition } from './edition';

test.each(['standard', 'dinosaursWild', 'whist', 'poker'] as const)('a record of %s', async (version) => {
  const tape = await edition.open(randomMatch(version, 11).recording);
  while (tape.advance(1_000)) {}
  let weighed = 0;
  for (let n = 0; n < tape.played; n++) {
    const { picture } = tape.frame(n, 'everything');
    const due = tape.position?.(n, 'everything') ?? null;
    expect(due !== null).toBe(isWeighed(picture));
    if (due === null) continue;
    weighed++;
    const { secrets, closed } = due.view as Frozen<State>;
    expect(secrets.flatMap((secret, seat) => (secret === null ? [] : [seat]))).toEqual([due.seat]);
    expect(closed).toBeNull();
    expect(tape.position?.(n, due.seat)).toEqual(due);
    expect(tape.position?.(n, 'spectator')?.hidden).toBe(true);
  }
  expect(weighed).toBeGreaterThan(4);
  expect(tape.position?.(tape.played, 'everything')).toBeNull();
});

test.each([
  ['standard', 'combats'],
  ['whist', 'rounds'],
] as const)('the turns of a record of %s are its %s', async (version, counted) => {
  const tape = await edition.open(randomMatch(version, 11).recording);
  while (tape.advance(1_000)) {}
  const { picture } = tape.frame(tape.played, 'everything');
  const { combats, round } = picture as unknown as State;
  const turns = tape.marks().phases.map(({ turn }) => turn);
  expect(Math.max(...turns)).toBe(counted === 'combats' ? combats : round);
  expect(tape.cast.counts).toBe(counted === 'combats' ? 'combat' : 'round');
});
