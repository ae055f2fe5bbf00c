/** The view of a board: where its camera looks, and where things are on the screen. */
import type { Attention } from './attention';
import { type Beyond, beyond, clearOf } from './beyond';
import type { Canvas } from './canvas';
import type { EffectPlayer } from './effects/player';
import type { Eye } from './eye';
import type { FigureArt } from './figure-art';
import type { Beginning, Crowd, Insets, Place, SceneModel } from './model';
import type { Box } from './shapes';
import type { TokenLayer } from './tokens';
import type { Turning } from './turning';

/** How a board behaves. */
export interface BoardOptions {
  /** The drawings of figures. */
  readonly art: FigureArt;
  readonly motion: 'full' | 'reduced';
  /** Turns a table on its side if that fits the view better. */
  readonly turns?: boolean;
  /** The camera moves to effects, unless the person is moving it. */
  readonly attends?: boolean;
  /** Called when the picture was lost for good: only another board can be drawn. */
  readonly gone?: () => void;
}

/** The factor of one zoom step by button or key. */
const ZOOM_STEP = 1.35;

/** How far a badge reaches from the middle of a base, as a share of its radius. */
const RIM = 1.4;

/** The part of `Scene` that moves the camera and finds places. */
export abstract class BoardView {
  abstract readonly canvas: Canvas;
  protected abstract readonly eye: Eye;
  protected abstract readonly tokens: TokenLayer;
  protected abstract readonly attention: Attention;
  protected abstract readonly player: EffectPlayer;
  protected abstract turning: Turning;
  protected abstract model: SceneModel | null;

  get sideways(): boolean {
    return this.turning.sideways;
  }

  wholeTable(): void {
    this.canvas.recover();
    this.eye.showWhole();
  }

  start(view: Beginning): void {
    this.attention.start(view);
  }

  home(view: Beginning): void {
    this.attention.home(view);
  }

  get isAstray(): boolean {
    return this.eye.isAstray;
  }

  approach(figures: readonly string[], further: Place | null = null): void {
    this.attention.approach(figures, further === null ? [] : [this.turning.place(further)]);
  }

  liftOver(figure: string, px: number): void {
    this.eye.attend(this.tokens.placesOf([figure]), 1, px);
  }

  cover(px: number, beside?: readonly [from: number, to: number]): void {
    this.canvas.cover(px, beside);
  }

  sees(place: Place): boolean {
    return this.isInSight(this.eye.screen(this.turning.place(place)));
  }

  private isInSight({ x, y }: { readonly x: number; readonly y: number }): boolean {
    const { width, height, covered = 0 } = this.canvas.view;
    return x >= 0 && y >= 0 && x <= width && y <= height - covered;
  }

  isCrowded(figure: string): boolean {
    return this.tokens.isCrowded(figure);
  }

  crowdOf(figure: string): Crowd | null {
    const view = this.tokens.views.get(figure);
    const at = this.screenOf(figure);
    const ids = view === undefined ? [] : this.tokens.crowdAt(view.middle.x, view.middle.y);
    return at === null || ids.length === 0 ? null : { x: at.x, y: at.y, figures: this.placesOf(ids) };
  }

  /** Figures with the points of the given table where they stand. */
  protected placesOf(ids: readonly string[]): Crowd['figures'] {
    return ids.flatMap((id) => {
      const token = this.tokens.views.get(id)?.token;
      return token === undefined ? [] : { id, at: this.turning.back({ x: token.x, y: token.y }) };
    });
  }

  follow(places: readonly Place[], insets: Insets): number {
    return this.eye.follow(places.map(this.turning.place), insets, this.player.pace);
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
    return this.isInSight({ x, y }) ? { x, y, radius: view.disc } : null;
  }

  beyond(target: string | Place, inset: number, clear: readonly string[] = []): Beyond | null {
    const at = typeof target === 'string' ? this.tokens.views.get(target)?.place : this.turning.place(target);
    const { view } = this.canvas;
    const arrow = at === undefined ? null : beyond(this.eye.screen(at), view, inset);
    if (arrow === null) return null;
    // A figure is drawn above its base, and its badge lies on the rim.
    const spots = clear
      .flatMap((id) => this.screenOf(id) ?? [])
      .flatMap(({ x, y, radius }) => [
        { x, y: y - radius, radius },
        { x, y, radius: radius * RIM },
      ]);
    return clearOf(arrow, spots, view, { inset, room: inset });
  }

  tableBox(): Box {
    const { widthCi = 0, heightCi = 0 } = this.model?.table ?? {};
    const { x: left, y: top } = this.eye.screen({ x: 0, y: heightCi });
    const { x: right, y: bottom } = this.eye.screen({ x: widthCi, y: 0 });
    return { left, top, right, bottom };
  }

  get wholeFit(): number {
    return this.eye.wholeFit;
  }
}
