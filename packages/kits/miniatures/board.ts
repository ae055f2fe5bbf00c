/** The board: one camera, one model, and the layers that draw it. */

import { Attention } from './attention';
import { type BoardOptions, BoardView } from './board-view';
import { Breeze } from './breeze';
import { type Disc, REFERENCE_SCALE, type Viewport } from './camera';
import type { Canvas } from './canvas';
import { EffectPlayer } from './effects/player';
import { Eye } from './eye';
import { Ground } from './ground';
import { Hands, type Listener } from './hands';
import { Marks } from './marks/marks';
import type { Effect, Scene, SceneModel } from './model';
import { listen } from './pointing';
import { pagePace, roomMs, Slices } from './slices';
import { TerrainLayer } from './terrain/layer';
import { TextureStore } from './textures';
import { type Timer, Timers } from './timers';
import { TokenLayer } from './tokens';
import { liesBetterSideways, roomyView, sideways, type Turning, UPRIGHT } from './turning';
import { WindowHold } from './window-hold';

const SHARPEN_MS = 140;

/** Implements `Scene` on a canvas. */
export class Board extends BoardView implements Scene {
  readonly store: TextureStore;
  private readonly slices: Slices;
  protected readonly eye: Eye;
  private readonly ground: Ground;
  private readonly terrain: TerrainLayer;
  protected readonly tokens: TokenLayer;
  private readonly marks: Marks;
  protected readonly player: EffectPlayer;
  private readonly breeze: Breeze;
  private readonly hands: Hands;
  private readonly viewers = new Set<() => void>();
  private readonly timers = new Timers();
  private readonly deafen: () => void;
  /** The model as it was given; `model` is the same as it is drawn, perhaps on its side. */
  private given: SceneModel | null = null;
  protected model: SceneModel | null = null;
  protected turning: Turning = UPRIGHT;
  private readonly window = new WindowHold();
  protected readonly attention: Attention;
  /** The places of all figures, with the extent of their drawings. */
  private standing: readonly Disc[] = [];
  private sharpening: Timer | null = null;
  private gone = false;

  constructor(
    readonly canvas: Canvas,
    private readonly options: BoardOptions,
  ) {
    super();
    this.slices = new Slices(pagePace(() => roomMs(this.player.busy || this.eye.isMoving, this.store.seesAll)));
    this.store = new TextureStore((texture) => canvas.take(texture), this.slices);
    this.eye = new Eye(
      canvas,
      (zoomed) => this.eyeMoved(zoomed),
      () => this.standing,
      options.art,
    );
    this.eye.motion = options.motion;
    this.ground = new Ground(canvas, this.store, this.slices);
    this.terrain = new TerrainLayer(canvas, this.store, this.slices);
    this.tokens = new TokenLayer(this.store, canvas.layers, this.eye.look);
    this.marks = new Marks(canvas, this.store, this.tokens.views);
    this.player = this.makePlayer();
    this.breeze = new Breeze(canvas, (seconds) => {
      const sea = this.ground.blow(seconds);
      return this.terrain.blow(seconds, this.canvas.window) || sea;
    });
    this.setMotion(options.motion);
    canvas.onResize((before) => this.resized(before));
    const { eye, tokens, marks } = this;
    const attention = new Attention({
      canvas,
      eye,
      tokens,
      turning: () => this.turning,
      standing: () => this.standing,
    });
    this.attention = attention;
    this.hands = new Hands({
      ...{ canvas, eye, tokens, marks, attention },
      model: () => this.model,
      back: (at) => this.turning.back(at),
      standing: (ids) => this.placesOf(ids),
    });
    this.deafen = listen(canvas.element, this.hands.sink());
    document.addEventListener('visibilitychange', this.onVisibility);
    document.addEventListener('pointerdown', this.onPress, { capture: true });
    (screen as Partial<Screen>).orientation?.addEventListener('change', this.onTurn);
    document.fonts?.addEventListener('loadingdone', this.onFonts);
  }

  show(given: SceneModel): void {
    const { table: before } = this.given ?? {};
    this.given = given;
    if (before?.widthCi !== given.table.widthCi || before.heightCi !== given.table.heightCi) {
      this.window.lay();
      this.turning = this.liesSideways(given.table) ? sideways(given.table) : UPRIGHT;
    }
    this.draw(this.turning.model(given));
  }

  private liesSideways(table: SceneModel['table']): boolean {
    return this.options.turns === true && liesBetterSideways(table, roomyView(this.canvas.view, window.innerHeight));
  }

  private draw(model: SceneModel): void {
    this.model = model;
    const { table } = model;
    const another = this.eye.over(table);
    const { look } = this.eye;
    if (another) this.tokens.see(look);
    this.ground.show(table);
    this.terrain.show(table, look);
    const touched = this.tokens.show(model);
    if (touched.length > 0) this.standing = this.tokens.discs();
    if (touched.length > 0 && this.player.busy) this.player.hold();
    this.marks.show(model, look, another || touched.length > 0);
    if (another || touched.length > 0) this.fadeTrees();
    if (another) this.placeBoard();
    this.canvas.invalidate();
  }

  play(effects: readonly Effect[]): Promise<void> {
    return this.player.play(this.turning.effects(effects));
  }

  skip(): void {
    this.player.skip();
    this.canvas.invalidate();
  }

  onPointing(listener: Listener): () => void {
    this.hands.listeners.add(listener);
    return () => this.hands.listeners.delete(listener);
  }

  onView(listener: () => void): () => void {
    this.viewers.add(listener);
    return () => this.viewers.delete(listener);
  }

