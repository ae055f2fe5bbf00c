/** Opens the books of a match from its first state. */
import type { Frozen } from '@dwo/kernel';
import { DINOSAURS } from '../rules/data/dinosaurs';
import { VEHICLES } from '../rules/data/vehicles';
import { CREWED_WEAPONS, type Weapon, weaponRow } from '../rules/data/weapons';
import type { CrewedWeapon, Dinosaur, FireWindow, Soldier, State, Vehicle } from '../rules/state';
import type { Books } from './books';
import type { Entry, Fired } from './entries';

/** Returns books that begin with this state. If it is in the middle of a turn, they take over its marks. */
export function openBooks(state: Frozen<State>): Books {
  const figures = new Map<string, Entry>();
  const bases = state.rules.scale.bases;
  const size = (row: { radiusCi: number; heightCi: number }) => {
    return { radius: Math.round(row.radiusCi / bases), heightCi: Math.round(row.heightCi / bases) };
  };
  for (const [id, d] of Object.entries(state.dinosaurs))
    figures.set(id, dinosaurEntry(id, d, size(DINOSAURS[d.kind]), false));
  for (const secret of state.secrets) {
    for (const [id, d] of Object.entries(secret?.dinosaurs ?? {})) {
      figures.set(id, dinosaurEntry(id, d, size(DINOSAURS[d.kind]), true));
    }
  }
  for (const [id, s] of Object.entries(state.soldiers)) {
    figures.set(id, soldierEntry(id, s, size({ radiusCi: 50, heightCi: 220 })));
  }
  for (const [id, v] of Object.entries(state.vehicles)) figures.set(id, vehicleEntry(id, v, size(VEHICLES[v.kind])));
  for (const [id, w] of Object.entries(state.crewedWeapons)) {
    figures.set(id, weaponEntry(id, w, size(CREWED_WEAPONS[w.kind])));
  }
  return {
    ...{
      turn: state.turn,
      phase: state.phase,
      placing: state.placing !== null,
      rules: state.rules,
      table: state.table,
    },
    ...{ figures, due: [], anchored: new Map() },
    players: state.players.map(({ side, done, resigned, endAgreed, present, acted, lapsed, idleTurns }) => ({
      ...{ side, done, resigned, endAgreed, stirred: present, acted, lapsed, idleTurns },
    })),
    overruns: state.reactions.map((r) => ({
      ...{
        dinosaur: r.dinosaur,
        target: r.target,
        reaction: 'open' as const,
        answer: null,
        attacked: false,
        crewFell: false,
      },
    })),
    survivors: state.survivors.map(({ vehicle, seat, people, dinosaur }) => ({
      vehicle,
      seat,
      people: [...people],
      dinosaur,
    })),
    ...{ startingPoints: state.startingPoints, startingSoldiers: Object.keys(state.soldiers).length },
    ...{ quietTurns: state.quietTurns, attackRolled: state.attackRolled, ending: state.ending },
  };
}

interface Size {
  readonly radius: number;
  readonly heightCi: number;
}

type Standing = Pick<Dinosaur, 'owner' | 'x' | 'y' | 'facing' | 'alive' | 'absence'>;

function common(id: string, figure: Frozen<Standing>, size: Size, spent: number) {
  const { owner, x, y, facing, alive, absence } = figure;
  return { id, ...size, owner, x, y, z: 0, facing, alive, absence, spent };
}

function fired(windows: readonly FireWindow[], weapon: Weapon): Fired[] {
  return windows.map((window) => ({ window, weapon }));
}

function dinosaurEntry(id: string, d: Frozen<Dinosaur>, size: Size, hidden: boolean): Entry {
  return {
    ...common(id, d, size, d.spentCi),
    ...{ side: 'dinosaurs', cls: 'dinosaur', kind: d.kind, z: d.z, hidden, lifePoints: d.lifePoints },
    ...{ mostLife: d.mostLife, damage: d.damage },
    ...{ moveOver: d.moveOver, failed: false, attacked: d.attacked, paidTerrain: d.paidTerrain },
    ...{ attackTurns: d.chargeTurn === null ? [] : [d.chargeTurn], chargeTurns: [] },
    buildings: new Map(d.buildings.map(({ terrain, turn }) => [terrain, turn])),
  };
}

/** Returns the shots of a soldier in the first state. It tells no weapons, only if one of them was a single-shot weapon. */
function firedBy({ shots, singleShot, weapons }: Frozen<Soldier>): Fired[] {
  const [twice, once] = [true, false].map((two) => weapons.find((weapon) => weaponRow(weapon).twoShot === two));
  const single = singleShot ? shots.lastIndexOf(shots.includes('regular') ? 'regular' : 'closing') : -1;
  return shots.map((window, i) => ({
    window,
    weapon: (i === single ? once : twice) ?? (i === single ? 'grenade' : 'rifle'),
  }));
}

function soldierEntry(id: string, s: Frozen<Soldier>, size: Size): Entry {
  return {
    ...common(id, s, size, s.spentCi),
    ...{ side: 'army', cls: 'soldier', rank: s.rank, crewman: s.crewman, weapons: ['grenade', ...s.weapons] },
    ...{ sniper: s.sniper, highCalibre: s.highCalibre, shots: firedBy(s) },
    ...{ leftContact: s.leftContact, paidTerrain: s.paidTerrain, halvings: s.halvings, loaded: s.loaded, busy: s.busy },
    ...{ exposed: s.exposed, moved: s.moved, overrunBy: s.overrun ? [''] : [], aboard: s.aboard, holds: s.holds },
    ...{ wounded: s.wounded, spotted: s.spotted, locked: s.locked, grenades: s.grenade ? 0 : 1 },
  };
}

function vehicleEntry(id: string, v: Frozen<Vehicle>, size: Size): Entry {
  const shots = [...fired(v.mg?.shots ?? [], v.mg?.kind ?? 'lmg'), ...fired(v.cannon?.shots ?? [], 'light_artillery')];
  return {
    ...common(id, v, size, v.spentCi),
    ...{ side: 'army', cls: 'vehicle', kind: v.kind, mg: v.mg?.kind ?? null, cannon: v.cannon !== null },
    ...{ structurePoints: v.structurePoints, gunFacing: v.gunFacing, shots, cannonLoaded: v.cannon?.loaded ?? true },
    ...{ seats: [...v.seats], towing: v.towing, leftContact: v.leftContact, paidTerrain: v.paidTerrain },
    ...{
      loaded: v.loaded,
      unloaded: v.unloaded,
      busy: v.busy,
      immobile: v.immobile,
      begun: v.spentCi > 0 || v.unloaded,
    },
    ...{ firing: [...v.firing], overrunBy: v.overrun ? [''] : [] },
  };
}

function weaponEntry(id: string, w: Frozen<CrewedWeapon>, size: Size): Entry {
  return {
    ...common(id, w, size, 0),
    ...{ side: 'army', cls: 'weapon', kind: w.kind, status: w.status, carrier: w.carrier, crew: [...w.crew] },
    ...{
      loaded: w.loaded,
      readyTurn: w.readyTurn,
      shots: fired(w.shots, w.kind),
      crewFired: w.locked ? [''] : [],
      served: [],
    },
    ...{
      ammunition: w.ammunition,
      busy: w.busy,
      handled: w.handled,
      used: w.handFired,
      overrunBy: w.overrun ? [''] : [],
    },
  };
}
