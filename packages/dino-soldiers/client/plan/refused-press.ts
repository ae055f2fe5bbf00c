/** Why a press on the field does nothing: one sentence and its rule. */
import {
  adjacent,
  DIRECTIONS,
  dataOf,
  dinoSoldiers,
  distance,
  type Figure,
  heldBy,
  type Mode,
  type No,
  type Now,
  plus,
  type RuleId,
  retreats,
  type Spot,
  seatOf,
  standingOn,
} from '../../rules';
import { refusalText } from '../names';
import { say } from '../words';

/** A press that neither moves, aims nor chooses a unit. */
interface Pressed {
  readonly at: Spot;
  /** The index of the pressed tile; null for an obstacle. */
  readonly tile: number | null;
  readonly isOccupied: boolean;
  readonly chosen: Figure | null;
  /** Whether the chosen unit is the player's own, in their turn. */
  readonly mine: boolean;
  readonly mode: Mode | null;
  /** Whether it is the player's turn. */
  readonly turn: boolean;
}

/** A sentence with the rule behind it. */
export interface Reason {
  readonly text: string;
  readonly rule: RuleId;
}

/** The reason; null if the press needs none, such as one that shows who stands on a tile. */
export function refusedPress(state: Now, pressed: Pressed): Reason | null {
  const { tile, isOccupied, chosen, mine, mode, turn } = pressed;
  if (!turn || isOccupied) return null;
  if (tile === null) return { text: say('field.obstacle'), rule: 'DS-GEO-7' };
  if (chosen === null || !mine) return { text: say('press.nobody'), rule: 'DS-TURN-3' };
  if (chosen.place === 'reserve') return { text: say('press.reserve'), rule: 'DS-RES-1' };
  if (mode !== null) return { text: refusalText({ rule: 'DS-ATK-7', facts: {} }), rule: 'DS-ATK-7' };
  if (state.step !== 'move') return { text: refusalText({ rule: 'DS-TURN-4', facts: {} }), rule: 'DS-TURN-4' };
  const no = whyNotThere(state, chosen, pressed.at);
  return no === null ? far(chosen) : said(state, no);
}

/** The reason why a unit with a greyed Move can go nowhere: no points, or what forbids every step. */
export function whyStuck(state: Now, unit: Figure): Reason {
  if (unit.points === 0 || unit.place !== 'field') return { text: say('press.spent'), rule: 'DS-MOV-6' };
  const from = standingOn(state, unit);
  const refusals = DIRECTIONS.flatMap((by) => stepRefused(state, unit, plus(from, by)) ?? []);
  const [first] = refusals.sort((a, b) => weight(a) - weight(b));
  return first === undefined ? far(unit) : said(state, first);
}

const said = (state: Now, no: No): Reason => ({ text: refusalText(no, state), rule: no.rule });

const far = (unit: Figure): Reason => ({
  text: say('press.far', { points: unit.points, most: dataOf(unit).move }),
  rule: 'DS-MOV-6',
});

/** Instinct comes first, because a player sees it least. */
const weight = ({ code }: No): number => (code === 'INSTINCT' ? 0 : code === 'NO_ROOM' ? 1 : 2);

const stepRefused = (state: Now, unit: Figure, { x, y }: Spot): No | null =>
  dinoSoldiers.check(state, seatOf(state, state.side), { type: 'step', unit: unit.id, x, y }) as No | null;

/** The rule that keeps a unit from a tile that its points would reach; null if the points are what is missing. */
function whyNotThere(state: Now, unit: Figure, at: Spot): No | null {
  const from = standingOn(state, unit);
  if (unit.points < distance(from, at)) return null;
  if (adjacent(from, at)) return stepRefused(state, unit, at);
  if (!retreats(state, unit, at)) return null;
  return { rule: 'DS-PI-9', code: 'INSTINCT', facts: { from: heldBy(state, unit).map(({ id }) => id) } };
}
