/** The box of DINO WARS! on the shelf. */
import type { GameBox } from '@dwo/kits/game-client';
import { Figure } from './art/figure';
import { Lettering, Poster, ToyBox } from './art/poster/poster';
import { ROBOT, WATCHER } from './art/poster/scene';
import { FIRST_PRESET, presetTitle } from './preset-titles';

const Drawing = ({ box, name, markup }: { readonly box: string; readonly name: string; readonly markup: string }) => (
  <svg class={name} viewBox={box} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />
);

const SIDES: ReadonlyMap<string, { readonly name: string; readonly colour: string }> = new Map([
  ['army', { name: 'the army', colour: 'var(--army)' }],
  ['dinosaurs', { name: 'the dinosaurs', colour: 'var(--dino-plate)' }],
]);

export const dinoWarsBox: GameBox = {
  id: 'dino-wars',
  title: 'Dino Wars',
  spoken: 'Dino Wars! Online, for 2 to 8 players',
  tagline: 'They came from the toy box...',
  blurb: 'SEE rubber terror! HEAR the rat-tat-tat!',
  invitation: 'Soldiers against dinosaurs. Are you in?',
  choice: 'Pick a side: army or dinosaurs',
  sides: [...SIDES.keys()],
  sideName: (label) => SIDES.get(label)?.name ?? null,
  sideColour: (label) => SIDES.get(label)?.colour ?? null,
  presetTitle,
  learn: 'learn',
  firstPreset: FIRST_PRESET,
  Poster,
  Lettering,
  ToyBox,
  Figure,
  extras: {
    waiting: 'coelophysis',
    news: 'soldier-leader',
    lost: 'triceratops',
    gone: 'brachiosaurus',
    left: 'soldier-nco',
    right: 'stegosaurus',
  },
  pictures: {
    friend: () => (
      <span class="title__duel">
        <Figure art="soldier-rifle" width={60} height={60} />
        <Figure art="allosaurus" width={90} height={60} flip />
      </span>
    ),
    computer: () => <Drawing box="2 0 56 62" name="title__robot" markup={ROBOT} />,
    watch: () => <Drawing box="0 -2 72 52" name="title__eye" markup={WATCHER} />,
  },
};
