/** The picture of a chapter, drawn as the game's own field. */
import { BookFigure } from '@dwo/kits/rulebook/book-figure';
import { useMemo } from 'preact/hooks';
import { UNITS } from '../../../rules';
import { Field } from '../../field/board';
import { Sight } from '../../field/sight';
import { Instinct } from '../../field/threats';
import { instinctLines } from '../../plan/instinct-lines';
import '../../field.css';
import './picture.css';
import { type Pictured, SCENES, type Scene, stateOf } from './scenes';
import { say } from './words';

const isPictured = (slug: string): slug is Pictured => slug in SCENES;
const NONE: ReadonlySet<number> = new Set();
const nothing = () => {};

export function Picture({ slug }: { readonly slug: string }) {
  return isPictured(slug) ? <Drawn slug={slug} /> : null;
}

function Drawn({ slug }: { readonly slug: Pictured }) {
  const scene: Scene = SCENES[slug];
  const state = useMemo(() => stateOf(slug), [slug]);
  const overlay = useMemo(() => scene.drawn(state), [scene, state]);
  const looker = scene.looksAt === undefined ? undefined : state.units[overlay.chosen ?? -1];
  return (
    <BookFigure caption={say(`picture.${slug}`)}>
      <div class="ds-still">
        <Field
          {...{ state, effects: null, able: NONE, ...overlay }}
          bare
          onPress={nothing}
          over={
            <>
              {scene.instinct === true && <Instinct lines={instinctLines(state)} chosen={null} />}
              {looker !== undefined && (
                <Sight
                  state={state}
                  unit={looker}
                  data={UNITS[looker.type].modes[0] ?? null}
                  at={scene.looksAt ?? null}
                />
              )}
            </>
          }
        />
      </div>
    </BookFigure>
  );
}
