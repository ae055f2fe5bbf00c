/** The picture of a chapter, drawn as the middle of the game's own table. */
import { BookFigure } from '@dwo/kits/rulebook/book-figure';
import { useMemo } from 'preact/hooks';
import { PERSONS } from '../../../wire/persons';
import { Arena } from '../../arena';
import './picture.css';
import { type Pictured, SCENES, stateOf } from './scenes';
import { say } from './words';

const isPictured = (slug: string): slug is Pictured => slug in SCENES;

/** The people at the table, by seat. */
const nameOf = (seat: number) => PERSONS[seat] ?? '';

export function Picture({ slug }: { readonly slug: string }) {
  return isPictured(slug) ? <Drawn slug={slug} /> : null;
}

function Drawn({ slug }: { readonly slug: Pictured }) {
  const state = useMemo(() => stateOf(slug), [slug]);
  return (
    <BookFigure caption={say(`picture.${slug}`)}>
      <div class="jw-still">
        <Arena state={state} name={nameOf} />
      </div>
    </BookFigure>
  );
}
