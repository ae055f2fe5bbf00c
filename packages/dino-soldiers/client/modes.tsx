/** The ways to play Dino Soldiers. */
import type { GameMode } from '@dwo/kits/game-client';
import type { UnitType } from '../rules';
import { Figure } from './box';
import { presetTitle, SHELF } from './presets';
import { say } from './words';

const PICTURES = {
  sides: 'captain',
  quick: 'velociraptor',
  standard: 'ankylosaurus',
  custom: 'machineGunner',
} as const satisfies Record<(typeof SHELF)[number], UnitType>;

/** The ways to play, as pictures. */
export const modes = (): readonly GameMode[] =>
  SHELF.map((id) => ({
    ...{ id, title: presetTitle(id), text: say(`lobby.preset.${id}`), players: [2] },
    minutes: id === 'sides' || id === 'quick' ? { from: 20, to: 40 } : { from: 30, to: 60 },
    Picture: () => <Figure art={PICTURES[id]} width={84} height={64} />,
    preset: () => id,
  }));
