/**
 * The secrets of Dino Soldiers, stated without the ruleset's own `view`, and pairs of matches that differ only in a
 * secret.
 */
import { clone, type Frozen, frozen, type Seat, secretToHex, seededDice, type Viewer } from '@dwo/kernel';
import { type Random, secretOf } from '@dwo/kernel/testing';
import type { Beginnings, Secrecy } from '@dwo/shared/testing';
import { dinoSoldiers, type Event, type Face, type Options, SEATS, type State } from '../rules';
import { QUICK } from './presets';
import { attack, endTurn, go, soldiersTurn, tile } from './table';

/**
 * Nobody may know face-down faces. Only the owner may know a team or a choice of ignored attacks until both are made.
 */
export const secrecy = {
  mayKnow({ secrets, closed: _, ...open }: Frozen<State>, viewer: Viewer): object {
    return { ...open, own: viewer === 'spectator' ? null : secrets[viewer] };
  },
  mayNotice(_: Frozen<State>, events: readonly Event[], viewer: Viewer): readonly object[] {
    return events.map((event) =>
      (event.type === 'teamChosen' || event.type === 'dodgesChosen') && event.seat !== viewer
        ? { type: event.type, seat: event.seat }
        : event,
    );
  },
} as unknown as Secrecy;

const EVERYBODY: readonly Viewer[] = [0, 1, 'spectator'];

function begin(random: Random, seed: number, options: Options, starts: readonly [State | null, State | null]) {
  const secret = secretToHex(secretOf(seed));
  const digits = () => Array.from({ length: 32 }, () => random.below(16).toString(16)).join('');
  const entropy = Array.from({ length: SEATS }, digits);
  const births = starts.map((start) => ({ secret, start })) as unknown as Beginnings['births'];
  return { options, births, entropy, shared: [] };
}

/** Two tiles have swapped their faces, and nobody enters them. */
function tiles(random: Random, seed: number): Beginnings {
  const options: Options = { ...QUICK, sideAssignment: 'choice' };
  const start = dinoSoldiers.setup(frozen(options), seededDice(secretOf(seed), 0));
  const other = clone(start) as State;
  const faces = other.closed?.faces ?? [];
  const [one, two] = [random.below(faces.length), random.below(faces.length)];
  [faces[one], faces[two]] = [faces[two] as Face, faces[one] as Face];
  return { ...begin(random, seed, options, [start, other]), uninformed: EVERYBODY, most: 60 };
}

function othersThan(seat: Seat): Viewer[] {
  return EVERYBODY.filter((viewer) => viewer !== seat);
}

/** One player submits another team. */
function teams(random: Random, seed: number): Beginnings {
  const options: Options = { ...QUICK, sideAssignment: 'choice', teamMode: 'premade' };
  const owner = random.below(SEATS);
  return { ...begin(random, seed, options, [null, null]), uninformed: othersThan(owner), most: 4 };
}

/** One player ignores another attack while the other player has not chosen. */
function dodges(random: Random, seed: number): Beginnings {
  const state = soldiersTurn(
    ['ooooo'],
    [
      ['grenadier', 0, 0],
      ['grenadier', 0, 0],
      ['scout', 2, 0],
      ['velociraptor', 2, 0],
      ['stegosaurus', 4, 0],
    ],
  );
  // Players can only ask for a side if sides are not random.
  state.options.sideAssignment = 'choice';
  for (const id of [0, 1]) go(state, attack(id, 'shoot', tile(2, 0)));
  go(state, endTurn);
  const owner = random.below(SEATS);
  return { ...begin(random, seed, state.options, [state, clone(state)]), uninformed: othersThan(owner), most: 3 };
}

/** The pairs by the secret in which they differ. */
export const pairs = { tiles, teams, dodges };
