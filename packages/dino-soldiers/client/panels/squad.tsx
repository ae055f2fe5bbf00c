/** The player's own units as a row of cards, with movement points and attacks left; a press chooses a unit. */
import type { Seat } from '@dwo/kernel';
import { useRef } from 'preact/hooks';
import { type Now, sideAt } from '../../rules';
import { LifeDice } from '../art/figure';
import { Toy, ToyName, ToyNumber } from '../art/toy';
import { canAct } from '../can-act';
import { numberOf, unitName } from '../names';
import { type Places, placesIn, squadOf } from '../squad-places';
import { say } from '../words';
import { useIntoView } from './into-view';

interface SquadProps {
  readonly state: Now;
  readonly seat: Seat;
  readonly chosen: number | null;
  /** Whether it is this seat's turn. */
  readonly turn: boolean;
  onChoose(unit: number): void;
}

export function Squad({ state, seat, chosen, turn, onChoose }: SquadProps) {
  const side = sideAt(state, seat);
  const places = useRef<Places | null>(null);
  places.current = placesIn(state, places.current);
  // Each keeps its place, also when it comes in or dies.
  const units = squadOf(state, side, places.current);
  const row = useIntoView(chosen);
  return (
    <ul class="ds-squad" ref={row} aria-label={say('squad.name')} data-at-hand>
      {units.map((unit) => {
        const able = turn && canAct(state, unit);
        return (
          <li key={unit.id}>
            <button
              type="button"
              class={`ds-toy ds-toy--${unit.place} ${able ? 'ds-toy--able' : ''}`}
              aria-pressed={unit.id === chosen}
              disabled={unit.place === 'dead'}
              aria-label={say('squad.unit', {
                unit: unitName(state, unit.id),
                hp: unit.hp,
                place: unit.place,
                points: unit.points,
              })}
              data-testid={`unit-${unit.id}`}
              onClick={() => onChoose(unit.id)}
            >
              <span class="ds-toy__pic">
                <Toy type={unit.type} dead={unit.place === 'dead'} />
              </span>
              <ToyName name={say(`unit.${unit.type}`)} />
              {unit.place === 'field' && <LifeDice hp={unit.hp} side={side} />}
              {unit.place === 'reserve' && <span class="ds-toy__tag" data-sign={say('squad.reserve')} />}
              {unit.alpha && <span class="ds-toy__alpha" />}
              <ToyNumber n={numberOf(state, unit.id)} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
