/** A box of toys: a press adds one to the document. */
import type { ComponentChildren } from 'preact';
import { useBox } from '../shell/box';
import { Said } from '../ui/said';
import './shop.css';
import { say } from './words';

export function Shop({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <section class="shop" aria-label={label}>
      {children}
    </section>
  );
}

interface ToyProps {
  readonly name: string;
  readonly art: string;
  readonly points: number;
  readonly onTake: () => void;
}

/** One toy in the box, with its price. */
export function Toy({ name, art, points, onTake }: ToyProps) {
  const { Figure } = useBox();
  return (
    <button type="button" class="shop__toy" data-repeats onClick={onTake}>
      <Said as={say('bench.take', { name, points })}>
        <span class="shop__pic">
          <Figure art={art} width={72} height={44} />
        </span>
        <b class="shop__points num">{points}</b>
        <span class="shop__name">{name}</span>
      </Said>
    </button>
  );
}
