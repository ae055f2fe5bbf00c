/** The close-up of a tile: its ground in words, and its units side by side. */
import { FACES, type Figure, type Mode, type Now, sideOf, unitsOn } from '../../rules';
import { Standee } from '../art/figure';
import { Hyphened } from '../art/hyphens';
import { faceSvg } from '../art/terrain';
import { signOf, spotName, tileText, unitName } from '../names';
import { isDoomed, pendingSign } from '../pending';
import { say } from '../words';

interface StackProps {
  readonly state: Now;
  /** The index of the tile. */
  readonly tile: number;
  readonly chosen: number | null;
  readonly able: ReadonlySet<number>;
  readonly targets: ReadonlySet<number>;
  /** The attack whose target is asked for; null while none is. */
  readonly asks: Mode | null;
  /** The units that this attack can be meant for; the others are greyed while it asks. */
  readonly hittable: ReadonlySet<number>;
  /** The movement points that it costs the chosen unit to go to the tile; null if it can't. */
  readonly price: number | null;
  onPress(unit: Figure): void;
  onEnter(): void;
  onClose(): void;
}

/** Letters that fit below a figure in its full size. */
const FITTING = 12;

export function Stack({
  state,
  tile,
  chosen,
  able,
  targets,
  asks,
  hittable,
  price,
  onPress,
  onEnter,
  onClose,
}: StackProps) {
  const spot = state.tiles[tile];
  if (spot === undefined) return null;
  const units = unitsOn(state, tile);
  const lookOf = ({ id }: Figure) =>
    id === chosen ? 'chosen' : targets.has(id) ? 'target' : able.has(id) ? 'able' : 'plain';
  return (
    <section class="paper ds-stack" aria-label={say('stack.name')} data-testid="ds-stack">
      <header class="ds-stack__head">
        {spot.face !== null && (
          <span class="ds-stack__ground" dangerouslySetInnerHTML={{ __html: faceSvg(spot.face) }} aria-hidden="true" />
        )}
        <p>
          {asks !== null && <b class="ds-stack__ask">{say('stack.ask', { mode: say(`mode.${asks}`) })}</b>}
          <b>{spotName(spot, state.tiles)}</b> {tileText(spot)}
          {spot.face !== null && asks === null && <small>{say(`stack.${FACES[spot.face].terrain}`)}</small>}
        </p>
        <button type="button" class="btn ds-stack__close" aria-label={say('stack.close')} onClick={onClose}>
          ×
        </button>
      </header>
      {price !== null && (
        <p class="ds-stack__enter">
          <button type="button" class="btn btn--mustard" data-testid="stack-go" onClick={onEnter}>
            {say('aim.walk', { points: price })}
          </button>
          <small>{say('stack.choose')}</small>
        </p>
      )}
      {units.length > 0 && (
        <ul class="ds-stack__units">
          {units.map((unit) => (
            <li key={unit.id}>
              <button
                type="button"
                class={`ds-stack__unit ds-stack__unit--${sideOf(unit)} ${asks !== null && !hittable.has(unit.id) ? 'ds-stack__unit--out' : ''}`}
                aria-pressed={unit.id === chosen}
                data-testid={`stack-${unit.id}`}
                onClick={() => onPress(unit)}
              >
                <span class="ds-stack__pic">
                  <Standee
                    unit={unit}
                    state={lookOf(unit)}
                    shared={false}
                    number={signOf(state, unit.id)}
                    pending={pendingSign(state, unit)}
                    doomed={isDoomed(state, unit)}
                  />
                </span>
                <span
                  class={`ds-stack__name ${unitName(state, unit.id).length > FITTING ? 'ds-stack__name--long' : ''}`}
                >
                  <Hyphened name={unitName(state, unit.id)} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
