/**
 * The field dispatch: turns events into what a war correspondent would cable home. One entry a deed; what follows from the
 * deed (wounds, luck, death) is added to its entry as notes.
 */
import type { Event, FigureId, FireWindow, Side } from '@dwo/dino-wars';
import type { LogEntry, Note } from '@dwo/kits/shell/log-entry';
import { dinosaurOf, isBeast } from '../../tools/figures';
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
  return [...log.slice(0, -1), { ...last, kind: 'remark', text: `${last.text}: nobody can act`, rule: 'DW-R-104' }];
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
      return { figure: event.figure, note: note(`Life −${event.lost}, ${left} left.`, 'plain', unusual(event.rule)) };
    }
    case 'luckRolled': {
      const roll = event.dice[0] + event.dice[1];
      const text = `Luck ${roll}, needs ${event.needed} or less:`;
      return {
        figure: event.figure,
        note: note(`${text} ${event.lucky ? 'LUCKY!' : 'OUT OF LUCK'}`, 'luck', 'DW-DMG-3'),
      };
    }
    case 'damaged': {
      const left = Math.max(0, state.vehicles[event.figure]?.structurePoints ?? 0);
      const text = `Structure −${event.lost}, ${left} left.`;
      return { figure: event.figure, note: note(text, 'plain', unusual(event.rule)) };
    }
    case 'raged': {
      const roll = event.dice[0] + event.dice[1];
      const text = `Rage ${roll}, needs ${event.needed} or less: ${event.alive ? 'IT LIVES ON!' : 'IT FALLS'}`;
      return { figure: event.figure, note: note(text, 'luck', 'DW-OPT-RAGE-1') };
    }
    case 'survivalRolled': {
      const roll = event.dice[0] + event.dice[1];
      const text = `${names.short(event.figure)}: ${roll}, needs ${event.needed} or less: ${event.alive ? 'gets out' : 'hit'}.`;
      return { figure: event.vehicle, also: event.figure, note: note(text, event.alive ? 'luck' : 'dead', 'DW-CAS-1') };
    }
    case 'strayed': {
      const roll = event.dice[0] + event.dice[1];
      const who = event.target === null ? 'nobody is hit' : `${names.full(event.target)} IS HIT!`;
      const text = `A stray shot? ${roll}, hits on 10 or more: ${who}`;
      const also = event.target === null ? {} : { also: event.target };
      return {
        figure: event.figure,
        ...also,
        note: note(text, event.target === null ? 'plain' : 'dead', 'DW-OPT-FIC-1'),
      };
    }
    case 'crippled':
      return { figure: event.figure, note: note('Wounded.', 'plain', 'DW-OPT-WOUND-1') };
    case 'destroyed':
      return { figure: event.figure, note: note('DESTROYED!', 'dead', unusual(event.rule)) };
    case 'killed':
      return { figure: event.figure, note: note('DEAD!', 'dead', unusual(event.rule)) };
    case 'overrunEnded':
      return {
        figure: event.figure,
        note: note(event.success ? 'It may go on.' : 'Its move is over.', 'plain', null),
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
  const { names } = scribe;
  switch (event.type) {
    case 'phaseBegan':
      return { ...remark(`Turn ${event.turn} · ${phaseName(event.phase)}`, 'DW-TURN-1'), kind: 'heading' };
    case 'moved':
      return figureDid(scribe, event.figure, `moved ${inches(event.costCi)}`, moveRule(event.figure, scribe));
    case 'leftContact':
      return figureDid(scribe, event.figure, 'breaks away from a dinosaur and loses movement', 'DW-AMOVE-2');
    case 'faced':
      return figureDid(scribe, event.figure, 'turns', 'DW-R-9');
    case 'moveEnded':
      return figureDid(scribe, event.figure, 'ends its move', 'DW-MOVE-8');
    case 'overrunDeclared':
      return deed(scribe, event, `charges ${names.full(event.target)} for ${inches(event.costCi)}`, 'DW-OVER-3');
    case 'reactionOpened':
      return figureDid(scribe, event.target, 'may answer with closing fire', 'DW-R-14');
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
    const { figure, text, rule, others = [] } = found;
    const draft = figureDid(scribe, figure, text, rule);
    return { ...draft, bold: [names.full(figure), ...others.map(names.full)], figures: [figure, ...others] };
  }
  const said = announcementOf(event, scribe);
  return said && { ...remark(said.text, said.rule), by: said.by, kind: said.heading ? 'heading' : 'remark' };
}

