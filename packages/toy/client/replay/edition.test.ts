import type { Recording } from '@dwo/kernel';
import { type Intent, type Options, SEATS } from '../../rules';
import { testing } from '../../testing';
import { edition } from './edition';

const played = () => testing.soak(3).recording as Recording<Intent, Options>;

async function wound(record: Recording<Intent, Options>) {
  const tape = await edition.open(record);
  while (tape.advance(5));
  return tape;
}

test('a record is told to its end: a line for each card and each round, and the last says who won', async () => {
  const tape = await wound(played());
  expect({ played: tape.played, fault: tape.fault }).toEqual({ played: 12, fault: null });
  expect(tape.cast.seats.map(({ side, name }) => [side, name])).toEqual([
    ['left', 'Player 1'],
    ['right', 'Player 2'],
  ]);
  expect(tape.marks().phases.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6]);
  const { log, ending } = tape.frame(12, 'spectator');
  expect(log.map(({ key }) => key)).toEqual(Array.from({ length: 19 }, (_, i) => i + 1));
  expect(log.at(-1)?.text).toMatch(/wins|draw/);
  expect(ending).toMatchObject({ rule: 'TAR-4', reason: expect.stringMatching(/after 6 rounds/) });
  expect(tape.frame(11, 'spectator').ending).toBeNull();
});

test('each viewer sees the hands that are theirs to see, in moments and in beats', async () => {
  const tape = await wound(played());
  const hands = (viewpoint: Parameters<typeof tape.frame>[1]) => [
    ...[tape.frame(3, viewpoint), ...tape.beats(3, viewpoint)].map(({ picture }) =>
      picture.secrets.map((secret) => secret !== null),
    ),
  ];
  expect(hands('spectator')).toEqual([
    [false, false],
    [false, false],
  ]);
  expect(hands(1)).toEqual([
    [false, true],
    [false, true],
  ]);
  expect(hands('everything')).toEqual([
    [true, true],
    [true, true],
  ]);
});

test('moves that were undone are out of the log, and the match goes on from before them', async () => {
  const { entries, ...rest } = played();
  const [first] = entries;
  const again = { ...rest, entries: [...entries.slice(0, 1), { back: 0 }, first, ...entries.slice(1)] } as never;
  const tape = await wound(again);
  expect(tape.fault).toBeNull();
  expect(tape.marks().backs).toEqual([2]);
  expect(tape.frame(2, 'everything').log).toEqual([]);
  expect(tape.hash(3)).toBe(tape.hash(1));
  expect(tape.frame(14, 'spectator').picture.players).toHaveLength(SEATS);
});
