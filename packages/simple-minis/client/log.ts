/** The battle log, made from events. */
import type { Seat } from '@dwo/kernel';
import type { LogScene } from '@dwo/kits/game-client';
import { type LogEntry, type LogLine, withLine } from '@dwo/kits/shell/log-entry';
import { allNamed, listed, named } from '@dwo/kits/shell/named';
import { withTales } from '@dwo/kits/story/tale';
import { commanderOf, type Event, hasOrders, isIn, type Now, type State } from '../rules';
import { nameAt } from './names';
import { talesOf } from './story';
import { say } from './words';

type Scene = LogScene<State>;

/** The log with the line of one more event. */
export function recordedIn(log: readonly LogEntry[], event: Event, scene: Scene): readonly LogEntry[] {
  const told = withLine(log, lineOf(event, scene));
  const last = told.at(-1);
  const tales = talesOf(event, scene.state);
  return last === undefined || tales.length === 0 ? told : [...told.slice(0, -1), withTales(last, tales)];
}

const line = (text: string, rule: string, seats: readonly Seat[] = []): LogLine => ({ text, rule, seats });

function lineOf(event: Event, scene: Scene): LogLine | null {
  return courseLine(event, scene) ?? moveLine(event, scene) ?? fightLine(event, scene);
}

/** The events whose line names a player, with their rules. */
const SEATED = { deployed: 'VS-R-11', stepEnded: 'VS-R-15', timedOut: 'VS-R-45', resigned: 'VS-R-45' } as const;

/** The line of a step that begins, with those who are passed over in it because they have no order to give (VS-R-46). */
function stepLine(step: Extract<Event, { type: 'stepBegan' }>['step'], scene: Scene): LogLine {
  const { state } = scene;
  const seats = state.order.filter((seat) => isIn(state, seat));
  const without = seats.filter((seat) => !hasOrders(state, seat, step));
  const idle = without.length === 0 ? 'none' : without.length === seats.length ? 'all' : 'some';
  const names = without.map((seat) => listed(scene, seat)).join(', ');
  const text = say('log.stepBegan', { step: say('phase.of', { id: step }), idle, names });
  return line(text, idle === 'none' ? 'VS-RND-1' : 'VS-R-46', without);
}

/** The lines about players and the course of the match. */
function courseLine(event: Event, scene: Scene): LogLine | null {
  const { state } = scene;
  switch (event.type) {
    case 'rolesSettled':
      return line(
        say('log.rolesSettled', { ...named(scene, event.defender), scenario: state.options.scenario }),
        'VS-SCN-4c',
        [event.defender],
      );
    case 'forceChosen': {
      const facts = { ...named(scene, event.seat), count: event.members.length };
      return line(say('log.forceChosen', facts), 'VS-C-02', [event.seat]);
    }
    case 'contested': {
      const { dice, contest, winner, seats } = event;
      const rolled = seats.map((seat, at) => `${listed(scene, seat)} ${dice[at] ?? 0}`).join(', ');
      const rule = contest === 'zone' ? 'VS-R-11' : 'VS-INI-1';
      if (winner === null) return line(say('log.tied', { rolled }), 'VS-R-14', seats);
      return line(say('log.contested', { rolled, ...named(scene, winner), contest }), rule, seats);
    }
    case 'orderSettled':
      return line(
        say('log.orderSettled', {
          round: scene.state.round,
          names: event.order.map((seat) => listed(scene, seat)).join(', '),
        }),
        'VS-INI-3',
        event.order,
      );
    case 'deployed':
    case 'stepEnded':
    case 'timedOut':
    case 'resigned':
      return line(say('log.seat', { id: event.type, ...named(scene, event.seat) }), SEATED[event.type], [event.seat]);
    case 'roundBegan':
      return line(say('log.roundBegan', { round: event.round }), 'VS-RND-1');
    case 'stepBegan':
      return stepLine(event.step, scene);
    case 'scored': {
      const facts = { ...named(scene, event.seat), points: event.points, bonus: say('bonus.of', { id: event.bonus }) };
      return line(say('log.scored', facts), 'VS-C-04', [event.seat]);
    }
    case 'ended': {
      const text = event.winners.length === 0 ? say('log.drawn') : say('log.won', allNamed(scene, event.winners));
      return line(text, event.rule, event.winners);
    }
    default:
      return null;
  }
}

