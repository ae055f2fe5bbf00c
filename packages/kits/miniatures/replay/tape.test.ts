import { stateHash } from '@dwo/kernel';
import { walkOnce } from '@dwo/kernel/testing';
import { skirmish } from '../testing/rules';
import { SKIRMISH } from '../testing/table';
import { miniaturesEdition } from './tape';

const edition = miniaturesEdition({
  rules: skirmish,
  sides: () => ['left', 'right'],
  turn: ({ round }) => round,
  strengths: (state) => SKIRMISH.score(state).seats,
  reason: (state) => SKIRMISH.words.ending(state).text,
  log: SKIRMISH.words.log as never,
});

test('every event of a record is a beat with its own picture, and the last one shows the moment after the entry', async () => {
  const { recording, failures } = walkOnce(skirmish, {}, 5, { mostSteps: 300 });
  expect(failures).toEqual([]);
  const tape = await edition.open(recording);
  while (tape.advance(20));
  expect(tape.fault).toBeNull();
  const kinds = new Set<string>();
  for (let n = 1; n <= tape.played; n++) {
    const beats = tape.beats(n, 'spectator');
    for (const { event } of beats) kinds.add(event.type);
    const last = beats.at(-1);
    expect(last === undefined ? null : stateHash(last.picture)).toBe(tape.hash(n));
    expect(last?.log.at(-1)).toEqual(tape.frame(n, 'spectator').log.at(-1));
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['deployed', 'walked', 'aimed', 'rolled', 'fell', 'turned']));
});
