/** The results of ignoring an attack, tried by the rules, and whether the choice matters at all. */
import { clone, type Seat } from '@dwo/kernel';
import { landed } from '../../bot/foresight/trial';
import {
  type Dodge,
  dinoSoldiers,
  dodgers,
  type Figure,
  has,
  type Intent,
  type Now,
  type State,
  sideAt,
} from '../../rules';

/** One attack that a unit can ignore, and what remains of the unit then. */
export interface DodgeOption {
  /** Its number in the turn; null for ignoring none. */
  readonly attack: number | null;
  readonly by: number | null;
  readonly damage: number;
  readonly kill: boolean;
  /** The hit points that are left to the unit; 0 if it dies. */
  readonly left: number;
  /** The hit points of all other units afterwards, which Counter and Bite change. */
  readonly others: string;
}

/** A unit that may ignore an attack, with all its choices. */
export interface Dodging {
  readonly unit: Figure;
  readonly options: readonly DodgeOption[];
  /** Whether two of its attacks lead to different results. */
  readonly matters: boolean;
}

/** The state after the hits that wait for one unit have landed, without an ignored one (DS-AB-AGI-3, DS-AB-AGI-4). */
function after(state: Now, unit: number, ignored: number | null): State {
  const trial = clone(state) as State;
  trial.pending = trial.pending.filter((hit) => hit.unit === unit && hit.attack !== ignored);
  landed(trial);
  return trial;
}

const hpOf = (state: Now | State, id: number): number => {
  const unit = state.units[id];
  return unit === undefined || unit.place === 'dead' ? 0 : unit.hp;
};

/** The units of a seat that may ignore an attack, with the result of each choice. */
export function dodgingsOf(state: Now, seat: Seat): readonly Dodging[] {
  return dodgers(state, sideAt(state, seat)).map((unit) => {
    const option = (attack: number | null): DodgeOption => {
      const hit = state.pending.find((each) => each.unit === unit.id && each.attack === attack);
      const there = after(state, unit.id, attack);
      const others = there.units.filter(({ id }) => id !== unit.id).map(({ id }) => hpOf(there, id));
      return {
        ...{ attack, by: hit?.by ?? null, damage: hit?.damage ?? 0, kill: hit?.kill === true },
        ...{ left: hpOf(there, unit.id), others: others.join(' ') },
      };
    };
    const attacks = state.pending.filter((each) => each.unit === unit.id).map(({ attack }) => option(attack));
    const results = new Set(attacks.map(({ left, others }) => `${left}: ${others}`));
    return { unit, options: [...attacks, option(null)], matters: results.size > 1 };
  });
}

/** The choices of a seat that cannot matter: the attack that the rules themselves would ignore (DS-SEQ-9). */
export function plainDodges(state: Now, seat: Seat): readonly Dodge[] {
  const passed: Intent = dinoSoldiers.pass(state, seat);
  return passed.type === 'dodge' ? passed.choices : [];
}

/**
 * Whether the question which attack to ignore may come up in this match: some agile unit has several hit points. One with its last
 * is dead by any hit that remains, so that its choice never matters.
 */
export function mayDodge({ units, step }: Pick<Now, 'units' | 'step'>): boolean {
  return step === 'dodge' || units.some((unit) => unit.place !== 'dead' && unit.hp > 1 && has(unit, 'agile'));
}

/** The dodge of a seat for which no choice matters; null if one does, or if none is asked. */
export function idleDodge(state: Now, seat: Seat): Intent | null {
  if (state.phase !== 'play' || state.step !== 'dodge') return null;
  const all = dodgingsOf(state, seat);
  if (all.length === 0 || all.some(({ matters }) => matters)) return null;
  return { type: 'dodge', choices: plainDodges(state, seat) };
}
