/** All drawings of the box in one file, which is fetched beside the first paint. */
export { Figure } from '../figure';
export { MONSTER } from './monster';
export { ARMY, FLYERS, HORIZON, PATROL, SUN } from './scene';
