/** The moving camera: shows the whole table at first, then follows the person's hand; eases when asked to. */
import type { Point } from '@dwo/kernel';
import {
  bestScale,
  boundCamera,
  type Camera,
  cutCamera,
  type Disc,
  densityStep,
  type Extent,
  figureScale,
  fitCamera,
  type Insets,
  panCamera,
  REFERENCE_SCALE,
  toScreen,
  toTable,
  type Viewport,
  zoomCamera,
} from './camera';
import type { Canvas } from './canvas';
import { Easing } from './easing';
import type { FigureArt } from './figure-art';
import { isFilled, type Opening, startCamera } from './first-view';
import { attendingCamera, FOLLOW_SCALE, followCamera, isSame } from './following';
import type { Look } from './look';

const EASE_MS = 250;
/** The ease of following is gentler, since the person did not ask for it at this moment. */
const FOLLOW_MS = 450;
/**
 * A battle begins with a look at the whole table, so that the player learns where everybody stands; then the camera moves in.
 */
const GLANCE_MS = 1100;
const ARRIVE_MS = 900;
/** The camera rests if it has not moved for this long. */
const REST_MS = 160;

/** The least distance in px between the edge of the view and the figures that the camera attends to. */
const ATTENDED_INSET = 16;

/** The view that the camera keeps until the person moves it: the whole table, or the first view of a battle. */
type Stance = 'whole' | Opening;

/** Holds the camera of one canvas; `moved` is called after every change and told whether the zoom changed. */
export class Eye {
  camera: Camera = { x: 0, y: 0, scale: REFERENCE_SCALE };
  look: Look;
  motion: 'full' | 'reduced' = 'full';
  private table: Extent | null = null;
  private stance: Stance | null = 'whole';
  private readonly easing: Easing;
  private movedAt = -Infinity;
  /** The camera was moved by what happened, not by the person. */
  private led = false;
  /** The last view that the camera was moved to by itself. */
  private opening: Opening | null = null;
  private readonly steerers = new Set<() => void>();

  constructor(
    private readonly canvas: Canvas,
    private readonly moved: (zoomed: boolean) => void,
    /** The places of everything that stands on the table. */
    private readonly standing: () => readonly Disc[],
    private readonly art: FigureArt,
  ) {
    this.easing = new Easing(canvas);
    this.look = this.lookNow();
  }

  /** Sets the table; one of another size is shown whole. Returns whether the size changed. */
  over(table: Extent): boolean {
    const before = this.table;
    this.table = table;
    if (before?.widthCi === table.widthCi && before.heightCi === table.heightCi) return false;
    this.easing.stop();
    this.camera = fitCamera(table, this.canvas.view, this.standing());
    this.stance = 'whole';
    this.sharpen();
    return true;
  }

  /** Whether the camera has moved within the last `REST_MS`. */
  get isMoving(): boolean {
    return performance.now() - this.movedAt < REST_MS;
  }

  /** Shows the first view of a battle, at once. */
  start(opening: Opening): void {
    if (!this.table) return;
    this.easing.stop();
    this.opening = opening;
    this.led = false;
    this.set(this.cameraOf('whole', this.table), 'whole');
    this.easeTo(this.cameraOf(opening, this.table), opening, ARRIVE_MS, GLANCE_MS);
  }

  /** Eases to the first view of a battle. */
  home(opening: Opening): void {
    this.opening = opening;
    this.led = false;
    if (this.table) this.easeTo(this.cameraOf(opening, this.table), opening, FOLLOW_MS);
  }

  /** The table was turned: `place` maps each old place to the new one. */
  turn(table: Extent, place: <P extends Point>(at: P) => P): void {
    this.easing.stop();
    this.table = table;
    const { stance } = this;
    const turned = ({ places, wished, middle }: Opening): Opening => ({
      places: places.map(place),
      wished: wished.map(place),
      middle: place(middle),
    });
    if (stance !== null && stance !== 'whole') {
      this.stance = turned(stance);
    }
    if (this.opening !== null) this.opening = turned(this.opening);
    this.camera = { ...place(this.camera), scale: this.camera.scale };
    this.resized();
    this.sharpen();
  }

  /** Whether following has left the camera at a view that the table does not fill. */
  get isAstray(): boolean {
    return this.led && this.table !== null && !isFilled(this.table, this.canvas.view, this.easing.goal ?? this.camera);
  }

  /** The scale of the whole table as a share of the largest that this view allows. */
  get wholeFit(): number {
    if (!this.table) return 0;
    return fitCamera(this.table, this.canvas.view).scale / bestScale(this.table, this.canvas.view);
  }

  /** Has drawings made for the current zoom from now on. */
  sharpen(): void {
    this.look = this.lookNow();
  }

  /** Screen place of a table point. */
  screen(at: Point): Point {
    return toScreen(this.camera, this.canvas.view, at);
  }

  /** Table point under a screen place. */
  ground(at: Point): Point {
    return toTable(this.camera, this.canvas.view, at);
  }

  /** Calls `listener` after each pan or zoom by hand. Returns a function that stops that. */
  onSteer(listener: () => void): () => void {
    this.steerers.add(listener);
    return () => this.steerers.delete(listener);
  }

  pan(dx: number, dy: number): void {
    this.takeOver();
    this.set(this.bounded(panCamera(this.camera, dx, dy)));
  }

  /** Zooms at once about a place in the view. */
  pinch(anchor: Point, factor: number): void {
    this.takeOver();
    this.set(this.bounded(zoomCamera(this.camera, this.canvas.view, anchor, this.camera.scale * factor)));
  }

