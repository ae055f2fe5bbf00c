import { Graphics } from 'pixi.js';
import type { Canvas } from '../canvas';
import type { Knob } from '../handles';
import type { Look } from '../look';
import type { Mark, SceneModel } from '../model';
import type { Box } from '../shapes';
import type { TextureStore } from '../textures';
import type { TokenView } from '../token-view';
import { drawAim } from './aim';
import { drawAlarm, drawField, drawThreat } from './danger';
import { drawDisc, drawDrop, drawSpot, drawZone } from './fields';
import type { Ground } from './ground';
import { drawGhost, drawPath } from './path';
import { Pen } from './pen';
import { drawFlight, drawGate, drawPlaced } from './portents';
import { drawSearch } from './search';
import { drawFacing, drawShape, drawWaypoints } from './shaping';
import { drawSight, drawTag } from './sight';
import { drawCrew, drawSpotter, drawTie, drawTow } from './threads';
import { drawArc, drawRange } from './zones';

type Marked = Pick<
  SceneModel,
  'path' | 'ways' | 'aim' | 'ranges' | 'arcs' | 'selected' | 'target' | 'group' | 'table' | 'marks' | 'danger'
>;

const NONE: readonly Mark[] = [];
const NO_KNOBS: readonly Knob[] = [];

const NOTHING: Marked = {
  table: { widthCi: 0, heightCi: 0, terrain: [] },
  path: null,
  aim: null,
  ranges: [],
  arcs: [],
  selected: null,
  target: null,
};

/** Whether two lists of marks look the same. The lists are short, and made anew more often than they change. */
function sameMarks(a: readonly Mark[] = NONE, b: readonly Mark[] = NONE): boolean {
  return a === b || (a.length === b.length && JSON.stringify(a) === JSON.stringify(b));
}

/** Redraws the marks that changed. */
export class Marks {
  private readonly fills = new Graphics();
  private readonly zones: Pen;
  private readonly lines: Pen;
  private readonly fields = new Graphics();
  private readonly rest: Pen;
  private shown: Marked = NOTHING;
  private wayKnobs: readonly Knob[] = NO_KNOBS;
  private restKnobs: readonly Knob[] = NO_KNOBS;

  constructor(
    private readonly canvas: Canvas,
    store: TextureStore,
    private readonly views: ReadonlyMap<string, TokenView>,
  ) {
    canvas.layers.zones.addChild(this.fields, this.fills);
    this.zones = new Pen(store, canvas.layers);
    this.lines = new Pen(store, canvas.layers);
    this.rest = new Pen(store, canvas.layers, () => this.lines.plates());
  }

  /** The handles on the table, in px from its upper left corner; later ones lie above. */
  get knobs(): readonly Knob[] {
    return [...this.wayKnobs, ...this.restKnobs];
  }

  /** `moved`: a figure moved or died, or the zoom changed, so that all places must be computed again. */
  show(model: Marked, look: Look, moved: boolean): void {
    const before = this.shown;
    this.shown = model;
    const ground: Ground = {
      look,
      view: (id) => this.views.get(id),
      figures: () => this.boxes(model, look),
      sheet: { left: 0, top: 0, right: model.table.widthCi * look.scale, bottom: model.table.heightCi * look.scale },
      px: (at) => ({ x: at.x * look.scale, y: (look.heightCi - at.y) * look.scale }),
    };
    const other = before.table !== model.table || before.danger !== model.danger;
    const zones = before.ranges !== model.ranges || before.arcs !== model.arcs || other;
    if (moved || zones) this.drawZones(model, ground);
    const lines =
      moved ||
      before.path !== model.path ||
      before.ways !== model.ways ||
      before.aim !== model.aim ||
      before.selected !== model.selected;
    if (moved || !sameMarks(before.marks, model.marks)) this.drawRest(model.marks ?? NONE, ground);
    if (!lines) return;
    this.drawLines(model, ground);
    // Its labels keep clear of those that have just come.
    this.rest.see(this.inView());
  }

  /** The camera moved: labels move into the part of the table that is in view. */
  see(): void {
    const seen = this.inView();
    for (const pen of [this.zones, this.lines, this.rest]) pen.see(seen);
  }

  private inView(): Box {
    const { window, view } = this.canvas;
    return { ...window, bottom: window.bottom - (view.covered ?? 0) };
  }

