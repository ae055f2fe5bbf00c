/** Hints: the choice of the strong computer player as a sentence, with the exact odds of an attack. */
import { chance, type Point, type Seat } from '@dwo/kernel';
import type { Laying } from '@dwo/kits/miniatures/hints/contract';
import type { TableAdvice } from '@dwo/kits/miniatures/hud';
import { percent } from '@dwo/kits/miniatures/percent';
import { startWorker } from '@dwo/kits/shell/start-worker';
import { attackFrom, imagine } from '../../bot';
import { attackOdds, type Intent, MAP_NAMES, type Now, POSSE_NAMES, type State, type WeaponId } from '../../rules';
import { blastWords } from '../blast';
import { deedOf, listOf, nameAt, traitName, weaponName } from '../names';
import { WORTH } from '../table/attacks';
import { degreesTo, pointToScene } from '../table/places';
import { luckyRoll, shareAgain, worstDie, yeehawRoll } from '../table/re-rolls';
import { say } from '../words';
import { topic } from './topic';

/** A worker for one question. */
const thinker = () => startWorker(() => new Worker(new URL('./advisor.ts', import.meta.url), { type: 'module' }));

const UNIT = (state: Now) => nameAt(state, state.activation?.unit ?? null);

/** The other facts of an intent, in words. */
function factsOf(state: Now, seat: Seat, intent: Intent): Readonly<Record<string, string | number>> {
  switch (intent.type) {
    case 'pickPosse':
      return { name: POSSE_NAMES[intent.posse] };
    case 'pickMap':
      return { name: MAP_NAMES[intent.map] };
    case 'chooseEdge':
      return { edge: intent.edge };
    case 'activate':
      return { name: nameAt(state, intent.unit) };
    case 'declareTraits':
      return {
        name: listOf(intent.uses.map(({ trait }) => traitName(trait, null))),
        use: `${intent.uses.length > 0}`,
        deeds: intent.uses.map((use) => deedOf(state, use)).join(' · '),
      };
    case 'move':
      return {
        name: nameAt(state, intent.entity),
        ...(intent.path.length === 0 ? { after: 'turns' } : shotFrom(state, intent.entity, intent)),
      };
    case 'hustle':
      return shotFrom(state, state.activation?.unit ?? null, intent);
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
        fan: `${intent.type === 'attack' && intent.fan === true}`,
        ...{ weapon: weaponName(intent.weapon), out: Math.round(chance(out) * 100), mean: Math.round(mean * 10) / 10 },
        blast: blastWords(state, intent),
      };
    }
    case 'reactSnap':
      return { use: `${intent.list.length > 0}` };
    case 'reactLucky': {
      const { damage, less } = luckyRoll(state, seat);
      return { use: `${intent.use}`, damage, chance: percent(less) };
    }
    case 'reactYeehaw':
      return { use: `${intent.use}`, ...yeehawFacts(state, seat) };
    default:
      return {};
  }
}

/** The chance that the die helps, and what it is a chance of. */
function yeehawFacts(state: Now, seat: Seat): Readonly<Record<string, string>> {
  if (state.roll !== null) return { gain: state.roll.purpose, chance: percent(shareAgain(state.roll)) };
  const worst = state.attack === null ? null : worstDie(state);
  return worst === null
    ? { gain: 'none', chance: '' }
    : { gain: 'attack', chance: percent(yeehawRoll(state, seat, worst.die).more) };
}

/** The best attack from the end of a move, with its exact chances. */
function shotFrom(
  state: Now,
  body: number | null,
  { path, facing }: { readonly path: readonly Point[]; readonly facing: Point },
): Readonly<Record<string, string>> {
  const end = path.at(-1);
  if (body === null || end === undefined) return { after: 'none' };
  const there = imagine(state, body, end, facing, true);
  const shot = attackFrom(there, body);
  if (shot === null) return { after: 'none' };
  // A unit has one action (DC-ACT-1): after it, a target in reach is one for the next Turn.
  if (state.activation?.acted === true) return { after: 'next', target: nameAt(state, shot.on) };
  const weapon = shot.weapon as WeaponId;
  return {
    ...{
      after: shot.out > WORTH ? 'out' : 'hit',
      target: nameAt(state, shot.on),
      weapon: weaponName(weapon),
    },
    blast: blastWords(there, { attacker: shot.by, weapon, target: shot.on }),
    chance: percent(shot.out > WORTH ? shot.out : shot.hit),
  };
}

/** The choice as a sentence. A review says itself why a move is better, which may be what it leads to later. */
export function told(state: Now, seat: Seat, intent: Intent, judged = false): string {
  const facts = factsOf(state, seat, intent);
  const after = judged && facts.after === 'none' ? { after: 'moves' } : {};
  return say('advice', { act: intent.type, name: UNIT(state), ...facts, ...after });
}

/** A path and the facing at its end; without a path a turn on the spot. */
function walked(use: 'move' | 'hustle', { path, facing }: { readonly path: readonly Point[]; readonly facing: Point }) {
  const end = { facing: degreesTo(facing) };
  return path.length === 0 ? { use: 'turn', ...end } : { use, path: path.map(pointToScene), ...end };
}

/** An intent as a plan with the tools of the table; null for an intent of no figure. */
function laid(state: Now, _: Seat, intent: Intent): Laying | null {
  switch (intent.type) {
    case 'activate':
      return { figure: `${intent.unit}` };
    case 'move':
      return { figure: `${intent.entity}`, ...walked('move', intent) };
    case 'hustle': {
      const unit = state.activation?.unit;
      return unit === undefined ? null : { figure: `${unit}`, ...walked('hustle', intent) };
    }
    case 'attack':
    case 'charge': {
      const way = intent.type === 'charge' ? 'charge:' : intent.fan === true ? 'fan:' : '';
      return {
        ...{ figure: `${intent.attacker}`, use: 'attack', target: `${intent.target}` },
        weapon: `${way}${intent.weapon}`,
      };
    }
    case 'reload':
    case 'mount':
      return { figure: `${intent.entity}` };
    default:
      return null;
  }
}

/** The hints of Dinosaur Cowboys. */
export const ADVICE: TableAdvice<State, Intent> = { thinker, told, topic, laid };
