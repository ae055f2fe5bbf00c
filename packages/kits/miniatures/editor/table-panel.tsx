/** The box of terrain, and the controls for the selected piece and for the table. */
import { Icon } from '../../ui/icons';
import type { DrawnTable, TableMaker } from './contract';
import { inches } from './inches';
import { copy, remove } from './keys';
import type { Desk } from './shaper';
import { laid, ofKind, ofSize, pieceOf, scaledBy, turnedBy, withZone } from './shaping';
import { Swatch } from './swatch';
import { say } from './words';

interface PanelProps<T extends DrawnTable> {
  readonly maker: TableMaker<T>;
  readonly desk: Desk<T>;
  readonly onAdd: (kind: string) => void;
}

export function TablePanel<T extends DrawnTable>({ maker, desk, onAdd }: PanelProps<T>) {
  const { kinds, words } = maker;
  const piece = pieceOf(desk.table, desk.selection.piece);
  return (
    <aside class="table-editor__panel paper">
      {piece !== null && (
        <>
          <h3 class="ribbon">{words.kind(piece.kind)}</h3>
          <PieceDeeds id={piece.id} desk={desk} />
        </>
      )}
      <h3 class="ribbon">{say(piece === null ? 'add' : 'make')}</h3>
      <div class="kinds">
        {kinds.map(([kind, , , form]) => (
          <button
            key={kind}
            type="button"
            class="kind"
            aria-pressed={piece?.kind === kind}
            data-testid={`kind-${kind}`}
            onClick={() =>
              piece === null ? onAdd(kind) : desk.change(ofKind(maker, desk.table, piece.id, kind), null)
            }
          >
            <Swatch kind={maker.drawing?.(kind) ?? kind} line={form === 'line'} />
            <span class="kind__name">{words.kind(kind)}</span>
            <span class="note num kind__text">{words.traits(kind)}</span>
          </button>
        ))}
      </div>
      {piece === null && (maker.sizes.length > 0 ? <TableSize maker={maker} desk={desk} /> : <Note maker={maker} />)}
    </aside>
  );
}

function PieceDeeds<T extends DrawnTable>({ id, desk }: { readonly id: string; readonly desk: Desk<T> }) {
  const { table } = desk;
  const button = (word: string, next: T) => (
    <button type="button" class="btn" data-repeats onClick={() => desk.change(next, null)}>
      {word}
    </button>
  );
  return (
    <div class="table-buttons">
      <div class="table-buttons__row">
        {button(say('smaller'), scaledBy(table, id, 1 / 1.1))}
        {button(say('larger'), scaledBy(table, id, 1.1))}
        {button(say('left'), turnedBy(table, id, 15))}
        {button(say('right'), turnedBy(table, id, -15))}
        {button(say('top'), laid(table, id, 'top'))}
        {button(say('below'), laid(table, id, 'bottom'))}
        <button type="button" class="btn" onClick={() => copy(desk, id)}>
          {say('copy')}
        </button>
        <button type="button" class="btn" data-testid="remove-piece" onClick={() => remove(desk, id)}>
          <Icon name="cross" size={18} /> {say(desk.selection.corner === null ? 'remove' : 'remove.corner')}
        </button>
      </div>
      <button type="button" class="btn btn--mustard" onClick={() => desk.select({ piece: null, corner: null })}>
        <Icon name="tick" size={18} /> {say('done')}
      </button>
    </div>
  );
}

type SizeProps<T extends DrawnTable> = Pick<PanelProps<T>, 'maker' | 'desk'>;

function TableSize<T extends DrawnTable>({ maker, desk }: SizeProps<T>) {
  const { sizes, zones } = maker;
  const { table } = desk;
  const { widthCi, heightCi } = table;
  const field = (word: string, valueCi: number, apply: (ci: number) => T) => (
    <label class="size-field" key={word}>
      <span>{word}</span>
      <input
        class="field num"
        type="number"
        inputMode="decimal"
        step={0.5}
        min={1}
        value={valueCi / 100}
        aria-label={say('in-inches', { what: word })}
        onChange={(event) => {
          const long = event.currentTarget.valueAsNumber;
          if (Number.isFinite(long)) desk.change(apply(long * 100), null);
          event.currentTarget.value = String(valueCi / 100);
        }}
      />
    </label>
  );
  return (
    <div class="table-buttons">
      <h4 class="typed table-buttons__title">{say('size')}</h4>
      <div class="size-fields">
        {field(say('width'), widthCi, (ci) => ofSize(maker, table, ci, heightCi))}
        {field(say('depth'), heightCi, (ci) => ofSize(maker, table, widthCi, ci))}
        {zones.map((zone) => field(zone.word(), zone.depthCi(table), (ci) => withZone(zone, table, ci)))}
      </div>
      <div class="table-buttons__row">
        {sizes.map(([width, height]) => (
          <button
            key={`${width}-${height}`}
            type="button"
            class="table-size num"
            aria-pressed={width === widthCi && height === heightCi}
            onClick={() => desk.change(ofSize(maker, table, width, height), null)}
          >
            {inches(width)} × {inches(height)}
          </button>
        ))}
      </div>
      <Note maker={maker} />
    </div>
  );
}

function Note<T extends DrawnTable>({ maker: { words } }: Pick<PanelProps<T>, 'maker'>) {
  return <p class="note">{words.note()}</p>;
}
