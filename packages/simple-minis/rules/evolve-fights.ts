/** The effects of attacks and skill rolls on the state. */
import { sure } from './bodies';
import type { Handlers } from './handlers';

/** The effects of attacks and skill rolls on the state. */
export const FIGHTS: Handlers<
  | 'sightRolled'
  | 'coverRolled'
  | 'attacked'
  | 'armorRolled'
  | 'wallRolled'
  | 'sectionFell'
  | 'destroyed'
  | 'skillRolled'
  | 'calmed'
  | 'stirred'
  | 'wokeUp'
> = {
  sightRolled(state, { figure: id, target, section, seen }) {
    if (seen) return;
    const figure = sure(state.figures[id]);
    if (target !== null) figure.unseen.push(target);
    else figure.unseenSections.push(state.features.findIndex((piece) => piece.id === section));
  },
  coverRolled() {},
  attacked(state, { figure }) {
    sure(state.figures[figure]).attacked = true;
  },
  armorRolled() {},
  wallRolled() {},
  sectionFell(state, { section }) {
    sure(state.features.find(({ id }) => id === section)).standing = false;
  },
  destroyed(state, { figure: id, seat, points }) {
    const figure = sure(state.figures[id]);
    if (figure.riding !== null) sure(state.figures[figure.riding]).rider = null;
    Object.assign(figure, { place: 'destroyed', riding: null });
    if (seat !== null) sure(state.players[seat]).kills += points;
  },
  skillRolled(state, { figure }) {
    sure(state.figures[figure]).tried = true;
  },
  calmed(state, { figure: id, seat }) {
    const figure = sure(state.figures[id]);
    figure.calm = state.round + 1;
    if (!figure.calmers.includes(seat)) figure.calmers.push(seat);
  },
  stirred(state, { figure }) {
    sure(state.figures[figure]).stirred = true;
  },
  wokeUp(state, { figure }) {
    Object.assign(sure(state.figures[figure]), { asleep: false, stirred: false });
  },
};
