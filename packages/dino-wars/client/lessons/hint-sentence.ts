/** The sentence of a hint: exact odds, and estimates that are marked as such. */
import { type FigureId, type Intent, PARAMETERS, SIDE_OF_PHASE, type State, tablesOf } from '@dwo/dino-wars';
import { type Frozen, gap, type Point, type Seat } from '@dwo/kernel';
import type { Names } from '../hud/words/names';
import { inches, weaponName } from '../hud/words/words';
import { armyOf, dinosaursOf, isBeast, onTable, placeOf, radiusOf } from '../tools/figures';
import type { Plan } from '../tools/plan';
import { actorOf } from './lay-out';
import { say } from './words';

/** Everything that the sentence depends on. */
export interface Told {
  /** The view of the seat. */
  readonly state: Frozen<State>;
  readonly seat: Seat;
  readonly names: Pick<Names, 'full'>;
  /** The intent, laid out as a plan. */
  readonly plan: Plan;
}

/** The choice in a sentence, with its exact odds. */
export function hintSentence({ state, seat, names, plan }: Told, intent: Intent): string {
  const figure = actorOf(intent);
  const who = figure === null ? '' : names.full(figure);
  const named = (id: FigureId) => names.full(id);
  const odds = plan.kind === 'aim' || plan.kind === 'overrun' || plan.kind === 'attack' ? plan.odds : null;
  switch (intent.type) {
    case 'fire':
      return say('hint.fire', { who, target: named(intent.target), hit: (odds?.of36 ?? 0) / 36 });
    case 'overrun':
    case 'attack':
      return say(`hint.${intent.type}`, { who, target: named(intent.target), kill: odds?.kill ?? 0 });
    case 'closingFire':
      return say('hint.closing', { weapon: intent.weapon === null ? 'none' : weaponName(intent.weapon) });
    case 'move':
    case 'fly':
      return intent.stopAt !== null
        ? say('hint.contact', { who, target: named(intent.stopAt) })
        : moveSentence({ state, names }, intent.figure, who, intent.path.at(-1));
    case 'done':
      return say(state.players[seat]?.side === SIDE_OF_PHASE[state.phase] ? 'hint.done' : 'hint.wait');
    default:
      return figure === null ? say('hint.wait') : say('hint.act', { who, act: intent.type });
  }
}

/** A move, with an estimate of its effect: distances in straight lines, whatever stands between. */
function moveSentence(
  { state, names }: Pick<Told, 'state' | 'names'>,
  figure: FigureId,
  who: string,
  to: Point | undefined,
): string {
  const from = placeOf(state, figure);
  if (from === null || to === undefined) return say('hint.act', { who, act: 'move' });
  const foes = (isBeast(state, figure) ? armyOf(state) : dinosaursOf(state)).filter(([, each]) => onTable(each));
  const gapFrom = (at: Point, foe: FigureId) => {
    const centre = placeOf(state, foe);
    const here = { ...at, radius: radiusOf(state, figure) };
    return centre === null ? Number.POSITIVE_INFINITY : gap(here, { ...centre, radius: radiusOf(state, foe) });
  };
  if (isBeast(state, figure)) {
    const near = foes.map(([id]) => ({ id, far: gapFrom(to, id) })).sort((a, b) => a.far - b.far)[0];
    if (near === undefined) return say('hint.act', { who, act: 'move' });
    const target = names.full(near.id);
    return say('hint.approach', { who, target, gap: inches(near.far) });
  }
  const reaching = (at: Point) =>
    dinosaursOf(state).filter(([id, each]) => {
      return onTable(each) && gapFrom(at, id) <= tablesOf(state).dinosaurs[each.kind].moveCi - PARAMETERS.overrunCi;
    }).length;
  const [before, after] = [reaching(from), reaching(to)];
  return say('hint.move', { who, before, after, change: before === after ? 'no' : 'yes' });
}
