/** The board: one eye, one model, and the layers that draw it. */
import type { Point } from '@dwo/kernel';
import { REFERENCE_SCALE } from './camera';
import { DoubleTap } from './double-tap';
import { EffectPlayer } from './effects/player';
import { Eye } from './eye';
import type { GestureSink, PointerKind } from './gestures';
import { Ground } from './ground';
import { type Handle, hitKnob } from './handles';
import { HALO, terrainAt } from './hit';
import { Marks } from './marks/marks';
import type { Effect, Insets, Place, Pointing, Scene, SceneModel } from './model';
import { listen } from './pointing';
import { pagePace, Slices } from './slices';
import type { Stage } from './stage';
import { TerrainLayer } from './terrain/layer';
import { TextureStore } from './textures';
import { TokenLayer } from './tokens';

const SHARPEN_MS = 140;

/** What a frame has room for besides itself: little while something moves, more while people only look. */
const MOVING_ROOM_MS = 3;
const RESTING_ROOM_MS = 10;

/** How much closer one step of the buttons and keys looks. */
const ZOOM_STEP = 1.35;

type Listener = (pointing: Pointing) => boolean;
type Timer = ReturnType<typeof setTimeout>;

/** Implements `Scene` on a stage. */
export class Board implements Scene {
  readonly store: TextureStore;
  private readonly slices: Slices;
  private readonly eye: Eye;
  private readonly ground: Ground;
  private readonly terrain: TerrainLayer;
  private readonly tokens: TokenLayer;
  private readonly marks: Marks;
  private readonly player: EffectPlayer;
  private readonly listeners = new Set<Listener>();
  private readonly viewers = new Set<() => void>();
  private readonly timers = new Set<Timer>();
  private readonly deafen: () => void;
  private model: SceneModel | null = null;
  private sharpening: Timer | null = null;
  private readonly doubleTap = new DoubleTap();
  /** The handle that the drag under way began on. */
  private grabbed: Handle | null = null;
  private gone = false;

  constructor(
    readonly stage: Stage,
    options: { readonly motion: 'full' | 'reduced' },
  ) {
    this.slices = new Slices(
      pagePace(() => (this.player.busy || this.eye.isMoving ? MOVING_ROOM_MS : RESTING_ROOM_MS)),
    );
    this.store = new TextureStore(() => stage.invalidate(), this.slices);
    this.eye = new Eye(stage, (zoomed) => this.eyeMoved(zoomed));
    this.eye.motion = options.motion;
    this.ground = new Ground(stage, this.store, this.slices);
    this.terrain = new TerrainLayer(stage, this.store, this.slices);
    this.tokens = new TokenLayer(this.store, stage.layers, this.eye.look);
    this.marks = new Marks(stage, this.store, this.tokens.views);
    this.player = this.makePlayer();
    stage.onResize(() => this.resized());
    this.deafen = listen(stage.canvas, this.gestures());
    document.addEventListener('visibilitychange', this.onVisibility);
    document.fonts?.addEventListener('loadingdone', this.onFonts);
  }

  show(model: SceneModel): void {
    this.model = model;
    const { table } = model;
    const another = this.eye.over(table);
    const { look } = this.eye;
    if (another) this.tokens.see(look);
    this.ground.show(table);
    this.terrain.show(table, look);
    const touched = this.tokens.show(model);
    if (touched.length > 0 && this.player.busy) this.player.hold();
    this.marks.show(model, look, another || touched.length > 0);
    if (another || touched.length > 0) this.fadeTrees();
    if (another) this.placeBoard();
    this.stage.invalidate();
  }

  play(effects: readonly Effect[]): Promise<void> {
    return this.player.play(effects);
  }

  skip(): void {
    this.player.skip();
    this.stage.invalidate();
  }

