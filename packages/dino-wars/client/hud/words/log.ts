/**
 * The battle log: turns events into what a war correspondent would cable home. One entry a deed; what follows from the
 * deed (wounds, luck, death) is added to its entry as notes.
 */
import type { Event, FigureId, FireWindow } from '@dwo/dino-wars';
import type { LogEntry, Note } from '@dwo/kits/shell/log-entry';
import { dinosaurOf, isBeast } from '../../tools/figures';
import { say } from '../../words';
import { bySeat, type Draft, deed, figureDid, note, remark, rollNote, type Scribe } from './log-entry';
import { announcementOf, deedOf } from './log-more';
import { capital, inches, orderName, phaseName, weaponName } from './words';

/** The log with one more event in it; the same list if the event adds nothing. */
export function record(log: readonly LogEntry[], event: Event, scribe: Scribe): readonly LogEntry[] {
  const amended = amend(log, event, scribe);
  if (amended !== null) return amended;
  const draft = write(event, scribe);
  if (draft === null) return log;
  const key = (log.at(-1)?.key ?? 0) + 1;
  return [...(event.type === 'phaseBegan' && event.byItself ? passed(log) : log), { ...draft, key }];
}

/** A phase in which nobody could act is a line, not a chapter (DW-R-104). */
function passed(log: readonly LogEntry[]): readonly LogEntry[] {
  const last = log.at(-1);
  if (last?.kind !== 'heading') return log;
  return [
    ...log.slice(0, -1),
    { ...last, kind: 'remark', text: say('log.passed', { heading: last.text }), rule: 'DW-R-104' },
  ];
}

/** Consequences belong to the deed before them. */
function amend(log: readonly LogEntry[], event: Event, scribe: Scribe): readonly LogEntry[] | null {
  const last = log.at(-1);
  const note = consequence(event, scribe);
  if (last === undefined || note === null || last.kind !== 'deed') return null;
  if (!last.figures.includes(note.figure)) return null;
  const kill = last.kill || event.type === 'killed' || event.type === 'destroyed';
  const figures = note.also === undefined ? last.figures : [...last.figures, note.also];
  return [...log.slice(0, -1), { ...last, kill, figures, notes: [...last.notes, note.note] }];
}

function consequence(event: Event, { state, names }: Scribe): { figure: FigureId; also?: FigureId; note: Note } | null {
  switch (event.type) {
    case 'wounded': {
      const left = dinosaurOf(state, event.figure)?.lifePoints ?? 0;
      return {
        figure: event.figure,
        note: note(say('log.life', { lost: event.lost, left }), 'plain', unusual(event.rule)),
      };
    }
    case 'luckRolled': {
      const roll = event.dice[0] + event.dice[1];
      const text = say('log.luck', { roll, needed: event.needed, lucky: event.lucky });
      return { figure: event.figure, note: note(text, 'luck', 'DW-DMG-3') };
    }
    case 'damaged': {
      const left = Math.max(0, state.vehicles[event.figure]?.structurePoints ?? 0);
      const text = say('log.structure', { lost: event.lost, left });
      return { figure: event.figure, note: note(text, 'plain', unusual(event.rule)) };
    }
    case 'raged': {
      const roll = event.dice[0] + event.dice[1];
      const text = say('log.rage', { roll, needed: event.needed, alive: event.alive });
      return { figure: event.figure, note: note(text, 'luck', 'DW-OPT-RAGE-1') };
    }
    case 'survivalRolled': {
      const roll = event.dice[0] + event.dice[1];
      const facts = { name: names.short(event.figure), roll, needed: event.needed, alive: event.alive };
      const text = say('log.survival', facts);
      return { figure: event.vehicle, also: event.figure, note: note(text, event.alive ? 'luck' : 'dead', 'DW-CAS-1') };
    }
    case 'strayed': {
      const roll = event.dice[0] + event.dice[1];
      const text =
        event.target === null
          ? say('log.stray.nobody', { roll })
          : say('log.stray.hit', { roll, name: names.full(event.target) });
      const also = event.target === null ? {} : { also: event.target };
      return {
        figure: event.figure,
        ...also,
        note: note(text, event.target === null ? 'plain' : 'dead', 'DW-OPT-FIC-1'),
      };
    }
    case 'crippled':
      return { figure: event.figure, note: note(say('log.wounded'), 'plain', 'DW-OPT-WOUND-1') };
    case 'destroyed':
      return { figure: event.figure, note: note(say('log.destroyed'), 'dead', unusual(event.rule)) };
    case 'killed':
      return { figure: event.figure, note: note(say('log.dead'), 'dead', unusual(event.rule)) };
    case 'overrunEnded':
      return {
        figure: event.figure,
        note: note(say(event.success ? 'log.goes-on' : 'log.move-over'), 'plain', null),
      };
    default:
      return null;
  }
}

