/** All figures on the table, kept equal to the tokens of the model. */
import type { Point } from '@dwo/kernel';
import type { Container } from 'pixi.js';
import { stepsAside } from './aside';
import type { Disc } from './camera';
import type { Layer } from './canvas';
import { diffTokens } from './diff';
import { crowdAt, figuresUnder, hitFigure, isLost, type Pointable } from './hit';
import type { Look } from './look';
import type { SceneModel, Token } from './model';
import type { Box } from './shapes';
import type { TextureStore } from './textures';
import { type Attention, TokenView } from './token-view';
import { before, coverers, type Drawn, over } from './veil';

type Attended = Pick<SceneModel, 'selected' | 'group' | 'target' | 'candidates'>;

const HANDFUL = 6;
const NO_ONE: readonly string[] = [];
const NOBODY: Attended = { selected: null, target: null, candidates: [] };

function attentionTo(id: string, model: Attended, candidates: ReadonlySet<string>): Attention {
  return {
    selected: model.selected === id,
    grouped: model.group?.includes(id) === true,
    target: model.target === id,
    candidate: candidates.has(id),
  };
}

/** The px at the reference zoom from a base's edge within which somebody may stand under its plate. */
const NEAR = 60;

/** The middle of a drawing, without a gun that sticks out. */
function bodyOf({ left, right, top, bottom }: Box): Box {
  const across = (right - left) / 4;
  return { left: left + across, right: right - across, top, bottom };
}

function discOf({ place: { x, y }, token: { radiusCi }, around }: TokenView): Disc {
  return { x, y, radiusCi, around };
}

/** The figures by id. */
export class TokenLayer {
  readonly views = new Map<string, TokenView>();
  private readonly shown = new Map<string, Token>();
  private tokens: readonly Token[] = [];
  private attended: Attended = NOBODY;
  private candidates: ReadonlySet<string> = new Set();
  /** The place of a hovering pointer, and the figure under it. */
  private pointer: { readonly x: number; readonly y: number; readonly figure: string } | null = null;

  constructor(
    private readonly store: TextureStore,
    private readonly layers: Readonly<Record<Layer, Container>>,
    private look: Look,
  ) {}

  /** Draws what changed; returns the ids of figures that came, left, moved or died. */
  show(model: SceneModel): readonly string[] {
    const touched: string[] = [];
    const dirty = this.attend(model);
    if (model.tokens !== this.tokens) {
      const { entered, changed, left } = diffTokens(this.shown, model.tokens);
      for (const id of left) {
        this.views.get(id)?.destroy();
        this.views.delete(id);
        this.shown.delete(id);
        touched.push(id);
      }
      for (const token of entered) {
        this.views.set(token.id, new TokenView(token, this.store, this.layers, this.look));
        touched.push(token.id);
        dirty.add(token.id);
      }
      for (const token of changed) {
        touched.push(token.id);
        dirty.add(token.id);
      }
      for (const token of [...entered, ...changed]) this.shown.set(token.id, token);
      this.tokens = model.tokens;
    }
    for (const id of dirty) {
      const token = this.shown.get(id);
      if (token) this.views.get(id)?.update(token, attentionTo(id, model, this.candidates));
    }
    if (touched.length > 0) this.part();
    if (dirty.size > 0) this.veil();
    return touched;
  }

  /** The ids of figures whose rings differ between the last model and this one. */
  private attend(model: Attended): Set<string> {
    const before = this.attended;
    const dirty = new Set<string>();
    if (before.selected !== model.selected) for (const id of [before.selected, model.selected]) if (id) dirty.add(id);
    if (before.group !== model.group) for (const id of [...(before.group ?? []), ...(model.group ?? [])]) dirty.add(id);
    if (before.target !== model.target) for (const id of [before.target, model.target]) if (id) dirty.add(id);
    if (before.candidates !== model.candidates) {
      const next = new Set(model.candidates);
      for (const id of next) if (!this.candidates.has(id)) dirty.add(id);
      for (const id of this.candidates) if (!next.has(id)) dirty.add(id);
      this.candidates = next;
    }
    this.attended = {
      selected: model.selected,
      group: model.group ?? NO_ONE,
      target: model.target,
      candidates: model.candidates,
    };
    return dirty;
  }

  /** Follows a moved camera. */
  see(look: Look): void {
    this.look = look;
    const steps = this.steps();
    for (const [id, view] of this.views) view.see(look, steps.get(id) ?? 0);
    this.gather();
  }

  /** Lets people who stand in contact step aside. */
  private part(): void {
    const steps = this.steps();
    for (const [id, view] of this.views) view.stepAside(steps.get(id) ?? 0);
    this.gather();
  }

