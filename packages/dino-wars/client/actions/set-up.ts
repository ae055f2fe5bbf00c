/** The tellings of figures that arrive, are found, and leave. */
import type { Cue } from '@dwo/kits/miniatures/theatre/performance';
import { figureDid, remark } from '../hud/words/log-entry';
import { say } from '../words';
import type { Tellings } from './telling';

const clack = (): Cue => ({ voice: 'clack', pitch: 1 });
const sting = (): Cue => ({ voice: 'sting', pitch: 1.2 });

const PLACED_BY = { alternate: 'DW-R-73', groups: 'DW-ISLE-7', deliberate: 'DW-R-74' } as const;

const placing: Tellings<'placed' | 'hidden' | 'unplaced' | 'placingTurned' | 'placingEnded'> = {
  placed: {
    cue: clack,
    entry({ figure }, scribe) {
      const rule = PLACED_BY[scribe.state.placing?.kind ?? 'deliberate'];
      return figureDid(scribe, figure, 'log.placed', { rule });
    },
  },
  hidden: {
    cue: clack,
    entry: ({ figure }, scribe) => figureDid(scribe, figure, 'log.hidden', { rule: 'DW-GATE-4' }),
  },
  unplaced: { entry: ({ figure }, scribe) => figureDid(scribe, figure, 'log.unplaced', { rule: 'DW-R-73' }) },
  placingTurned: {},
  placingEnded: { entry: () => remark(say('log.everybody-placed'), 'DW-R-73') },
};

const jumping: Tellings<'airDropped' | 'landed'> = {
  airDropped: {
    entry({ landed }) {
      const rule = landed ? 'DW-OPT-PARA-2' : 'DW-OPT-PARA-3';
      return { ...remark(say('log.air-dropped', { landed }), rule), by: 'army' };
    },
  },
  landed: {
    pictureMs: 700,
    effects: ({ figure }) => [{ type: 'parachute', figure }],
    cue: clack,
    entry: ({ figure }, scribe) => figureDid(scribe, figure, 'log.landed', { rule: 'DW-OPT-PARA-2' }),
  },
};

const timeGate: Tellings<'spotted' | 'poleFound' | 'escaped'> = {
  spotted: {
    pictureMs: 700,
    effects: ({ figure }) => [{ type: 'reveal', figure }],
    cue: sting,
    entry: ({ figure }, scribe) => figureDid(scribe, figure, 'log.in-sight', { rule: 'DW-R-94' }),
  },
  poleFound: {
    pictureMs: 700,
    effects: ({ pole }) => [{ type: 'reveal', figure: pole }],
    cue: sting,
    entry: ({ pole }, scribe) => figureDid(scribe, pole, 'log.pole-found', { rule: 'DW-R-92' }),
  },
  escaped: {
    cue: sting,
    entry: ({ figure }, scribe) => figureDid(scribe, figure, 'log.escaped', { rule: 'DW-R-93' }),
  },
};

export const setUp = { ...placing, ...jumping, ...timeGate };
