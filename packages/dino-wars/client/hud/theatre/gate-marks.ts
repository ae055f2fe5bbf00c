/** The marks of the Time Gate: the gate, its poles and those who handle them, and where the hidden pole may lie. */
import { armyFigureOf, tablesOf } from '@dwo/dino-wars';
import { distance, type Point } from '@dwo/kernel';
import type { Mark } from '@dwo/kits/miniatures/mark-model';
import { handsFor, POLE_HANDS } from '../../tools/poles';
import { searchCi, searchedFrom, unsearched } from '../../tools/search';
import { say } from '../../words';
import { inches } from '../words/words';
import type { Desk } from './sight';

/** All marks of the Time Gate; none in another match. */
export function marksOfGate(desk: Desk): Mark[] {
  if (desk.state.scenario !== 'gate') return [];
  return [...gateMarks(desk), ...searchMarks(desk), ...poleMarks(desk)];
}

/** The gate, as soon as two poles stand (DW-GATE-7). */
function gateMarks({ state }: Desk): Mark[] {
  const [a, b, ...more] = Object.values(state.poles).filter(({ status }) => status === 'set-up');
  if (a === undefined || b === undefined || more.length > 0) return [];
  const apart = Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
  const most = tablesOf(state).parameters.gateCi;
  const open = apart <= most;
  const label = open ? say('mark.gate-open') : say('mark.gate-apart', { apart: inches(apart), most: inches(most) });
  return [{ type: 'gate', from: { x: a.x, y: a.y }, to: { x: b.x, y: b.y }, open, label }];
}

/** The point that is nearest to the middle of all: it lies in the area, however that bends. */
function middleOf(points: readonly Point[]): Point {
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  return points.reduce((best, point) => (distance(point, middle) < distance(best, middle) ? point : best));
}

/** The terrain that may hide the second pole by what everybody knows, and what the planned move would search (DW-R-92). */
function searchMarks({ state, seat, plan, seen }: Desk): Mark[] {
  if (seat !== null && state.players[seat]?.side === 'dinosaurs') return [];
  const areas = unsearched(state, seen).map(
    ({ outline, points }): Mark => ({ type: 'search', outline, label: '?', at: middleOf(points) }),
  );
  const moving = plan.kind === 'move' && plan.preview !== null && plan.preview.refusal === null ? plan : null;
  const end = moving?.preview?.points.at(-1);
  if (moving === null || end === undefined || armyFigureOf(state, moving.figure) === null) return areas;
  const found = searchedFrom(state, moving.figure, end, seen);
  if (found === null) return areas;
  const label = say('mark.search', { place: say(`terrain.${found.hideout.kind}`), share: found.share });
  return [...areas, { type: 'disc', at: end, radiusCi: searchCi(state, moving.figure), tone: 'spotting', label }];
}

/** More than this far from a pole, a soldier is no help to it in this turn. */
const HELP_CI = 1200;

/**
 * The names of the poles. At the one that is chosen: its ring of 1", threads from those who are there for it, and from those
 * who would make up their number (DW-R-92).
 */
function poleMarks({ state, seat, selected, names }: Desk): Mark[] {
  const lying = Object.entries(state.poles).filter(([, { carrier }]) => carrier === null);
  const tags = lying.map(([figure]): Mark => ({ type: 'tag', figure, label: names.short(figure) }));
  const hands = selected === null || seat === null ? null : handsFor(state, seat, selected);
  if (selected === null || hands === null || state.phase !== 'army-movement' || state.placing !== null) return tags;
  const near = hands.missing.filter(({ gapCi }) => gapCi <= HELP_CI);
  const threads = [
    ...hands.there.slice(0, POLE_HANDS).map((soldier) => ({ soldier, tone: 'serving' as const })),
    ...near.map(({ id }) => ({ soldier: id, tone: 'away' as const })),
  ];
  const count = Math.min(hands.there.length, POLE_HANDS);
  return [
    ...tags.filter((tag) => tag.type !== 'tag' || tag.figure !== selected),
    ...threads.map((thread): Mark => ({ type: 'crew', weapon: selected, ...thread })),
    {
      ...{ type: 'drop', figure: selected, rangeCi: tablesOf(state).parameters.atWeaponCi, hot: false },
      ...{ legal: count === POLE_HANDS, label: say('mark.hands', { count, needed: POLE_HANDS }) },
    },
  ];
}
