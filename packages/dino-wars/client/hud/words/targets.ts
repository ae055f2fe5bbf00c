/** The names of kinds of figures that are attacked, as `attackIn` calls them. */
import { DINOSAURS, VEHICLES } from '@dwo/dino-wars';
import { say } from '../../words';
import { capital } from './words';

const SOLDIER = 'soldier/';

/** The name of a kind in a list: "Tyrannosaurus", "Soldiers (rifle)", "Jeep". */
export function targetName(target: string): string {
  if (Object.hasOwn(DINOSAURS, target)) return DINOSAURS[target as keyof typeof DINOSAURS].name;
  if (target.startsWith(SOLDIER)) {
    return say('target.soldiers', { weapon: wordFor(`weapon.${target.slice(SOLDIER.length)}`) });
  }
  return capital(wordFor(`${Object.hasOwn(VEHICLES, target) ? 'vehicle' : 'weapon'}.${target}`));
}

function wordFor(key: string): string {
  return say(key as Parameters<typeof say>[0]);
}
