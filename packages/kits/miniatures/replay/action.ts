/** Finds the places on a recorded table where something happens. */
import { actorsOf } from '../effects/actors';
import type { Effect, Place, Token } from '../model';
import type { Beat, Tableau } from '../theatre/show';

/** The share of a model's length that its drawing reaches from the middle, because it is larger than its base. */
const DRAWN = 0.4;

/**
 * The places of everything that an entry does, from the tableau before it to the one after it; none if it changes nothing
 * there.
 */
export function recordedAction(before: Tableau, beats: readonly Beat<string>[]): readonly Place[] {
  const after = beats.findLast(({ board }) => board !== null)?.board ?? before;
  const boards = [before, after];
  const stood = new Map(before.tokens.map((token) => [token.id, token]));
  const effects = beats.flatMap((beat) => beat.effects);
  const acting = new Set(effects.flatMap(actorsOf));
  for (const token of after.tokens) if (isElsewhere(stood.get(token.id), token)) acting.add(token.id);
  const ends = boards.flatMap(({ tokens }) => tokens.filter(({ id }) => acting.has(id)));
  return [...ends.map(placeOf), ...effects.flatMap((effect) => cornersOf(effect, stood))];
}

/** The places of a plan: every figure that has a part in it, and the corners of their ways; none for a tableau without a plan. */
export function plannedAction({ tokens, selected, path, ways = [], aim }: Tableau): readonly Place[] {
  const bent = [...(path === null ? [] : [path]), ...ways];
  const acting = new Set([selected, aim?.from, aim?.to, ...ways.map(({ figure }) => figure)]);
  const corners = bent.flatMap(({ points, radiusCi }) => points.map(({ x, y }) => ({ x, y, radiusCi })));
  return [...tokens.filter(({ id }) => acting.has(id)).map(placeOf), ...corners];
}

function isElsewhere(before: Token | undefined, { x, y }: Token): boolean {
  return before === undefined || before.x !== x || before.y !== y;
}

function placeOf({ x, y, radiusCi, lengthCi }: Token): Place {
  return { x, y, radiusCi: Math.max(radiusCi, (lengthCi ?? 0) * DRAWN) };
}

/** A path may lead through places where its figure stands neither before nor after. */
function cornersOf(effect: Effect, stood: ReadonlyMap<string, Token>): readonly Place[] {
  if (effect.type !== 'glide' && effect.type !== 'swoop') return [];
  const radiusCi = stood.get(effect.figure)?.radiusCi ?? 0;
  return effect.path.map(({ x, y }) => ({ x, y, radiusCi }));
}
