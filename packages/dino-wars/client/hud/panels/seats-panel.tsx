/** The seats of a vehicle: a press on two swaps them, or one can get out. */
import { cannonSeats, crewSeats, type FigureId, mgSeat, type State, type Vehicle } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon } from '@dwo/kits/ui/icons';
import { Said } from '@dwo/kits/ui/said';
import { useState } from 'preact/hooks';
import { Figure } from '../../art/figure';
import { useOpenMatch } from '../../match-context';
import { desk } from '../../store';
import { loadsIn } from '../../tools/poles';
import { alighting } from '../../tools/put-tasks';
import { say } from '../../words';
import { artOf, plasticIn } from '../theatre/tokens';

/** The seats of the selected vehicle, or of the vehicle that the selected soldier is in. */
export function SeatsPanel({ state, vehicle: id }: { readonly state: Frozen<State>; readonly vehicle: FigureId }) {
  const { toolbox } = useOpenMatch();
  const names = useStore(desk, ({ names }) => names);
  const selected = useStore(desk, ({ selected }) => selected);
  const [held, hold] = useState<number | null>(null);
  const vehicle = state.vehicles[id];
  if (vehicle === undefined) return null;
  const loads = loadsIn(state, vehicle);
  const moving = state.phase === 'army-movement' && state.placing === null;
  const press = (seat: number, who: FigureId | null) => {
    if (held !== null && held !== seat) {
      void toolbox.wish({ type: 'swapSeats', vehicle: id, seats: [held, seat] });
      hold(null);
    } else if (held === seat) hold(null);
    else if (who !== null) {
      if (moving) hold(seat);
      toolbox.select(who);
    }
  };
  return (
    <fieldset class="seats" aria-label={say('seat.of', { name: names?.full(id) ?? id })} data-testid="seats">
      {vehicle.seats.map((who, seat) =>
        loads[seat] !== undefined ? (
          <div key={seat} class="seats__place">
            <div class="seats__seat" title={names?.full(loads[seat]) ?? loads[seat]} data-load={loads[seat]}>
              <span class="seats__role">{roleOf(vehicle, seat)}</span>
              <Figure art={artOf(state, loads[seat])} width={34} height={34} plastic={plasticIn(state, loads[seat])} />
              <span class="seats__name">{names?.short(loads[seat]) ?? loads[seat]}</span>
            </div>
          </div>
        ) : (
          <div key={seat} class="seats__place">
            <button
              type="button"
              class={`seats__seat ${who === null ? 'seats__seat--empty' : ''}`}
              aria-pressed={held === seat || (held === null && who !== null && who === selected)}
              title={who === null ? say('seat.free') : (names?.full(who) ?? who)}
              data-seat={seat}
              onClick={() => press(seat, who)}
            >
              <Said
                as={
                  who === null
                    ? say('seat.empty', { role: roleOf(vehicle, seat) })
                    : say('seat.taken-by', { role: roleOf(vehicle, seat), name: names?.full(who) ?? who })
                }
              >
                <span class="seats__role">{roleOf(vehicle, seat)}</span>
                {who === null ? (
                  <span class="seats__free">{say(held === null ? 'seat.free' : 'seat.here')}</span>
                ) : (
                  <Figure art={artOf(state, who)} width={34} height={34} plastic={plasticIn(state, who)} />
                )}
                <span class="seats__name">{who === null ? '' : (names?.short(who) ?? who)}</span>
              </Said>
            </button>
            {moving && who !== null && who === selected && (
              <button
                type="button"
                class="seats__out"
                aria-label={say('seat.gets-out', { name: names?.full(who) ?? who })}
                title={say('seat.get-out')}
                onClick={() => toolbox.put(alighting(who, id))}
              >
                <Icon name="back" size={14} />
              </button>
            )}
          </div>
        ),
      )}
    </fieldset>
  );
}

/** The role of a seat. */
function roleOf(vehicle: Frozen<Vehicle>, seat: number): string {
  if (seat === 0) return say('seat.driver');
  if (seat === mgSeat(vehicle)) return say('seat.mg');
  if (cannonSeats(vehicle).includes(seat)) return say('seat.gun');
  return say('seat.other', { number: seat - crewSeats(vehicle) + 1 });
}
