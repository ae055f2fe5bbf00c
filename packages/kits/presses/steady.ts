/**
 * Whether a press was meant for the control that it met. A press counts only on a control that was there when the finger went
 * down, and that had by then stood there, with the same meaning, for a quarter of a second. A patient control that appears under the
 * person's last press, in answer to it, takes longer: somebody who presses twice means the first thing only. Knows no DOM.
 */

/** The time in which nobody can have seen a control, understood it and pressed it. */
export const SETTLED_MS = 250;
/** Two presses closer than this are one double click, whatever the system calls a double click. */
export const DOUBLE_MS = 250;
/** The time in which a second press, or an impatient one, still belongs to what stood there before a patient control. */
export const PATIENT_MS = 900;
/** A control that appears this soon after a press is taken for the answer to it. */
const ANSWER_MS = 1200;
/** However often it is pressed too early, a patient control waits no longer than this. */
const LONGEST_MS = 2500;
/** The distance within which two presses are at the same spot. */
const NEAR_PX = 12;

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A control as it looks now. */
export interface Look {
  readonly rect: Rect;
  /** The effect of a press, in any words that change when it does something else. */
  readonly meaning: string;
  /** Whether it takes longer to settle when it answers the person's last press. */
  readonly patient?: boolean;
}

interface Seen extends Look {
  /** Since when it has stood there with this meaning. */
  readonly since: number;
  /** From when on it may be pressed. */
  readonly ready: number;
  /** Whether it answers the person's last press, and therefore waits longer. */
  readonly waits: boolean;
}

/** The place of the last press; null stands for a key, which presses whatever has the focus. */
interface Spot {
  readonly at: number;
  readonly place: { readonly x: number; readonly y: number } | null;
}

/** How a control was clicked. */
export interface Click {
  readonly at: number;
  /** The number of this click in a row at the same spot, as the system counts; 0 for keys. */
  readonly count: number;
  /** Whether it may be clicked many times in a row, as a zoom button. */
  readonly repeats: boolean;
}

/** Remembers the controls of a page and the last presses. `C` is a control, or what stands for one. */
export class Steady<C extends object> {
  readonly #seen = new WeakMap<C, Seen>();
  #began = false;
  #down: { readonly control: C | null; readonly at: number; readonly sure: boolean } | null = null;
  #last: { readonly control: C; readonly at: number } | null = null;
  #spot: Spot | null = null;

  /** Takes in every control that shows; `moved` is false after the person has scrolled. Returns whether anything changed. */
  look(controls: Iterable<readonly [control: C, look: Look]>, now: number, moved = true): boolean {
    let changed = false;
    for (const [control, look] of controls) {
      const before = this.#seen.get(control);
      const same =
        before !== undefined && before.meaning === look.meaning && (!moved || overlap(before.rect, look.rect));
      // Nobody can have aimed at anything before the page showed its first control.
      const since = same ? before.since : this.#began ? now : Number.NEGATIVE_INFINITY;
      if (!same) changed = true;
      const waits = same ? before.waits : this.#began && this.#answers(look, now);
      const ready = same ? before.ready : since + (waits ? PATIENT_MS : SETTLED_MS);
      // A slow slide is measured from where it began.
      this.#seen.set(control, same && moved ? before : { ...look, since, ready, waits });
    }
    this.#began = true;
    return changed;
  }

  /** A finger or a key went down on a control, or beside all. `sure` if it is a program's, which sees what it presses. */
  press(control: C | null, at: number, sure = false): void {
    this.#down = { control, at, sure };
  }

  /** Remembers where the person pressed last, whether anything was there or not; without a place it was a key. */
  touch(at: number, place: Spot['place'] = null): void {
    this.#spot = { at, place };
  }

  /** Whether a control has stood for long enough at a time. One that was never looked at has not. */
  hasStood(control: C, at: number): boolean {
    const seen = this.#seen.get(control);
    return seen !== undefined && at >= seen.ready;
  }

  /** The ms that a patient control still waits; 0 for any other. */
  waitOf(control: C, at: number): number {
    const seen = this.#seen.get(control);
    return seen?.waits === true ? Math.max(0, seen.ready - at) : 0;
  }

  /** Whether a click on a control counts. */
  counts(control: C, { at, count, repeats }: Click): boolean {
    const down = this.#down;
    this.#down = null;
    const last = this.#last;
    const again = count > 1 || (count > 0 && last?.control === control && at - last.at < DOUBLE_MS);
    if (again && !repeats) return false;
    const own = down !== null && down.control === control;
    // It came after the finger had gone down.
    if (count > 0 && down !== null && !own) return false;
    const since = this.#seen.get(control)?.since ?? Number.POSITIVE_INFINITY;
    const pressed = own ? down.at : at;
    const sure = own && down.sure && (since === Number.POSITIVE_INFINITY || since <= down.at);
    if (!sure && !repeats && !this.hasStood(control, pressed)) {
      this.#pressedEarly(control, pressed);
      return false;
    }
    this.#last = { control, at };
    return true;
  }

  /** Whether a control answers the last press: it appears soon after it, under the finger or for the key. */
  #answers({ patient = false, rect }: Look, now: number): boolean {
    const spot = this.#spot;
    if (!patient || spot === null || now - spot.at > ANSWER_MS) return false;
    return spot.place === null || isUnder(rect, spot.place);
  }

  /** An impatient press on a control that waits: more of them may follow, so it waits anew. */
  #pressedEarly(control: C, at: number): void {
    const seen = this.#seen.get(control);
    if (seen === undefined || !seen.waits) return;
    const ready = Math.max(seen.ready, Math.min(at + PATIENT_MS, seen.since + LONGEST_MS));
    this.#seen.set(control, { ...seen, ready });
  }
}

/** Whether a control lies where a press was, or so near that the next one may meet it. */
function isUnder({ x, y, width, height }: Rect, place: { readonly x: number; readonly y: number }): boolean {
  const [dx, dy] = [place.x - x, place.y - y];
  return dx >= -NEAR_PX && dx <= width + NEAR_PX && dy >= -NEAR_PX && dy <= height + NEAR_PX;
}

/** Whether a control still covers the middle of where it was. */
function overlap(before: Rect, now: Rect): boolean {
  const dx = Math.abs(before.x + before.width / 2 - now.x - now.width / 2);
  const dy = Math.abs(before.y + before.height / 2 - now.y - now.height / 2);
  return dx * 2 <= Math.max(before.width, 1) && dy * 2 <= Math.max(before.height, 1);
}
