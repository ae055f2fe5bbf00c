/** The end of a match, in the words and numbers of the result poster. */
import {
  DINOSAURS,
  type Figure,
  type FigureId,
  isDinosaur,
  isSoldier,
  isVehicle,
  pointsOf,
  type Side,
  type Soldier,
  type State,
} from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import type { Muster, ResultSide as Shown } from '@dwo/kits/miniatures/hud/results';
import type { Lobby } from '@dwo/kits/shell/lobby';
import { playerName } from '@dwo/kits/shell/player-name';
import { armyOf, dinosaursOf } from '../../tools/figures';
import { say } from '../../words';
import { type Life, lifeOf, livesOf } from '../life';
import { artOf } from '../theatre/tokens';
import { gateReport } from './gate-report';
import { capital, weaponName } from './words';

/** The figures of a kind, counted. */
type Kind = Muster & { readonly count: number };

/** The result of one player; `index` is that of the army or herd, from 0 to 2. */
export interface ResultSide extends Pick<Shown, 'index' | 'player'> {
  readonly side: Side;
  readonly standing: readonly Kind[];
  readonly fallen: readonly Kind[];
  readonly pointsLeft: number;
  readonly pointsAtStart: number;
  /** The part of `pointsLeft` that wounds have cost, were life counted. */
  readonly pointsWorn: number;
  /** The life of all its figures together; null if none has any. */
  readonly life: Life | null;
}

/** Why the match is over, as a sentence; after a Time Gate, also how its mission went. */
export function endReason(state: Frozen<State>): string {
  return [reasonOf(state), ...gateReport(state)].join(' ');
}

function reasonOf(state: Frozen<State>): string {
  const winner = state.ending?.winner ?? null;
  switch (state.ending?.rule) {
    case 'DW-WIN-2':
      return say('outcome.no-soldier');
    case 'DW-WIN-3':
      return say('outcome.no-dinosaur');
    case 'DW-R-100':
      return winner === null ? say('outcome.both-gone') : say(`outcome.gave-up.${other(winner)}`);
    case 'DW-R-93':
    case 'DW-GATE-8':
      return say(winner === 'army' ? 'outcome.home' : 'outcome.nobody-home');
    case 'DW-R-97':
    case 'DW-WIN-4':
      return winner === null ? say('outcome.close') : say(`outcome.counted.${winner}`);
    default:
      return say('outcome.over');
  }
}

function other(side: Side): Side {
  return side === 'army' ? 'dinosaurs' : 'army';
}

/** The figures that each player has left and lost. */
export function resultSides(state: Frozen<State>, lobby: Lobby | null): readonly ResultSide[] {
  const next = { army: 0, dinosaurs: 0 };
  const owned = figuresBySeat(state);
  return state.players.map(({ side }, seat) => {
    const figures = owned.get(seat) ?? [];
    const points = (alive: boolean) =>
      figures.filter((figure) => figure.alive || !alive).reduce((sum, figure) => sum + figure.points, 0);
    return {
      side,
      index: next[side]++,
      player: playerName(lobby, seat),
      pointsLeft: points(true),
      pointsAtStart: points(false),
      pointsWorn: figures.reduce((sum, each) => sum + wornOf(each), 0),
      life: livesOf(figures.map(({ figure }) => figure)),
      standing: muster(figures.filter((figure) => figure.alive)),
      fallen: muster(figures.filter((figure) => !figure.alive)),
    };
  });
}

interface Counted {
  readonly art: string;
  readonly figure: Frozen<Figure>;
  readonly alive: boolean;
  readonly points: number;
}

/** All figures of each seat, alive or dead, with a drawing. Figures that went through the gate count as alive. */
function figuresBySeat(state: Frozen<State>): ReadonlyMap<Seat, readonly Counted[]> {
  const owned = new Map<Seat, Counted[]>();
  const add = (id: FigureId, figure: Frozen<Figure>) => {
    const counted = { art: artOf(state, id), figure, alive: figure.alive, points: pointsOf(figure) };
    const own = owned.get(figure.owner);
    if (own === undefined) owned.set(figure.owner, [counted]);
    else own.push(counted);
  };
  for (const [id, figure] of dinosaursOf(state)) add(id, figure);
  for (const [id, figure] of armyOf(state)) add(id, figure);
  return owned;
}

/** The share of a living figure's points that its wounds are worth; the score of a match counts them as if it were unhurt. */
function wornOf({ figure, alive, points }: Counted): number {
  const life = lifeOf(figure);
  return life === null || !alive ? 0 : points * (1 - life.now / life.max);
}

/** Soldiers with another weapon than a rifle are drawn with it, and named by it. */
function soldierName({ rank, weapons }: Frozen<Soldier>, count: number): string {
  const name = say(`outcome.soldier.${rank}`, { count });
  const [weapon] = weapons;
  return rank !== 'enlisted' || weapon === undefined || weapons.includes('rifle')
    ? name
    : say('outcome.armed', { name, weapon: weaponName(weapon) });
}

/** The name of `count` figures of this kind. */
function nameOf(figure: Frozen<Figure>, count: number): string {
  if (isDinosaur(figure)) return DINOSAURS[figure.kind].name;
  if (isSoldier(figure)) return soldierName(figure, count);
  return isVehicle(figure) ? say(`vehicle.${figure.kind}`) : capital(weaponName(figure.kind));
}

function muster(figures: readonly Counted[]): readonly Kind[] {
  const kinds = new Map<string, { readonly art: string; readonly figure: Frozen<Figure>; readonly count: number }>();
  for (const { art, figure } of figures) {
    const key = `${art}/${nameOf(figure, 1)}`;
    kinds.set(key, { art, figure, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  return [...kinds.values()].map(({ art, figure, count }) => ({ art, name: nameOf(figure, count), count }));
}
