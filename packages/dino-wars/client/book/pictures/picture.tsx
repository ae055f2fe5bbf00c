/** The picture of a chapter, drawn on the game's own board. */
import { Still } from '@dwo/kits/miniatures/stills/still';
import { useCallback } from 'preact/hooks';
import { FIGURES } from '../../art/figures/on-the-table';
import { SCENES } from './scenes';
import { say } from './words';

type Pictured = keyof typeof SCENES;

const isPictured = (slug: string): slug is Pictured => slug in SCENES;

export function Picture({ slug }: { readonly slug: string }) {
  return isPictured(slug) ? <Scene slug={slug} /> : null;
}

function Scene({ slug }: { readonly slug: Pictured }) {
  const shot = useCallback(() => ({ model: SCENES[slug](), places: [] }), [slug]);
  return <Still art={FIGURES} caption={say(`picture.${slug}`)} shot={shot} />;
}
