/** The ways to play Dino Soldiers. */
import type { GameMode, Span } from '@dwo/kits/game-client';
import { later } from '@dwo/kits/ui/later';
import { presetTitle, SHELF } from './presets';
import { say } from './words';

const MINUTES: Readonly<Record<(typeof SHELF)[number], Span>> = {
  sides: { from: 20, to: 40 },
  patrol: { from: 5, to: 10 },
  quick: { from: 20, to: 40 },
  standard: { from: 30, to: 60 },
  custom: { from: 30, to: 60 },
};

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
    minutes: MINUTES[id],
    Picture: PICTURES[id] ?? (() => null),
    preset: () => id,
  }));
