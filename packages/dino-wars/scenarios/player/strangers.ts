/** Names in a step that belong to no figure or seat. */
import type { Frozen } from '@dwo/kernel';
import type { State } from '../../rules/state';
import { ScenarioError, type StepText } from './format';
import { weaponsAreKinds } from './names';
import { allNames } from './readings';

const ACTORS = ['figure', 'who', 'dino', 'soldier', 'hero', 'firer', 'vehicle'] as const;
const OTHERS = ['target', 'stopAt', 'stopAtContactWith', 'spotter'] as const;
const LISTS = ['carriers', 'board', 'crew', 'spots'] as const;

/** Whether a step expects to be refused. The game itself then says what is wrong with it. */
function expectsRefusal({ expect = {} }: StepText): boolean {
  const { rejected, rule, accepted, legal } = expect;
  return Boolean(rejected ?? rule) || rejected === '' || accepted === false || legal === false;
}

/**
 * Throws a `ScenarioError` for a figure that is not in the file, or a seat that does not exist, unless the step expects to
 * be refused.
 */
export function refuseStrangers(step: StepText, state: Frozen<State>, path: string): void {
  if (expectsRefusal(step)) return;
  if (typeof step.seat === 'number' && step.seat >= state.players.length) {
    throw new ScenarioError(`${path}.seat`, `there is no seat ${step.seat}; they are 0 to ${state.players.length - 1}`);
  }
  const names = allNames(state);
  const look = (name: unknown, field: string): void => {
    if (typeof name !== 'string' || names.includes(name)) return;
    throw new ScenarioError(`${path}.${field}`, `no figure is called "${name}"; there are ${names.join(', ')}`);
  };
  for (const field of [...ACTORS, ...OTHERS]) look(step[field], field);
  if (!weaponsAreKinds(step.intent)) look(step.weapon, 'weapon');
  for (const field of LISTS) {
    for (const [i, one] of (step[field] ?? []).entries()) {
      look(typeof one === 'string' ? one : one.figure, `${field}[${i}]${typeof one === 'string' ? '' : '.figure'}`);
    }
  }
}
