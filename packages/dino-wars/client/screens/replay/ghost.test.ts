/** The choice of a strong player at a moment of a record: based on what the seat knew, shown as a plan, and legal. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dinoWars, type Intent, type Options, type State } from '@dwo/dino-wars';
import { search } from '@dwo/dino-wars/bot';
import { type Frozen, openRecording, type Recording } from '@dwo/kernel';
import type { Position, Tape } from '@dwo/kits/replay/contract';
import { intentOf } from '../../tools/plan';
import { beast, Hand, man, tableOf } from '../../tools/testing/table';
import { edition } from './edition/dino-wars';
import type { DinoWarsShown } from './edition/shown';
import { ghostOn, laidOut } from './ghost';
import { namesOf } from './setting-of';

type Whole = Recording<Intent, Options>;

const kept = (kind: string): Whole => {
  const file = join(__dirname, `../../../edition/bundles/dino-wars-${dinoWars.version}.${kind}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { recording: Whole }).recording;
};
const [BATTLE, GATE] = [kept('battle'), kept('gate')];
let battle: Tape<DinoWarsShown>;
let gate: Tape<DinoWarsShown>;

beforeAll(async () => {
  battle = await played(BATTLE);
  gate = await played(GATE);
});

async function played(record: Whole): Promise<Tape<DinoWarsShown>> {
  const tape = await edition.open(record);
  while (tape.advance(50));
  return tape;
}

function dueAt(tape: Tape<DinoWarsShown>, n: number, viewpoint: 'everything' | number = 'everything'): Position {
  const due = tape.position?.(n, viewpoint);
  if (due == null) throw new Error(`Nobody decides at ${n}`);
  return due;
}

/** The entries before the first intent of each of these kinds. */
function momentsOf({ entries }: Whole, types: readonly Intent['type'][]): readonly number[] {
  return types.map((type) => entries.findIndex((entry) => 'intent' in entry && entry.intent.type === type));
}

test('the seat that decides sees what it saw then, and nothing that is hidden from it', () => {
  const replay = openRecording(dinoWars, GATE);
  let hidden = 0;
  for (let n = 0; n < gate.played; n++) {
    const state = replay.state as Frozen<State>;
    const due = gate.position?.(n, 'everything') ?? null;
    const next = GATE.entries[n];
    if (next !== undefined && 'intent' in next) {
      expect([n, due?.seat]).toEqual([n, next.seat]);
      expect([n, due?.view]).toEqual([n, dinoWars.view(state, next.seat)]);
      const other = state.secrets.find((secret, seat) => secret !== null && seat !== next.seat);
      if (other !== undefined) {
        hidden++;
        const { secrets } = dueAt(gate, n).view as State;
        expect(secrets.every((secret, seat) => secret === null || seat === next.seat)).toBe(true);
      }
    }
    replay.next();
  }
  expect(hidden).toBeGreaterThan(0);
  expect(gate.position?.(gate.played, 'everything')).toBeNull();
});

test('of several seats that may decide, it is the one of the viewpoint', () => {
  const replay = openRecording(dinoWars, BATTLE);
  const due = dinoWars.awaiting(replay.state as Frozen<State>);
  for (const seat of due) expect(dueAt(battle, 0, seat).seat).toBe(seat);
});

test('the choice is legal, and lies on the table as a plan; everything else stays as it was', () => {
  const names = namesOf(battle.cast);
  for (const n of momentsOf(BATTLE, ['place', 'move', 'fire', 'overrun', 'attack', 'fly'])) {
    const { seat, view } = dueAt(battle, n);
    const state = view as Frozen<State>;
    const { intent } = search(state, seat, 0);
    expect(dinoWars.check(state, seat, intent)).toBeNull();
    const hint = laidOut(state, seat, intent);
    expect(intentOf(hint.plan)).toEqual(intent);
    const { picture } = battle.frame(n, 'everything');
    const ghost = ghostOn(picture, { state, seat, names, ...hint });
    expect(ghost.selected).toBe('figure' in intent ? intent.figure : null);
    expect(ghost.tokens.map(({ id, x, y }) => [id, x, y])).toEqual(picture.tokens.map(({ id, x, y }) => [id, x, y]));
    for (const mark of picture.marks ?? []) expect(ghost.marks).toContainEqual(mark);
    if (intent.type === 'move') expect(ghost.path).toMatchObject({ legal: true, radiusCi: expect.any(Number) });
    if (intent.type === 'fire') expect(ghost.aim).toMatchObject({ from: intent.figure, to: intent.target });
  }
});

/** Intents with a tool, as which they are shown. */
const SHOWN: readonly Intent['type'][] = ['place', 'hide', 'move', 'carry', 'fly', 'fire', 'overrun', 'attack'];

test.each([
  ['battle', () => battle],
  ['gate', () => gate],
] as const)('the plan is the choice, at every third moment of the %s', (_, tapeOf) => {
  const tape = tapeOf();
  const others: [number, Intent, Intent | null][] = [];
  const seen = new Set<string>();
  for (let n = 0; n < tape.played; n += 3) {
    const due = tape.position?.(n, 'everything');
    if (due == null) continue;
    const state = due.view as Frozen<State>;
    const { intent } = search(state, due.seat, 0);
    if (!SHOWN.includes(intent.type)) continue;
    seen.add(intent.type);
    const laid = intentOf(laidOut(state, due.seat, intent).plan);
    if (JSON.stringify(laid) !== JSON.stringify(intent)) others.push([n, intent, laid]);
  }
  expect(others).toEqual([]);
  expect(seen.size).toBeGreaterThan(3);
});

test('closing fire is shown as the shot that it is, with its odds', () => {
  const soldiers = [man('s1', 740, 500, { order: 'ask' })];
  const state = tableOf(
    { soldiers, dinosaurs: [beast('d1', 500, 500, { kind: 'tyrannosaurus' })] },
    'dinosaur-movement',
  );
  const hand = new Hand(state, 1);
  hand.toolbox.select('d1');
  hand.tapFigure('s1');
  hand.toolbox.confirm();
  const asked = hand.state as Frozen<State>;
  expect(dinoWars.awaiting(asked)).toContain(0);
  const { plan } = laidOut(asked, 0, { type: 'closingFire', figure: 's1', weapon: 'rifle' });
  expect(plan).toMatchObject({ kind: 'aim', figure: 's1', target: 'd1', odds: { of36: expect.any(Number) } });
});
