/** Records of whole matches for a rules bundle to play: with names, rolls and undone moves. */
import { dinoWars, type Intent, type Options } from '@dwo/dino-wars';
import { type Entry, frozen, openRecording, type Recording, stateHash } from '@dwo/kernel';
import { botMatch } from '../../packages/dino-wars/testing/contest';

/** A record and how its match ended. */
export interface KeptRecord {
  readonly outcome: unknown;
  readonly hash: string;
  readonly recording: Recording<Intent, Options>;
}

/** A pitched battle, and one with hidden figures. */
const SEEDS = { battle: 8, gate: 5 } as const;
/** The number of intents that are undone and played again. */
const BACK = 3;

/** One record of each kind. */
export function rulesRecords(): Readonly<Record<keyof typeof SEEDS, KeptRecord>> {
  return { battle: recordOf(SEEDS.battle), gate: recordOf(SEEDS.gate) };
}

function recordOf(seed: number): KeptRecord {
  const { recording, violations, stall } = botMatch(seed, 1000);
  if (violations.length > 0 || stall !== null) throw new Error(`The match of seed ${seed} came to no end`);
  const half = Math.floor(recording.entries.length / 2);
  const entries: Entry<Intent>[] = [
    ...recording.entries.slice(0, half),
    { back: half - BACK },
    ...recording.entries.slice(half - BACK),
  ];
  const players = recording.options.players.map(({ side }) => ({ name: NAMES[side], label: side, bot: true }));
  const whole = { ...recording, players, entries };
  const replay = openRecording(dinoWars, whole);
  const told: Entry<Intent>[] = [];
  for (let step = replay.next(); step !== null; step = replay.next()) {
    const { entry, rolls } = step;
    told.push('intent' in entry && rolls.length > 0 ? { ...entry, rolls } : entry);
  }
  const outcome = dinoWars.outcome(frozen(replay.state));
  const hash = stateHash(replay.state);
  return { outcome, hash, recording: { ...whole, entries: told, lots: replay.lots, outcome, hash } };
}

const NAMES = { army: 'Green Company', dinosaurs: 'The Herd' } as const;