  /** The boxes of all living figures and of those at the ends of planned moves; those that matter now count more. */
  private boxes(model: Marked, look: Look): readonly Box[] {
    const mine = new Set([model.selected, model.target, ...(model.group ?? [])]);
    const figures = [...this.views.values()].flatMap((view) => {
      const { alive, drawingBox, plateBox, token } = view;
      if (!alive) return [];
      const plates = plateBox === null ? [] : [plateBox];
      return mine.has(token.id) ? [drawingBox, drawingBox, ...plates] : [drawingBox, ...plates];
    });
    const ways = [
      ...(model.path && model.selected !== null ? [{ ...model.path, figure: model.selected }] : []),
      ...(model.ways ?? []),
    ];
    const ghosts = ways.flatMap(({ figure, points }): Box[] => {
      const [walker, end] = [this.views.get(figure), points.at(-1)];
      if (walker === undefined || end === undefined) return [];
      const [across, down] = [(end.x - walker.token.x) * look.scale, (walker.token.y - end.y) * look.scale];
      const { left, right, top, bottom } = walker.drawingBox;
      const box = { left: left + across, right: right + across, top: top + down, bottom: bottom + down };
      return [box, box];
    });
    return [...figures, ...ghosts];
  }

  private drawZones(model: Marked, ground: Ground): void {
    const { look } = ground;
    this.fills.clear();
    this.zones.begin(look.pixelRatio);
    if (model.danger) drawField(this.fills, model.danger, ground);
    for (const range of model.ranges) drawRange(this.zones, this.fills, range, ground);
    for (const arc of model.arcs) drawArc(this.zones, this.fills, arc, ground);
    this.zones.end();
  }

  private drawLines(model: Marked, ground: Ground): void {
    this.lines.begin(ground.look.pixelRatio);
    const mover = model.selected === null ? undefined : this.views.get(model.selected);
    if (model.path) {
      if (mover && model.path.stays !== true) drawGhost(this.lines, model.path, mover, ground);
      drawPath(this.lines, model.path, ground);
    }
    for (const way of model.ways ?? []) {
      const walker = this.views.get(way.figure);
      if (walker) drawGhost(this.lines, way, walker, ground);
      drawPath(this.lines, way, ground);
    }
    this.wayKnobs = model.path ? drawWaypoints(this.lines, model.path, ground) : NO_KNOBS;
    if (model.aim) drawAim(this.lines, model.aim, ground);
    this.lines.end();
  }

  private drawRest(marks: readonly Mark[], ground: Ground): void {
    this.fields.clear();
    this.rest.begin(ground.look.pixelRatio);
    this.restKnobs = marks.flatMap((mark) => this.drawOne(mark, ground));
    this.rest.end();
  }

  /** Draws a mark; returns the handles that it has put on the table. */
  private drawOne(mark: Mark, ground: Ground): readonly Knob[] {
    const { rest, fields } = this;
    switch (mark.type) {
      case 'facing':
        return drawFacing(rest, mark, ground);
      case 'shape':
        return drawShape(rest, mark, ground);
      case 'zone':
        return drawZone(rest, fields, mark, ground);
      case 'spot':
        return drawSpot(rest, fields, mark, ground);
      case 'disc':
        drawDisc(rest, fields, mark, ground);
        break;
      case 'search':
        drawSearch(rest, fields, mark, ground);
        break;
      case 'drop':
        drawDrop(rest, fields, mark, ground);
        break;
      case 'crew':
        drawCrew(rest, mark, ground);
        break;
      case 'spotter':
        drawSpotter(rest, mark, ground);
        break;
      case 'tie':
        drawTie(rest, mark, ground);
        break;
      case 'tow':
        drawTow(rest, mark, ground);
        break;
      case 'gate':
        drawGate(rest, mark, ground);
        break;
      case 'flight':
        drawFlight(rest, mark, ground);
        break;
      case 'threat':
        drawThreat(rest, mark, ground);
        break;
      case 'alarm':
        drawAlarm(rest, mark, ground);
        break;
      case 'ghost':
        drawPlaced(rest, mark, ground);
        break;
      case 'sight':
        drawSight(fields, mark, ground);
        break;
      case 'tag':
        drawTag(rest, mark, ground);
        break;
    }
    return NO_KNOBS;
  }

  destroy(): void {
    this.rest.destroy();
    this.zones.destroy();
    this.lines.destroy();
  }
}
