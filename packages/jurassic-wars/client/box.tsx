/** The box of Jurassic Wars on the shelf. */
import type { FigureProps, GameBox } from '@dwo/kits/game-client';
import { later } from '@dwo/kits/ui/later';
import type { ComponentChildren } from 'preact';
import { Dinosaur } from './art/dinosaur';
import { say } from './box/words';
import { presetTitle } from './presets';
import './box.css';

/** A dinosaur of the deck; `art` is its rank. */
export function Figure({ art, width, height, flip = false, state = 'normal' }: FigureProps) {
  return (
    <span class="jw-figure" style={{ width: `${width}px`, height: `${height}px` }}>
      <Dinosaur rank={Number(art) || 1} flip={flip} beaten={state === 'dead'} />
    </span>
  );
}

const SIDES = ['carnivores', 'herbivores'] as const;
const sideOf = (label: string) => SIDES.find((side) => side === label) ?? null;
const COLOURS = ['#b3261e', '#1fa08e', '#8a58c2', '#ee8a22', '#3f7fc4'];

function seatNumber(label: string): number | null {
  const found = /^seat-([1-5])$/.exec(label);
  return found === null ? null : Number(found[1]);
}

/** The box of Jurassic Wars; it loads without the game. */
export const jurassicWarsBox: GameBox = {
  id: 'jurassic-wars',
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
    const seat = seatNumber(label);
    const side = sideOf(label);
    if (seat !== null) return say('box.seat', { n: seat });
    return side === null ? null : say(`box.side.${side}`);
  },
  sideColour(label) {
    const seat = seatNumber(label);
    const side = sideOf(label);
    if (seat !== null) return COLOURS[seat - 1] ?? null;
    return side === null ? null : side === 'carnivores' ? '#b3261e' : '#5b7f35';
  },
  aims: 'sent',
  targetNames: async () => (await import('./targets')).targetName,
  presetTitle,
  learn: 'learn',
  figures: 'cards',
  firstPreset: 'standard-2',
  lid: {
    players: { from: 2, to: 5 },
    minutes: { from: 10, to: 30 },
    get pitch() {
      return say('box.pitch');
    },
    Cover: later(async () => (await import('./art/cover')).Cover),
  },
  film: {
    get title() {
      return say('box.film');
    },
    preset: 'standard-2',
    record: async () => (await import('./film.json')).default,
  },
  Poster: ({ children }: { readonly children: ComponentChildren }) => <div class="jw-poster">{children}</div>,
  Lettering: () => <>{say('box.title')}</>,
  ToyBox: ({ children }: { readonly children: ComponentChildren }) => <div class="paper">{children}</div>,
  Figure,
  extras: { waiting: '7', news: '13', lost: '17', gone: '20', left: '4', right: '1' },
  pictures: {
    friend: () => <Figure art="4" width={72} height={56} />,
    computer: () => <Figure art="1" width={72} height={56} />,
    watch: () => <Figure art="7" width={72} height={56} />,
  },
};
