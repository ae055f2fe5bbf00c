/** The box of Very Simple Miniatures on the shelf; it loads without the game. */
import { PLASTIC, PLASTICS } from '@dwo/kits/art/palette';
import type { FigureProps, GameBox } from '@dwo/kits/game-client';
import { later } from '@dwo/kits/ui/later';
import type { ComponentChildren } from 'preact';
import { TOYS } from './art/toys';
import { credit, minutesFor, PLAYERS, presetTitle, SIDES, sideName } from './box/names';
import { say } from './box/words';
import './box.css';

/** A figure by the name of its profile. */
export function Figure({
  art,
  width,
  height,
  flip = false,
  state = 'normal',
  plastic,
}: FigureProps & { plastic?: string }) {
  const transform = flip ? 'scaleX(-1)' : undefined;
  const __html = TOYS.svg(TOYS.known(art), {
    state,
    size: { width, height },
    ...(plastic === undefined ? {} : { plastic }),
  });
  return (
    <span style={{ display: 'inline-block', transform }} dangerouslySetInnerHTML={{ __html }} aria-hidden="true" />
  );
}

export const simpleMinisBox: GameBox = {
  id: 'simple-minis',
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
    return credit();
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
  sideName,
  sideColour(label) {
    const at = SIDES.indexOf(label as (typeof SIDES)[number]);
    return at < 0 ? null : PLASTIC[PLASTICS[at % PLASTICS.length] ?? 'green'].shade;
  },
  targetNames: async () => (await import('./targets')).targetName,
  presetTitle,
  learn: 'learn',
  get builder() {
    return {
      path: 'forces',
      word: say('box.builder'),
      how: say('box.builder.how'),
      art: 'own.knights.hero.none.light',
    };
  },
  figures: 'figures',
  firstPreset: 'quick',
  lid: {
    players: PLAYERS,
    minutes: { from: minutesFor(PLAYERS.from).from, to: minutesFor(PLAYERS.to).to },
    get pitch() {
      return say('box.pitch');
    },
    Cover: later(async () => (await import('./art/scenes')).Cover),
  },
  film: {
    get title() {
      return say('box.film');
    },
    preset: 'quick',
    record: async () => (await import('./film.json')).default,
  },
  Poster: ({ children }: { readonly children: ComponentChildren }) => <div class="vs-poster">{children}</div>,
  Lettering: () => <>{say('box.title')}</>,
  ToyBox: ({ children }: { readonly children: ComponentChildren }) => <div class="paper">{children}</div>,
  Figure,
  extras: {
    ...{ waiting: 'cowhand', news: 'gunslinger', lost: 'horse', gone: 'strutter' },
    ...{ left: 'steam_wagon', right: 'triceratops' },
  },
  pictures: {
    friend: () => <Figure art="wrangler_boss" width={60} height={56} />,
    computer: () => <Figure art="tyrannosaurus" width={72} height={56} />,
    watch: () => <Figure art="tracker" width={60} height={56} />,
  },
};
