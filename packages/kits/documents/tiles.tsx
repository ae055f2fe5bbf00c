/** Documents to begin with: ready-made ones and one's own, each with three of its figures. */
import type { ComponentChild } from 'preact';
import { useBox } from '../shell/box';
import './tiles.css';
import { say } from './words';

/** A document to choose. */
export interface Tile {
  /** Names of drawings, or another picture. */
  readonly picture: readonly string[] | ComponentChild;
  /** Empty for a document without a name. */
  readonly name: string;
  readonly note?: string;
  /** A class of its own. */
  readonly look?: string;
  readonly on: boolean;
  onPick(): void;
}

export function Tiles({ label, tiles }: { readonly label: string; readonly tiles: readonly Tile[] }) {
  return (
    <section class="force-tiles" aria-label={label}>
      {tiles.map(({ picture, name, note, look = '', on, onPick }, at) => (
        <button key={`${name}-${at}`} type="button" class={`force-tile ${look}`} aria-pressed={on} onClick={onPick}>
          {Array.isArray(picture) ? <Faces faces={picture as readonly string[]} /> : picture}
          <b class="force-tile__name">{name || say('shelf.nameless')}</b>
          {note !== undefined && <span class="note num">{note}</span>}
        </button>
      ))}
    </section>
  );
}

function Faces({ faces }: { readonly faces: readonly string[] }) {
  const { Figure } = useBox();
  return (
    <span class="force-tile__pics" aria-hidden="true">
      {faces.map((art, i) => (
        <Figure key={i} art={art} width={46} height={34} />
      ))}
    </span>
  );
}
