/** The names of dinosaurs in the comparison of a battle of the day. */
import { dinocard } from '../rules';

/** The name of the dinosaur of a rank. */
export const targetName = (rank: string): string => dinocard(Number(rank)).name;
