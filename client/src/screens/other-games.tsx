/** The boxes of the other games that the server hosts: on the wall beside the first game's box, or in it on a small screen. */
import type { GameBox } from '@dwo/kits/game-client';
import { useMedia, WALL } from '@dwo/kits/shell/use-media';
import { BoxFacts } from '@dwo/kits/ui/box-facts';
import { say } from '@dwo/kits/words';
import type { About } from '@dwo/shared';
import { otherBoxes } from '../shelf';
import './other-games.css';

interface ShelfProps {
  /** The server's answer to `/api/about`; null before it. */
  readonly about: About | null;
  /** The place in the page; the shelf shows itself in one of them. */
  readonly place: 'wall' | 'box';
}

export function Shelf({ about, place }: ShelfProps) {
  const wall = useMedia(WALL);
  const boxes = about === null ? [] : otherBoxes(about.games);
  if (boxes.length === 0 || wall !== (place === 'wall')) return null;
  return (
    <nav class={`shelf shelf--${place}`} aria-label={say('title.others')}>
      {boxes.map((box) => (
        <Lid key={box.id} box={box} />
      ))}
    </nav>
  );
}

function Lid({ box }: { readonly box: GameBox }) {
  const { id, title, tagline, lid, Figure, extras } = box;
  return (
    <a class="shelf__box" href={`/${id}`} data-testid={`box-${id}`}>
      <span class="shelf__cover" aria-hidden="true">
        {lid === undefined ? <Figure art={extras.right} width={58} height={40} /> : <lid.Cover />}
      </span>
      <span class="shelf__words">
        <b class="poster shelf__title">{title}</b>
        <span class="shelf__pitch">{lid?.pitch ?? tagline}</span>
        {lid !== undefined && <BoxFacts players={lid.players} minutes={lid.minutes} />}
      </span>
    </a>
  );
}
