/** The battle log, made from events. */
import type { Seat } from '@dwo/kernel';
import type { LogScene } from '@dwo/kits/game-client';
import { type LogEntry, type LogLine, withLine } from '@dwo/kits/shell/log-entry';
import type { Event, State } from '../rules';
import { nameAt, weaponName } from './names';
import { say } from './words';

type Scene = LogScene<State>;

/** The log with the line of one more event. */
export function recordedIn(log: readonly LogEntry[], event: Event, scene: Scene): readonly LogEntry[] {
  return withLine(log, lineOf(event, scene));
}

const line = (text: string, rule: string, seats: readonly Seat[] = []): LogLine => ({ text, rule, seats });

function lineOf(event: Event, { state, player }: Scene): LogLine | null {
  const name = (id: number | null) => nameAt(state, id);
  switch (event.type) {
    case 'turnBegan':
      return line(say('log.turnBegan', { turn: event.turn }), 'DC-TRN-1');
    case 'activated':
      return line(say('log.activated', { name: name(event.unit) }), 'DC-TRN-5');
    case 'moved':
      return line(
        say('log.moved', { name: name(event.body), inches: Math.round(event.cost / 100) / 10 }),
        event.way === 'flight' ? 'DC-BRV-4' : 'DC-MOV-1',
      );
    case 'attackRolled': {
      const { attacker, target, weapon, dice, tn } = event;
      const facts = {
        name: name(attacker),
        target: name(target),
        weapon: weaponName(weapon),
        dice: dice.join(' '),
        tn,
      };
      return line(say('log.attackRolled', facts), 'DC-ATK-1');
    }
    case 'struck': {
      const damage = event.harm[0]?.damage ?? 0;
      return line(say('log.struck', { hits: event.hits, damage }), 'DC-ATK-8');
    }
    case 'fell':
      return line(say('log.fell', { name: name(event.entity) }), 'DC-ATK-9');
    case 'ended': {
      const names = event.winners.map(player).join(', ');
      return line(names === '' ? say('log.drawn') : say('log.won', { names }), event.rule, event.winners);
    }
    default:
      return null;
  }
}
