/** The tellings of phases, orders and agreements of the players. */
import { bySeat, figureDid, remark } from '../hud/words/log-entry';
import { orderName, phaseName } from '../hud/words/words';
import { hasNothingLeft } from '../tools/passing';
import { say } from '../words';
import type { Tellings } from './telling';

const orders: Tellings<'ordered' | 'spottingAllowed'> = {
  ordered: {
    entry(event, { names }) {
      const order = orderName(event.order);
      const { figure, seat } = event;
      const text =
        figure === null ? say('log.ordered-all', { order }) : say('log.ordered', { order, name: names.full(figure) });
      return { ...remark(text, 'DW-R-17'), seats: [seat], by: 'army' };
    },
  },
  spottingAllowed: {
    entry: ({ figure, allow }, scribe) => figureDid(scribe, figure, `log.spots.${allow}`, { rule: 'DW-R-40' }),
  },
};

const seats: Tellings<'finished' | 'lapsed' | 'resumed' | 'endAgreed' | 'resigned'> = {
  finished: {
    entry({ seat }, scribe) {
      const key = hasNothingLeft(scribe.state, seat) ? 'log.nothing-left' : 'log.finished';
      return bySeat(scribe, seat, key, 'DW-MULTI-2');
    },
  },
  lapsed: { entry: ({ seat }, scribe) => bySeat(scribe, seat, 'log.lapsed', 'TABLE-6') },
  resumed: { entry: ({ seat }, scribe) => bySeat(scribe, seat, 'log.resumed', 'DW-MULTI-2') },
  endAgreed: {
    entry: ({ seat, agreed }, scribe) => bySeat(scribe, seat, agreed ? 'log.offers-score' : 'log.plays-on', 'DW-R-97'),
  },
  resigned: {
    entry: ({ seat, agreed }, scribe) => bySeat(scribe, seat, agreed ? 'log.gives-up' : 'log.fights-on', 'TABLE-11'),
  },
};

const course: Tellings<'phaseBegan' | 'ended'> = {
  phaseBegan: {
    cue: () => ({ voice: 'snare', pitch: 1 }),
    entry({ turn, phase }) {
      return { ...remark(say('log.phase', { turn, phase: phaseName(phase) }), 'DW-TURN-1'), kind: 'heading' };
    },
  },
  ended: {
    cue: () => ({ voice: 'sting', pitch: 1 }),
    entry({ winner, rule }) {
      const text = winner === null ? say('log.draw') : say(`log.won.${winner}`);
      return { ...remark(text, rule), kind: 'heading' };
    },
  },
};

export const talk = { ...orders, ...seats, ...course };
