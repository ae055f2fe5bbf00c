/** The lot for the sides: a die with a claw and a star, which tumbles once at the beginning of a match (DS-OPT-1). */
import { LotDie } from '@dwo/kits/cards/dice';
import type { Stage } from '@dwo/kits/playback/stage';
import { Tosses } from '@dwo/kits/playback/tossed';
import { store } from '@dwo/kits/shell/store';
import { Icon } from '@dwo/kits/ui/icons';
import { type Event, type Side, type State, sideAt } from '../rules';
import { say } from './words';

const LANDING_MS = 800;
/** How long the sentence stays in front of what is to do. */
const READ_MS = 6_000;

const lot = new Tosses<Side>();

/** Throws the die for the player's own side; no die where the sides were agreed, or nobody plays here. */
export const throwLot: NonNullable<Stage<State, Event>['prelude']> = async ({ state }, time) => {
  const seat = store.getState().match?.seat ?? null;
  if (seat === null || state.options.sideAssignment !== 'random') return;
  const drawn = await lot.toss(sideAt(state, seat), LANDING_MS, time);
  setTimeout(() => lot.clear(drawn), READ_MS);
};

/** Takes the die off the table. */
export const clearLot = () => lot.clear();

/** The die and the side it gave, in front of what is to do; nothing a few seconds later. */
export function Lot() {
  const drawn = lot.use();
  if (drawn === null) return null;
  const { what: side, lies } = drawn;
  return (
    <span class="ds-lot" data-testid="ds-lot" data-lies={lies}>
      <LotDie look={`ds-lot__die ds-lot__die--${side}`}>
        <Icon name={side === 'soldiers' ? 'star' : 'claw'} size={18} />
      </LotDie>
      {lies ? say('lot.drawn', { side }) : '…'}
    </span>
  );
}
