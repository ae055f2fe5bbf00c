/** The scenes of the rulebook's pictures: positions of the real rules, with their exact odds drawn on them. */
import { chance, noDice } from '@dwo/kernel';
import { sceneOf } from '@dwo/kits/miniatures/hud/scene-of';
import type { SceneModel } from '@dwo/kits/miniatures/model';
import { percent } from '@dwo/kits/miniatures/percent';
import { chainOf, type Now, type Options, type Position, type Standing, simpleMinis } from '../../../rules';
import { mine, piece, table, theirs } from '../../lessons/tables';
import { MINIATURES } from '../../table';
import { say } from './words';

type Features = NonNullable<Position['features']>;

/** A position at the beginning of a step. */
function stage(step: Position['step'], figures: readonly Standing[], features: Features = []): Options {
  const { position, ...options } = table('open_battle', features, figures);
  return { ...options, ...(position === undefined ? {} : { position: { ...position, step } }) };
}

/** The positions by the slugs of their chapters: the first figure attacks the second one, if it attacks at all. */
export const POSITIONS = {
  'distance-attacks': stage('distance', [mine('gunslinger', [28, 24]), theirs('steam_wagon', [37, 24])]),
  cover: stage(
    'distance',
    [mine('cowhand', [28, 24]), theirs('repeater_gunner', [37, 24])],
    [
      piece('woods', 'woods1', [
        [33.5, 22.5],
        [35.5, 22.5],
        [35.5, 25.5],
        [33.5, 25.5],
      ]),
    ],
  ),
  'cavalry-vehicles-riders': stage('move', [
    mine('horse', [30, 24]),
    { ...mine('cowhand', [30, 24]), riding: 0 },
    mine('strutter', [34, 25]),
    theirs('brawler', [38, 23]),
  ]),
  'hand-to-hand-attacks': stage('hand', [mine('raptor', [32, 24]), theirs('brawler', [33.02, 24])]),
  'wild-creatures': stage('move', [
    { ...theirs('tyrannosaurus', [35, 24]), seat: null, asleep: true },
    mine('tracker', [30, 23]),
    theirs('scout', [39, 25]),
  ]),
} as const;

export type Pictured = keyof typeof POSITIONS;

const ATTACKS: Partial<Record<Pictured, 'distanceAttack' | 'handAttack'>> = {
  'distance-attacks': 'distanceAttack',
  cover: 'distanceAttack',
  'hand-to-hand-attacks': 'handAttack',
};

/** The chance that the attack of a position destroys; null without an attack. */
export function chanceIn(slug: Pictured): number | null {
  const type = ATTACKS[slug];
  if (type === undefined) return null;
  const state = simpleMinis.setup(POSITIONS[slug], noDice) as Now;
  const { results } = chainOf(state, 0, { type, figure: 0, target: 1 });
  return chance(results.get('destroyed') ?? { n: 0, d: 1 });
}

/** The scene of a chapter. */
export function sceneFor(slug: Pictured): SceneModel {
  const state = simpleMinis.setup(POSITIONS[slug], noDice);
  const share = chanceIn(slug);
  const scene = sceneOf(MINIATURES, { state, seat: null, selected: '0', plan: { kind: 'none' } });
  if (share === null) return scene;
  return {
    ...scene,
    target: '1',
    aim: { from: '0', to: '1', legal: true, label: say('picture.kills', { share: percent(share) }) },
  };
}
