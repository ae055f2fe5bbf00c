/** The fan of a crowd at an open table. */
import { plasticOf } from '../pictures/figure';
import { useFace, useSeat, useShown } from './context';
import { Fan } from './fan';
import { FigurePicture } from './figure-picture';

/** The figures of the crowd that was tapped; nothing if none was. */
export function TableFan() {
  const { game, toolbox } = useFace();
  const state = useShown();
  const seat = useSeat();
  if (state === null) return null;
  const figure = (id: string) => {
    const thing = game.standing.thing?.(state, id) === true;
    if (game.standing.base(state, id) === null) return null;
    const look = game.look(state, id);
    const { art, life } = look;
    const mine = seat === null || thing ? null : game.standing.owner(state, id) === seat;
    const picture = <FigurePicture art={art} width={58} height={38} plastic={plasticOf(look)} />;
    return { name: game.words.short(state, id), picture, life, mine };
  };
  return <Fan figure={figure} point={(pointing) => toolbox.point(pointing)} />;
}
