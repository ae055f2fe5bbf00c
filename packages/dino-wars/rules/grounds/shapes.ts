/** The pen of these tables: inches in, hundredths of an inch out. */
import { drawingPen } from '@dwo/kernel/table';

export const { piece, blob, box } = drawingPen(100);
