/** The tellings of work with vehicles and guns. */

import type { FigureId } from '@dwo/dino-wars';
import type { Cue } from '@dwo/kits/miniatures/theatre/performance';
import { list } from '@dwo/kits/shell/list';
import { type Draft, figureDid, type Scribe, withOthers } from '../hud/words/log-entry';
import { isPole } from '../tools/poles';
import type { Sentence } from '../words';
import type { DiceKind } from './rolls';
import type { DiceWords, Tellings } from './telling';

export const machineDice = {
  ammunition: { gains: 'army', loses: 'army', who: 'dice.who.ammunition' },
} satisfies { [K in DiceKind]?: DiceWords };

const clack = (): Cue => ({ voice: 'clack', pitch: 1 });

/** The line for a soldier who gets into or out of a vehicle. */
function inVehicle(
  scribe: Scribe,
  [figure, vehicle]: readonly [FigureId, FigureId],
  key: Sentence,
  rule: string,
): Draft {
  const details = { rule, vehicle: scribe.names.full(vehicle) };
  return withOthers(scribe, figureDid(scribe, figure, key, details), [vehicle]);
}

/** The line for work by a weapon's crew, with their names. */
function byPeople(
  scribe: Scribe,
  { weapon, people }: { weapon: FigureId; people: readonly FigureId[] },
  key: Sentence,
  rule: string,
): Draft {
  const details = { rule, people: list(people.map(scribe.names.short)) };
  return withOthers(scribe, figureDid(scribe, weapon, key, details), people);
}

const riding: Tellings<'boarded' | 'alighted' | 'seatsSwapped' | 'gunTurned'> = {
  boarded: {
    cue: clack,
    entry: ({ figure, vehicle }, scribe) => inVehicle(scribe, [figure, vehicle], 'log.boarded', 'DW-LOAD-3'),
  },
  alighted: {
    cue: clack,
    entry: ({ figure, vehicle }, scribe) => inVehicle(scribe, [figure, vehicle], 'log.alighted', 'DW-LOAD-4'),
  },
  seatsSwapped: {
    cue: clack,
    entry: ({ vehicle }, scribe) => figureDid(scribe, vehicle, 'log.seats-swapped', { rule: 'DW-R-29' }),
  },
  gunTurned: {
    cue: clack,
    entry: ({ figure }, scribe) => figureDid(scribe, figure, 'log.gun-turned', { rule: 'DW-R-26' }),
  },
};

const crews: Tellings<'assigned' | 'dismantled' | 'setUp' | 'pickedUp' | 'laidDown'> = {
  assigned: {
    cue: clack,
    entry({ weapon, crew }, scribe) {
      if (crew.length === 0) return figureDid(scribe, weapon, 'log.no-crew', { rule: 'DW-CREW-1' });
      return byPeople(scribe, { weapon, people: crew }, 'log.crew', 'DW-CREW-1');
    },
  },
  dismantled: {
    cue: clack,
    entry: ({ weapon, by }, scribe) => byPeople(scribe, { weapon, people: by }, 'log.dismantled', 'DW-TOW-8'),
  },
  setUp: {
    cue: clack,
    entry: ({ weapon, by }, scribe) => byPeople(scribe, { weapon, people: by }, 'log.set-up', 'DW-TOW-8'),
  },
  pickedUp: {
    dice: ({ die, figure }) =>
      die === null ? null : { what: 'ammunition', dice: [die], needed: null, success: true, by: figure, at: null },
    effects: ({ die, figure }) => (die === null ? [] : [{ type: 'number', figure, text: `×${die}` }]),
    cue: clack,
    entry({ figure, weapon, die }, scribe) {
      const facts = { rule: 'DW-RAMBO-3', weapon: scribe.names.full(weapon) };
      const draft =
        die === null
          ? figureDid(scribe, figure, 'log.picked-up', facts)
          : figureDid(scribe, figure, 'log.picked-up-turns', { ...facts, turns: die });
      return withOthers(scribe, draft, [weapon]);
    },
  },
  laidDown: {
    cue: clack,
    entry({ figure, weapon }, scribe) {
      const facts = { rule: 'DW-R-54', weapon: scribe.names.full(weapon) };
      return withOthers(scribe, figureDid(scribe, figure, 'log.laid-down', facts), [weapon]);
    },
  },
};

/** A pole takes a place in a vehicle, a weapon none. */
const loadRule = (load: FigureId) => (isPole(load) ? 'DW-GATE-6' : 'DW-R-47');

const towing: Tellings<'stowed' | 'unstowed' | 'hitched' | 'unhitched'> = {
  stowed: {
    cue: clack,
    entry: ({ weapon, vehicle }, scribe) => inVehicle(scribe, [weapon, vehicle], 'log.stowed', loadRule(weapon)),
  },
  unstowed: {
    cue: clack,
    entry: ({ weapon, vehicle }, scribe) => inVehicle(scribe, [weapon, vehicle], 'log.unstowed', loadRule(weapon)),
  },
  hitched: {
    cue: clack,
    entry({ vehicle, weapon }, scribe) {
      const facts = { rule: 'DW-TOW-3', weapon: scribe.names.full(weapon) };
      return withOthers(scribe, figureDid(scribe, vehicle, 'log.hitched', facts), [weapon]);
    },
  },
  unhitched: {
    cue: clack,
    entry: ({ vehicle, weapon }, scribe) =>
      withOthers(scribe, figureDid(scribe, weapon, 'log.unhitched', { rule: 'DW-TOW-4' }), [vehicle]),
  },
};

export const machines = { ...riding, ...crews, ...towing };
