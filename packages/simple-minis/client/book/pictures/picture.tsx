/** The picture of a chapter, drawn on the game's own board. */
import { Still } from '@dwo/kits/miniatures/stills/still';
import { useCallback } from 'preact/hooks';
import { TOYS } from '../../art/toys';
import { type Pictured, POSITIONS, sceneFor } from './scenes';
import { say } from './words';

const isPictured = (slug: string): slug is Pictured => slug in POSITIONS;

export function Picture({ slug }: { readonly slug: string }) {
  return isPictured(slug) ? <Scene slug={slug} /> : null;
}

/** Figures of a few inches on a large table. */
const CLOSER = 2;
/** Room round the figures in hundredths of an inch. */
const ROOM = 330;

function Scene({ slug }: { readonly slug: Pictured }) {
  const shot = useCallback(() => {
    const model = sceneFor(slug);
    return { model, places: model.tokens.map(({ x, y }) => ({ x, y, radiusCi: ROOM })), closer: CLOSER };
  }, [slug]);
  return <Still art={TOYS} caption={say(`picture.${slug}`)} shot={shot} />;
}
