/** The cost of exact odds on one core with 200 figures on the table: a shot, a volley, a chain of overruns. */
import {
  chainOdds,
  type DinosaurSetup,
  dinoWars,
  type Fire,
  HAND_WEAPONS,
  type Intent,
  type Options,
  PLAIN_DINOSAUR,
  PLAIN_SOLDIER,
  type Rank,
  type SoldierSetup,
  type State,
  volleyOdds,
} from '@dwo/dino-wars';
import { type Frozen, frozen, noDice, odds } from '@dwo/kernel';
import { battle } from './battle';
import { measureDanger } from './danger';

const ARMY = 0;
const HERD = 1;
const CROWD = 180;
const SHOOTERS = 12;
const RANKS: readonly Rank[] = ['nco', 'enlisted', 'leader', 'hero'];

function rex(id: string, x: number, y: number): DinosaurSetup {
  return { ...PLAIN_DINOSAUR, id, kind: 'tyrannosaurus', owner: HERD, at: { x, y }, facing: 0, lifePoints: null };
}

function man(id: string, rank: Rank, weapon: SoldierSetup['weapon'], x: number, y: number): SoldierSetup {
  return { ...PLAIN_SOLDIER, id, owner: ARMY, at: { x, y }, facing: null, rank, weapon, order: 'fire-best' };
}

/** The usual battle, and beside it a tyrannosaurus under twelve guns and another in front of four soldiers in a row. */
function scene(phase: Options['start']['phase'], optional: Options['optional']): Frozen<State> {
  const options = battle(CROWD);
  const y = options.table.heightCi + 3000;
  const arms = HAND_WEAPONS.filter((weapon) => weapon !== 'grenade');
  options.table.heightCi += 6000;
  options.start.phase = phase;
  options.optional = optional;
  options.dinosaurs.push(rex('t1', 3000, y), rex('t2', 12000, y));
  for (let i = 0; i < SHOOTERS; i++) {
    const weapon = arms[i % arms.length] ?? 'rifle';
    options.soldiers.push(
      man(`g${i}`, RANKS[i % RANKS.length] ?? 'enlisted', weapon, 3450 + 110 * (i % 2), y - 550 + i * 100),
    );
  }
  RANKS.forEach((rank, i) => {
    options.soldiers.push(man(`v${i}`, rank, 'smg', 12000 + 300 + i * 220, y));
  });
  const refused = dinoWars.checkSetup(options);
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  return frozen(dinoWars.setup(options, noDice)) as Frozen<State>;
}

/** The median of many calls, in ms by the clock: the system's processor times are too coarse. */
function medianMs(calls: number, call: () => void): number {
  for (let i = 0; i < Math.ceil(calls / 2); i++) call();
  const times = Array.from({ length: calls }, () => {
    const began = performance.now();
    call();
    return performance.now() - began;
  });
  return times.sort((a, b) => a - b)[Math.floor(calls / 2)] ?? Number.NaN;
}

const round = (ms: number) => Number(ms.toFixed(2));

/** All results are ms on one core. */
export function measureOdds(quick: boolean) {
  const calls = quick ? 5 : 25;
  const optional: Options['optional'] = ['dino_rage', 'wounded_soldiers', 'fire_into_combat', 'limited_grenades'];
  const fire = scene('regular-fire', optional);
  const shots = Array.from({ length: SHOOTERS }, (_, i): Fire => {
    const weapon = fire.soldiers[`g${i}`]?.weapons[0] ?? 'rifle';
    return { type: 'fire', figure: `g${i}`, weapon, target: 't1', spotter: null };
  }).filter((shot) => dinoWars.check(fire, ARMY, shot) === null);
  const shot = shots[0] as Intent;
  const move = scene('dinosaur-movement', optional);
  return {
    ...measureDanger(quick),
    shotMs: round(
      medianMs(calls * 4, () => odds(dinoWars, fire, ARMY, shot, (_, { dinosaurs }) => `${dinosaurs.t1?.lifePoints}`)),
    ),
    shooters: shots.length,
    volleyMs: round(medianMs(calls, () => volleyOdds(fire, ARMY, 't1', shots))),
    targets: chainOdds(move, HERD, 't2', 'v0').kills.length,
    chainMs: round(medianMs(calls, () => chainOdds(move, HERD, 't2', 'v0'))),
  };
}
