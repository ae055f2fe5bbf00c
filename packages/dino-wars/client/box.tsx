/** The box of DINO WARS! on the shelf. */
import type { GameBox } from '@dwo/kits/game-client';
import { BoxFigure } from './art/poster/later';
import { ROBOT, WATCHER } from './art/poster/pictures';
import { Lettering, Poster, ToyBox } from './art/poster/poster';
import { say } from './box/words';
import { FIRST_PRESET, presetTitle } from './preset-titles';

const Drawing = ({ box, name, markup }: { readonly box: string; readonly name: string; readonly markup: string }) => (
  <svg class={name} viewBox={box} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />
);

const SIDES = ['army', 'dinosaurs'] as const;
type Side = (typeof SIDES)[number];

const COLOURS: Readonly<Record<Side, string>> = { army: 'var(--army)', dinosaurs: 'var(--dino-plate)' };

const sideOf = (label: string): Side | null => ((SIDES as readonly string[]).includes(label) ? (label as Side) : null);

export const dinoWarsBox: GameBox = {
  id: 'dino-wars',
  get title() {
    return say('box.title');
  },
  get spoken() {
    return say('box.spoken');
  },
  get tagline() {
    return say('box.tagline');
  },
  get blurb() {
    return say('box.blurb');
  },
  get credit() {
    return say('box.credit');
  },
  get invitation() {
    return say('box.invitation');
  },
  get choice() {
    return say('box.choice');
  },
  get shout() {
    return say('box.shout');
  },
  sides: SIDES,
  sideName: (label) => {
    const side = sideOf(label);
    return side === null ? null : say(`box.side.${side}`);
  },
  targetNames: async () => (await import('./hud/words/targets')).targetName,
  sideColour: (label) => {
    const side = sideOf(label);
    return side === null ? null : COLOURS[side];
  },
  presetTitle,
  learn: 'learn',
  figures: 'figures',
  firstPreset: FIRST_PRESET,
  film: {
    get title() {
      return say('box.film');
    },
    preset: FIRST_PRESET,
    record: async () => (await import('./film.json')).default,
  },
  Poster,
  Lettering,
  ToyBox,
  Figure: BoxFigure,
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
        <BoxFigure art="soldier-rifle" width={60} height={60} />
        <BoxFigure art="allosaurus" width={90} height={60} flip />
      </span>
    ),
    computer: () => <Drawing box="2 0 56 62" name="title__robot" markup={ROBOT} />,
    watch: () => <Drawing box="0 -2 72 52" name="title__eye" markup={WATCHER} />,
  },
};
