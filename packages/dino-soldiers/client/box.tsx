/** The box of Dino Soldiers on the shelf. */
import type { FigureProps, GameBox } from '@dwo/kits/game-client';
import { later } from '@dwo/kits/ui/later';
import type { ComponentChildren } from 'preact';
import { UNIT_TYPES } from '../rules/data/units';
import { SIDES } from '../rules/data/words';
import { Toy } from './art/toy';
import { say } from './box/words';
import { presetTitle } from './presets';
import './box.css';

/** The figure of a unit, by the name of its type. */
export function Figure({ art, width, height, flip = false, state = 'normal' }: FigureProps) {
  const type = UNIT_TYPES.find((each) => each === art) ?? 'tyrannosaurus';
  const turned = flip ? 'scaleX(-1)' : undefined;
  return (
    <span class="ds-figure" style={{ width: `${width}px`, height: `${height}px`, transform: turned }}>
      <Toy type={type} dead={state === 'dead'} />
    </span>
  );
}

const LABELS = [...SIDES, 'either'] as const;
const labelOf = (label: string) => LABELS.find((each) => each === label) ?? null;
const COLOURS = { dinosaurs: '#b3261e', soldiers: '#5b7f35', either: '#0b6e99' } as const;

/** The box of Dino Soldiers; it loads without the game. */
export const dinoSoldiersBox: GameBox = {
  id: 'dino-soldiers',
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
  sideName(label) {
    const known = labelOf(label);
    return known === null ? null : say(`box.side.${known}`);
  },
  sideColour(label) {
    const known = labelOf(label);
    return known === null ? null : COLOURS[known];
  },
  targetNames: async () => (await import('./targets')).targetName,
  presetTitle,
  learn: 'learn',
  figures: 'units',
  firstPreset: 'sides',
  lid: {
    players: { from: 2, to: 2 },
    minutes: { from: 20, to: 40 },
    get pitch() {
      return say('box.pitch');
    },
    Cover: later(async () => (await import('./art/cover')).Cover),
  },
  film: {
    get title() {
      return say('box.film');
    },
    preset: 'sides',
    record: async () => (await import('./film.json')).default,
  },
  Poster: ({ children }: { readonly children: ComponentChildren }) => <div class="ds-poster">{children}</div>,
  Lettering: () => <>{say('box.title')}</>,
  ToyBox: ({ children }: { readonly children: ComponentChildren }) => <div class="paper">{children}</div>,
  Figure,
  extras: {
    waiting: 'compsognathus',
    news: 'captain',
    lost: 'triceratops',
    gone: 'brachiosaurus',
    left: 'sergeant',
    right: 'stegosaurus',
  },
  pictures: {
    friend: () => <Figure art="velociraptor" width={72} height={56} />,
    computer: () => <Figure art="tyrannosaurus" width={72} height={56} />,
    watch: () => <Figure art="captain" width={72} height={56} />,
  },
};
