/** Recorded matches that must play out as they did: one for each way of ending, and every one with a fault that was mended. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dinoWars, type Intent, type Options, type State } from '@dwo/dino-wars';
import {
  frozen,
  Match,
  type Outcome,
  type Recording,
  replay,
  standingIntents,
  stateHash,
  verifyRecording,
} from '@dwo/kernel';
import { auditor, diceIn } from '../../packages/dino-wars/judge';

type Record = Recording<Intent, Options>;

const folder = join(__dirname, '../..', 'packages', 'dino-wars', 'fixtures');

function fixtures<T>(prefix: string): (readonly [name: string, fixture: T])[] {
  const names = readdirSync(folder).filter((name) => name.startsWith(prefix));
  return names.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as T]);
}

/** The judge's findings on a recorded match, played again up to the first intent that the present rules refuse. */
function judged(record: Record): readonly unknown[] {
  const match = new Match(dinoWars, record.options, record.secret, record.entropy);
  const judge = auditor(frozen(match.state));
  const found = [...judge.start];
  for (const { seat, intent } of standingIntents(record)) {
    const { events } = match.attempt(seat, intent);
    if (events === null) break;
    const rolls = events.flatMap(diceIn);
    found.push(...judge.played({ seat, intent, events, rolls, after: frozen(match.state) }));
  }
  return found;
}

interface Finished {
  readonly outcome: Outcome;
  readonly hash: string;
  readonly recording: Record;
}

const finished = fixtures<Finished>('finished-');

describe('DW-R-101: a finished match plays out again as it did', () => {
  test.each(finished)('%s', (_, { outcome, hash, recording }) => {
    const state: State = replay(dinoWars, recording);
    expect(dinoWars.outcome(frozen(state))).toEqual(outcome);
    expect(stateHash(state)).toBe(hash);
    expect(judged(recording)).toEqual([]);
    expect(verifyRecording(dinoWars, recording)).toMatchObject({ ok: true, hash });
  });
});

test.each([
  ['DW-WIN-2', 'dinosaurs'],
  ['DW-WIN-3', 'army'],
  ['DW-R-97', 'army'],
  ['DW-R-97', 'dinosaurs'],
  ['DW-R-97', null],
  ['DW-R-100', 'army'],
  ['DW-R-100', 'dinosaurs'],
])('%s with the winner %s has a finished match', (rule, winner) => {
  const ways = finished.map(([, { outcome }]) => [outcome.rule, outcome.facts.winner]);
  expect(ways).toContainEqual([rule, winner]);
});

test('DW-R-97 DW-WIN-4: one of them was stalled for ten turns, another ended by agreement', () => {
  const by = (name: string) => finished.find(([file]) => file === `finished-${name}.json`)?.[1];
  expect(by('stalemate-draw')?.outcome.facts.turn).toBe(11);
  expect(standingIntents(by('agreement')?.recording as Record).at(-1)?.intent).toEqual({
    type: 'agreeEnd',
    agreed: true,
  });
});

test('DW-R-97 with the variant a stalled match is a draw, whoever is ahead on points', () => {
  const drawn = finished.find(([file]) => file === 'finished-stalemate-variant.json')?.[1];
  if (drawn === undefined) throw new Error('There is no such match');
  expect(drawn.recording.options.variants).toContain('stalemate_is_draw');
  const { winner, ...points } = drawn.outcome.facts;
  const share = (side: string) => Number(points[`${side}Points`]) / Number(points[`${side}Start`]);
  expect(winner).toBeNull();
  expect(Math.abs(share('army') - share('dinosaur'))).toBeGreaterThanOrEqual(0.1);
});

test('matches that once went wrong no longer do', () => {
  const wrong = fixtures<Record>('regress-').map(([name, recording]) => [name, judged(recording)]);
  expect(wrong).toEqual(wrong.map(([name]) => [name, []]));
});
