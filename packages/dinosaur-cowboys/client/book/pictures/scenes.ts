/** The scenes of the rulebook's pictures: positions of the real rules, with their exact odds drawn on them. */
import { chance, noDice, play } from '@dwo/kernel';
import { sceneOf } from '@dwo/kits/miniatures/hud/scene-of';
import type { SceneModel } from '@dwo/kits/miniatures/model';
import { percent } from '@dwo/kits/miniatures/percent';
import {
  attackOdds,
  chargeChance,
  dinosaurCowboys,
  type Feature,
  INCH,
  type Now,
  type Options,
  type Standing,
  type WeaponId,
  weaponData,
} from '../../../rules';
import { MINIATURES } from '../../table';
import { toScene } from '../../table/places';
import { say } from './words';

const mils = (inches: number) => Math.round(inches * INCH);
const spot = (x: number, y: number) => ({ x: mils(x), y: mils(y) });

function stands(entity: number, x: number, y: number, more: Partial<Standing> = {}): Standing {
  const facing = { x: entity < 4 ? 1 : -1, y: 0 };
  return { entity, ...spot(x, y), facing, mount: null, hp: null, activated: false, ...more };
}

/** The Birkshire Family are 0 to 3, the Black Hill Raiders 4 to 7. */
function stage(standing: Standing[], terrain: Feature[] = []): Options {
  const position = { turn: 1, active: 0, standing };
  return {
    posses: ['birkshire_family', 'black_hill_raiders'],
    map: null,
    terrain,
    scenario: 'book',
    clocks: null,
    position,
  };
}

interface Attack {
  readonly type: 'attack' | 'charge';
  readonly attacker: number;
  readonly weapon: WeaponId;
  readonly target: number;
}

interface Shown {
  readonly options: Options;
  readonly attack: Attack | null;
}

const WALL: Feature = {
  id: 'wall',
  kind: 'low_wall',
  height: 0,
  outline: [spot(26.8, 16.6), spot(27.2, 16.6), spot(27.2, 19.4), spot(26.8, 19.4)],
};

/** The positions by the slugs of their chapters, with the attack that is shown. */
export const POSITIONS = {
  shooting: {
    options: stage([stands(0, 20, 18), stands(5, 29, 18)]),
    attack: { type: 'attack', attacker: 0, weapon: 'six_shooter_80kw', target: 5 },
  },
  modifiers: {
    options: stage([stands(1, 21, 18), stands(5, 29.9, 18)], [WALL]),
    attack: { type: 'attack', attacker: 1, weapon: 'low_burst_rifle', target: 5 },
  },
  'close-combat': {
    options: stage([stands(3, 22, 18), stands(4, 23.55, 18)]),
    attack: { type: 'attack', attacker: 3, weapon: 'crest_smash', target: 4 },
  },
  'action-phase': {
    options: stage([stands(3, 20, 18), stands(5, 25.4, 18)]),
    attack: { type: 'charge', attacker: 3, weapon: 'crest_smash', target: 5 },
  },
  'dinosaurs-as-mounts': {
    options: stage([
      stands(3, 22, 18),
      stands(0, 22, 18, { mount: 3 }),
      stands(1, 22, 18, { mount: 3 }),
      stands(6, 28, 19),
    ]),
    attack: null,
  },
} as const satisfies Readonly<Record<string, Shown>>;

export type Pictured = keyof typeof POSITIONS;

/** The state in which the attack of a position may be made; that of the position without one. */
export function stateFor({ options, attack }: Shown): Now {
  const state = dinosaurCowboys.setup(options, noDice);
  if (attack === null) return state as Now;
  // A unit without others is activated by itself.
  if ((state as Now).phase === 'select')
    play(dinosaurCowboys, state, 0, { type: 'activate', unit: attack.attacker }, noDice);
  if ((state as Now).phase === 'traits') play(dinosaurCowboys, state, 0, { type: 'declareTraits', uses: [] }, noDice);
  return state as Now;
}

/** The odds of an attack in words. */
export function oddsOf(state: Now, attack: Attack): string {
  if (attack.type === 'charge') {
    return say('picture.reaches', { share: percent(chance(chargeChance(state, 0, { ...attack, type: 'charge' }))) });
  }
  const { damage } = attackOdds(state, 0, { ...attack, type: 'attack' });
  const mean = damage.reduce((sum, each) => sum + each.damage * chance(each.chance), 0);
  const share = damage.reduce((sum, each) => sum + (each.damage > 0 ? chance(each.chance) : 0), 0);
  return say('picture.hits', { share: percent(share), mean: Math.round(mean * 10) / 10 });
}

/** The scene of a chapter. */
export function sceneFor(slug: Pictured): SceneModel {
  const shown: Shown = POSITIONS[slug];
  const state = stateFor(shown);
  const { attack } = shown;
  const scene = sceneOf(MINIATURES, {
    state,
    seat: null,
    selected: attack === null ? '3' : `${attack.attacker}`,
    plan: { kind: 'none' },
  });
  if (attack === null) return scene;
  const [figure, target] = [`${attack.attacker}`, `${attack.target}`];
  const { bands } = weaponData(attack.weapon);
  const rings = bands === null ? [] : [bands.short, bands.medium, bands.long];
  return {
    ...scene,
    target,
    ranges: rings.map((reach, at) => ({
      figure,
      rangeCi: toScene(reach),
      tone: at === rings.length - 1 ? 'range' : 'reach',
    })),
    aim: { from: figure, to: target, legal: true, label: oddsOf(state, attack) },
  };
}
