/** The facts of a refusal as words, which its sentence fills in. */

import {
  DINOSAURS,
  dinosaurOf,
  isCrewedKind,
  isHandWeapon,
  OPTIONAL_RULE_IDS,
  PHASES,
  type Phase,
  type State,
  WEAPON_STATUSES,
  type Weapon,
} from '@dwo/dino-wars';
import type { Fact, Frozen, Refusal } from '@dwo/kernel';
import { list } from '@dwo/kits/shell/list';
import { type Named, playerName } from '@dwo/kits/shell/player-name';
import type { Facts } from '@dwo/shared';
import { say } from '../../words';
import type { Names } from './names';
import { capital, either, exactInches, inches, phaseName, weaponName } from './words';

/** The context of a sentence: the names of figures, and terrain by id. */
export interface Teller {
  readonly state: Frozen<State> | null;
  readonly names: Names | null;
  /** The names of players; without them players have numbers. */
  readonly lobby?: Named | null;
}

const FIGURES = [
  ...['figure', 'target', 'vehicle', 'blocker', 'soldier', 'enemy', 'other', 'towing', 'carrier', 'dinosaur'],
  ...['spotter', 'terrain'],
];
const WEAPONS = ['weapon', 'kind'];
const LENGTHS = [
  ...['allowanceCi', 'apartCi', 'armyZoneCi', 'ceilingCi', 'climbToCi', 'costCi', 'distanceCi', 'halfCi', 'heightCi'],
  ...['leastCi', 'leftCi', 'limitCi', 'neededCi', 'rangeCi', 'separationCi', 'spentCi', 'widthCi'],
];
const NUMBERS = [
  ...['able', 'below', 'belowDamage', 'carriers', 'crew', 'hands', 'least', 'most', 'needed', 'points', 'readyTurn'],
];
/** Facts that only choose between sentences. */
const CHOICES = ['agreed', 'done', 'grounded', 'loaded', 'mg', 'rank'];
/** Facts of which only the presence matters. */
const OTHERS = ['absence', 'corners', 'holds', 'order', 'owner', 'seat'];

/** Reads the facts of one refusal as words. */
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

  /** A length, rounded as everywhere, unless that would make it equal to another length of the same refusal. */
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

  figure(name: string, otherwise = say('refusal.that-figure')): string {
    const id = this.#facts[name];
    if (typeof id !== 'string') return otherwise;
    const terrain = this.#teller.state?.table.terrain.find((piece) => piece.id === id);
    if (terrain !== undefined) return terrainName(terrain.kind);
    return this.#teller.names?.full(id) ?? id;
  }

  weapon(name: string): string {
    const weapon = this.#facts[name];
    if (typeof weapon !== 'string') return say('refusal.weapon');
    if (isCrewedKind(weapon) || isHandWeapon(weapon)) return weaponName(weapon as Weapon);
    return this.#teller.names?.full(weapon) ?? weapon;
  }

  /** The names of the players in a fact, and their number. */
  players(name: string): { readonly who: string; readonly count: number } {
    const seats = this.#facts[name];
    const all = Array.isArray(seats) ? seats.filter((seat) => typeof seat === 'number') : [];
    const { lobby = null } = this.#teller;
    return { who: list(all.map((seat) => playerName(lobby, seat))), count: all.length };
  }

  /** Whether a figure is of a flying kind, in the air or on the ground. */
  flies(name: string): boolean {
    const id = this.#facts[name];
    const dinosaur = typeof id === 'string' && this.#teller.state !== null ? dinosaurOf(this.#teller.state, id) : null;
    return dinosaur !== null && DINOSAURS[dinosaur.kind].flyer;
  }

  /** The name of the figure that a refusal is about, from whichever fact has it. */
  who(otherwise = say('refusal.it')): string {
    for (const name of ['figure', 'vehicle', 'weapon']) if (this.has(name)) return this.figure(name);
    return otherwise;
  }

  phase(name: string): string {
    const place = PHASES.indexOf(this.#facts[name] as Phase);
    const phase = PHASES[place];
    return phase === undefined
      ? say('refusal.phase.other')
      : say('refusal.phase', { number: place + 1, name: phaseName(phase) });
  }

  phases(name: string): string {
    const phases = this.#facts[name];
    if (!Array.isArray(phases)) return say('refusal.phase.other');
    const numbers = phases.map((phase) => String(PHASES.indexOf(phase as Phase) + 1));
    return say('refusal.phases', { numbers: either(numbers) });
  }

  /** Every fact that messages use, in words; `hasX` says whether there is a fact `x`. */
  inWords(code: string): Facts {
    const told: Record<string, string | number | boolean> = { code, who: this.who() };
    for (const name of FIGURES) told[name] = this.figure(name);
    for (const name of WEAPONS) told[name] = this.weapon(name);
    for (const name of LENGTHS) told[name] = this.inches(name);
    for (const name of NUMBERS) told[name] = this.number(name);
    for (const name of CHOICES) told[name] = String(this.raw(name));
    for (const name of [...FIGURES, ...WEAPONS, ...LENGTHS, ...NUMBERS, ...OTHERS]) told[has(name)] = this.has(name);
    return {
      ...told,
      flies: this.flies('figure'),
      mostLength: this.inches('most'),
      option: this.option(),
      placed: this.has('x') || this.has('weapon'),
      needs: this.phases('needs'),
      phase: this.phase('phase'),
      ended: this.endedPhase(),
      status: this.status(),
    };
  }

  /** The name of the phase that has ended by itself. */
  private endedPhase(): string {
    const ended = PHASES.find((phase) => phase === this.raw('ended'));
    return ended === undefined ? say('refusal.phase.ended') : say('refusal.phase.quoted', { name: phaseName(ended) });
  }

  private option(): string {
    const option = OPTIONAL_RULE_IDS.find((each) => each === this.raw('option'));
    return option === undefined ? String(this.raw('option') ?? '') : say(`option.${option}`);
  }

  private status(): string {
    const status = WEAPON_STATUSES.find((each) => each === this.raw('status'));
    return say(`refusal.status.${status ?? 'gone'}`);
  }
}

/** The name of a piece of terrain in a sentence. */
function terrainName(kind: Frozen<State>['table']['terrain'][number]['kind']): string {
  return say(`terrain.${kind}`);
}

const has = (name: string): string => `has${capital(name)}`;
