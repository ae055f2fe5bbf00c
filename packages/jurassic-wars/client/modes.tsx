/** The ways to play Jurassic Wars. */
import type { GameMode, Span } from '@dwo/kits/game-client';
import { Dinosaur } from './art/dinosaur';
import { Scene } from './art/scene';
import { SHELF } from './presets';
import { modeText } from './undecided';
import { say } from './words';
import './styles/modes.css';

type Name = (typeof SHELF)[number][0];

interface Look {
  readonly period: 'jurassic' | 'earlyCretaceous' | 'lateCretaceous';
  /** The ranks of the dinosaurs on the picture. */
  readonly cast: readonly [left: number, right: number];
  readonly minutes: Span;
}

const LOOKS: Readonly<Record<Name, Look>> = {
  standard: { period: 'lateCretaceous', cast: [1, 4], minutes: { from: 10, to: 20 } },
  whist: { period: 'jurassic', cast: [6, 7], minutes: { from: 20, to: 30 } },
  underdog: { period: 'earlyCretaceous', cast: [19, 2], minutes: { from: 15, to: 25 } },
  poker: { period: 'lateCretaceous', cast: [13, 10], minutes: { from: 20, to: 30 } },
  wild: { period: 'jurassic', cast: [16, 9], minutes: { from: 10, to: 20 } },
  unleashed: { period: 'earlyCretaceous', cast: [3, 8], minutes: { from: 2, to: 5 } },
};

/** The ways to play, as pictures. */
export const modes = (): readonly GameMode[] =>
  SHELF.map(([id, version, fewest, most]) => {
    const { period, cast, minutes } = LOOKS[id];
    return {
      ...{ id, title: say(`version.${version}`), text: modeText(version), minutes },
      always: true,
      players: Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i),
      Picture: () => (
        <span class="jw-mode">
          <Scene period={period} />
          <i class="jw-mode__left">
            <Dinosaur rank={cast[0]} />
          </i>
          <i class="jw-mode__right">
            <Dinosaur rank={cast[1]} flip />
          </i>
        </span>
      ),
      preset: (players) => `${id}-${players}`,
    };
  });
