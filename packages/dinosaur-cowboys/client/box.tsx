/** The box of Dinosaur Cowboys on the shelf; it loads without the game. */
import { PLASTIC, PLASTICS } from '@dwo/kits/art/palette';
import type { FigureProps, GameBox } from '@dwo/kits/game-client';
import type { ComponentChildren } from 'preact';
import { Cover, Evening } from './art/cover';
import { FIGURES } from './art/figures';
import { credit, presetTitle, SIDES, sideName } from './box/names';
import { say } from './box/words';

/** A figure by its id. */
export function Figure({ art, width, height, flip = false, state = 'normal' }: FigureProps) {
  const transform = flip ? 'scaleX(-1)' : undefined;
  const __html = FIGURES.svg(FIGURES.known(art), { state, size: { width, height } });
  return (
    <span style={{ display: 'inline-block', transform }} dangerouslySetInnerHTML={{ __html }} aria-hidden="true" />
  );
}

export const dinosaurCowboysBox: GameBox = {
  id: 'dinosaur-cowboys',
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
    return { path: 'posse', word: say('box.builder'), how: say('box.builder.how'), art: 'maynard_dereus' };
  },
  figures: 'figures',
  firstPreset: 'standard',
  lid: {
    players: { from: 2, to: 2 },
    minutes: { from: 25, to: 60 },
    get pitch() {
      return say('box.pitch');
    },
    Cover,
  },
  film: {
    get title() {
      return say('box.film');
    },
    preset: 'standard',
    record: async () => (await import('./film.json')).default,
  },
  Poster: ({ children }: { readonly children: ComponentChildren }) => (
    <div style={{ minHeight: '100dvh', isolation: 'isolate' }}>
      <Evening />
      {children}
    </div>
  ),
  Lettering: () => <>{say('box.title')}</>,
  ToyBox: ({ children }: { readonly children: ComponentChildren }) => <div class="paper">{children}</div>,
  Figure,
  extras: {
    ...{ waiting: 'papa_jonas', news: 'long_eli', lost: 'drake', gone: 'the_blade' },
    ...{ left: 'keturah', right: 'trismash' },
  },
  pictures: {
    friend: () => <Figure art="cass_holloway" width={60} height={56} />,
    computer: () => <Figure art="malice" width={72} height={56} />,
    watch: () => <Figure art="mama_hanna" width={60} height={56} />,
  },
};
