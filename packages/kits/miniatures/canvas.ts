/** The canvas, its layers and the frame loop. A frame is drawn only when something has asked for it. */
import 'pixi.js/unsafe-eval';
import 'pixi.js/graphics';
import 'pixi.js/sprite-tiling';
import 'pixi.js/mesh';
import { Container, type Texture, Ticker, WebGLRenderer } from 'pixi.js';
import { say } from '../words';
import type { Stretch, Viewport } from './camera';
import type { Box } from './shapes';

/** From the bottom up. `land` scales with the table; all others are in screen px from the table's upper left corner. */
const LAYERS = [
  'land',
  'zones',
  'bases',
  'rings',
  'shadows',
  'lines',
  'figures',
  'plates',
  'labels',
  'effects',
] as const;
export type Layer = (typeof LAYERS)[number];

/** An animation: called once a frame with the time in ms; returns false when it has ended. */
export type Animation = (now: number) => boolean;

/** The covered px at the lower edge of a host, from `--covered` in its style. */
function coveredIn(host: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(host).getPropertyValue('--covered')) || 0;
}

/** A picture that is not back after this time is gone for good. */
const PATIENCE_MS = 2_500;

/** Owns the renderer; everything that the scene draws is below `root`. */
export class Canvas {
  readonly root = new Container();
  /** Below the table; fills the view. */
  readonly backdrop = new Container();
  /** Moves with the camera. */
  readonly board = new Container();
  /** Above everything, in px of the view: the halftone of the whole table. */
  readonly glass = new Container();
  readonly layers = Object.fromEntries(LAYERS.map((name) => [name, new Container()])) as Record<Layer, Container>;
  /** Frames drawn so far. */
  frames = 0;
  view: Viewport;
  pixelRatio: number;
  private readonly animations = new Set<Animation>();
  private request = 0;
  private lost = false;
  private waiting: ReturnType<typeof setTimeout> | null = null;
  private readonly sizes: ResizeObserver;
  private readonly gone = new AbortController();
  private readonly listeners: ((before: Viewport) => void)[] = [];
  /** The px at the lower edge that lie under a card. */
  private under = 0;
  private beside: Stretch | undefined;

  private constructor(
    readonly renderer: WebGLRenderer,
    readonly element: HTMLCanvasElement,
    private readonly host: HTMLElement,
    private readonly onGone: (() => void) | undefined,
  ) {
    this.view = {
      width: Math.max(1, host.clientWidth),
      height: Math.max(1, host.clientHeight),
      covered: coveredIn(host),
    };
    this.pixelRatio = renderer.resolution;
    this.root.addChild(this.backdrop, this.board, this.glass);
    for (const name of LAYERS) this.board.addChild(this.layers[name]);
    this.layers.figures.sortableChildren = true;
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(host);
    this.watchRatio();
    element.addEventListener('webglcontextlost', this.onLost);
    element.addEventListener('webglcontextrestored', this.onRestored);
  }

  /** The part of the board in the window, in px from the upper left corner of the table. */
  get window(): Box {
    const { x, y } = this.board;
    const { width, height } = this.view;
    return { left: -x, top: -y, right: width - x, bottom: height - y };
  }

  /**
   * Puts a canvas into the host. Throws if the browser has no WebGL. `gone` is called when its picture was lost and does not
   * come back by itself. Antialiasing is off: edges come soft from their textures,
   * which looks sharper than four samples and spares weak graphics cards.
   */
  static async open(host: HTMLElement, gone?: () => void): Promise<Canvas> {
    const canvas = document.createElement('canvas');
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-hidden', 'true');
    Object.assign(canvas.style, {
      display: 'block',
      width: '100%',
      height: '100%',
      touchAction: 'none',
      outline: 'none',
    });
    Ticker.system.autoStart = false;
    const renderer = new WebGLRenderer();
    await renderer.init({
      canvas,
      width: Math.max(1, host.clientWidth),
      height: Math.max(1, host.clientHeight),
      resolution: pixelRatioNow(),
      backgroundColor: 0x5a3212,
      skipExtensionImports: true,
      gcActive: false,
    });
    Ticker.system.stop();
    // A batch with few textures has a far cheaper shader: without a graphics card a frame takes a quarter of the time.
    renderer.limits.maxBatchableTextures = 4;
    host.append(canvas);
    const opened = new Canvas(renderer, canvas, host, gone);
    // The page may have given the host another size meanwhile.
    renderer.resize(opened.view.width, opened.view.height, renderer.resolution);
    return opened;
  }

  /** Calls `listener` whenever the view's size or pixel ratio has changed. */
  onResize(listener: (before: Viewport) => void): void {
    this.listeners.push(listener);
  }

