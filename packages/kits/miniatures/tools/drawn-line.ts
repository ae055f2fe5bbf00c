/** A line that a player draws for figures of a set-up. It only knows where; the tool that holds it puts them down. */
import { distance, type Point } from '@dwo/kernel';
import type { Pointing } from '../model';
import { across, lineUp, type Parade, type Ranker, rankLengthCi, type Stand } from './line-up';

/** The answers of a set-up to the line. Lengths are those of the scene. */
export interface LineHands {
  rankers(): readonly Ranker[];
  /** A direction towards the enemy, for a line whose middle is here. */
  ahead(middle: Point): Point;
  /** The middle of the ground where the line lies before one is drawn, and the ground's width there. */
  readonly ground: { readonly at: Point; readonly widthCi: number };
  readonly isGround: Parade['isGround'];
  readonly refuse: Parade['refuse'];
}

/** The gap between bases in the line that lies there before one is drawn. */
const OPEN_CI = 250;
/** The share of the ground's width that it takes at most. */
const SHARE = 0.9;
/** A shorter drag is a tap: the line is moved there. */
const SLIP_CI = 60;

/** Whether a gesture is taken, is the end of the drawing, or means nothing to the line. */
export type LineGesture = 'taken' | 'done' | 'none';

/** The line of one squad. */
export class DrawnLine {
  readonly hands: LineHands;
  #from: Point;
  #to: Point;
  #start: Point | null = null;

  constructor(hands: LineHands) {
    this.hands = hands;
    const { at, widthCi } = hands.ground;
    const length = Math.min(widthCi * SHARE, rankLengthCi(hands.rankers(), OPEN_CI));
    const { x, y } = across(hands.ahead(at));
    this.#from = whole({ x: at.x - (x * length) / 2, y: at.y - (y * length) / 2 });
    this.#to = whole({ x: at.x + (x * length) / 2, y: at.y + (y * length) / 2 });
  }

  /** A gesture; `done` if the line is drawn. A mouse puts it down by letting go; a finger looks first. */
  point({ type, at, pointer }: Pointing): LineGesture {
    switch (type) {
      case 'down':
        this.#start = whole(at);
        return 'taken';
      case 'move':
        this.#draw(at);
        return 'taken';
      case 'up':
      case 'tap':
        if (type === 'tap') this.#goTo(at);
        else this.#draw(at);
        this.#start = null;
        return pointer === 'touch' ? 'taken' : 'done';
      case 'cancel':
        this.#start = null;
        return 'none';
      case 'hover':
      case 'leave':
        return 'none';
    }
  }

  /** Draws the line from where the press began to here. */
  #draw(at: Point): void {
    if (this.#start === null || distance(this.#start, at) < SLIP_CI) return;
    this.#from = this.#start;
    this.#to = whole(at);
  }

  /** Moves the whole line so that its middle is here. */
  #goTo(at: Point): void {
    const { x, y } = this.#middle();
    this.shift({ x: at.x - x, y: at.y - y });
  }

  shift({ x, y }: Point): void {
    this.#from = whole({ x: this.#from.x + x, y: this.#from.y + y });
    this.#to = whole({ x: this.#to.x + x, y: this.#to.y + y });
  }

  /** Turns the line about its middle. */
  turn(degrees: number): void {
    const middle = this.#middle();
    const angle = (degrees * Math.PI) / 180;
    const turned = ({ x, y }: Point) => {
      const [dx, dy] = [x - middle.x, y - middle.y];
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return whole({ x: middle.x + dx * cos - dy * sin, y: middle.y + dx * sin + dy * cos });
    };
    [this.#from, this.#to] = [turned(this.#from), turned(this.#to)];
  }

  #middle(): Point {
    return { x: (this.#from.x + this.#to.x) / 2, y: (this.#from.y + this.#to.y) / 2 };
  }

  /** A place for each figure. */
  stands(): readonly Stand[] {
    const { isGround, refuse, ...hands } = this.hands;
    const ahead = hands.ahead(this.#middle());
    return lineUp({ from: this.#from, to: this.#to, rankers: hands.rankers(), ahead, isGround, refuse });
  }
}

/** The nearest place in whole units. */
export function whole({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
