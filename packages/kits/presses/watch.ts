/**
 * Watches every press on the page, before anything else hears of it: a held key acts once, a double click too, and a click
 * counts only on what stood there before (steady.ts).
 *
 * - `data-repeats` on a control, or around it, lets it be clicked many times in a row.
 * - `data-act` says what a press does, in place of the words of a control: it changes when another act stands there, and stays
 *   while the words only follow what the person has just chosen.
 * - `data-patient` on a control, or around it, lets it settle for longer if it appears under the person's last press, in answer
 *   to it. Until then it carries `data-waits`, so that a page can show it.
 */
import { isChord, readingsOf } from './keys';
import { DOUBLE_MS, type Look, Steady } from './steady';

const CONTROLS =
  'button, a[href], summary, input[type="checkbox"], input[type="radio"], [role="button"], [role="tab"], [role="option"], [role="menuitem"]';
/** Ticks may be changed twice in a row: the second click undoes the first. */
const REPEATS = '[data-repeats], [data-repeats] *, input';
const PATIENT = '[data-patient], [data-patient] *';
/** Attributes by which a control appears, goes, or means something else. */
const TELLING = ['class', 'style', 'hidden', 'open', 'aria-label', 'data-act'];
/** Looks closer than this would cost more than they tell. */
const LOOK_MS = 100;
/** No hand moves this far between two reports of its pointer. */
const LEAP_PX = 48;
/** No finger is as small. */
const TINY_PX = 2;
/** Clicks on a drawn table within this distance are at the same spot. */
const SPOT_PX = 28;

const steady = new Steady<Element>();
let watching = false;

/** Whether an element has stood on the screen long enough to be pressed, by a key that stands for it. */
export function hasStood(element: Element): boolean {
  return !watching || steady.hasStood(element, performance.now());
}

/** Watches from now on, for as long as the page lives. */
export function watchPresses(): void {
  if (watching) return;
  watching = true;
  watchLooks();
  watchPointers();
  addEventListener('keydown', keyDown, true);
  addEventListener('click', click, true);
}

/** Looks at the controls after every change of the page, until they stand still. */
function watchLooks(): void {
  let last = 0;
  let scrolled = false;
  let waiting = false;
  const look = () => {
    waiting = false;
    last = performance.now();
    const controls = [...document.querySelectorAll(CONTROLS)].map((each) => [each, lookOf(each)] as const);
    const shown = controls.filter(([, { rect }]) => rect.width > 0);
    if (steady.look(shown, last, !scrolled)) soon();
    for (const [control, { patient }] of shown) if (patient) markWait(control);
    scrolled = false;
  };
  const soon = () => {
    if (waiting) return;
    waiting = true;
    const rest = LOOK_MS - (performance.now() - last);
    if (rest <= 0) requestAnimationFrame(look);
    else setTimeout(() => requestAnimationFrame(look), rest);
  };
  const changes = { childList: true, subtree: true, characterData: true, attributeFilter: TELLING };
  new MutationObserver(soon).observe(document.documentElement, changes);
  for (const type of ['transitionend', 'animationend', 'resize']) addEventListener(type, soon, true);
  addEventListener(
    'scroll',
    () => {
      scrolled = true;
      soon();
    },
    true,
  );
  soon();
}

function lookOf(control: Element): Look {
  const rect = control.getBoundingClientRect();
  const act = control.getAttribute('data-act');
  const patient = control.matches(PATIENT);
  if (act !== null) return { rect, meaning: act, patient };
  // A count or a clock on a button changes by itself, and the button still does the same.
  return { rect, patient, meaning: `${control.ariaLabel ?? ''} ${control.textContent}`.replace(/\p{Nd}+/gu, '') };
}

/** Marks a control for as long as it waits. */
function markWait(control: Element): void {
  const ms = steady.waitOf(control, performance.now());
  control.toggleAttribute('data-waits', ms > 0);
  if (ms > 0) setTimeout(() => markWait(control), ms);
}

function watchPointers(): void {
  let here = { x: 0, y: 0 };
  let leapt = false;
  let onCanvas: { readonly x: number; readonly y: number; readonly at: number } | null = null;
  const moved = ({ clientX: x, clientY: y }: PointerEvent) => {
    leapt = Math.hypot(x - here.x, y - here.y) > LEAP_PX;
    here = { x, y };
  };
  addEventListener('pointermove', moved, true);
  addEventListener(
    'pointerdown',
    (event) => {
      const { target, clientX: x, clientY: y, pointerType, timeStamp: at } = event;
      if (Math.hypot(x - here.x, y - here.y) > LEAP_PX) leapt = true;
      here = { x, y };
      const touch = pointerType === 'touch';
      // Screen readers, voice control and other programs press what they have read, and at once.
      const sure = touch ? Math.max(event.width, event.height) <= TINY_PX : leapt;
      leapt = false;
      const now = performance.now();
      steady.press(pressedAt(target), now, sure);
      steady.touch(now, here);
      // A finger on a table only aims, and its double taps zoom.
      if (touch || event.button !== 0 || !(target instanceof HTMLCanvasElement)) return;
      const again =
        onCanvas !== null && at - onCanvas.at < DOUBLE_MS && Math.hypot(x - onCanvas.x, y - onCanvas.y) < SPOT_PX;
      onCanvas = { x, y, at };
      if (again) drop(event);
    },
    true,
  );
}

function controlAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(CONTROLS) : null;
}

/** The control that a press reaches, also by its label. */
function pressedAt(target: EventTarget | null): Element | null {
  const own = controlAt(target);
  return own ?? (target instanceof Element ? (target.closest('label')?.control ?? null) : null);
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function click(event: MouseEvent): void {
  const control = controlAt(event.target);
  // The page's own clicks stand for a key, which was judged already.
  if (control === null || !event.isTrusted || isSubmitted(control, event)) return;
  const repeats = control.matches(REPEATS);
  if (steady.counts(control, { at: performance.now(), count: event.detail, repeats })) return;
  drop(event);
  markWait(control);
}

/** Whether a click is the browser's answer to Enter in a field of the same form. */
function isSubmitted(control: Element, { detail }: MouseEvent): boolean {
  const field = document.activeElement;
  return (
    detail === 0 &&
    field instanceof HTMLInputElement &&
    field !== control &&
    control instanceof HTMLButtonElement &&
    field.form === control.form
  );
}

/** Keys that move a camera, a focus, a plan or a text; held down, they go on. */
const GOES_ON = /^(Arrow\w+|Tab|Page\w+|Home|End|Backspace|Delete|[-+=[\]])$/;

function keyDown(event: KeyboardEvent): void {
  const { target } = event;
  const [key = ''] = readingsOf(event);
  const acts = key === 'Enter' || key === ' ';
  const control = controlAt(target);
  if (!event.repeat) {
    if (acts && control !== null) {
      steady.press(control, performance.now());
      steady.touch(performance.now());
    }
    return;
  }
  const writes =
    target instanceof HTMLElement && target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');
  if (writes && key !== 'Enter') return;
  if (target instanceof HTMLTextAreaElement || (GOES_ON.test(key) && !isChord(event))) return;
  // The browser keeps what is its own, such as scrolling by the space bar.
  if (acts && (control !== null || writes)) event.preventDefault();
  event.stopImmediatePropagation();
}