/** The events whose line names a figure and perhaps its mount, with their rules. */
const PLAIN = {
  ...{ boarded: 'VS-RID-1', dismounted: 'VS-RID-4', leftSurface: 'VS-MOV-9', unhorsed: 'VS-R-37' },
  ...{ itemsDropped: 'VS-R-38', itemsTaken: 'VS-R-38', stirred: 'VS-WLD-6', wokeUp: 'VS-WLD-6' },
} as const;

/** The seat that commands a figure, for the mark beside its line. */
function ownerOf(state: Now, id: number): Seat[] {
  const figure = state.figures[id];
  const seat = figure === undefined ? null : commanderOf(state, figure);
  return seat === null ? [] : [seat];
}

/** The lines about moves and things that are carried. */
function moveLine(event: Event, { state }: Scene): LogLine | null {
  switch (event.type) {
    case 'moved': {
      const inches = Math.round(event.cost / 100) / 10;
      const key = event.path.length === 0 ? 'log.turned' : 'log.moved';
      return line(say(key, { figure: nameAt(state, event.figure), inches }), 'VS-MOV-1', ownerOf(state, event.figure));
    }
    case 'boarded':
    case 'dismounted':
    case 'leftSurface':
    case 'unhorsed':
    case 'itemsDropped':
    case 'itemsTaken':
    case 'stirred':
    case 'wokeUp': {
      const mount = 'mount' in event ? nameAt(state, event.mount) : '';
      const text = say('log.plain', { id: event.type, figure: nameAt(state, event.figure), mount });
      return line(text, PLAIN[event.type], ownerOf(state, event.figure));
    }
    case 'itemsLeft':
      return line(say('log.itemsLeft', { count: event.items.length }), 'VS-SCN-3b');
    default:
      return null;
  }
}

/** The lines about dice. */
function fightLine(event: Event, scene: Scene): LogLine | null {
  const { state } = scene;
  const name = (id: number | null) => nameAt(state, id);
  switch (event.type) {
    case 'sightRolled':
      return line(
        say('log.sightRolled', { figure: name(event.figure), die: event.die, seen: `${event.seen}` }),
        'VS-LOS-2',
      );
    case 'coverRolled':
      return line(
        say('log.coverRolled', { figure: name(event.target), die: event.die, covered: `${event.covered}` }),
        'VS-COV-3',
      );
    case 'attacked': {
      const { figure, target, section, dice, bonus, need, hit, way } = event;
      const goal = section === null ? name(target) : say('section');
      const facts = { figure: name(figure), target: goal, dice: dice.join(' + '), bonus, need, hit: `${hit}`, way };
      return line(say('log.attacked', facts), way === 'hand' ? 'VS-HTH-4' : 'VS-DST-5', ownerOf(state, figure));
    }
    case 'armorRolled':
      return line(
        say('log.armorRolled', {
          figure: name(event.figure),
          die: event.die,
          bonus: event.bonus,
          need: event.need,
          saved: `${event.saved}`,
        }),
        'VS-ARM-1',
      );
    case 'wallRolled':
      return line(say('log.wallRolled', { die: event.die, saved: `${event.saved}` }), 'VS-TER-3');
    case 'sectionFell':
      return line(say('log.sectionFell'), 'VS-TER-3');
    case 'destroyed': {
      const { seat, figure, points } = event;
      const told =
        seat === null
          ? line(say('log.fell', { figure: name(figure) }), 'VS-END-3')
          : line(say('log.destroyed', { figure: name(figure), ...named(scene, seat), points }), 'VS-END-3', [seat]);
      return { ...told, kill: true };
    }
    case 'skillRolled':
      return line(
        say('log.skillRolled', {
          ...{ figure: name(event.figure), task: say('task.of', { id: event.task }) },
          ...{ die: event.die, bonus: event.bonus, need: event.need },
          success: `${event.success}`,
        }),
        'VS-SKL-3',
      );
    case 'calmed':
      return line(say('log.calmed', { figure: name(event.figure) }), 'VS-SCN-2a', [event.seat]);
    default:
      return null;
  }
}
