/** Marks of the scenario and the step on the table: zones, goals, and the chances of the selected figure. */
import type { Point, Seat } from '@dwo/kernel';
import { ZONE_TONES } from '@dwo/kits/miniatures/hud/scene-of';
import { Kept } from '@dwo/kits/miniatures/kept';
import type { Mark, ZoneTone } from '@dwo/kits/miniatures/mark-model';
import {
  commanderOf,
  EGG_SCORE,
  eggsInNest,
  isActive,
  NEST,
  type Now,
  POOL,
  type Rect,
  STOCKADE,
  TABLE,
  ZONES,
} from '../../rules';
import { playerAt } from '../people';
import { say } from '../words';
import { breachesFor, chancesFor } from './attacks';
import { figureAt, pointToScene, toScene } from './places';
import { cornersOf } from './set-up';

interface View {
  readonly seat: Seat | null;
  readonly selected: string | null;
}

/** Room beside the edge that a goal there is drawn in, in mils. */
const EDGE = 1600;

const zone = (id: string, rect: Rect, tone: ZoneTone, label: string): Mark => ({
  ...{ type: 'zone', id, outline: cornersOf(rect), tone, label },
});

const toneOf = (seat: Seat): ZoneTone => ZONE_TONES[seat] ?? 'green';

/** The zones that may be chosen. */
function freeZones({ phase, options, asked }: Now): Mark[] {
  if (phase !== 'zone') return [];
  return (ZONES[options.seats] ?? []).map(({ id, rect }) =>
    zone(`zone-${id}`, rect, toneOf(asked), say('zone', { id })),
  );
}

function middleOf(outline: readonly Point[]): Point {
  const sum = outline.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, outline.length), y: sum.y / Math.max(1, outline.length) };
}

/** The nest, while eggs are in it. */
function nestOf(state: Now): Mark[] {
  const nest = state.features.find(({ id }) => id === NEST);
  const count = eggsInNest(state).length;
  if (nest === undefined || count === 0) return [];
  const at = pointToScene(middleOf(nest.outline));
  return [{ type: 'disc', at, radiusCi: 200, tone: 'allowed', label: say('goal.nest', { count }) }];
}

/** The places that a scenario is about (VS-SCN-3b, VS-SCN-4b, VS-SCN-5a, VS-SCN-6a). */
function goals(state: Now, seat: Seat | null): Mark[] {
  const { options, features, defender, players, phase } = state;
  if (phase === 'lobby' || phase === 'over') return [];
  switch (options.scenario) {
    case 'capture_the_egg':
      return [
        ...nestOf(state),
        ...players.flatMap((player, owner) => {
          const south = player.zone === 0;
          if (player.zone === null) return [];
          const rect: Rect = south ? [0, 0, TABLE.width, EDGE] : [0, TABLE.height - EDGE, TABLE.width, TABLE.height];
          const whose = { who: owner === seat ? 'you' : 'other', name: playerAt(owner) };
          return [zone(`home-${owner}`, rect, toneOf(owner), say('goal.home', { points: EGG_SCORE.off, ...whose }))];
        }),
      ];
    case 'last_stand':
      // Its own zone has a label of its own while the defender sets up there.
      if (phase === 'deploy' && seat !== null && seat === defender) return [];
      return [zone('stockade', STOCKADE, toneOf(defender ?? 0), say('goal.stockade'))];
    case 'wagon_train':
      return [
        zone('exit', [TABLE.width - EDGE, 0, TABLE.width, TABLE.height], toneOf(defender ?? 0), say('goal.exit')),
      ];
    case 'watering_hole': {
      const pool = features.find(({ id }) => id === POOL.id);
      if (pool === undefined) return [];
      const at = middleOf(pool.outline);
      const reach = Math.max(...pool.outline.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
      return [
        {
          ...{ type: 'disc', at: pointToScene(at), radiusCi: toScene(reach + POOL.range), tone: 'allowed' },
          label: say('goal.pool', { points: POOL.score }),
        },
      ];
    }
    default:
      return [];
  }
}

const KNOWN = new Kept<string, readonly Mark[]>();

/** The chances of the selected figure; computed once for each state. */
function chances(state: Now, { seat, selected }: View): readonly Mark[] {
  const { phase, asked } = state;
  if (seat === null || selected === null || asked !== seat || (phase !== 'distance' && phase !== 'hand')) return [];
  const figure = figureAt(state, selected);
  if (figure === null || !isActive(figure) || commanderOf(state, figure) !== seat) return [];
  return KNOWN.of(state, selected, () => {
    const foes = chancesFor(state, seat, figure, phase);
    // A gun has terrain in range nearly always: its marks would drown those of enemies.
    return phase === 'hand' || foes.length === 0 ? [...foes, ...breachesFor(state, seat, figure, phase)] : foes;
  });
}

/** The marks besides those of the tools. */
export function marksOf(state: Now, view: View): readonly Mark[] {
  return [...freeZones(state), ...goals(state, view.seat), ...chances(state, view)];
}
