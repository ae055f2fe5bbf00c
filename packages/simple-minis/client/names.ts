/** Names of figures, and the reason of a refusal, in words. */
import type { Facts, Frozen, Refusal } from '@dwo/kernel';
import { CODES, type Fig, type Member, type Now } from '../rules';
import { say } from './words';

/** The name of a kind of figure: that of its profile, else the word for its class. */
export function kindName({ profile, class: type, grade, large }: Pick<Fig, 'profile' | 'class' | 'grade' | 'large'>) {
  if (profile !== 'own') return say('profile.of', { id: profile });
  return say('own.of', { id: grade ?? (large ? 'creature' : type) });
}

/** The name of a figure: the player's own, else that of its kind. */
export function nameOf(figure: Frozen<Member>): string {
  return figure.name === '' ? kindName(figure) : figure.name;
}

/** The sentence for a fault of a force; `members` are its figures, if they are known. */
function forceFault({ what, at, points, limit, figures, most, ...facts }: Facts, members: readonly Frozen<Member>[]) {
  const member = members[Number(at)];
  if (typeof what === 'string') {
    return say('fault.of', { id: what, name: member === undefined ? say('own.of', { id: 'troop' }) : nameOf(member) });
  }
  if (points !== undefined) return say('refusal.BAD_FORCE.points', { points: Number(points), limit: Number(limit) });
  if (figures !== undefined) return say('refusal.BAD_FORCE.figures', { figures: Number(figures), most: Number(most) });
  const id = (['creatures', 'guys', 'vehicles'] as const).find((each) => facts[each] !== undefined);
  if (id === undefined) return say('refusal.of', { id: 'BAD_FORCE' });
  return say('fault.need', { id, has: Number(facts[id]), least: Number(facts.least ?? facts.exactly) });
}

/** The name of a figure by its index, with a number if several on the table have this name, friend or foe; empty for none. */
export function nameAt(state: Now, id: number | null): string {
  const figure = id === null ? undefined : state.figures[id];
  if (figure === undefined) return '';
  const alike = state.figures.filter((each) => nameOf(each) === nameOf(figure));
  return alike.length > 1 ? `${nameOf(figure)} ${alike.indexOf(figure) + 1}` : nameOf(figure);
}

/** The rules whose refusals have a sentence of their own. */
const OWN = ['VS-R-25', 'VS-RID-5', 'VS-RID-3', 'VS-R-32', 'VS-R-11', 'VS-R-19', 'VS-R-10', 'VS-MOV-7'] as const;

const inches = (mils: unknown) => Math.round(Number(mils) / 100) / 10;

/** The sentence for a refusal; it begins with no rule id, which stands beside it. */
export function refusalWords({ code, rule, facts }: Refusal, members: readonly Frozen<Member>[] = []): string {
  const own = OWN.find((each) => each === rule);
  const { cost, limit, arc, figure, section } = facts;
  const numbers = { cost: inches(cost), limit: inches(limit) };
  if (own !== undefined) return say('refusal.rule', { id: own.replaceAll('-', '_'), ...numbers });
  if (code === 'TOO_FAR' && cost !== undefined) return say('refusal.TOO_FAR.by', numbers);
  if (code === 'NOT_SEEN' && arc === 'behind') return say('refusal.NOT_SEEN.behind');
  if (code === 'BAD_PLACE' && figure !== undefined) return say('refusal.BAD_PLACE.figure');
  if (code === 'BAD_PLACE' && section !== undefined) return say('refusal.BAD_PLACE.terrain');
  if (code === 'BAD_FORCE') return forceFault(facts, members);
  const known = CODES.find((each) => each === code);
  return known === undefined ? say('refusal.other', { rule }) : say('refusal.of', { id: known });
}
