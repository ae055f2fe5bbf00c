/** Sentences for what vehicles, guns, flyers and the set-up do. */

import type { Event, FigureId, Side, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { list } from '@dwo/kits/shell/list';
import { type Sentence, say } from '../../words';
import type { Details } from './log-entry';
import type { Names } from './names';
import { inches } from './words';

/** A figure's act: a sentence that begins with its name. */
export interface Deed {
  readonly figure: FigureId;
  readonly key: Sentence;
  readonly facts: Details;
  /** Others who are named in it. */
  readonly others: readonly FigureId[];
}

interface Teller {
  readonly state: Frozen<State>;
  readonly names: Names;
}

/** Events that are the deed of one figure. */
export function deedOf(event: Event, { state, names }: Teller): Deed | null {
  const inside = ({ vehicle }: { readonly vehicle: FigureId }) => ({ vehicle: names.full(vehicle) });
  const armed = ({ weapon }: { readonly weapon: FigureId }) => ({ weapon: names.full(weapon) });
  const people = (ids: readonly FigureId[]) => list(ids.map(names.short));
  switch (event.type) {
    case 'crept':
      return deed(event.figure, 'log.crept', { rule: 'DW-R-94', length: inches(event.costCi) });
    case 'flew': {
      const end = event.path.at(-1)?.z ?? 0;
      const facts = { rule: 'DW-FLY-2', length: inches(event.costCi) };
      if (end === 0) return deed(event.figure, 'log.flew-landed', facts);
      return deed(event.figure, 'log.flew', { ...facts, height: inches(end) });
    }
    case 'gunTurned':
      return deed(event.figure, 'log.gun-turned', { rule: 'DW-R-26' });
    case 'boarded':
      return deed(event.figure, 'log.boarded', { rule: 'DW-LOAD-3', ...inside(event) }, [event.vehicle]);
    case 'alighted':
      return deed(event.figure, 'log.alighted', { rule: 'DW-LOAD-4', ...inside(event) }, [event.vehicle]);
    case 'seatsSwapped':
      return deed(event.vehicle, 'log.seats-swapped', { rule: 'DW-R-29' });
    case 'assigned':
      return event.crew.length === 0
        ? deed(event.weapon, 'log.no-crew', { rule: 'DW-CREW-1' })
        : deed(event.weapon, 'log.crew', { rule: 'DW-CREW-1', people: people(event.crew) }, event.crew);
    case 'dismantled':
      return deed(event.weapon, 'log.dismantled', { rule: 'DW-TOW-8', people: people(event.by) }, event.by);
    case 'setUp':
      return deed(event.weapon, 'log.set-up', { rule: 'DW-TOW-8', people: people(event.by) }, event.by);
    case 'carried': {
      const by = event.carriers.map(({ figure }) => figure);
      const facts = { rule: 'DW-R-47', length: inches(event.costCi), people: people(by) };
      return deed(event.weapon, 'log.carried', facts, by);
    }
    case 'stowed':
      return deed(event.weapon, 'log.stowed', { rule: 'DW-R-47', ...inside(event) }, [event.vehicle]);
    case 'unstowed':
      return deed(event.weapon, 'log.unstowed', { rule: 'DW-R-47', ...inside(event) }, [event.vehicle]);
    case 'hitched':
      return deed(event.vehicle, 'log.hitched', { rule: 'DW-TOW-3', ...armed(event) }, [event.weapon]);
    case 'unhitched':
      return deed(event.weapon, 'log.unhitched', { rule: 'DW-TOW-4' }, [event.vehicle]);
    case 'pickedUp': {
      const facts = { rule: 'DW-RAMBO-3', ...armed(event) };
      return event.die === null
        ? deed(event.figure, 'log.picked-up', facts, [event.weapon])
        : deed(event.figure, 'log.picked-up-turns', { ...facts, turns: event.die }, [event.weapon]);
    }
    case 'laidDown':
      return deed(event.figure, 'log.laid-down', { rule: 'DW-R-54', ...armed(event) }, [event.weapon]);
    case 'emptied':
      return deed(event.figure, 'log.emptied', { rule: 'DW-CREW-3' });
    case 'reloaded':
      return deed(event.figure, 'log.reloaded', { rule: 'DW-CREW-4' });
    case 'reloadBroken':
      return deed(event.figure, 'log.reload-broken', { rule: 'DW-R-45' });
    case 'paidTerrain':
      return deed(event.figure, 'log.paid-terrain', { rule: 'DW-OPT-TERR-2', length: inches(event.costCi) });
    case 'crippled':
      return deed(event.figure, 'log.crippled', { rule: 'DW-OPT-WOUND-1' });
    case 'spottingAllowed':
      return deed(event.figure, `log.spots.${event.allow}`, { rule: 'DW-R-40' });
    default:
      return setUpDeed(event, state);
  }
}

const PLACED_BY = { alternate: 'DW-R-73', groups: 'DW-ISLE-7', deliberate: 'DW-R-74' } as const;

function setUpDeed(event: Event, state: Frozen<State>): Deed | null {
  switch (event.type) {
    case 'placed':
      return deed(event.figure, 'log.placed', { rule: PLACED_BY[state.placing?.kind ?? 'deliberate'] });
    case 'hidden':
      return deed(event.figure, 'log.hidden', { rule: 'DW-GATE-4' });
    case 'unplaced':
      return deed(event.figure, 'log.unplaced', { rule: 'DW-R-73' });
    case 'landed':
      return deed(event.figure, 'log.landed', { rule: 'DW-OPT-PARA-2' });
    case 'spotted':
      return deed(event.figure, 'log.in-sight', { rule: 'DW-R-94' });
    case 'poleFound':
      return deed(event.pole, 'log.pole-found', { rule: 'DW-R-92' });
    case 'escaped':
      return deed(event.figure, 'log.escaped', { rule: 'DW-R-93' });
    default:
      return null;
  }
}

function deed(figure: FigureId, key: Sentence, facts: Details, others: readonly FigureId[] = []): Deed {
  return { figure, key, facts, others };
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
      return { text: say('log.everybody-placed'), rule: 'DW-R-73', by: 'referee', heading: false };
    case 'survivorsWait': {
      const people = list(event.people.map(names.short));
      return {
        text: say('log.survivors', { people, vehicle: names.full(event.vehicle) }),
        rule: 'DW-CAS-3',
        by: 'army',
        heading: false,
      };
    }
    case 'airDropped':
      return {
        text: say('log.air-dropped', { landed: event.landed }),
        rule: event.landed ? 'DW-OPT-PARA-2' : 'DW-OPT-PARA-3',
        by: 'army',
        heading: false,
      };
    default:
      return null;
  }
}
