/** The keyboard of a table. A text field and a focused button keep their own keys. */
import { useLayoutEffect } from 'preact/hooks';
import { isChord, isCommand, readingsOf } from '../../presses/keys';
import { isInStep } from '../../shell/moves';
import { openDrawer, store } from '../../shell/store';
import { openTalk } from '../../ui/chat-panel';
import { answerCard } from '../../ui/table-card';
import type { Arrow } from '../heading';
import { boardOnPage } from '../table/on-page';
import { endStep } from './commands';
import type { OpenTable } from './context';
import { tableDesk } from './desk';
import { takeBack } from './take-back';
import { isField } from './windows-panel';

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The height by which plus and minus change a flight. */
const CLIMB_CI = 100;

/** A key on the table: true if it was taken. */
type Act = (open: OpenTable, key: { readonly shift: boolean }) => boolean;

const done = (act: (open: OpenTable) => unknown): Act => {
  return (open) => {
    act(open);
    return true;
  };
};

/** The keys that belong to the page or the view: they are obeyed at any time. */
const VIEW: Readonly<Record<string, Act>> = {
  '0': done(() => boardOnPage()?.wholeTable()),
  r: done(() => openDrawer({ type: 'rule', id: null })),
  l: done(() => openDrawer({ type: 'roster' })),
  p: done(() => openDrawer({ type: 'people' })),
  y: done(() => openTalk()),
  x({ danger }) {
    danger?.toggle();
    return danger !== null;
  },
  a: () => answerCard('yes'),
  d: () => answerCard('no'),
  s: done(({ line }) => line.playback.catchUp()),
};

/** The keys that act in the game: one that comes before its cause was shown only brings the board in step. */
const ACTS: Readonly<Record<string, Act>> = {
  f: done(confirm),
  n: ({ toolbox }, { shift }) => toolbox.next(shift ? -1 : 1),
  e: done((open) => endStep(open)),
  c: done(({ toolbox }) => toolbox.pin()),
  '[': done(({ toolbox }) => toolbox.turn(15)),
  ']': done(({ toolbox }) => toolbox.turn(-15)),
  '+': done(({ toolbox }) => climb(toolbox, 1)),
  '=': done(({ toolbox }) => climb(toolbox, 1)),
  '-': done(({ toolbox }) => climb(toolbox, -1)),
};

/** Handles keys while the match is on the screen. */
export function useTableKeys(open: OpenTable): void {
  // Bound before the first paint: as soon as the match is visible, its keys work.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || store.getState().drawer !== null) return;
      if (obeys(open, event)) event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [open]);
}

function obeys(open: OpenTable, event: KeyboardEvent): boolean {
  const focus = document.activeElement;
  const field = isField(focus);
  const table = focus === null || focus === document.body || focus.closest('[data-table]') !== null;
  if (event.key === 'Escape') return cancel(open);
  if (field) return false;
  if (isCommand(event, 'z') && !event.shiftKey) {
    void takeBack(open);
    return true;
  }
  if (isChord(event)) return false;
  return readingsOf(event).some((key) => obey(open, key, { shift: event.shiftKey, table }));
}

function obey(open: OpenTable, key: string, { shift, table }: { shift: boolean; table: boolean }): boolean {
  const { toolbox, line } = open;
  const view = VIEW[key];
  if (view !== undefined) return view(open, { shift });
  const act = ACTS[key] ?? onTable(key, table);
  if (act === null) return false;
  if (!line.takesPress()) return true;
  const arrow = ARROWS[key];
  if (arrow !== undefined) toolbox.arrow(arrow);
  return act(open, { shift });
}

/** Keys that a focused button keeps for itself, the arrows, and digits for weapons and tools. */
function onTable(key: string, table: boolean): Act | null {
  if (ARROWS[key] !== undefined) return () => true;
  if (/^[1-9]$/.test(key)) return ({ toolbox }) => choose(toolbox, Number(key) - 1);
  if (!table) return null;
  if (key === 'Tab') return ({ toolbox }, { shift }) => toolbox.next(shift ? -1 : 1, false);
  return key === 'Enter' || key === ' ' ? done(confirm) : null;
}

function choose(toolbox: OpenTable['toolbox'], place: number): boolean {
  const { plan } = tableDesk.getState();
  const choice = plan.kind === 'aim' && plan.choices.length > 1 ? plan.choices[place] : undefined;
  if (choice !== undefined) toolbox.takeWeapon(choice.weapon);
  else {
    const use = toolbox.uses()[place];
    if (use === undefined) return false;
    toolbox.use(use.id);
  }
  return true;
}

/** Answers the most urgent window as its marked button says; else confirms the plan. */
function confirm({ toolbox }: OpenTable): void {
  const button = document.querySelector<HTMLElement>('[data-testid="reactions"] [data-best]');
  if (button !== null) button.click();
  else toolbox.confirm();
}

function cancel({ toolbox, line }: OpenTable): boolean {
  return isInStep(store.getState().match) || !line.playback.catchUp() ? toolbox.cancel() : true;
}

function climb(toolbox: { climb(byCi: number): void }, way: 1 | -1): void {
  const { plan } = tableDesk.getState();
  if (plan.kind === 'move' && plan.z !== null) toolbox.climb(way * CLIMB_CI);
  else if (way > 0) boardOnPage()?.zoomIn();
  else boardOnPage()?.zoomOut();
}
