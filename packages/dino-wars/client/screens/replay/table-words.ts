/** Intents of DINO WARS! that say something at the table: offers to end, running out of time. */
import type { OwnWords } from '@dwo/kits/replay/table-talk';
import { settingOf } from './setting-of';

export const saidOf: OwnWords = ({ cast, seat, intent, others }) => {
  const { type, agreed, figure } = intent;
  switch (type) {
    case 'agreeEnd':
      if (agreed !== true) return { icon: 'cross', does: 'would rather play on', rule: 'DW-R-97' };
      return others('agreeEnd', null)
        ? { icon: 'tick', does: 'agrees to count points', rule: 'DW-R-97' }
        : { icon: 'hand', does: 'offers to count points', rule: 'DW-R-97' };
    case 'resign': {
      if (agreed !== true) return { icon: 'cross', does: 'does not give up after all', rule: 'TABLE-11' };
      const all = others('resign', cast.seats[seat]?.side ?? null);
      return { icon: 'flag', does: all ? 'gives up' : 'would give up', rule: 'TABLE-11' };
    }
    case 'lapse':
      return { icon: 'clock', does: 'has run out of time', rule: 'TABLE-6' };
    case 'timeOut': {
      const who = typeof figure === 'string' ? settingOf(cast).figures[figure]?.full : undefined;
      return {
        icon: 'clock',
        does: `did not answer in time${who === undefined ? '' : ` for ${who}`}`,
        rule: 'DW-R-17',
      };
    }
    default:
      return null;
  }
};
