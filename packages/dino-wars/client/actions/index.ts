/** The registers of ways and tellings. Code that plans, shows or tells anything asks them, and names no action. */
import type { Event } from '@dwo/dino-wars';
import type { MoveMode } from '../tools/plan';
import { bite, biteAttacks, biteDice } from './bite';
import { carry, carryWay } from './carry';
import { fire, fireAttacks, fireDice } from './fire';
import { fly, flyWay } from './fly';
import { harm, harmDice } from './harm';
import { machineDice, machines } from './machines';
import { ram, ramAttacks, ramDice, ramWay } from './ram';
import type { DiceKind, LuckKind } from './rolls';
import { setUp } from './set-up';
import { talk } from './talk';
import type { DiceWords, Telling, Tellings } from './telling';
import { walk, walkWay } from './walk';
import type { Way } from './way';

/** The ways of going, by mode. */
export const WAYS: { readonly [M in MoveMode]: Way } = { walk: walkWay, fly: flyWay, carry: carryWay, ram: ramWay };

export const MODES = Object.keys(WAYS) as readonly MoveMode[];

const TELLINGS: Tellings = {
  ...walk,
  ...fly,
  ...carry,
  ...ram,
  ...fire,
  ...bite,
  ...harm,
  ...machines,
  ...setUp,
  ...talk,
};

/** The telling of an event. */
export function tellingOf(event: Event): Telling<Event> {
  return TELLINGS[event.type] as Telling<Event>;
}

/** How the dice box describes each kind of roll. */
export const DICE: { readonly [K in DiceKind]: DiceWords } = {
  ...fireDice,
  ...biteDice,
  ...ramDice,
  ...harmDice,
  ...machineDice,
};

/** The kinds of rolls that decide whether an attack hits. */
export const ATTACKS: readonly LuckKind[] = [...fireAttacks, ...biteAttacks, ...ramAttacks];
