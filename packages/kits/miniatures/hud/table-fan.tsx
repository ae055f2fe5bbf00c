/** The fan of a crowd at an open table. */

import { useStore } from '../../shell/use-store';
import { plasticOf } from '../pictures/figure';
import { useFace, useSeat, useShown } from './context';
import { tableDesk } from './desk';
import { Fan } from './fan';
import { FigurePicture } from './figure-picture';

/** The figures of the crowd that was tapped; nothing if none was. */
export function TableFan() {
  const { game, toolbox } = useFace();
  const state = useShown();
  const seat = useSeat();
  const selected = useStore(tableDesk, (desk) => desk.selected);
  const plan = useStore(tableDesk, (desk) => desk.plan);
  if (state === null) return null;
  /** Whether the figure in hand can reach an enemy with what it is about to do. */
  const reaching = (id: string) => {
    if (seat === null || selected === null) return null;
    if (plan.kind !== 'aim') return game.reaching?.(state, seat, selected, id) ?? null;
    const choice = plan.choices.find(({ weapon }) => weapon === plan.weapon);
    return choice === undefined ? null : choice.targets.includes(id) ? 'reach' : 'blocked';
  };
  const figure = (id: string) => {
    const thing = game.standing.thing?.(state, id) === true;
    if (game.standing.base(state, id) === null) return null;
    const look = game.look(state, id);
    const { art, life } = look;
    const mine = seat === null || thing ? null : game.standing.owner(state, id) === seat;
    const picture = <FigurePicture art={art} width={58} height={38} plastic={plasticOf(look)} />;
    return { name: game.words.short(state, id), picture, life, mine, reaching: mine === false ? reaching(id) : null };
  };
  return <Fan figure={figure} point={(pointing) => toolbox.point(pointing)} />;
}