  /** Tells each figure with a life plate who stands beside it, and which plates hang there already. */
  private gather(): void {
    const people = [...this.views.values()].filter(({ alive, token }) => alive && token.lengthCi === null);
    const bodies = people.map((view) => ({ view, middle: view.middle, box: bodyOf(view.drawingBox) }));
    const hung: { readonly middle: Point; readonly disc: number; readonly box: Box }[] = [];
    for (const view of this.views.values()) {
      if (view.token.life == null) continue;
      const { middle, disc } = view;
      const near = (other: Point, room: number) =>
        Math.hypot(other.x - middle.x, other.y - middle.y) < disc + room + NEAR * this.look.drawing;
      view.standAmong({
        people: bodies.flatMap((each) => (each.view !== view && near(each.middle, 0) ? each.box : [])),
        plates: hung.flatMap((each) => (near(each.middle, each.disc) ? each.box : [])),
      });
      const box = view.plateBox;
      if (box !== null) hung.push({ middle, disc, box });
    }
  }

  private steps(): ReadonlyMap<string, number> {
    return stepsAside(this.shown.values(), this.look);
  }

  /** The redraws that make figures sharp for the current zoom, a handful at a time, figures in this part of the table first. */
  redraws({ left, top, right, bottom }: Box): (() => void)[] {
    const isSeen = (view: TokenView) => {
      const box = view.drawingBox;
      return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
    };
    const seen = [...this.views].filter(([, view]) => isSeen(view)).map(([id]) => id);
    const ids = [...new Set([...seen, ...this.views.keys()])];
    return Array.from({ length: Math.ceil(ids.length / HANDFUL) }, (_, i) => () => {
      for (const id of ids.slice(i * HANDFUL, (i + 1) * HANDFUL)) this.views.get(id)?.redraw();
    });
  }

  /** Makes figures translucent that would hide others, the target, or the one under the pointer. */
  veil(): void {
    const drawn = this.drawn();
    const veiled = new Set(coverers(drawn));
    for (const id of before(drawn, this.attended.target)) veiled.add(id);
    const at = this.pointer;
    if (at !== null) for (const id of over(drawn, at.figure, at.x, at.y)) veiled.add(id);
    for (const [id, view] of this.views) view.veil(veiled.has(id));
  }

  /** Hears where a pointer hovers, in px from the table's upper left corner; true if that changed what is translucent. */
  hover(pointer: { readonly x: number; readonly y: number; readonly figure: string } | null): boolean {
    const before =
      this.pointer === null ? '' : over(this.drawn(), this.pointer.figure, this.pointer.x, this.pointer.y).join();
    this.pointer = pointer;
    const after = pointer === null ? '' : over(this.drawn(), pointer.figure, pointer.x, pointer.y).join();
    if (before === after) return false;
    this.veil();
    return true;
  }

  private drawn(): readonly Drawn[] {
    return [...this.views].map(([id, view]) => {
      const { alive, middle, drawingBox: box, depth, token } = view;
      return { id, alive, isPerson: token.lengthCi === null, middle, box, depth };
    });
  }

  /** The id of the figure under a place in px from the table's upper left corner; null if there is none. */
  hit(x: number, y: number, halo: number): string | null {
    return hitFigure(this.pointables(), x, y, halo);
  }

  /** The ids of all living figures under a place, the nearest base first. */
  allAt(x: number, y: number, halo: number): readonly string[] {
    return figuresUnder(this.pointables(), x, y, halo);
  }

  /** The places at which those of these figures are drawn that are on the table. */
  placesOf(figures: readonly string[]): Disc[] {
    return figures.flatMap((id) => this.views.get(id) ?? []).map(discOf);
  }

  /** The discs of all living figures. */
  discs(): Disc[] {
    return [...this.views.values()].filter((view) => view.alive).map(discOf);
  }

  /** Whether a figure is lost among others. */
  isCrowded(figure: string): boolean {
    const view = this.views.get(figure);
    const others = [...this.views.values()].filter((other) => other !== view && other.alive);
    return (
      view !== undefined &&
      isLost(
        view.middle,
        others.map(({ middle }) => middle),
      )
    );
  }

  /** The ids of figures that a finger at a place, or at a figure, can't tell apart. */
  crowdAt(x: number, y: number): readonly string[] {
    return crowdAt(this.pointables(), x, y);
  }

  private *pointables(): Iterable<Pointable> {
    for (const [id, view] of this.views) {
      const { x, y } = view.middle;
      yield { id, x, y, disc: view.disc, box: view.drawingBox, alive: view.alive };
    }
  }

  destroy(): void {
    for (const view of this.views.values()) view.destroy();
    this.views.clear();
    this.shown.clear();
  }
}
