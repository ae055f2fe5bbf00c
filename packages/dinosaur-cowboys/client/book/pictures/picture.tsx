/** The picture of a chapter, drawn on the game's own board. */
import { Still } from '@dwo/kits/miniatures/stills/still';
import { useCallback } from 'preact/hooks';
import { FIGURES } from '../../art/figures';
import { type Pictured, POSITIONS, sceneFor } from './scenes';
import { say } from './words';

const isPictured = (slug: string): slug is Pictured => slug in POSITIONS;

export function Picture({ slug }: { readonly slug: string }) {
  return isPictured(slug) ? <Scene slug={slug} /> : null;
}

/** The rings of a gun need more room than figures. */
const CLOSER = 3;
/** Room round the figures in hundredths of an inch. */
const ROOM = 330;

function Scene({ slug }: { readonly slug: Pictured }) {
  const shot = useCallback(() => {
    const model = sceneFor(slug);
    return {
      model,
      places: model.tokens.map(({ x, y }) => ({ x, y, radiusCi: ROOM })),
      closer: model.ranges.length > 0 ? 1 : CLOSER,
    };
  }, [slug]);
  return <Still art={FIGURES} caption={say(`picture.${slug}`)} shot={shot} />;
}
