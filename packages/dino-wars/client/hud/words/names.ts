/** The names of figures: the engine has ids, players see "Pvt. Ruiz" and "Allosaurus 2". */
import { DINOSAURS, type FigureId, type State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { dinosaursOf, vehiclesOf, weaponsOnTable } from '../../tools/figures';
import { say } from '../../words';
import { capital, weaponName } from './words';

/** The names of the figures of a match. */
export interface Names {
  /** "Sgt. Orr", "Allosaurus 2"; the id itself for an unknown figure. */
  full(id: FigureId): string;
  /** "Orr", "Allosaurus 2": for small cards. */
  short(id: FigureId): string;
  /** The number of figures that were known when they were named. */
  readonly size: number;
}

interface Named {
  readonly full: string;
  readonly short: string;
}

/** Names for every figure of a match; every viewer gets the same ones. */
export function nameFigures(state: Frozen<State>): Names {
  const named = new Map<FigureId, Named>();
  nameSoldiers(state, named);
  const kindName = (kind: keyof typeof DINOSAURS) => DINOSAURS[kind].name;
  if (isSurprised(state)) nameKinds(byAppearance(state), kindName, { named, always: true });
  else nameKinds(byId(dinosaursOf(state)), kindName, { named });
  nameKinds(byId(vehiclesOf(state)), (kind) => say(`vehicle.${kind}`), { named });
  nameKinds(byId(weaponsOnTable(state)), (kind) => capital(weaponName(kind)), {
    named,
    shortOf: (kind) => say(`weapon.short.${kind}`),
  });
  Object.keys(state.poles)
    .sort(byIdNumber)
    .forEach((id, index) => {
      const name = `${say('pole')}${index === 0 ? '' : ` ${index + 1}`}`;
      named.set(id, { full: name, short: name });
    });
  return {
    full: (id) => named.get(id)?.full ?? id,
    short: (id) => named.get(id)?.short ?? id,
    size: sizeOf(state),
  };
}

/** The number of figures in a state. */
export function sizeOf(state: Frozen<State>): number {
  const { soldiers, vehicles, crewedWeapons, poles } = state;
  const army = Object.keys(soldiers).length + Object.keys(vehicles).length + Object.keys(crewedWeapons).length;
  return army + Object.keys(poles).length + dinosaursOf(state).length;
}

function nameSoldiers(state: Frozen<State>, named: Map<FigureId, Named>): void {
  const surnames = say('surnames').split(/\s+/);
  Object.keys(state.soldiers)
    .sort(byIdNumber)
    .forEach((id, index) => {
      const soldier = state.soldiers[id];
      if (soldier === undefined) return;
      const round = Math.floor(index / surnames.length);
      const surname = `${surnames[(index * 7) % surnames.length]}${round === 0 ? '' : ` ${round + 1}`}`;
      named.set(id, { full: say(`title.${soldier.rank}`, { name: surname }), short: surname });
    });
}

/** Whether more dinosaurs of a kind may appear than this viewer knows: at the Time Gate for all but the dinosaurs' players. */
function isSurprised({ scenario, secrets }: Frozen<State>): boolean {
  return scenario === 'gate' && secrets.every((secret) => secret === null);
}

/** The known dinosaurs as they appeared, so that their numbers stay when others are found (DW-R-94). */
function byAppearance(state: Frozen<State>): ReturnType<typeof dinosaursOf> {
  const figures = dinosaursOf(state);
  const waits = ([, { absence }]: (typeof figures)[number]) => absence === 'unplaced';
  return [...figures.filter((each) => !waits(each)), ...figures.filter(waits)];
}

const byId = <F>(figures: readonly (readonly [FigureId, F])[]) => [...figures].sort(([a], [b]) => byIdNumber(a, b));

interface Naming<K> {
  readonly named: Map<FigureId, Named>;
  readonly shortOf?: (kind: K) => string;
  /** Whether one alone has a number too. */
  readonly always?: boolean;
}

/** Names by kind in this order, with numbers if there are several of it. */
function nameKinds<K extends string>(
  figures: readonly (readonly [FigureId, { readonly kind: K }])[],
  nameOf: (kind: K) => string,
  { named, shortOf = nameOf, always = false }: Naming<K>,
): void {
  const kinds = new Map<K, FigureId[]>();
  for (const [id, { kind }] of figures) {
    const same = kinds.get(kind);
    if (same === undefined) kinds.set(kind, [id]);
    else same.push(id);
  }
  for (const [kind, ids] of kinds) {
    ids.forEach((id, index) => {
      const number = ids.length === 1 && !always ? '' : ` ${index + 1}`;
      named.set(id, { full: `${nameOf(kind)}${number}`, short: `${shortOf(kind)}${number}` });
    });
  }
}

/** Sorts d2 before d10. */
const byIdNumber = new Intl.Collator('en', { numeric: true }).compare;
