/** The lot for the sides: a die with a claw and a star, which tumbles once at the beginning of a match (DS-OPT-1). */
import { PLAYER } from '@dwo/kits/audio/loudspeaker';
import { LotDie } from '@dwo/kits/cards/dice';
import type { Stage } from '@dwo/kits/playback/stage';
import { store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon } from '@dwo/kits/ui/icons';
import { createStore } from 'zustand/vanilla';
import { type Event, type Side, type State, sideAt } from '../rules';
import { say } from './words';

interface Drawn {
  readonly side: Side;
  /** Whether the die lies still. */
  readonly lies: boolean;
}

const LANDING_MS = 800;
/** How long the sentence stays in front of what is to do. */
const READ_MS = 6_000;

const lot = createStore<{ readonly drawn: Drawn | null }>(() => ({ drawn: null }));

/** Throws the die for the player's own side; no die where the sides were agreed, or nobody plays here. */
export const throwLot: NonNullable<Stage<State, Event>['prelude']> = async ({ state }, time) => {
  const seat = store.getState().match?.seat ?? null;
  if (seat === null || state.options.sideAssignment !== 'random') return;
  const side = sideAt(state, seat);
  lot.setState({ drawn: { side, lies: false } });
  if (time.pace() > 0) PLAYER.play('dice', 1);
  await time.wait(LANDING_MS);
  const drawn = { side, lies: true };
  lot.setState({ drawn });
  setTimeout(() => lot.getState().drawn === drawn && clearLot(), READ_MS);
};

/** Takes the die off the table. */
export const clearLot = () => lot.setState({ drawn: null });

/** The die and the side it gave, in front of what is to do; nothing a few seconds later. */
export function Lot() {
  const drawn = useStore(lot, (now) => now.drawn);
  if (drawn === null) return null;
  const { side, lies } = drawn;
  return (
    <span class="ds-lot" data-testid="ds-lot" data-lies={lies}>
      <LotDie look={`ds-lot__die ds-lot__die--${side}`}>
        <Icon name={side === 'soldiers' ? 'star' : 'claw'} size={18} />
      </LotDie>
      {lies ? say('lot.drawn', { side }) : '…'}
    </span>
  );
}
