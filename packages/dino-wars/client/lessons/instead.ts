/** Finds legal acts to offer in place of a refused one. */
import { type FigureId, PHASES, SIDE_OF_PHASE, type State, WINDOW_OF_PHASE } from '@dwo/dino-wars';
import type { Frozen, Refusal, Seat } from '@dwo/kernel';
import { list } from '@dwo/kits/shell/list';
import { biteTargets } from '../tools/bites';
import { figureOf, isBeast } from '../tools/figures';
import { readyFigures } from '../tools/ready-figures';
import { weaponChoices } from '../tools/shots';
import { say } from './words';

/** The rules that say that a figure has acted already. */
const SPENT: ReadonlySet<string> = new Set([
  'DW-BUDGET-1',
  'DW-BUDGET-2',
  'DW-BUDGET-5',
  'DW-SEC-2',
  'DW-SEC-3',
  'DW-DATK-1',
  'DW-MOVE-8',
]);
/** At most this many names, so that the sentence stays short. */
const MOST_NAMED = 3;

interface Asked {
  readonly state: Frozen<State>;
  readonly seat: Seat;
  readonly name: (figure: FigureId) => string;
}

/** A sentence with legal acts; null if there is nothing to add to the rule. */
export function insteadOf({ state, seat, name }: Asked, { rule, facts }: Refusal): string | null {
  if (state.ending !== null || state.placing !== null) return null;
  const acts = state.players[seat]?.side === SIDE_OF_PHASE[state.phase];
  if (rule === 'DW-TURN-3') return acts ? stillReady(state, seat) : nextPhase(state, seat);
  const figure = typeof facts.figure === 'string' ? facts.figure : null;
  if (!acts || figure === null || figureOf(state, figure)?.owner !== seat) return null;
  if (SPENT.has(rule)) return stillReady(state, seat);
  const targets = targetsOf(state, seat, figure);
  if (targets === null || typeof facts.target !== 'string') return null;
  const others = targets.filter((target) => target !== facts.target);
  if (others.length === 0) return WINDOW_OF_PHASE[state.phase] === undefined ? null : stillReady(state, seat);
  const named = others.slice(0, MOST_NAMED).map(name);
  return say('instead.targets', { names: list(named), more: others.length - named.length });
}

/** The enemies that a figure may attack from its place; null in a phase without attacks. */
function targetsOf(state: Frozen<State>, seat: Seat, figure: FigureId): readonly FigureId[] | null {
  if (isBeast(state, figure)) return biteTargets(state, figure);
  if (WINDOW_OF_PHASE[state.phase] === undefined) return null;
  return [...new Set(weaponChoices(state, seat, figure).flatMap(({ targets }) => targets))];
}

function stillReady(state: Frozen<State>, seat: Seat): string {
  return say('instead.ready', { ready: readyFigures(state, seat).length });
}

function nextPhase(state: Frozen<State>, seat: Seat): string {
  const side = state.players[seat]?.side;
  const now = PHASES.indexOf(state.phase);
  const later = PHASES.map((_, at) => PHASES[(now + 1 + at) % PHASES.length] ?? state.phase);
  const next = later.find((phase) => SIDE_OF_PHASE[phase] === side) ?? state.phase;
  return say('instead.phase', { phase: PHASES.indexOf(next) + 1 });
}
