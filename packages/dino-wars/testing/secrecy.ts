/** Checks that nothing tells the army about hidden figures (DW-INV-35). */
import { clone, type Frozen, type Seat } from '@dwo/kernel';
import type { Chance } from '@dwo/kernel/testing';
import type { Violation } from '../judge';
import type { Event } from '../rules/events';
import type { State } from '../rules/state';
import type { DinoWars } from './random-play';
import { wildIntent } from './wild';

/** Lists the ids of hidden figures. */
function hiddenIn(state: Frozen<State>): readonly string[] {
  return [...new Set(state.secrets.flatMap((secret) => Object.keys(secret?.dinosaurs ?? {})))];
}

function armySeats(state: Frozen<State>): readonly Seat[] {
  return state.players.flatMap(({ side }, seat) => (side === 'army' ? [seat] : []));
}

/** Whether a value names one of these ids. */
function names(told: unknown, ids: readonly string[]): boolean {
  const text = JSON.stringify(told);
  return ids.some((id) => text.includes(`"${id}"`));
}

/** Returns violations for events of hidden dinosaurs that reach the army. */
export function overheard(rules: DinoWars, state: Frozen<State>, event: Event): Violation[] {
  const ids = hiddenIn(state);
  if (ids.length === 0) return [];
  const told = armySeats(state).some((seat) => names(rules.see(state, event, seat), ids));
  return told ? [{ rule: 'DW-INV-35', facts: { event: event.type } }] : [];
}

/** Returns the same match with its hidden figures at other places. */
function otherwise(state: Frozen<State>, chance: Chance): State {
  const other = clone(state) as State;
  const places = new Map<string, { x: number; y: number; facing: number; lifePoints: number }>();
  for (const secret of other.secrets) {
    for (const [id, dinosaur] of Object.entries(secret?.dinosaurs ?? {})) {
      const place = places.get(id) ?? {
        ...{ x: chance.below(state.table.widthCi), y: chance.below(state.table.heightCi) },
        ...{ facing: chance.below(360), lifePoints: 1 },
      };
      places.set(id, place);
      Object.assign(dinosaur, place);
    }
    if (secret?.pole) Object.assign(secret.pole, { x: chance.below(state.table.widthCi) });
  }
  return other;
}

/** Returns violations if the army's view, intents or refusals depend on hidden dinosaurs. */
export function leaks(rules: DinoWars, state: Frozen<State>, chance: Chance): Violation[] {
  const ids = hiddenIn(state);
  if (ids.length === 0) return [];
  const other = otherwise(state, chance) as Frozen<State>;
  const found: Violation[] = [];
  for (const seat of armySeats(state)) {
    const [own, view] = [rules.view(state, seat), rules.view(other, seat)].map((one) => JSON.stringify(one));
    if (own !== view || names(rules.view(state, seat), ids)) found.push({ rule: 'DW-INV-35', facts: { view: seat } });
    const wishes = [...rules.intents(state, seat), ...Array.from({ length: 20 }, () => wildIntent(state, chance))];
    for (const wish of wishes) {
      const [here, there] = [state, other].map((one) => JSON.stringify(rules.check(one, seat, wish)));
      if (here === there || names(wish, ids)) continue;
      found.push({
        rule: 'DW-INV-35',
        facts: { seat, wish: JSON.stringify(wish), here: here ?? '', there: there ?? '' },
      });
    }
  }
  return found;
}