  onPointing(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  onView(listener: () => void): () => void {
    this.viewers.add(listener);
    return () => this.viewers.delete(listener);
  }

  wholeTable(): void {
    this.eye.showWhole();
  }

  approach(figures: readonly string[]): void {
    const { covered = 0 } = this.stage.view;
    this.eye.follow(this.tokens.placesOf(figures), { top: 0, right: 0, bottom: covered, left: 0 }, 1);
  }

  isCrowded(figure: string): boolean {
    return this.tokens.isCrowded(figure);
  }

  follow(places: readonly Place[], insets: Insets): number {
    return this.eye.follow(places, insets, this.player.pace);
  }

  onSteer(listener: () => void): () => void {
    return this.eye.onSteer(listener);
  }

  zoomIn(): void {
    this.eye.zoom(ZOOM_STEP);
  }

  zoomOut(): void {
    this.eye.zoom(1 / ZOOM_STEP);
  }

  screenOf(figure: string): { readonly x: number; readonly y: number; readonly radius: number } | null {
    const view = this.tokens.views.get(figure);
    if (!view) return null;
    const { x, y } = this.eye.screen(view.place);
    const { width, height, covered = 0 } = this.stage.view;
    if (x < 0 || y < 0 || x > width || y > height - covered) return null;
    return { x, y, radius: view.disc };
  }

  setMotion(motion: 'full' | 'reduced'): void {
    this.eye.motion = motion;
  }

  setPace(factor: number): void {
    this.player.pace = Math.max(0.1, factor);
  }

  /** Resolves when everything shown so far has been drawn sharp, for screenshots. */
  async settled(): Promise<void> {
    await Promise.all([this.ground.painted, this.slices.turn(() => {})]);
    await this.store.settled();
  }

  destroy(): void {
    if (this.gone) return;
    this.gone = true;
    this.player.skip();
    this.deafen();
    this.listeners.clear();
    this.viewers.clear();
    for (const timer of this.timers) clearTimeout(timer);
    this.slices.close();
    document.removeEventListener('visibilitychange', this.onVisibility);
    document.fonts?.removeEventListener('loadingdone', this.onFonts);
    // The renderer goes before the textures: its shaders still hold the last ones they drew.
    for (const part of [this.marks, this.tokens, this.terrain, this.ground, this.stage, this.store]) part.destroy();
  }

  private makePlayer(): EffectPlayer {
    const { stage, store, eye } = this;
    return new EffectPlayer(
      {
        stage,
        store,
        look: () => eye.look,
        view: (id) => this.tokens.views.get(id),
        motion: () => eye.motion,
        model: () => this.model,
        window: () => this.window(),
        px: (at) => ({ x: at.x * eye.look.scale, y: (eye.look.heightCi - at.y) * eye.look.scale }),
        later: (ms, callback) => this.later(ms, callback),
      },
      () => this.afterMoves(),
    );
  }

  /** Pans move one container, zooms also everything that stands on the table. */
  private eyeMoved(zoomed: boolean): void {
    if (zoomed) {
      this.placeAll();
      if (this.sharpening !== null) clearTimeout(this.sharpening);
      this.sharpening = this.later(SHARPEN_MS, () => this.sharpen());
    }
    this.placeBoard();
    this.stage.invalidate();
  }

  private placeAll(): void {
    const { look } = this.eye;
    this.tokens.see(look);
    this.terrain.see(look);
    if (this.model) this.marks.show(this.model, look, true);
  }

  private placeBoard(): void {
    const { board, layers } = this.stage;
    const zoom = this.eye.camera.scale / REFERENCE_SCALE;
    const corner = this.eye.screen({ x: 0, y: this.eye.look.heightCi });
    board.position.set(Math.round(corner.x), Math.round(corner.y));
    layers.land.scale.set(zoom);
    this.ground.layout(board.x, board.y, zoom);
    for (const viewer of this.viewers) viewer();
  }

  private sharpen(): void {
    this.sharpening = null;
    this.eye.sharpen();
    this.placeAll();
    for (const redraw of this.tokens.redraws()) void this.slices.turn(redraw);
    this.terrain.redraw(this.eye.look);
    this.fadeTrees();
    this.stage.invalidate();
  }

  private resized(): void {
    const ratioChanged = this.eye.look.pixelRatio !== this.stage.pixelRatio;
    this.eye.resized();
    if (ratioChanged) this.sharpen();
  }

  private afterMoves(): void {
    if (this.model) this.marks.show(this.model, this.eye.look, true);
    this.fadeTrees();
  }

  private fadeTrees(): void {
    const standing = [...this.tokens.views.values()].filter((view) => view.alive).map((view) => view.middle);
    this.terrain.fade(standing, this.eye.look);
  }

  private window() {
    const { x, y } = this.stage.board;
    const { width, height } = this.stage.view;
    return { left: -x, top: -y, right: width - x, bottom: height - y };
  }

  private later(ms: number, callback: () => void): Timer {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      callback();
    }, ms);
    this.timers.add(timer);
    return timer;
  }

  private readonly onVisibility = (): void => {
    if (document.hidden) this.skip();
  };

  private readonly onFonts = (): void => {
    this.store.renewLetters();
    this.sharpen();
  };

  private figureAt(at: Point, pointer: PointerKind): string | null {
    const { board } = this.stage;
    return this.tokens.hit(at.x - board.x, at.y - board.y, HALO[pointer]);
  }

  private handleAt(at: Point, pointer: PointerKind): Handle | null {
    const { board } = this.stage;
    return hitKnob(this.marks.knobs, at.x - board.x, at.y - board.y, HALO[pointer]);
  }

  /** A handle that was pressed stays the one that is meant until the drag or the tap is over. */
  private handleFor(type: Pointing['type'], at: Point, pointer: PointerKind): Handle | null {
    if (type === 'hover') return this.handleAt(at, pointer);
    if (type === 'down') this.grabbed = this.handleAt(at, pointer);
    const handle = this.grabbed;
    if (type === 'up' || type === 'tap' || type === 'cancel') this.grabbed = null;
    return handle;
  }

  private tell(type: Pointing['type'], at: Point, pointer: PointerKind, dragging = false): boolean {
    const figure = type === 'cancel' ? null : this.figureAt(at, pointer);
    const handle = this.handleFor(type, at, pointer);
    const ground = this.eye.ground(at);
    const terrain = this.model ? terrainAt(this.model.table.terrain, ground) : null;
    const pointing: Pointing = { type, at: ground, figure, handle, terrain, dragging, pointer };
    if (type === 'hover') this.stage.canvas.style.cursor = handle ? 'grab' : '';
    let taken = false;
    for (const listener of [...this.listeners]) taken = listener(pointing) || taken;
    return taken;
  }

  private gestures(): GestureSink {
    return {
      press: (at, pointer) => this.tell('down', at, pointer),
      drag: (at, pointer) => void this.tell('move', at, pointer, true),
      release: (at, pointer) => void this.tell('up', at, pointer, true),
      tap: (at, pointer) => this.tapped(at, pointer),
      cancel: (at, pointer) => void this.tell('cancel', at, pointer),
      hover: (at, pointer) => void this.tell('hover', at ?? { x: -1e6, y: -1e6 }, pointer),
      pan: (dx, dy) => this.eye.pan(dx, dy),
      pinch: (anchor, factor) => this.eye.pinch(anchor, factor),
    };
  }

  /** Two taps on empty sand by a finger look closer, as long as taps mean nothing else. */
  private tapped(at: Point, pointer: PointerKind): void {
    const free = this.figureAt(at, pointer) === null && this.handleAt(at, pointer) === null;
    const idle = this.model?.selected === null && free;
    const second = this.doubleTap.isSecond(at, idle && pointer !== 'mouse', performance.now());
    this.tell('tap', at, pointer);
    if (second) this.eye.zoom(1.8, at);
  }
}
