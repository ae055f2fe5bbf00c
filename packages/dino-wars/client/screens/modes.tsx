/** The ready-made battles as pictures. */
import type { GameMode, Span } from '@dwo/kits/game-client';
import { ModePicture, type PicturedMode } from '../art/mode-pictures';
import { presetTitle } from '../preset-titles';
import { say } from '../words';

/** The battles in the order of the gallery, with the preset for each number of players, and estimates of their length. */
const MODES: readonly (readonly [PicturedMode, Readonly<Record<number, string>>, Span])[] = [
  ['quick', { 2: 'quick' }, { from: 10, to: 20 }],
  ['duel', { 2: 'duel' }, { from: 5, to: 10 }],
  ['random', { 2: 'random' }, { from: 10, to: 20 }],
  ['skirmish', { 2: 'skirmish' }, { from: 40, to: 70 }],
  ['gate', { 2: 'gate', 4: 'gateTeams' }, { from: 40, to: 90 }],
  ['full', { 2: 'full' }, { from: 50, to: 90 }],
  ['island', { 6: 'island' }, { from: 60, to: 150 }],
  ['tanks', { 8: 'tanks' }, { from: 90, to: 180 }],
];

/** The ways to play, the first one for newcomers. */
export const modes = (): readonly GameMode[] =>
  MODES.map(([id, presets, minutes]) => ({
    ...{ id, title: presetTitle(id), text: say(`mode.${id}`), minutes },
    players: Object.keys(presets).map(Number),
    Picture: () => <ModePicture mode={id} />,
    preset: (players) => presets[players] ?? id,
  }));
