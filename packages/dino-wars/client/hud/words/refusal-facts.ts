/** The facts of a refusal as words: what the sentences about it look up. */

import {
  DINOSAURS,
  dinosaurOf,
  isCrewedKind,
  isHandWeapon,
  PHASES,
  type Phase,
  type State,
  type Weapon,
} from '@dwo/dino-wars';
import type { Fact, Frozen, Refusal } from '@dwo/kernel';
import { list } from '@dwo/kits/shell/list';
import { type Named, playerName } from '@dwo/kits/shell/player-name';
import type { Names } from './names';
import { exactInches, inches, phaseName, weaponName } from './words';

/** The context of a sentence: names of figures, and terrain by its id. */
export interface Teller {
  readonly state: Frozen<State> | null;
  readonly names: Names | null;
  /** The names of players; without them they go by their numbers. */
  readonly lobby?: Named | null;
}

/** The sentence for a refusal. */
export type Sentence = (facts: Reader, code: string) => string;

export class Reader {
  readonly #facts: Refusal['facts'];
  readonly #teller: Teller;

  constructor(facts: Refusal['facts'], teller: Teller) {
    this.#facts = facts;
    this.#teller = teller;
  }

  has(name: string): boolean {
    return this.#facts[name] !== undefined && this.#facts[name] !== null;
  }

  raw(name: string): Fact {
    return this.#facts[name] ?? null;
  }

  /** Rounded as everywhere, unless another length of the same refusal would then seem to be the same. */
  inches(name: string): string {
    const value = this.#facts[name];
    if (typeof value !== 'number') return '?';
    const told = inches(value);
    const same = Object.entries(this.#facts).some(
      ([other, length]) =>
        other.endsWith('Ci') && typeof length === 'number' && length !== value && inches(length) === told,
    );
    return same ? exactInches(value) : told;
  }

  number(name: string): number {
    const value = this.#facts[name];
    return typeof value === 'number' ? value : 0;
  }

  figure(name: string, otherwise = 'That figure'): string {
    const id = this.#facts[name];
    if (typeof id !== 'string') return otherwise;
    const terrain = this.#teller.state?.table.terrain.find((piece) => piece.id === id);
    if (terrain !== undefined) return TERRAIN_NAMES[terrain.kind];
    return this.#teller.names?.full(id) ?? id;
  }

  weapon(name: string): string {
    const weapon = this.#facts[name];
    if (typeof weapon !== 'string') return 'weapon';
    if (isCrewedKind(weapon) || isHandWeapon(weapon)) return weaponName(weapon as Weapon);
    return this.#teller.names?.full(weapon) ?? weapon;
  }

  /** The names of players, and whether they are several. */
  players(name: string): { readonly who: string; readonly many: boolean } {
    const seats = this.#facts[name];
    const all = Array.isArray(seats) ? seats.filter((seat) => typeof seat === 'number') : [];
    const { lobby = null } = this.#teller;
    return { who: list(all.map((seat) => playerName(lobby, seat))), many: all.length > 1 };
  }

  /** Whether a figure is a flyer, in the air or on the ground. */
  flies(name: string): boolean {
    const id = this.#facts[name];
    const dinosaur = typeof id === 'string' && this.#teller.state !== null ? dinosaurOf(this.#teller.state, id) : null;
    return dinosaur !== null && DINOSAURS[dinosaur.kind].flyer;
  }

  /** The figure that a refusal is about, under whatever name. */
  who(otherwise = 'It'): string {
    for (const name of ['figure', 'vehicle', 'weapon']) if (this.has(name)) return this.figure(name);
    return otherwise;
  }

  phase(name: string): string {
    const phase = this.#facts[name];
    const place = PHASES.indexOf(phase as Phase);
    return place < 0 ? 'another phase' : `phase ${place + 1}, ${phaseName(phase as Phase)}`;
  }

  phases(name: string): string {
    const phases = this.#facts[name];
    if (!Array.isArray(phases)) return 'another phase';
    const places = phases.map((phase) => String(PHASES.indexOf(phase as Phase) + 1));
    return `phase ${list(places).replace(' and ', ' or ')}`;
  }
}

/** The name of a piece of terrain in a sentence. */
export const TERRAIN_NAMES: Record<Frozen<State>['table']['terrain'][number]['kind'], string> = {
  open: 'open ground',
  broken: 'the broken ground',
  woods: 'the woods',
  ruins: 'the ruins',
  hill: 'the hill',
  building: 'the building',
  swamp: 'the swamp',
  deep_swamp: 'the deep swamp',
  mountain: 'the mountain',
  shallow_water: 'the shallow water',
  deep_water: 'the deep water',
};