  /** Asks for a frame. */
  invalidate(): void {
    if (this.request === 0) this.request = requestAnimationFrame(this.frame);
  }

  /**
   * Uploads a new texture to the graphics card now and asks for a frame. Otherwise all new textures would be uploaded in the
   * frame that first shows them.
   */
  take({ source }: Texture): void {
    if (!this.lost) this.renderer.texture.initSource(source);
    this.invalidate();
  }

  /** Runs an animation until it returns false. */
  animate(animation: Animation): void {
    this.animations.add(animation);
    this.invalidate();
  }

  /** Stops an animation at its current state. */
  still(animation: Animation): void {
    this.animations.delete(animation);
  }

  private readonly frame = (now: number): void => {
    this.request = 0;
    // Not every browser tells of another density.
    if (pixelRatioNow() !== this.pixelRatio) this.resize();
    for (const animation of [...this.animations]) if (!animation(now)) this.animations.delete(animation);
    this.draw();
    if (this.animations.size > 0) this.invalidate();
  };

  /** Draws a frame now, for measurements. */
  draw(): void {
    if (this.lost) return;
    this.frames++;
    this.renderer.render(this.root);
  }

  /** A card lies over so many px of the lower edge from now on, and nothing under it is in sight; `beside` it all is free. */
  cover(px: number, beside?: Stretch): void {
    this.under = px;
    this.beside = beside;
    this.view = { ...this.view, covered: Math.max(px, coveredIn(this.host)), beside };
  }

  /** Looks again at what the page covers: a card may have come or gone meanwhile. */
  recover(): void {
    this.cover(this.under, this.beside);
  }

  /** A window that is carried to another screen changes its pixel ratio, often without a new size. */
  private watchRatio(): void {
    const present = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const changed = () => {
      this.resize();
      this.watchRatio();
    };
    present.addEventListener('change', changed, { once: true, signal: this.gone.signal });
  }

  private resize(): void {
    const [width, height] = [this.host.clientWidth, this.host.clientHeight];
    const ratio = pixelRatioNow();
    if (width === 0 || height === 0) return;
    if (width === this.view.width && height === this.view.height && ratio === this.pixelRatio) return;
    const before = this.view;
    this.view = { width, height, covered: Math.max(this.under, coveredIn(this.host)), beside: this.beside };
    this.pixelRatio = ratio;
    this.renderer.resize(width, height, ratio);
    for (const listener of this.listeners) listener(before);
    this.draw();
  }

  private readonly onLost = (event: Event): void => {
    event.preventDefault();
    this.lost = true;
    notice(this.host, say('board.lost'));
    this.giveUpLater();
  };

  /** After a crash of the graphics process the browser may never give this picture back, though a new one would be fine. */
  private giveUpLater(): void {
    this.forget();
    this.waiting = setTimeout(() => {
      // A hidden page gets its picture back when it is looked at.
      if (document.hidden) this.giveUpLater();
      else this.onGone?.();
    }, PATIENCE_MS);
  }

  private forget(): void {
    if (this.waiting !== null) clearTimeout(this.waiting);
    this.waiting = null;
  }

  private readonly onRestored = (): void => {
    this.lost = false;
    this.forget();
    clearNotice(this.host);
    this.invalidate();
  };

  /** Frees the canvas, its graphics memory and every listener. */
  destroy(): void {
    cancelAnimationFrame(this.request);
    this.request = 0;
    this.forget();
    this.animations.clear();
    this.sizes.disconnect();
    this.gone.abort();
    this.element.removeEventListener('webglcontextlost', this.onLost);
    this.element.removeEventListener('webglcontextrestored', this.onRestored);
    clearNotice(this.host);
    this.root.destroy({ children: true });
    this.renderer.destroy({ removeView: true, releaseGlobalResources: false });
    this.element.remove();
  }
}

function pixelRatioNow(): number {
  return Math.min(2, Math.max(1, window.devicePixelRatio || 1));
}

/** Writes words over the table's place, where they can be read aloud. */
export function notice(host: HTMLElement, text: string): void {
  clearNotice(host);
  const box = document.createElement('p');
  box.dataset.sceneNotice = '';
  box.setAttribute('role', 'status');
  box.textContent = text;
  box.style.cssText =
    'position:absolute;inset:auto 0 40%;margin:0 auto;width:max-content;max-width:80%;padding:12px 18px;border:3px solid #1E1812;background:#FFF6DE;color:#1E1812;font:600 18px "Barlow Condensed",sans-serif;text-align:center';
  host.append(box);
}

function clearNotice(host: HTMLElement): void {
  host.querySelector('[data-scene-notice]')?.remove();
}
