import type { AimMark } from '../model';
import { labelPicture } from '../pictures/tags';
import { REFUSED, sightTape } from '../pictures/tapes';
import { boundsOf } from '../shapes';
import type { Ground } from './ground';
import { labelSize, labelWidth } from './label';
import type { Pen } from './pen';
import { readableTilt } from './tilt';
import { lineWeight } from './weight';

/** Draws a measuring tape between the edges of two bases; its label lies on it if it is long enough, else beside it. */
export function drawAim(pen: Pen, mark: AimMark, { look, view, figures }: Ground): void {
  const from = view(mark.from);
  const to = view(mark.to);
  if (!from || !to) return;
  const [a, b] = [from.middle, to.middle];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const start = { x: a.x + ux * (from.disc + 2), y: a.y + uy * (from.disc + 2) };
  const end = { x: b.x - ux * (to.disc + 2), y: b.y - uy * (to.disc + 2) };
  const gap = length - from.disc - to.disc;
  const weight = lineWeight(look.drawing);
  if (gap > 4) {
    const tape = mark.legal ? sightTape(Math.max(9, Math.round((100 * look.scale) / weight))) : REFUSED;
    pen.band({ layer: 'lines', tape, points: [start, end], weight, kind: 'bent' });
  }
  const size = labelSize(look.drawing);
  const width = labelWidth(mark.label) * size;
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const fits = gap > width + 30;
  const beside = [70, -70, 110, -110, 40, -40].map((d) => ({
    x: middle.x + uy * d * (1 + Math.abs(uy) * width * 0.006),
    y: middle.y - ux * d,
  }));
  if (mark.label === '') return;
  pen.label({
    picture: labelPicture(mark.label, mark.legal ? 'plain' : 'refused'),
    places: fits ? [middle] : beside,
    about: boundsOf([start, end]),
    ...{ size, figures },
    tilt: fits ? readableTilt(start, end) : 0,
  });
}
