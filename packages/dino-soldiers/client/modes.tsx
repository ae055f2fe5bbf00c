/** The ways to play Dino Soldiers. */
import type { GameMode } from '@dwo/kits/game-client';
import { later } from '@dwo/kits/ui/later';
import { presetTitle, SHELF } from './presets';
import { say } from './words';

/** One picture each, made once: a mode keeps its component. */
const PICTURES = Object.fromEntries(
  SHELF.map((id) => {
    const load = async () => {
      const { ModePicture } = await import('./art/mode-picture');
      return () => <ModePicture id={id} />;
    };
    return [id, later(load)];
  }),
);

/** The ways to play, as pictures. */
export const modes = (): readonly GameMode[] =>
  SHELF.map((id) => ({
    ...{ id, title: presetTitle(id), text: say(`lobby.preset.${id}`), players: [2] },
    minutes: id === 'sides' || id === 'quick' ? { from: 20, to: 40 } : { from: 30, to: 60 },
    Picture: PICTURES[id] ?? (() => null),
    preset: () => id,
  }));
