/** Hints: the choice of the strong computer player as a sentence, with the exact odds of an attack. */
import { chance, type Seat } from '@dwo/kernel';
import { startWorker } from '@dwo/kits/shell/start-worker';
import { attackOdds, type Intent, MAP_NAMES, type Now, POSSE_NAMES } from '../../rules';
import { nameAt, traitName, weaponName } from '../names';
import { say } from '../words';

/** A worker for one question. */
export const thinker = () =>
  startWorker(() => new Worker(new URL('./advisor.ts', import.meta.url), { type: 'module' }));

const UNIT = (state: Now) => nameAt(state, state.activation?.unit ?? null);

/** The other facts of an intent, in words. */
function factsOf(state: Now, seat: Seat, intent: Intent): Readonly<Record<string, string | number>> {
  switch (intent.type) {
    case 'pickPosse':
      return { name: POSSE_NAMES[intent.posse] };
    case 'pickMap':
      return { name: MAP_NAMES[intent.map] };
    case 'activate':
      return { name: nameAt(state, intent.unit) };
    case 'declareTraits':
      return {
        name: intent.uses.map(({ trait }) => traitName(trait, null)).join(', '),
        use: `${intent.uses.length > 0}`,
      };
    case 'move':
      return { name: nameAt(state, intent.entity) };
    case 'mount':
      return { name: nameAt(state, intent.entity), target: nameAt(state, intent.dinosaur) };
    case 'reload':
      return { name: nameAt(state, intent.entity), weapon: weaponName(intent.weapon) };
    case 'attack':
    case 'charge': {
      const { out, damage } = attackOdds(state, seat, intent);
      const mean = damage.reduce((sum, each) => sum + each.damage * chance(each.chance), 0);
      return {
        ...{ name: nameAt(state, intent.attacker), target: nameAt(state, intent.target) },
        ...{ weapon: weaponName(intent.weapon), out: Math.round(chance(out) * 100), mean: Math.round(mean * 10) / 10 },
      };
    }
    case 'reactSnap':
      return { use: `${intent.list.length > 0}` };
    case 'reactLucky':
    case 'reactYeehaw':
      return { use: `${intent.use}` };
    default:
      return {};
  }
}

/** The choice as a sentence. */
export function told(state: Now, seat: Seat, intent: Intent): string {
  return say('advice', { act: intent.type, name: UNIT(state), ...factsOf(state, seat, intent) });
}
