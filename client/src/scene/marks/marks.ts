/** Everything measured or pointed out on the table: ranges, arcs, ways and lines of fire. */
import type { Point } from '@dwo/kernel';
import { Graphics } from 'pixi.js';
import type { SceneModel } from '../model';
import type { Box } from '../shapes';
import type { Stage } from '../stage';
import type { TextureStore } from '../textures';
import type { Look, TokenView } from '../token-view';
import { drawAim } from './aim';
import { drawGhost, drawPath } from './path';
import { Pen } from './pen';
import { drawArc, drawRange } from './zones';

type Marked = Pick<SceneModel, 'path' | 'aim' | 'ranges' | 'arcs' | 'selected' | 'table'>;

/** What the drawings of marks need to know of the table. */
export interface Ground {
  readonly look: Look;
  readonly view: (id: string) => TokenView | undefined;
  /** Boxes of all figures alive: labels keep off them where they can. */
  readonly figures: () => readonly Box[];
  /** The table's surface in pixels: zones end at its edge. */
  readonly sheet: Box;
  /** Pixels from the table's upper left. */
  readonly px: (at: Point) => Point;
}

const NOTHING: Marked = {
  table: { widthCi: 0, heightCi: 0, terrain: [] },
  path: null,
  aim: null,
  ranges: [],
  arcs: [],
  selected: null,
};

/** Redraws the marks that changed. */
export class Marks {
  private readonly fills = new Graphics();
  private readonly zones: Pen;
  private readonly lines: Pen;
  private shown: Marked = NOTHING;

  constructor(
    stage: Stage,
    store: TextureStore,
    private readonly views: ReadonlyMap<string, TokenView>,
  ) {
    stage.layers.zones.addChild(this.fills);
    this.zones = new Pen(store, stage.layers);
    this.lines = new Pen(store, stage.layers);
  }

  /** `moved`: a figure moved or died, or the eye zoomed, so that places are to be worked out anew. */
  show(model: Marked, look: Look, moved: boolean): void {
    const before = this.shown;
    this.shown = model;
    const ground: Ground = {
      look,
      view: (id) => this.views.get(id),
      figures: () => [...this.views.values()].filter((view) => view.alive).map((view) => view.drawingBox),
      sheet: { left: 0, top: 0, right: model.table.widthCi * look.scale, bottom: model.table.heightCi * look.scale },
      px: (at) => ({ x: at.x * look.scale, y: (look.heightCi - at.y) * look.scale }),
    };
    const zones = before.ranges !== model.ranges || before.arcs !== model.arcs || before.table !== model.table;
    if (moved || zones) this.drawZones(model, ground);
    if (moved || before.path !== model.path || before.aim !== model.aim || before.selected !== model.selected) {
      this.drawLines(model, ground);
    }
  }

  private drawZones(model: Marked, ground: Ground): void {
    const { look } = ground;
    this.fills.clear();
    this.zones.begin(look.pixelRatio);
    for (const range of model.ranges) drawRange(this.zones, this.fills, range, ground);
    for (const arc of model.arcs) drawArc(this.zones, this.fills, arc, ground);
    this.zones.end();
  }

  private drawLines(model: Marked, ground: Ground): void {
    this.lines.begin(ground.look.pixelRatio);
    const mover = model.selected === null ? undefined : this.views.get(model.selected);
    if (model.path) {
      if (mover) drawGhost(this.lines, model.path, mover, ground);
      drawPath(this.lines, model.path, ground);
    }
    if (model.aim) drawAim(this.lines, model.aim, ground);
    this.lines.end();
  }

  destroy(): void {
    this.zones.destroy();
    this.lines.destroy();
  }
}
