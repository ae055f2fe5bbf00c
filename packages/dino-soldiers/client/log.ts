/** The lines of the battle log, from events. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { LogScene } from '@dwo/kits/game-client';
import { list } from '@dwo/kits/shell/list';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { named, type Players } from '@dwo/kits/shell/named';
import { ability, dataOf, type Event, FACES, has, type RuleId, type Side, type State, seatOf, sideOf } from '../rules';
import { type Tale, taleOf } from './deeds';
import { faceName, unitName } from './names';
import { say } from './words';

interface Line {
  readonly text: string;
  readonly rule: RuleId;
  readonly seats?: readonly Seat[];
  readonly units?: readonly number[];
  /** The side that the line is about. */
  readonly by?: Side;
  readonly heading?: true;
  readonly kill?: true;
  readonly tale?: Tale;
}

/** The line for an event; null for an event that has none. */
function lineOf(event: Event, players: Players, state: Frozen<State>): Line | null {
  const line = courseLine(event, players, state) ?? unitLine(event, state);
  const tale = taleOf(event);
  return line === null || tale === null ? line : { ...line, tale };
}

/** The lines about the course of the match. */
function courseLine(event: Event, players: Players, state: Frozen<State>): Line | null {
  switch (event.type) {
    case 'teamChosen':
      return { text: say('log.teamChosen', named(players, event.seat)), rule: 'DS-TEAM-10', seats: [event.seat] };
    case 'mustered': {
      const count = (side: Side) => event.units.filter((unit) => sideOf(unit) === side).length;
      const sides = { dinosaurs: count('dinosaurs'), soldiers: count('soldiers') };
      return { text: say('log.mustered', sides), rule: 'DS-TEAM-10' };
    }
    case 'phaseBegan':
      if (event.phase === 'starts') return { text: say('log.starts'), rule: 'DS-SET-10' };
      return event.phase === 'deploy' ? { text: say('log.deploy', { side: event.side }), rule: 'DS-DEP-1' } : null;
    case 'obstaclesFound':
      return { text: say('log.obstacles', { count: event.spots.length }), rule: 'DS-GEO-8' };
    case 'turnBegan': {
      const text = say('log.turn', { round: event.round, side: event.side });
      return { text, rule: 'DS-GEN-2', heading: true, seats: [seatOf(state, event.side)] };
    }
    case 'turned': {
      const { terrain, damage } = FACES[event.face];
      const tile = faceName(FACES[event.face]);
      if (damage > 0) return { text: say('log.turnedHurting', { tile, damage }), rule: 'DS-TER-6' };
      return { text: say('log.turned', { tile, terrain: say(`terrain.${terrain}`) }), rule: 'DS-MOV-7' };
    }
    case 'roundEnded':
      return event.quiet === 0 ? null : { text: say('log.quiet', { quiet: event.quiet }), rule: 'DS-END-5' };
    case 'ended':
      return { text: endingText(event, players), rule: event.rule, seats: event.winners };
    default:
      return null;
  }
}

interface Ended {
  readonly winners: readonly Seat[];
  readonly rule: RuleId;
  readonly worth: readonly number[];
}

/** The end of the match as a sentence. */
export function endingText({ winners, rule, worth }: Ended, players: Players): string {
  const [winner] = winners;
  const [dinosaurs = 0, soldiers = 0] = worth;
  const beaten = soldiers < dinosaurs ? 'soldiers' : 'dinosaurs';
  const loser = named(players, winner === 0 ? 1 : 0).who;
  const facts = { ...named(players, winner ?? 0), dinosaurs, soldiers, beaten, loser };
  if (rule === 'DS-END-5' && winner === undefined) return say('log.ended.even', facts);
  if (rule === 'DS-END-2' || rule === 'DS-END-3' || rule === 'DS-END-5' || rule === 'DS-END-6') {
    return say(`log.ended.${rule}`, facts);
  }
  return say('log.ended.other');
}

