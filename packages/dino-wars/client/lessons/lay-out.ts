/** Lays an intent out as a plan, as if the player had made it with the tools. */
import type { FigureId, Intent } from '@dwo/dino-wars';
import { isPole } from '../tools/poles';
import type { Toolbox } from '../tools/toolbox';

/** Selects the figure of an intent and plans its act, so that a press of the red button remains. */
export function layOut(toolbox: Toolbox, intent: Intent): void {
  const figure = actorOf(intent);
  if (figure === null) return;
  toolbox.select(figure);
  switch (intent.type) {
    case 'move':
    case 'fly':
      if (intent.type === 'fly') toolbox.move('fly');
      if (intent.stopAt !== null && intent.path.length === 1) toolbox.goFor(intent.stopAt);
      else toolbox.follow(intent.path, intent.stopAt);
      return;
    case 'carry':
      toolbox.follow(intent.path, null);
      return;
    case 'fire':
      toolbox.takeWeapon(intent.weapon);
      toolbox.goFor(intent.target);
      if (intent.spotter !== null) toolbox.takeThird(intent.spotter);
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
      if (isPole(intent.weapon)) toolbox.arm(figure, intent);
      else toolbox.face('set-up', intent.facing);
      return;
    case 'alight':
    case 'land':
      toolbox.goToPoint(intent.at);
      return;
    case 'dismantle':
    case 'stow':
    case 'unstow':
    case 'assign':
    case 'pickUp':
    case 'swapSeats':
    case 'endMove':
      toolbox.arm(figure, intent);
      return;
    case 'place':
    case 'hide':
      toolbox.settle(intent);
  }
}

/** The figure that acts; null for intents of a whole seat. */
export function actorOf(intent: Intent): FigureId | null {
  if ('figure' in intent) return intent.figure;
  if ('vehicle' in intent && intent.type !== 'stow') return intent.vehicle;
  return 'weapon' in intent ? intent.weapon : null;
}