  setMotion(motion: 'full' | 'reduced'): void {
    this.eye.motion = motion;
    this.breeze.setMotion(motion);
  }

  setPace(factor: number): void {
    this.player.pace = Math.max(0.1, factor);
  }

  /** Resolves when everything shown so far is drawn in full sharpness, for screenshots. */
  async settled(): Promise<void> {
    await Promise.all([this.ground.painted, this.slices.turn(() => {})]);
    await this.store.settled();
  }

  destroy(): void {
    if (this.gone) return;
    this.gone = true;
    this.player.skip();
    this.deafen();
    this.hands.listeners.clear();
    this.viewers.clear();
    this.timers.clear();
    this.slices.close();
    this.breeze.destroy();
    document.removeEventListener('visibilitychange', this.onVisibility);
    document.removeEventListener('pointerdown', this.onPress, { capture: true });
    (screen as Partial<Screen>).orientation?.removeEventListener('change', this.onTurn);
    document.fonts?.removeEventListener('loadingdone', this.onFonts);
    // The renderer must be destroyed before the textures: its shaders still hold the last ones they drew.
    for (const part of [this.marks, this.tokens, this.terrain, this.ground, this.canvas, this.store]) part.destroy();
  }

  private makePlayer(): EffectPlayer {
    const { canvas, store, eye } = this;
    return new EffectPlayer(
      {
        canvas,
        store,
        look: () => eye.look,
        view: (id) => this.tokens.views.get(id),
        motion: () => eye.motion,
        model: () => this.model,
        window: () => canvas.window,
        px: (at) => ({ x: at.x * eye.look.scale, y: (eye.look.heightCi - at.y) * eye.look.scale }),
        later: (ms, callback) => this.timers.later(ms, callback),
        attend: (effect) => (this.options.attends === true ? this.attention.attend(effect, this.player.pace) : 0),
      },
      () => this.afterMoves(),
    );
  }

  /** A pan moves one container; a zoom also moves everything that stands on the table. */
  private eyeMoved(zoomed: boolean): void {
    if (zoomed) {
      this.placeAll();
      if (this.sharpening !== null) clearTimeout(this.sharpening);
      this.sharpening = this.timers.later(SHARPEN_MS, () => this.sharpen());
    }
    this.placeBoard();
    this.canvas.invalidate();
  }

  private placeAll(): void {
    const { look } = this.eye;
    this.tokens.see(look);
    this.terrain.see(look);
    if (this.model) this.marks.show(this.model, look, true);
  }

  private placeBoard(): void {
    const { board, layers } = this.canvas;
    const zoom = this.eye.camera.scale / REFERENCE_SCALE;
    const corner = this.eye.screen({ x: 0, y: this.eye.look.heightCi });
    board.position.set(Math.round(corner.x), Math.round(corner.y));
    layers.land.scale.set(zoom);
    this.ground.layout(board.x, board.y, zoom);
    this.marks.see();
    for (const viewer of this.viewers) viewer();
  }

  private sharpen(): void {
    this.sharpening = null;
    this.eye.sharpen();
    this.placeAll();
    for (const redraw of this.tokens.redraws(this.canvas.window)) void this.slices.turn(redraw);
    this.terrain.redraw(this.eye.look);
    this.fadeTrees();
    this.canvas.invalidate();
  }

  /** `before` is the view until now; left out where only the window was turned. */
  private resized(before: Viewport | null = null): void {
    const ratioChanged = this.eye.look.pixelRatio !== this.canvas.pixelRatio;
    if (before !== null && this.isCut(before)) this.eye.cut(before, this.tokens.placesOf(this.inHand()));
    else if (!this.given || !this.window.isTurned) this.eye.resized();
    else {
      this.window.lay();
      if (this.liesSideways(this.given.table) === this.sideways) this.eye.resized();
      else this.turnOver(this.given);
    }
    if (ratioChanged) this.sharpen();
  }

  /** Whether only the page beside the table has changed, while somebody uses the table: then nothing on it may jump. */
  private isCut(before: Viewport): boolean {
    const keepsSize = this.window.keepsSize();
    const isUsed = this.attention.wasUsed || this.model?.selected != null;
    return keepsSize && isUsed && before.width === this.canvas.view.width;
  }

  /** The figures that the person decides about. */
  private inHand(): readonly string[] {
    const { selected = null, target = null } = this.model ?? {};
    return [selected, target].filter((id) => id !== null);
  }

  /** The phone was turned, so that the table is laid the other way. */
  private turnOver(given: SceneModel): void {
    const before = this.turning;
    this.player.skip();
    const after = before.sideways ? UPRIGHT : sideways(given.table);
    this.turning = after;
    const { table } = after.model(given);
    this.eye.turn(table, (at) => ({ ...at, ...after.place(before.back(at)) }));
    this.tokens.see(this.eye.look);
    this.draw(after.model(given));
    this.placeAll();
    this.placeBoard();
    this.sharpen();
  }

  private afterMoves(): void {
    if (this.model) this.marks.show(this.model, this.eye.look, true);
    this.fadeTrees();
  }

  private fadeTrees(): void {
    const standing = [...this.tokens.views.values()].filter((view) => view.alive).map((view) => view.middle);
    this.terrain.fade(standing, this.eye.look);
    this.tokens.veil();
  }

  private readonly onVisibility = (): void => {
    if (document.hidden) this.skip();
  };

  /** Some browsers resize the page before they say that the screen was turned. */
  private readonly onPress = (): void => this.attention.use();

  private readonly onTurn = (): void => this.resized();

  private readonly onFonts = (): void => {
    this.store.renewLetters();
    this.sharpen();
  };
}