/** The lines about one unit. */
function unitLine(event: Event, state: Frozen<State>): Line | null {
  if (!('unit' in event)) return null;
  const unit = unitName(state, event.unit);
  const line = (text: string, rule: RuleId, more: Partial<Line> = {}): Line => {
    const figure = state.units[event.unit];
    return { text, rule, units: [event.unit], ...(figure === undefined ? {} : { by: sideOf(figure) }), ...more };
  };
  switch (event.type) {
    case 'cameIn':
      return line(say('log.cameIn', { unit }), 'DS-RES-1');
    case 'moved':
      if (event.way === 'leap') return line(say('log.leapt', { unit }), 'DS-AB-LEP-1');
      if (event.way === 'overfly') return line(say('log.overflew', { unit }), 'DS-AB-FLY-2');
      return event.way === 'charge' ? line(say('log.charged', { unit }), 'DS-AB-CHA-2') : null;
    case 'hid':
      return event.turns < 2 ? null : line(say('log.hid', { unit }), 'DS-HIDE-3');
    case 'revealed':
      return line(say('log.revealed', { unit }), REVEALED);
    case 'attacked': {
      if (event.failed) return line(say('log.failed', { unit, mode: say(`mode.${event.mode}`) }), 'DS-SHO-4');
      return line(attackText(event, [], state), ATTACKED);
    }
    case 'hurt': {
      const facts = { unit, damage: event.damage, extra: 0, all: 'no' };
      if (event.cause === 'terrain') return line(say('log.hurt.terrain', facts), 'DS-TER-6');
      if (event.cause === 'fire') return line(say('log.hurt.fire', facts), 'DS-AB-FIR-5');
      if (event.cause === 'counter') return line(say('log.hurt.counter', facts), 'DS-AB-CTR-1');
      return line(say('log.hurt', facts), 'DS-DMG-4');
    }
    case 'postponed':
      return line(say('log.postponed', { unit, attack: event.attack }), 'DS-AB-AGI-1');
    case 'dodged':
      return line(say('log.dodged', { unit, attack: event.attack }), 'DS-AB-AGI-4');
    case 'died':
      return line(say('log.died', { unit, cause: event.cause }), 'DS-DMG-4', { kill: true });
    case 'healed':
      return line(say('log.healed', { unit }), 'DS-AB-BIT-1');
    default:
      return null;
  }
}

/** A line as an entry of the log, with a key that is unique in it. */
function entryOf({ text, rule, seats = [], units = [], by, heading, kill, tale }: Line, key: number): LogEntry {
  return {
    ...(tale === undefined ? {} : { tale }),
    ...{ key, kind: heading === true ? 'heading' : 'deed', by: by ?? 'referee', text, bold: [], notes: [], rule },
    ...{ figures: units.map(String), seats, kill: kill === true },
  };
}

const ATTACKED: RuleId = 'DS-ATK-1';
type Attacked = Extract<Event, { type: 'attacked' }>;

/** An attack as a sentence, with the units that it has hit so far. */
function attackText({ unit, mode, shout }: Attacked, hit: readonly number[], state: Frozen<State>): string {
  const targets = list(hit.map((id) => unitName(state, id)));
  const facts = { unit: unitName(state, unit), mode: say(`mode.${mode}`), count: hit.length, targets };
  return shout === null
    ? say('log.attacked', facts)
    : say('log.attackedLoud', { ...facts, shout: say(`shout.${shout}`) });
}

/** The attack that the log told last, and its place; null if there is none. */
function lastAttack(log: readonly LogEntry[]): { readonly at: number; readonly attack: Attacked } | null {
  const at = log.findLastIndex(({ rule }) => rule === ATTACKED);
  const tale = log[at]?.tale as Tale | undefined;
  return tale?.type === 'attacked' ? { at, attack: tale } : null;
}

/** The log in which the line of an attack names the unit that it has just hit: the log hears of hits after it. */
function aimed(log: readonly LogEntry[], event: Event, state: Frozen<State>): readonly LogEntry[] {
  const last = event.type === 'hit' ? lastAttack(log) : null;
  if (event.type !== 'hit' || last === null || last.attack.unit !== event.by) return log;
  return log.map((entry, at) => {
    if (at !== last.at) return entry;
    const figures = [...entry.figures, String(event.unit)];
    return { ...entry, figures, text: attackText(last.attack, figures.slice(1).map(Number), state) };
  });
}

/** The line of a hurt that is greater than the attack alone: a leader on the tile of its attacker adds the rest. */
function ledOn(log: readonly LogEntry[], event: Event, line: Line, state: Frozen<State>): Line {
  const last = lastAttack(log);
  const [victim, by] = [event.type === 'hurt' ? event.unit : -1, last?.attack.unit ?? -1].map((id) => state.units[id]);
  // The hurt of an agile unit comes at the end of the turn, from whichever attack.
  if (event.type !== 'hurt' || event.cause !== 'attack' || !victim || !by || has(victim, 'agile')) return line;
  const data = dataOf(by).modes.find(({ mode }) => mode === last?.attack.mode);
  const whole = event.damage + (data?.pierce === true ? 0 : ability(victim, 'armour'));
  const extra = data === undefined || data.kill === true ? 0 : Math.min(event.damage, whole - data.damage);
  if (extra <= 0) return line;
  const all = extra === event.damage ? 'yes' : 'no';
  const facts = { unit: unitName(state, event.unit), damage: event.damage, extra, all };
  return { ...line, text: say('log.hurt', facts), rule: 'DS-AB-LEA-1' };
}

