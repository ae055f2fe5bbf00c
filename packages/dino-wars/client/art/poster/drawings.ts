/** The drawings of the box, all in one file that is fetched beside the first paint. */
export { Figure } from '../figure';
export { MONSTER } from './monster';
export { ARMY, FLYERS, HORIZON, PATROL, SUN } from './scene';
