/** Getting on and off mounts (VS-RID-1, VS-RID-4, VS-R-17 to VS-R-19). */
import { distance, type Point } from '@dwo/kernel';
import { facingTo, placeBeside } from '@dwo/kernel/table';
import { discOf, facingOf, figureOf, isMount, isOnFoot, onTable, sure, touches } from '../bodies';
import { CLASS_DATA } from '../data/limits';
import { refuseAsked } from '../first-checks';
import { barrierUnder, refusePlace } from '../ground';
import type { Board, Leave } from '../intents';
import { refuseItems, takeItems } from '../items';
import { barrierBetween } from '../looking';
import { discAt, endOf, measure, refuseFacing, refusePath } from '../moving';
import type { Action } from '../play';
import { type No, refuse } from '../refusal';
import type { Fig, Now } from '../state';

/** Why a guy can't get on a mount from a place; null if it can (VS-R-17, VS-R-18). */
function refuseSeat(state: Now, figure: Fig, id: number, at: Point): No | null {
  const mount = state.figures[id];
  if (mount?.place !== 'table' || !isMount(mount) || mount.rider !== null || mount.seat === null) {
    return refuse('VS-R-18', 'BAD_MOUNT', { mount: id });
  }
  const disc = discAt(figure, at);
  if (!touches(disc, discOf(state, mount))) return refuse('VS-R-18', 'TOO_FAR', { mount: id });
  const barrier = barrierUnder(state, disc) ?? barrierBetween(state, at, mount);
  return barrier === null ? null : refuse('VS-R-18', 'BLOCKED', { mount: id, section: barrier.id });
}

/** Moves a guy onto a free mount, whosever it is; its move is used (VS-RID-1, VS-R-17, VS-R-18). */
export const board: Action<Board> = {
  check(state, seat, { figure: id, path, mount }) {
    const no = refuseAsked(state, seat, 'move');
    if (no !== null) return no;
    const figure = state.figures[id];
    if (figure?.seat !== seat || !isOnFoot(figure)) return refuse('VS-R-18', 'NOT_YOUR_FIGURE', { figure: id });
    if (figure.moved) return refuse('VS-MOV-1', 'ALREADY_DONE', { figure: id });
    return refusePath(state, figure, path) ?? refuseSeat(state, figure, mount, endOf(figure, path));
  },
  resolve({ state, emit }, _, { figure: id, path: corners, mount }) {
    const { path, cost } = measure(state, figureOf(state, id), corners);
    emit({ type: 'boarded', figure: id, path: path.slice(1), cost, mount });
  },
  offers(state, seat) {
    if (state.phase !== 'move') return [];
    const mounts = onTable(state).filter((mount) => isMount(mount) && mount.rider === null);
    const guys = state.figures.filter((figure) => figure.seat === seat && isOnFoot(figure) && !figure.moved);
    return guys.flatMap((guy) =>
      mounts.map((mount) => {
        const path = touches(discOf(state, guy), discOf(state, mount)) ? [] : [contactWith(state, guy, mount)];
        return { type: 'board' as const, figure: guy.id, path, mount: mount.id };
      }),
    );
  },
};

/** The place on the straight way to a mount at which a guy touches it. */
export function contactWith(state: Now, guy: Fig, mount: Fig): Point {
  const [own, aim] = [discOf(state, guy), discOf(state, mount)];
  const far = distance(own, aim);
  const share = far === 0 ? 0 : (far - own.radius - aim.radius) / far;
  return { x: own.x + Math.round((aim.x - own.x) * share), y: own.y + Math.round((aim.y - own.y) * share) };
}

/** Moves a rider off its mount, with its own full movement from the mount's centre (VS-RID-4, VS-R-19). */
export const leave: Action<Leave> = {
  check(state, seat, { figure: id, path, facing, pickUp, drop }) {
    const no = refuseAsked(state, seat, 'move') ?? refuseFacing(facing);
    if (no !== null) return no;
    const figure = state.figures[id];
    if (figure?.place !== 'table' || figure.seat !== seat || figure.riding === null) {
      return refuse('VS-R-19', 'NOT_YOUR_FIGURE', { figure: id });
    }
    if (figure.moved) return refuse('VS-R-19', 'ALREADY_DONE', { figure: id });
    const disc = discAt(figure, endOf(discOf(state, figure), path));
    return (
      refusePath(state, figure, path) ??
      refusePlace(state, disc, [id]) ??
      refuseItems(state, figure, disc, { pickUp, drop })
    );
  },
  resolve(play, _, { figure: id, path: corners, facing, pickUp, drop }) {
    const figure = figureOf(play.state, id);
    const { path, cost } = measure(play.state, figure, corners);
    const look = facing ?? facingOf(play.state, figure);
    const mount = sure(figure.riding);
    play.emit({ type: 'dismounted', figure: id, mount, path: path.slice(1), cost, facing: { x: look.x, y: look.y } });
    takeItems(play, figure, { pickUp, drop });
  },
  offers(state, seat) {
    if (state.phase !== 'move') return [];
    const riders = state.figures.filter(
      (figure) => figure.seat === seat && figure.place === 'table' && figure.riding !== null && !figure.moved,
    );
    return riders.flatMap((rider) => {
      const from = discOf(state, rider);
      const beside = from.radius + CLASS_DATA.guy.radius;
      return [beside, CLASS_DATA.guy.half, CLASS_DATA.guy.move - 10].flatMap((length) =>
        [0, 90, 180, 270].map((degrees) => {
          const at = placeBeside(from, degrees, length);
          return {
            type: 'leave' as const,
            figure: rider.id,
            path: [at],
            facing: facingTo(from, at),
            pickUp: [],
            drop: [],
          };
        }),
      );
    });
  },
};
