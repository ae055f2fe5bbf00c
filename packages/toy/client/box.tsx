/** The box of Tar Pit on the shelf. */
import type { FigureProps, GameBox } from '@dwo/kits/game-client';
import type { ComponentChildren } from 'preact';
import { say } from './words';
import './toy.css';

const COLOURS: ReadonlyMap<string, string> = new Map([
  ['left', '#1fa08e'],
  ['right', '#8a58c2'],
]);

/** The game's `Figure`: a card, whose number is `art`. */
export function Card({ art, width, height }: FigureProps) {
  return (
    <span class="tar-card" aria-hidden="true" style={{ width: `${width}px`, height: `${height}px` }}>
      {art}
    </span>
  );
}

export const tarPitBox: GameBox = {
  id: 'tar-pit',
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
  sides: [...COLOURS.keys()],
  sideName: (label) => (label === 'left' || label === 'right' ? say(`side.${label}`) : null),
  sideColour: (label) => COLOURS.get(label) ?? null,
  presetTitle: () => say('box.title'),
  learn: null,
  firstPreset: 'standard',
  Poster: ({ children }: { readonly children: ComponentChildren }) => <div class="tar-poster">{children}</div>,
  Lettering: () => <>{say('box.title')}</>,
  ToyBox: ({ children }: { readonly children: ComponentChildren }) => <div class="paper">{children}</div>,
  Figure: Card,
  extras: { waiting: '?', news: '7', lost: '1', gone: '12', left: '3', right: '9' },
  pictures: {
    friend: () => <Card art="12" width={40} height={56} />,
    computer: () => <Card art="7" width={40} height={56} />,
    watch: () => <Card art="?" width={40} height={56} />,
  },
};
