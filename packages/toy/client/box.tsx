/** The box of Tar Pit on the shelf. */
import type { FigureProps, GameBox } from '@dwo/kits/game-client';
import type { ComponentChildren } from 'preact';
import './toy.css';

const SIDES: ReadonlyMap<string, { readonly name: string; readonly colour: string }> = new Map([
  ['left', { name: 'the left bank', colour: '#1fa08e' }],
  ['right', { name: 'the right bank', colour: '#8a58c2' }],
]);

/** A card of the game instead of a figure; `art` is its number. */
export function Card({ art, width, height }: FigureProps) {
  return (
    <span class="tar-card" aria-hidden="true" style={{ width: `${width}px`, height: `${height}px` }}>
      {art}
    </span>
  );
}

export const tarPitBox: GameBox = {
  id: 'tar-pit',
  title: 'Tar Pit',
  spoken: 'Tar Pit, for 2 players',
  tagline: 'Lay high, but not one too high.',
  blurb: 'Twelve cards, six rounds.',
  invitation: 'A quick game of cards. Are you in?',
  choice: 'Pick a bank: left or right',
  sides: [...SIDES.keys()],
  sideName: (label) => SIDES.get(label)?.name ?? null,
  sideColour: (label) => SIDES.get(label)?.colour ?? null,
  presetTitle: () => 'Tar Pit',
  learn: null,
  firstPreset: 'standard',
  Poster: ({ children }: { readonly children: ComponentChildren }) => <div class="tar-poster">{children}</div>,
  Lettering: () => <>Tar Pit</>,
  ToyBox: ({ children }: { readonly children: ComponentChildren }) => <div class="paper">{children}</div>,
  Figure: Card,
  extras: { waiting: '?', news: '7', lost: '1', gone: '12', left: '3', right: '9' },
  pictures: {
    friend: () => <Card art="12" width={40} height={56} />,
    computer: () => <Card art="7" width={40} height={56} />,
    watch: () => <Card art="?" width={40} height={56} />,
  },
};
