/** Sentences for what vehicles, guns, flyers and the set-up do. */

import type { Event, FigureId, Side, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { list } from '@dwo/kits/shell/list';
import type { Names } from './names';
import { count, inches } from './words';

/** A figure's act, as the rest of the sentence that begins with its name. */
export interface Deed {
  readonly figure: FigureId;
  readonly text: string;
  readonly rule: string;
  /** Others who are named in it. */
  readonly others?: readonly FigureId[];
}

interface Teller {
  readonly state: Frozen<State>;
  readonly names: Names;
}

/** Events whose sentence is "name did this". */
export function deedOf(event: Event, { state, names }: Teller): Deed | null {
  const name = (id: FigureId) => names.full(id);
  const people = (ids: readonly FigureId[]) => list(ids.map(names.short));
  switch (event.type) {
    case 'crept':
      return { figure: event.figure, text: `moves unseen, ${inches(event.costCi)}`, rule: 'DW-R-94' };
    case 'flew': {
      const end = event.path.at(-1)?.z ?? 0;
      const where = end === 0 ? 'and lands' : `and is ${inches(end)} up`;
      return { figure: event.figure, text: `flies ${inches(event.costCi)} ${where}`, rule: 'DW-FLY-2' };
    }
    case 'gunTurned':
      return { figure: event.figure, text: 'turns its gun', rule: 'DW-R-26' };
    case 'boarded':
      return deed(event.figure, `gets into ${name(event.vehicle)}`, 'DW-LOAD-3', [event.vehicle]);
    case 'alighted':
      return deed(event.figure, `gets out of ${name(event.vehicle)}`, 'DW-LOAD-4', [event.vehicle]);
    case 'seatsSwapped':
      return deed(event.vehicle, 'people change seats', 'DW-R-29');
    case 'assigned':
      return event.crew.length === 0
        ? deed(event.weapon, 'has no crew any more', 'DW-CREW-1')
        : deed(event.weapon, `is served by ${people(event.crew)}`, 'DW-CREW-1', event.crew);
    case 'dismantled':
      return deed(event.weapon, `is taken apart by ${people(event.by)}`, 'DW-TOW-8', event.by);
    case 'setUp':
      return deed(event.weapon, `is set up by ${people(event.by)}`, 'DW-TOW-8', event.by);
    case 'carried': {
      const by = event.carriers.map(({ figure }) => figure);
      return deed(event.weapon, `is carried ${inches(event.costCi)} by ${people(by)}`, 'DW-R-47', by);
    }
    case 'stowed':
      return deed(event.weapon, `is loaded into ${name(event.vehicle)}`, 'DW-R-47', [event.vehicle]);
    case 'unstowed':
      return deed(event.weapon, `is put down beside ${name(event.vehicle)}`, 'DW-R-47', [event.vehicle]);
    case 'hitched':
      return deed(event.vehicle, `is hitched to ${name(event.weapon)}`, 'DW-TOW-3', [event.weapon]);
    case 'unhitched':
      return deed(event.weapon, `is unhitched and ready next turn`, 'DW-TOW-4', [event.vehicle]);
    case 'pickedUp': {
      const left = event.die === null ? '' : `: ammunition for ${count(event.die, 'turn')}`;
      return deed(event.figure, `takes up ${name(event.weapon)}${left}`, 'DW-RAMBO-3', [event.weapon]);
    }
    case 'laidDown':
      return deed(event.figure, `lays ${name(event.weapon)} down`, 'DW-R-54', [event.weapon]);
    case 'emptied':
      return deed(event.figure, 'is empty: it has to be reloaded', 'DW-CREW-3');
    case 'reloaded':
      return deed(event.figure, 'is reloaded', 'DW-CREW-4');
    case 'reloadBroken':
      return deed(event.figure, 'has to begin reloading again', 'DW-R-45');
    case 'paidTerrain':
      return deed(event.figure, `loses ${inches(event.costCi)} in unusual terrain`, 'DW-OPT-TERR-2');
    case 'crippled':
      return deed(event.figure, 'is wounded for the rest of the battle', 'DW-OPT-WOUND-1');
    case 'spottingAllowed':
      return deed(event.figure, SPOTS[event.allow], 'DW-R-40');
    default:
      return setUpDeed(event, state);
  }
}

const SPOTS = {
  auto: 'spots for teammates if it costs them nothing',
  yes: 'spots for teammates',
  no: 'does not spot for teammates',
} as const;

const PLACED_BY = { alternate: 'DW-R-73', groups: 'DW-ISLE-7', deliberate: 'DW-R-74' } as const;

function setUpDeed(event: Event, state: Frozen<State>): Deed | null {
  switch (event.type) {
    case 'placed':
      return deed(event.figure, 'takes its place', PLACED_BY[state.placing?.kind ?? 'deliberate']);
    case 'hidden':
      return deed(event.figure, 'hides', 'DW-GATE-4');
    case 'unplaced':
      return deed(event.figure, 'is taken back', 'DW-R-73');
    case 'landed':
      return deed(event.figure, 'comes down by parachute', 'DW-OPT-PARA-2');
    case 'spotted':
      return deed(event.figure, 'comes into sight!', 'DW-R-94');
    case 'poleFound':
      return deed(event.pole, 'has been found!', 'DW-R-92');
    case 'escaped':
      return deed(event.figure, 'goes home through the gate', 'DW-R-93');
    default:
      return null;
  }
}

function deed(figure: FigureId, text: string, rule: string, others: readonly FigureId[] = []): Deed {
  return { figure, text, rule, others };
}

/** A line of the referee's own. */
export interface Announcement {
  readonly text: string;
  readonly rule: string;
  readonly by: Side | 'referee';
  readonly heading: boolean;
}

/** Events that are nobody's deed. */
export function announcementOf(event: Event, { names }: Teller): Announcement | null {
  switch (event.type) {
    case 'placingEnded':
      return { text: 'Everybody is in place', rule: 'DW-R-73', by: 'referee', heading: false };
    case 'survivorsWait': {
      const who = list(event.people.map(names.short));
      return {
        text: `${who} got out of ${names.full(event.vehicle)} alive`,
        rule: 'DW-CAS-3',
        by: 'army',
        heading: false,
      };
    }
    case 'airDropped':
      return {
        text: event.landed ? 'The paratroopers jump over the table' : 'The paratroopers miss the table and try again',
        rule: event.landed ? 'DW-OPT-PARA-2' : 'DW-OPT-PARA-3',
        by: 'army',
        heading: false,
      };
    default:
      return null;
  }
}
