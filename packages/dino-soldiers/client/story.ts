/** The story of a match, told from its log when it is over: turning point, best unit, what the ground cost, and one thing to try. */
import { list } from '@dwo/kits/shell/list';
import type { StoryRow } from '@dwo/kits/ui/match-story';
import { type Now, type Side, sideOf } from '../rules';
import { type Line, type Told, told } from './deeds';
import { unitName } from './names';
import { say } from './words';

const most = <T>(all: Iterable<T>, value: (each: T) => number): T | null =>
  [...all].reduce<T | null>((best, each) => (best === null || value(each) > value(best) ? each : best), null);

/** The reader of a story: their side, and whether they won. */
interface Reader {
  readonly side: Side;
  readonly won: boolean;
}

/** So many units that fall in one turn of the enemy stood too close together. */
const MANY = 3;

/** One thing to try next time, which fits what happened: for a winner without losses something harder. */
function advice(state: Pick<Now, 'units'>, { side, won }: Reader, { deeds, unseen, turns }: Told): string {
  const own = state.units.filter((unit) => sideOf(unit) === side);
  const idle = own.filter(({ place }) => place === 'reserve').length;
  if (!won && idle > 0) return say('story.try.reserve', { count: idle });
  if (unseen[side] > 1) return say('story.try.ground', { points: unseen[side] });
  const fell = turns.filter((turn) => turn.fallen === side && turn.side !== side).map(({ units }) => units.length);
  const count = Math.max(0, ...fell);
  if (count >= MANY) return say('story.try.spread', { count });
  const friendly = own.reduce((sum, { id }) => sum + (deeds.get(id)?.friendly ?? 0), 0);
  if (friendly > 0) return say(`story.try.friendly.${side}`, { points: friendly });
  const still = own.filter(({ id, place }) => place !== 'reserve' && !deeds.has(id)).length;
  if (still > 1) return say('story.try.still', { count: still });
  return won && count === 0 ? say('story.try.won') : say(`story.try.${side}`);
}

/** The rows of the story; `reader` is null for a spectator. */
export function storyOf(log: readonly Line[], state: Pick<Now, 'units'>, reader: Reader | null): readonly StoryRow[] {
  const tale = told(log, state);
  const { deeds, turns, ground } = tale;
  const turn = most(turns, ({ worth }) => worth);
  const best = most(deeds, ([, { worth, kills }]) => worth + kills);
  const rows: StoryRow[] = [];
  if (turn !== null && turn.worth > 0) {
    const { round, side, fallen, worth } = turn;
    const names = list(turn.units.map((unit) => unitName(state, unit)));
    rows.push({ id: 'turning', text: say('story.turning', { round, side, fallen, names, worth }) });
  }
  if (best !== null && best[1].damage > 0) {
    const [unit, { damage, kills }] = best;
    rows.push({ id: 'best', text: say('story.best', { unit: unitName(state, unit), damage, kills }) });
  }
  rows.push({
    id: 'chance',
    text: say('story.ground', { ...ground, harm: ground.dinosaurs + ground.soldiers === 0 ? 'none' : 'some' }),
  });
  if (reader !== null) rows.push({ id: 'try', text: advice(state, reader, tale) });
  return rows;
}
