/** The box of Jurassic Wars on the shelf. */
import type { FigureProps, GameBox } from '@dwo/kits/game-client';
import type { ComponentChildren } from 'preact';
import { Dinosaur } from './art/dinosaur';
import { presetTitle } from './presets';
import './box.css';

/** A dinosaur out of the deck; `art` is its rank. */
export function Figure({ art, width, height, flip = false, state = 'normal' }: FigureProps) {
  return (
    <span class="jw-figure" style={{ width: `${width}px`, height: `${height}px` }}>
      <Dinosaur rank={Number(art) || 1} flip={flip} beaten={state === 'dead'} />
    </span>
  );
}

const SIDES: Readonly<Record<string, { readonly name: string; readonly colour: string }>> = {
  carnivores: { name: 'the carnivores', colour: '#b3261e' },
  herbivores: { name: 'the herbivores', colour: '#5b7f35' },
};
const COLOURS = ['#b3261e', '#1fa08e', '#8a58c2', '#ee8a22', '#3f7fc4'];

function seatNumber(label: string): number | null {
  const found = /^seat-([1-5])$/.exec(label);
  return found === null ? null : Number(found[1]);
}

export const jurassicWarsBox: GameBox = {
  id: 'jurassic-wars',
  title: 'Jurassic Wars',
  spoken: 'Jurassic Wars, for 2 to 5 players',
  tagline: 'Play your dinosaurs right.',
  blurb: 'Cards, coloured dice and five ways to play. Unofficial; Jurassic Wars is a trademark of its owner.',
  invitation: 'A game of cards with dinosaurs. Are you in?',
  choice: 'Take a seat',
  sides: ['carnivores', 'herbivores'],
  sideName(label) {
    const seat = seatNumber(label);
    return seat === null ? (SIDES[label]?.name ?? null) : `seat ${seat}`;
  },
  sideColour(label) {
    const seat = seatNumber(label);
    return seat === null ? (SIDES[label]?.colour ?? null) : (COLOURS[seat - 1] ?? null);
  },
  presetTitle,
  learn: null,
  firstPreset: 'standard-2',
  Poster: ({ children }: { readonly children: ComponentChildren }) => <div class="jw-poster">{children}</div>,
  Lettering: () => <>Jurassic Wars</>,
  ToyBox: ({ children }: { readonly children: ComponentChildren }) => <div class="paper">{children}</div>,
  Figure,
  extras: { waiting: '7', news: '13', lost: '17', gone: '20', left: '4', right: '1' },
  pictures: {
    friend: () => <Figure art="4" width={72} height={56} />,
    computer: () => <Figure art="1" width={72} height={56} />,
    watch: () => <Figure art="7" width={72} height={56} />,
  },
};