function rammed(event: Extract<Event, { type: 'rammed' }>, scribe: Scribe): Draft {
  const verb = event.hit ? 'rammed' : 'missed with its ram';
  const draft = deed(scribe, event, `${verb} ${scribe.names.full(event.target)}`, 'DW-OPT-RAM-2');
  const word = event.hit ? note('CRASH!', 'hit', null) : note('MISS', 'miss', null);
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
      const whom = event.figure === null ? 'The whole army' : scribe.names.full(event.figure);
      return {
        ...remark(`${whom}: closing fire “${orderName(event.order)}”`, 'DW-R-17'),
        seats: [event.seat],
        by: 'army',
      };
    }
    case 'finished':
      return bySeat(scribe, event.seat, 'ended the phase', 'DW-MULTI-2');
    case 'lapsed':
      return bySeat(scribe, event.seat, 'has run out of time', 'TABLE-6');
    case 'resumed':
      return bySeat(scribe, event.seat, 'is not done after all', 'DW-MULTI-2');
    case 'endAgreed':
      return bySeat(scribe, event.seat, event.agreed ? 'offers to count points' : 'would rather play on', 'DW-R-97');
    case 'resigned':
      return bySeat(scribe, event.seat, event.agreed ? 'would give up' : 'does not give up after all', 'TABLE-11');
    case 'ended': {
      const text = event.winner === null ? 'The battle is a draw' : WINS[event.winner];
      return { ...remark(text, event.rule), kind: 'heading' };
    }
  }
}

const WINS: Record<Side, string> = { army: 'The army wins the day', dinosaurs: 'The dinosaurs win the day' };

function shot(event: Extract<Event, { type: 'shot' }>, scribe: Scribe): Draft {
  const verb = event.hit ? 'hit' : 'missed';
  const how = event.window === 'closing' ? ` in closing fire` : '';
  const draft = deed(scribe, event, `${verb} ${scribe.names.full(event.target)}${how}`, WINDOW_RULE[event.window]);
  const roll = rollNote(event.dice, event.score, event.parts);
  const word = event.hit ? note('HIT', 'hit', null) : note('MISS', 'miss', null);
  const { spotter } = event;
  const seen = spotter === null ? [] : [note(`Spotted by ${scribe.names.full(spotter)}.`, 'plain', 'DW-IND-3')];
  return { ...draft, notes: [note(`${capital(weaponName(event.weapon))}.`, 'plain', null), ...seen, roll, word] };
}

const WINDOW_RULE: Record<FireWindow, string> = { closing: 'DW-CLOSE-10', regular: 'DW-ATK-2', secondary: 'DW-SEC-1' };

function attacked(event: Extract<Event, { type: 'attacked' }>, scribe: Scribe): Draft {
  const verb = event.overrun ? (event.hit ? 'ran down' : 'ran past') : event.hit ? 'bit' : 'snapped at';
  const rule = event.overrun ? 'DW-OVER-4' : 'DW-DATK-1';
  const draft = deed(scribe, event, `${verb} ${scribe.names.full(event.target)}`, rule);
  const word = event.hit ? note('CHOMP!', 'hit', null) : note('MISS', 'miss', null);
  return { ...draft, notes: [rollNote(event.dice, event.score, event.parts), word] };
}

/** A shot that follows speaks for itself; holding fire and the clock need saying. */
function reaction(event: Extract<Event, { type: 'reactionClosed' }>, scribe: Scribe): Draft | null {
  if (event.weapon !== null && !event.late) return null;
  const late = event.late ? 'Time is up: ' : '';
  const rule = event.late ? 'DW-R-17' : 'DW-CLOSE-4';
  const name = scribe.names.full(event.target);
  const answer = event.weapon === null ? 'holds fire' : `answers with the ${weaponName(event.weapon)}`;
  return { ...figureDid(scribe, event.target, answer, rule), text: `${late}${name} ${answer}` };
}

/** A consequence whose deed is not in the log, as after joining in the middle of it. */
function alone(event: AloneEvent, scribe: Scribe): Draft {
  const { names } = scribe;
  switch (event.type) {
    case 'wounded':
      return figureDid(scribe, event.figure, `loses ${event.lost} life`, event.rule);
    case 'luckRolled':
      return figureDid(scribe, event.figure, event.lucky ? 'is lucky' : 'is out of luck', 'DW-DMG-3');
    case 'killed':
      return {
        ...figureDid(scribe, event.figure, `is killed by ${names.full(event.by)}`, event.rule),
        bold: [names.full(event.figure), names.full(event.by)],
        figures: [event.by, event.figure],
        kill: true,
      };
    case 'damaged':
      return figureDid(scribe, event.figure, `loses ${event.lost} structural points`, event.rule);
    case 'destroyed':
      return {
        ...figureDid(scribe, event.figure, `is destroyed by ${names.full(event.by)}`, event.rule),
        bold: [names.full(event.figure), names.full(event.by)],
        figures: [event.by, event.figure],
        kill: true,
      };
    case 'raged':
      return figureDid(scribe, event.figure, event.alive ? 'rages on' : 'falls at last', 'DW-OPT-RAGE-1');
    case 'survivalRolled':
      return figureDid(scribe, event.figure, event.alive ? 'gets out alive' : 'does not get out', 'DW-CAS-1');
    case 'overrunEnded':
      return figureDid(scribe, event.figure, event.success ? 'may go on' : 'stops: its move is over', event.rule);
  }
}

function moveRule(figure: FigureId, { state }: Scribe): string {
  return isBeast(state, figure) ? 'DW-MOVE-2' : 'DW-AMOVE-1';
}