/** Rules that every wound and every death stands on need no tag of their own. */
const USUAL = ['DW-DMG-1', 'DW-DMG-7', 'DW-DMG-8', 'DW-DMG-9', 'DW-CREW-10'];

function unusual(rule: string): string | null {
  return USUAL.includes(rule) ? null : rule;
}

function write(event: Event, scribe: Scribe): Draft | null {
  switch (event.type) {
    case 'phaseBegan':
      return {
        ...remark(say('log.phase', { turn: event.turn, phase: phaseName(event.phase) }), 'DW-TURN-1'),
        kind: 'heading',
      };
    case 'moved':
      return figureDid(scribe, event.figure, 'log.moved', {
        rule: moveRule(event.figure, scribe),
        length: inches(event.costCi),
      });
    case 'leftContact':
      return figureDid(scribe, event.figure, 'log.left-contact', { rule: 'DW-AMOVE-2' });
    case 'faced':
      return figureDid(scribe, event.figure, 'log.faced', { rule: 'DW-R-9' });
    case 'moveEnded':
      return figureDid(scribe, event.figure, 'log.move-ended', { rule: 'DW-MOVE-8' });
    case 'overrunDeclared':
      return deed(scribe, event, 'log.charges', { rule: 'DW-OVER-3', length: inches(event.costCi) });
    case 'reactionOpened':
      return figureDid(scribe, event.target, 'log.may-answer', { rule: 'DW-R-14' });
    case 'reactionClosed':
      return reaction(event, scribe);
    case 'shot':
      return shot(event, scribe);
    case 'attacked':
      return attacked(event, scribe);
    case 'rammed':
      return rammed(event, scribe);
    default:
      return isPlayers(event) ? playerDid(event, scribe) : isAlone(event) ? alone(event, scribe) : other(event, scribe);
  }
}

function other(event: Event, scribe: Scribe): Draft | null {
  const { names } = scribe;
  const found = deedOf(event, scribe);
  if (found !== null) {
    const { figure, key, facts, others } = found;
    const draft = figureDid(scribe, figure, key, facts);
    return { ...draft, bold: [names.full(figure), ...others.map(names.full)], figures: [figure, ...others] };
  }
  const said = announcementOf(event, scribe);
  return said && { ...remark(said.text, said.rule), by: said.by, kind: said.heading ? 'heading' : 'remark' };
}

function rammed(event: Extract<Event, { type: 'rammed' }>, scribe: Scribe): Draft {
  const draft = deed(scribe, event, event.hit ? 'log.rammed' : 'log.ram-missed', { rule: 'DW-OPT-RAM-2' });
  const word = event.hit ? note(say('log.crash'), 'hit', null) : note(say('log.miss'), 'miss', null);
  return { ...draft, notes: [rollNote(event.dice, event.score, event.parts), word] };
}

const PLAYERS = ['ordered', 'finished', 'lapsed', 'resumed', 'endAgreed', 'resigned', 'ended'] as const;
const ALONE = [
  'wounded',
  'luckRolled',
  'killed',
  'overrunEnded',
  'damaged',
  'destroyed',
  'raged',
  'survivalRolled',
] as const;

function isPlayers(event: Event): event is PlayerEvent {
  return (PLAYERS as readonly string[]).includes(event.type);
}

function isAlone(event: Event): event is AloneEvent {
  return (ALONE as readonly string[]).includes(event.type);
}

type AloneEvent = Extract<Event, { type: (typeof ALONE)[number] }>;

type PlayerEvent = Extract<Event, { type: (typeof PLAYERS)[number] }>;

function playerDid(event: PlayerEvent, scribe: Scribe): Draft {
  switch (event.type) {
    case 'ordered': {
      const order = orderName(event.order);
      const text =
        event.figure === null
          ? say('log.ordered-all', { order })
          : say('log.ordered', { order, name: scribe.names.full(event.figure) });
      return {
        ...remark(text, 'DW-R-17'),
        seats: [event.seat],
        by: 'army',
      };
    }
    case 'finished':
      return bySeat(scribe, event.seat, 'log.finished', 'DW-MULTI-2');
    case 'lapsed':
      return bySeat(scribe, event.seat, 'log.lapsed', 'TABLE-6');
    case 'resumed':
      return bySeat(scribe, event.seat, 'log.resumed', 'DW-MULTI-2');
    case 'endAgreed':
      return bySeat(scribe, event.seat, event.agreed ? 'log.offers-score' : 'log.plays-on', 'DW-R-97');
    case 'resigned':
      return bySeat(scribe, event.seat, event.agreed ? 'log.gives-up' : 'log.fights-on', 'TABLE-11');
    case 'ended': {
      const text = event.winner === null ? say('log.draw') : say(`log.won.${event.winner}`);
      return { ...remark(text, event.rule), kind: 'heading' };
    }
  }
}

