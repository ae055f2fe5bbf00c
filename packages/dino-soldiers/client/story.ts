/** The story of a match, told from its log when it is over: turning point, best unit, what the ground cost, and one thing to try. */
import type { Frozen } from '@dwo/kernel';
import { list } from '@dwo/kits/shell/list';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import type { StoryRow } from '@dwo/kits/ui/match-story';
import { dataOf, type Event, type Now, SIDES, type Side, sideOf } from '../rules';
import { unitName } from './names';
import { say } from './words';

/** The events that the story is made of. */
export type Tale = Extract<Event, { type: 'turnBegan' | 'attacked' | 'postponed' | 'hurt' | 'died' }>;

/** The event itself if it belongs to the story; null for any other. */
export function taleOf(event: Event): Tale | null {
  switch (event.type) {
    case 'turnBegan':
    case 'attacked':
    case 'postponed':
    case 'hurt':
    case 'died':
      return event;
    default:
      return null;
  }
}

interface Deeds {
  damage: number;
  kills: number;
  /** The points that its victims had cost. */
  worth: number;
}

/** The losses of one side in a turn. */
interface Loss {
  readonly round: number;
  /** The side that had the turn. */
  readonly side: Side;
  /** The side that lost units. */
  readonly fallen: Side;
  readonly units: number[];
  worth: number;
}

/** All that the log tells about one match. */
interface Told {
  readonly deeds: ReadonlyMap<number, Deeds>;
  readonly turns: readonly Loss[];
  /** Hit points lost to the ground, by side. */
  readonly ground: Readonly<Record<Side, number>>;
}

function told(log: readonly Pick<LogEntry, 'tale'>[], { units }: Pick<Frozen<Now>, 'units'>): Told {
  const deeds = new Map<number, Deeds>();
  const turns: Loss[] = [];
  const ground = { dinosaurs: 0, soldiers: 0 };
  const waiting = new Map<number, number>();
  let attacker: number | null = null;
  const deedsOf = (unit: number): Deeds => {
    const known = deeds.get(unit) ?? { damage: 0, kills: 0, worth: 0 };
    deeds.set(unit, known);
    return known;
  };
  for (const { tale } of log as readonly { readonly tale?: Tale }[]) {
    if (tale === undefined) continue;
    if (tale.type === 'turnBegan') {
      const { round, side } = tale;
      for (const fallen of SIDES) turns.push({ round, side, fallen, units: [], worth: 0 });
    } else if (tale.type === 'attacked') attacker = tale.unit;
    else if (tale.type === 'postponed') waiting.set(tale.unit, tale.by);
    else {
      const victim = units[tale.unit];
      if (victim === undefined) continue;
      const own = tale.cause === 'terrain' || tale.cause === 'fire';
      const by = own ? null : (waiting.get(tale.unit) ?? attacker);
      if (tale.type === 'hurt' && tale.cause === 'terrain') ground[sideOf(victim)] += tale.damage;
      if (tale.type === 'hurt' && by !== null) deedsOf(by).damage += tale.damage;
      if (tale.type === 'died') {
        const { cost } = dataOf(victim);
        const turn = turns.findLast(({ fallen }) => fallen === sideOf(victim));
        turn?.units.push(tale.unit);
        if (turn !== undefined) turn.worth += cost;
        if (by !== null) {
          deedsOf(by).kills += 1;
          deedsOf(by).worth += cost;
        }
      }
    }
  }
  return { deeds, turns, ground };
}

const most = <T>(all: Iterable<T>, value: (each: T) => number): T | null =>
  [...all].reduce<T | null>((best, each) => (best === null || value(each) > value(best) ? each : best), null);

/** The reader of a story: their side, and whether they won. */
interface Reader {
  readonly side: Side;
  readonly won: boolean;
}

/** So many units that fall in one turn of the enemy stood too close together. */
const MANY = 3;

/** One thing to try next time: for a winner something harder, else what they did not do. */
function advice(state: Pick<Now, 'units'>, { side, won }: Reader, { ground, turns }: Told): string {
  if (won) return say('story.try.won');
  const idle = state.units.filter((unit) => sideOf(unit) === side && unit.place === 'reserve').length;
  if (idle > 0) return say('story.try.reserve', { count: idle });
  if (ground[side] > 1) return say('story.try.ground', { points: ground[side] });
  const fell = turns.filter((turn) => turn.fallen === side && turn.side !== side).map(({ units }) => units.length);
  const count = Math.max(0, ...fell);
  if (count >= MANY) return say('story.try.spread', { count });
  return say(`story.try.${side}`);
}

/** The rows of the story; `reader` is null for a spectator. */
export function storyOf(
  log: readonly Pick<LogEntry, 'tale'>[],
  state: Pick<Now, 'units'>,
  reader: Reader | null,
): readonly StoryRow[] {
  const { deeds, turns, ground } = told(log, state);
  const turn = most(turns, ({ worth }) => worth);
  const best = most(deeds, ([, { damage, worth }]) => damage + worth);
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
    id: 'luck',
    text: say('story.ground', { ...ground, harm: ground.dinosaurs + ground.soldiers === 0 ? 'none' : 'some' }),
  });
  if (reader !== null) rows.push({ id: 'try', text: advice(state, reader, told(log, state)) });
  return rows;
}