const REVEALED: RuleId = 'DS-HIDE-7';
const OVER: RuleId = 'DS-HIDE-6';
const isRevealed = ({ rule }: Pick<LogEntry, 'rule'>) => rule === REVEALED || rule === OVER;

/** The line of a unit that is seen again because it attacked, or because its time is over; the event before tells which. */
function seenAgain(log: readonly LogEntry[], event: Event, line: Line, state: Frozen<State>): Line {
  if (event.type !== 'revealed') return line;
  const unit = unitName(state, event.unit);
  const before = log.findLast((entry) => !isRevealed(entry))?.tale as Tale | undefined;
  if (before?.type === 'attacked' && before.unit === event.unit) {
    return { ...line, text: say('log.revealed.attacked', { unit }) };
  }
  return before?.type === 'turnBegan' ? { ...line, text: say('log.revealed.over', { unit }), rule: OVER } : line;
}

/** The log in which the last units that were seen again have their reason: somebody moved there, which the log hears after it. */
function explained(log: readonly LogEntry[], event: Event, state: Frozen<State>): readonly LogEntry[] {
  if (event.type !== 'moved' && event.type !== 'cameIn') return log;
  const from = log.findLastIndex((entry) => !isRevealed(entry)) + 1;
  return log.map((entry, at) => {
    if (at < from) return entry;
    const id = Number(entry.figures[0]);
    const facts = { unit: unitName(state, id), by: unitName(state, event.unit) };
    const text = id === event.unit ? say('log.revealed.left', facts) : say('log.revealed.moved', facts);
    return { ...entry, text, rule: REVEALED };
  });
}

const DODGED: RuleId = 'DS-AB-AGI-4';

/** The line of a unit that has died although it ignored an attack: that it was asked or not made no difference. */
function inVain(log: readonly LogEntry[], event: Event, line: Line, state: Frozen<State>): Line {
  if (event.type !== 'died') return line;
  const turn = log.slice(log.findLastIndex(({ kind }) => kind === 'heading') + 1);
  const dodged = turn.some(({ rule, figures }) => rule === DODGED && figures[0] === String(event.unit));
  return dodged ? { ...line, text: say('log.died.dodged', { unit: unitName(state, event.unit) }), rule: DODGED } : line;
}

/** Whether the log has told the charge of this attack already: it enters a tile with each step. */
function isTold(log: readonly LogEntry[], event: Event): boolean {
  if (event.type !== 'moved' || event.way !== 'charge') return false;
  const attack = log.slice(log.findLastIndex(({ rule }) => rule === ATTACKED) + 1);
  return attack.some(({ rule, figures }) => rule === 'DS-AB-CHA-2' && figures[0] === String(event.unit));
}

/** The lines that are shown. A death tells of the hurt that brought it on, whose own line is left out. */
export function shownLines(log: readonly LogEntry[]): readonly LogEntry[] {
  const told = new Set<number>();
  let begun = 0;
  for (const [at, { kind, kill, figures }] of log.entries()) {
    if (kind === 'heading') begun = at;
    if (!kill) continue;
    const isHurt = ({ tale, figures: [unit] }: LogEntry) =>
      (tale as Tale | undefined)?.type === 'hurt' && unit === figures[0];
    const hurt = log.slice(begun, at).findLastIndex(isHurt);
    if (hurt >= 0) told.add(begun + hurt);
  }
  return log.filter((_, at) => !told.has(at));
}

/** The log after one more event. */
export function recordedIn(log: readonly LogEntry[], event: Event, scene: LogScene<State>): readonly LogEntry[] {
  const { state } = scene;
  const known = aimed(explained(log, event, state), event, state);
  const line = lineOf(event, scene, state);
  if (line === null || isTold(known, event)) return known;
  const told = ledOn(known, event, inVain(known, event, seenAgain(known, event, line, state), state), state);
  return [...known, entryOf(told, (log.at(-1)?.key ?? 0) + 1)];
}
