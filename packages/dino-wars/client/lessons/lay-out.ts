/** Lays an intent out as a plan, as if a player had made it with the tools. */
import type { FigureId, Intent } from '@dwo/dino-wars';
import type { Point } from '@dwo/kernel';
import type { Toolbox } from '../tools/toolbox';

/** Takes the intent in hand; of what no tool lays out only the figure is chosen. */
export function layOut(toolbox: Toolbox, intent: Intent): void {
  const figure = actorOf(intent);
  if (figure === null) return;
  toolbox.select(figure);
  switch (intent.type) {
    case 'move': {
      if (intent.stopAt !== null) toolbox.goFor(intent.stopAt);
      else for (const [at, corner] of intent.path.entries()) walkBy(toolbox, corner, at === intent.path.length - 1);
      return;
    }
    case 'fly': {
      toolbox.move('fly');
      for (const [at, corner] of intent.path.entries()) {
        toolbox.climbTo(corner.z);
        walkBy(toolbox, corner, at === intent.path.length - 1);
      }
      return;
    }
    case 'fire':
      toolbox.takeWeapon(intent.weapon);
      toolbox.goFor(intent.target);
      if (intent.spotter !== null) toolbox.takeSpotter(intent.spotter);
      return;
    case 'overrun':
      toolbox.charge(intent.target);
      return;
    case 'attack':
    case 'board':
      toolbox.goFor(intent.type === 'attack' ? intent.target : intent.vehicle);
      return;
    case 'face':
      toolbox.face('body', intent.facing);
      return;
    case 'turnGun':
      toolbox.face('gun', intent.facing);
      return;
    case 'setUp':
      toolbox.face('set-up', intent.facing);
      return;
    case 'place':
      toolbox.goToPoint(intent.at);
  }
}

function walkBy(toolbox: Toolbox, corner: Point, last: boolean): void {
  toolbox.goToPoint(corner);
  if (!last) toolbox.pin();
}

/** The figure that acts; null for wishes of a whole seat. */
export function actorOf(intent: Intent): FigureId | null {
  if ('figure' in intent) return intent.figure;
  if ('vehicle' in intent && intent.type !== 'stow') return intent.vehicle;
  return 'weapon' in intent ? intent.weapon : null;
}
