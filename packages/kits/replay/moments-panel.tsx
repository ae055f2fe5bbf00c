/** The list of moments worth a visit: turns with their phases, losses, and what happened at the table. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { openDrawer } from '../shell/store';
import { useStore } from '../shell/use-store';
import { Icon } from '../ui/icons';
import { chaptersOf, whenOf } from './chapters';
import { turnName } from './moments';
import type { Screening } from './screening';
import { replayStore } from './state';
import { say } from './words';

export function MomentsPanel({ screening }: { readonly screening: Screening }) {
  const cast = useStore(replayStore, (state) => state.cast);
  const marks = useStore(replayStore, (state) => state.marks);
  const talk = useStore(replayStore, (state) => state.talk);
  const n = useStore(replayStore, (state) => state.n);
  const done = useStore(replayStore, (state) => state.done);
  const here = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => here.current?.scrollIntoView({ block: 'start' }), []);
  if (cast === null) return null;
  const go = (at: number) => {
    openDrawer(null);
    screening.goTo(at);
  };
  return (
    <div class="moments" data-testid="moments">
      {chaptersOf(marks, talk, cast).map(({ turn, n: begins, phases, happenings }, i, all) => (
        <section key={turn} class="moments__turn" aria-label={turnName(cast, turn)}>
          <h3 class="moments__head paper__band" ref={isIn(n, begins, all[i + 1]?.n) ? here : null}>
            {isIn(n, begins, all[i + 1]?.n)
              ? say('moments.here', { moment: turnName(cast, turn) })
              : turnName(cast, turn)}
          </h3>
          {phases.length > 0 && (
            <div class="moments__phases">
              {phases.map(({ name, side, at }) => (
                <button key={at} type="button" class={`moments__phase moments__phase--${side}`} onClick={() => go(at)}>
                  <Icon name={screening.game.side(side).icon} size={16} /> {name}
                </button>
              ))}
            </div>
          )}
          <ul class="moments__list">
            {happenings.map((each) => (
              <li key={`${each.n} ${each.text}`}>
                <button type="button" class={`moments__go moments__go--${each.tone}`} onClick={() => go(each.n)}>
                  <Icon name={each.icon} size={18} />
                  <span class="moments__text">{each.text}</span>
                  <span class="moments__when num">{whenOf(each)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!done && <p class="note">{say('moments.winding')}</p>}
    </div>
  );
}

function isIn(n: number, begins: number, ends = Number.POSITIVE_INFINITY): boolean {
  return n >= begins && n < ends;
}
