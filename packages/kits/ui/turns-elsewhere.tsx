/** The link in a match's bar to the other matches in which it is this person's turn. */

import type { ComponentChildren } from 'preact';
import { isMyMove } from '../shell/moves';
import { store } from '../shell/store';
import { useStore } from '../shell/use-store';
import { useTurns } from '../shell/use-turns';
import { say } from '../words';
import { Icon } from './icons';
import { Said } from './said';
import './turns-elsewhere.css';

/** The number of matches besides this one in which it is this person's turn. */
export function useTurnsElsewhere(): number {
  return useTurns(useStore(store, ({ match }) => isMyMove(match)));
}

/** The link; renders nothing if no other match waits. */
export function TurnsElsewhere() {
  const elsewhere = useTurnsElsewhere();
  if (elsewhere === 0) return null;
  const label = say('turns.elsewhere', { turns: elsewhere });
  return (
    <a class="btn btn--icon hud-bar__icon turns-elsewhere" href="/mine" title={label}>
      <Said as={label}>
        <Icon name="box" />
        <Count number={elsewhere} />
      </Said>
    </a>
  );
}

/** The number of turns that wait elsewhere, in the corner of the menu's button, on bars without room for the link. */
export function WithTurnsElsewhere({ children }: { readonly children: ComponentChildren }) {
  const elsewhere = useTurnsElsewhere();
  return (
    <span class="turns-elsewhere">
      {children}
      {elsewhere > 0 && <Count number={elsewhere} />}
    </span>
  );
}

function Count({ number }: { readonly number: number }) {
  return (
    <span class="turns-elsewhere__count num" aria-hidden="true">
      {number}
    </span>
  );
}
