/** The green dice for the first attack in Dinosaurs Wild: they tumble once, and lie there until a card is turned up. */
import type { Seat } from '@dwo/kernel';
import { HitDice } from '@dwo/kits/cards/dice';
import type { Stage } from '@dwo/kits/playback/stage';
import { type Tossed, Tosses } from '@dwo/kits/playback/tossed';
import type { Event, State } from '../rules';
import { highest } from '../rules/course';
import { START_DICE } from '../rules/wild';
import { say } from './words';
import './styles/start-roll.css';

type StartRoll = Extract<Event, { readonly type: 'startRolled' }>;

/** A roll of the set-up. */
interface Rolled {
  readonly roll: StartRoll;
  /** The number of the roll: seats with the same hits roll again. */
  readonly n: number;
}

const LANDING_MS = 1_050;
const READ_MS = 2_400;

const start = new Tosses<Rolled>();

/** Plays the rolls of a set-up, one after the other. */
export const throwStart: NonNullable<Stage<State, Event>['prelude']> = async ({ events }, time) => {
  const rolls = events.filter((event) => event.type === 'startRolled').map((roll, n): Rolled => ({ roll, n }));
  for (const rolled of rolls) {
    await start.toss(rolled, LANDING_MS, time);
    await time.wait(READ_MS);
    if (!time.on()) break;
  }
  const last = rolls.at(-1);
  if (last !== undefined) start.lay(last);
};

/** Takes the dice off the table. */
export const clearStart = () => start.clear();

/** The start roll that lies on the table; null for none. */
export const useStartRoll = start.use;

interface StartDiceProps {
  /** The viewer's own seat; null for a spectator. */
  readonly own: Seat | null;
  name(seat: Seat): string;
}

/** A line for each seat that rolled, and the one that attacks first. */
export function StartDice({ roll, n, lies, own, name }: Rolled & Pick<Tossed<Rolled>, 'lies'> & StartDiceProps) {
  return (
    <section class="tray start-roll" data-testid="start-roll" data-lies={lies}>
      <b class="start-roll__what">{say('start.what')}</b>
      {roll.seats.map((seat, at) => (
        <div key={seat} class="start-roll__seat">
          <b class="start-roll__who">{name(seat)}</b>
          <HitDice
            colour="green"
            hits={Array.from({ length: START_DICE }, (_, die) => die < (roll.hits[at] ?? 0))}
            roll={`${n} ${seat}`}
            label={say('table.rolled', { name: name(seat), hits: roll.hits[at] ?? 0, dice: START_DICE })}
          />
        </div>
      ))}
      <p class="start-roll__verdict" role="status">
        {lies ? verdictOf(roll, own, name) : '…'}
      </p>
    </section>
  );
}

function verdictOf({ seats, hits }: StartRoll, own: Seat | null, name: (seat: Seat) => string): string {
  const best = highest(hits).map((at) => seats[at] ?? 0);
  const [first = 0] = best;
  if (best.length > 1) return say('start.tie');
  return say('start.first', { who: first === own ? 'you' : 'other', name: name(first) });
}