function shot(event: Extract<Event, { type: 'shot' }>, scribe: Scribe): Draft {
  const draft = deed(scribe, event, event.hit ? 'log.shot.hit' : 'log.shot.missed', {
    rule: WINDOW_RULE[event.window],
    closing: event.window === 'closing',
  });
  const roll = rollNote(event.dice, event.score, event.parts);
  const word = event.hit ? note(say('log.hit'), 'hit', null) : note(say('log.miss'), 'miss', null);
  const { spotter } = event;
  const seen =
    spotter === null ? [] : [note(say('log.spotted-by', { name: scribe.names.full(spotter) }), 'plain', 'DW-IND-3')];
  const weapon = say('log.weapon', { weapon: capital(weaponName(event.weapon)) });
  return { ...draft, notes: [note(weapon, 'plain', null), ...seen, roll, word] };
}

const WINDOW_RULE: Record<FireWindow, string> = { closing: 'DW-CLOSE-10', regular: 'DW-ATK-2', secondary: 'DW-SEC-1' };

function attacked(event: Extract<Event, { type: 'attacked' }>, scribe: Scribe): Draft {
  const key = event.overrun ? (event.hit ? 'log.ran-down' : 'log.ran-past') : event.hit ? 'log.bit' : 'log.snapped';
  const draft = deed(scribe, event, key, { rule: event.overrun ? 'DW-OVER-4' : 'DW-DATK-1' });
  const word = event.hit ? note(say('log.chomp'), 'hit', null) : note(say('log.miss'), 'miss', null);
  return { ...draft, notes: [rollNote(event.dice, event.score, event.parts), word] };
}

/** A shot that follows speaks for itself; holding fire and the clock need saying. */
function reaction(event: Extract<Event, { type: 'reactionClosed' }>, scribe: Scribe): Draft | null {
  if (event.weapon !== null && !event.late) return null;
  const facts = { rule: event.late ? 'DW-R-17' : 'DW-CLOSE-4', late: event.late };
  if (event.weapon === null) return figureDid(scribe, event.target, 'log.holds-fire', facts);
  return figureDid(scribe, event.target, 'log.answers', { ...facts, weapon: weaponName(event.weapon) });
}

/** A consequence whose deed is not in the log, as after joining in the middle of it. */
function alone(event: AloneEvent, scribe: Scribe): Draft {
  const { names } = scribe;
  switch (event.type) {
    case 'wounded':
      return figureDid(scribe, event.figure, 'log.loses-life', { rule: event.rule, lost: event.lost });
    case 'luckRolled':
      return figureDid(scribe, event.figure, 'log.lucky', { rule: 'DW-DMG-3', lucky: event.lucky });
    case 'killed':
      return {
        ...figureDid(scribe, event.figure, 'log.killed-by', { rule: event.rule, by: names.full(event.by) }),
        bold: [names.full(event.figure), names.full(event.by)],
        figures: [event.by, event.figure],
        kill: true,
      };
    case 'damaged':
      return figureDid(scribe, event.figure, 'log.loses-structure', { rule: event.rule, lost: event.lost });
    case 'destroyed':
      return {
        ...figureDid(scribe, event.figure, 'log.destroyed-by', { rule: event.rule, by: names.full(event.by) }),
        bold: [names.full(event.figure), names.full(event.by)],
        figures: [event.by, event.figure],
        kill: true,
      };
    case 'raged':
      return figureDid(scribe, event.figure, 'log.raged', { rule: 'DW-OPT-RAGE-1', alive: event.alive });
    case 'survivalRolled':
      return figureDid(scribe, event.figure, 'log.survived', { rule: 'DW-CAS-1', alive: event.alive });
    case 'overrunEnded':
      return figureDid(scribe, event.figure, 'log.overrun-ended', { rule: event.rule, success: event.success });
  }
}

function moveRule(figure: FigureId, { state }: Scribe): string {
  return isBeast(state, figure) ? 'DW-MOVE-2' : 'DW-AMOVE-1';
}