  /** Eases closer or farther: about `anchor` if the person tapped there, else about the middle of the view. */
  zoom(factor: number, anchor?: Point): void {
    if (anchor !== undefined) this.takeOver();
    this.led = false;
    const { width, height } = this.canvas.view;
    const about = anchor ?? { x: width / 2, y: height / 2 };
    // A second step during the easing adds to the first.
    const from = this.easing.goal ?? this.camera;
    this.easeTo(this.bounded(zoomCamera(from, this.canvas.view, about, from.scale * factor)));
  }

  /** Eases to the whole table. */
  showWhole(): void {
    this.led = false;
    if (this.table) this.easeTo(fitCamera(this.table, this.canvas.view, this.standing()), 'whole');
  }

  /**
   * Eases to a view with these discs well inside, `pace` times faster than designed. Returns the duration in ms; 0 if they are
   * inside already.
   */
  follow(discs: readonly Disc[], insets: Insets, pace: number): number {
    if (!this.table) return 0;
    const { view } = this.canvas;
    const camera = followCamera(this.easing.goal ?? this.camera, discs, view, {
      extent: this.table,
      insets,
      standing: this.standing(),
    });
    if (camera === (this.easing.goal ?? this.camera)) return 0;
    this.led = true;
    return this.easeTo(camera, null, FOLLOW_MS / pace);
  }

  /** Eases no farther than needed to show these discs, clear of `under` px of the lower edge. Returns the duration in ms; 0 if they are in sight. */
  attend(discs: readonly Disc[], pace: number, under = 0): number {
    if (!this.table) return 0;
    const { view } = this.canvas;
    const { covered = 0 } = view;
    const insets = { left: ATTENDED_INSET, right: ATTENDED_INSET, bottom: Math.max(covered, under), top: 0 };
    const before = this.easing.goal ?? this.camera;
    const camera = attendingCamera(before, discs, view, { extent: this.table, insets, standing: this.standing() });
    if (camera === before) return 0;
    this.led = true;
    return this.easeTo(camera, null, FOLLOW_MS / pace);
  }

  /**
   * The view has another size: the same table point stays in the middle, or the same stance if the person has not moved the
   * camera.
   */
  resized(): void {
    if (!this.table) return;
    this.easing.stop();
    const { stance } = this;
    this.set(stance === null ? this.bounded(this.camera) : this.cameraOf(stance, this.table), stance);
    // After a phone was turned, the view that following had chosen for the other shape no longer suits.
    if (this.isAstray && this.opening !== null) this.set(this.cameraOf(this.opening, this.table), this.opening);
  }

  /**
   * The lower edge of the view has moved, as by a sheet that rises: what is on the screen stays there, and the camera then eases no
   * farther than needed to show these discs.
   */
  cut(before: Viewport, discs: readonly Disc[]): void {
    if (!this.table) return;
    const { view } = this.canvas;
    const { stance } = this;
    const { goal } = this.easing;
    this.easing.stop();
    this.set(cutCamera(this.camera, before, view), stance);
    const end = goal === null ? this.camera : cutCamera(goal, before, view);
    const { covered = 0 } = view;
    const insets = { left: ATTENDED_INSET, right: ATTENDED_INSET, bottom: covered, top: 0 };
    const seen = attendingCamera(end, discs, view, { extent: this.table, insets, standing: this.standing() });
    const whole = fitCamera(this.table, view, this.standing());
    // The whole table, once asked for, takes the room that a sheet gives back; it is never made smaller for one.
    const grows = stance === 'whole' && discs.length === 0 && whole.scale > end.scale;
    const next = grows ? whole : seen === end ? this.bounded(end) : seen;
    if (!isSame(next, this.camera)) this.easeTo(next, stance, FOLLOW_MS);
  }

  private cameraOf(stance: Stance, table: Extent): Camera {
    const { view } = this.canvas;
    const standing = this.standing();
    if (stance === 'whole') return fitCamera(table, view, standing);
    return startCamera(table, view, { ...stance, toys: FOLLOW_SCALE, standing });
  }

  private lookNow(): Look {
    const { scale } = this.camera;
    const drawing = figureScale(scale);
    const { pixelRatio } = this.canvas;
    return {
      art: this.art,
      scale,
      drawing,
      step: densityStep(drawing, 1),
      pixelRatio,
      heightCi: this.table?.heightCi ?? 0,
    };
  }

  private bounded(camera: Camera): Camera {
    return this.table ? boundCamera(camera, this.canvas.view, this.table, this.standing()) : camera;
  }

  private set(camera: Camera, stance: Stance | null = null): void {
    const zoomed = camera.scale !== this.camera.scale;
    this.camera = camera;
    this.movedAt = performance.now();
    this.stance = stance;
    if (zoomed) this.look = { ...this.lookNow(), step: this.look.step };
    this.moved(zoomed);
  }

  private takeOver(): void {
    this.easing.stop();
    this.led = false;
    for (const steerer of this.steerers) steerer();
  }

  /** Moves the camera within `ms`, after a pause; returns the whole duration in ms. */
  private easeTo(camera: Camera, stance: Stance | null = null, ms = EASE_MS, pauseMs = 0): number {
    this.easing.stop();
    if (this.motion === 'reduced') {
      this.set(camera, stance);
      return 0;
    }
    this.easing.begin(this.camera, camera, { ms, pauseMs }, (between) => this.set(between, stance));
    return ms + pauseMs;
  }
}
