/** Intents of DINO WARS! that say something at the table: offers to end, and running out of time. */
import type { OwnWords } from '@dwo/kits/replay/table-talk';
import { say } from '../../words';
import { settingOf } from './setting-of';

export const saidOf: OwnWords = ({ cast, seat, intent, others }) => {
  const { type, agreed, figure } = intent;
  switch (type) {
    case 'agreeEnd':
      if (agreed !== true) return { icon: 'cross', does: say('replay.says.on'), rule: 'DW-R-97' };
      return others('agreeEnd', null)
        ? { icon: 'tick', does: say('replay.says.agrees'), rule: 'DW-R-97' }
        : { icon: 'hand', does: say('replay.says.offers'), rule: 'DW-R-97' };
    case 'resign': {
      if (agreed !== true) return { icon: 'cross', does: say('replay.says.no-resign'), rule: 'TABLE-11' };
      const all = others('resign', cast.seats[seat]?.side ?? null);
      return { icon: 'flag', does: say(all ? 'replay.says.resigns' : 'replay.says.would-resign'), rule: 'TABLE-11' };
    }
    case 'lapse':
      return { icon: 'clock', does: say('replay.says.lapsed'), rule: 'TABLE-6' };
    case 'timeOut': {
      const who = typeof figure === 'string' ? settingOf(cast).figures[figure]?.full : undefined;
      const does = say('replay.says.unanswered', { hasFigure: who !== undefined, figure: who ?? '' });
      return { icon: 'clock', does, rule: 'DW-R-17' };
    }
    default:
      return null;
  }
};
