/** The sides to choose from before a match begins. */
import { ANY_CHAIR } from '@dwo/shared';
import { type Options, POSSES } from '../rules';
import { SIDES } from './box/names';
import { posseName } from './posse/opponents';
import { say } from './words';

/** A side, and the figure that stands for it. */
export interface Side {
  readonly wish: string;
  readonly name: string;
  readonly text: string;
  readonly art: string;
}

type Posse = Options['posses'][number];

const chance = (): Side => ({ wish: ANY_CHAIR, name: say('any'), text: say('any.text'), art: 'malice' });

function leaderOf(posse: Posse): string {
  const entities = typeof posse === 'string' ? POSSES[posse].entities : [];
  return entities.find(({ leader }) => leader)?.id ?? 'cass_holloway';
}

/** The sides of a match. Where both posses are free, they are alike, and nobody is asked to choose between them (DC-R-18). */
export function sidesOf({ posses, position }: Pick<Options, 'posses' | 'position'>): readonly Side[] {
  if (posses.every((posse) => posse === null)) {
    return [{ ...chance(), name: say('side.alike'), text: say('side.text') }];
  }
  const sides = SIDES.map((wish, seat) => {
    const posse = posses[seat] ?? null;
    const name = posse === null ? say('agreed.posse') : posseName(posse);
    const text = position === undefined ? say('side.text') : say('side.placed', { first: position.active === seat });
    return { wish, name, text, art: leaderOf(posse) };
  });
  return [...sides, chance()];
}
