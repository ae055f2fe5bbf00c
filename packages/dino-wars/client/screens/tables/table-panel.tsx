/** The box of terrain, and the controls for the selected piece and for the table. */
import { type Ground, TERRAIN, TERRAIN_KINDS, type TerrainKind } from '@dwo/dino-wars';
import { Icon } from '@dwo/kits/ui/icons';
import { RuleTag } from '../../hud/words/rule-tag';
import { exactInches } from '../../hud/words/words';
import { rich, say } from '../../words';
import { copy, remove } from './keys';
import type { Desk } from './shaper';
import { laid, ofKind, ofSize, pieceOf, scaledBy, turnedBy, withZone } from './shaping';
import { Swatch } from './swatch';

interface PanelProps {
  readonly desk: Desk;
  readonly onAdd: (kind: TerrainKind) => void;
}

export function TablePanel({ desk, onAdd }: PanelProps) {
  const piece = pieceOf(desk.ground, desk.selection.piece);
  return (
    <aside class="table-editor__panel paper">
      {piece !== null && (
        <>
          <h3 class="ribbon">{say(`ground.${piece.kind}`)}</h3>
          <PieceDeeds id={piece.id} desk={desk} />
        </>
      )}
      <h3 class="ribbon">{say(piece === null ? 'tables.add' : 'tables.make')}</h3>
      <div class="kinds">
        {TERRAIN_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            class="kind"
            aria-pressed={piece?.kind === kind}
            data-testid={`kind-${kind}`}
            onClick={() => (piece === null ? onAdd(kind) : desk.change(ofKind(desk.ground, piece.id, kind), null))}
          >
            <Swatch kind={kind} />
            <span class="kind__name">{say(`ground.${kind}`)}</span>
            <span class="note num kind__text">{traitsOf(kind)}</span>
          </button>
        ))}
      </div>
      {piece === null && <TableSize ground={desk.ground} desk={desk} />}
    </aside>
  );
}

function traitsOf(kind: TerrainKind): string {
  const { sight, heightCi, passable } = TERRAIN[kind];
  if (sight === 'none') return say(passable ? 'tables.trait.flat' : 'tables.trait.impassable');
  const height = exactInches(heightCi);
  return say(passable ? 'tables.trait.high' : 'tables.trait.high-impassable', { height });
}

function PieceDeeds({ id, desk }: { readonly id: string; readonly desk: Desk }) {
  const { ground } = desk;
  const button = (word: string, next: Ground) => (
    <button type="button" class="btn" data-repeats onClick={() => desk.change(next, null)}>
      {word}
    </button>
  );
  return (
    <div class="table-buttons">
      <div class="table-buttons__row">
        {button(say('tables.smaller'), scaledBy(ground, id, 1 / 1.1))}
        {button(say('tables.larger'), scaledBy(ground, id, 1.1))}
        {button(say('tables.left'), turnedBy(ground, id, 15))}
        {button(say('tables.right'), turnedBy(ground, id, -15))}
        {button(say('tables.top'), laid(ground, id, 'top'))}
        {button(say('tables.below'), laid(ground, id, 'bottom'))}
        <button type="button" class="btn" onClick={() => copy(desk, id)}>
          {say('tables.copy')}
        </button>
        <button type="button" class="btn" data-testid="remove-piece" onClick={() => remove(desk, id)}>
          <Icon name="cross" size={18} />{' '}
          {say(desk.selection.corner === null ? 'tables.remove' : 'tables.remove.corner')}
        </button>
      </div>
      <button type="button" class="btn btn--mustard" onClick={() => desk.select({ piece: null, corner: null })}>
        <Icon name="tick" size={18} /> {say('tables.done')}
      </button>
    </div>
  );
}

const SIZES = [
  [4800, 4800],
  [7200, 4800],
  [7200, 6000],
  [9600, 7200],
  [14_400, 18_000],
] as const;

function TableSize({ ground, desk }: { readonly ground: Ground; readonly desk: Desk }) {
  const { widthCi, heightCi, armyZoneCi } = ground;
  const field = (word: string, valueCi: number, apply: (ci: number) => Ground) => (
    <label class="size-field">
      <span>{word}</span>
      <input
        class="field num"
        type="number"
        inputMode="decimal"
        step={0.5}
        min={1}
        value={valueCi / 100}
        aria-label={say('tables.in-inches', { what: word })}
        onChange={(event) => {
          const inches = event.currentTarget.valueAsNumber;
          if (Number.isFinite(inches)) desk.change(apply(inches * 100), null);
          event.currentTarget.value = String(valueCi / 100);
        }}
      />
    </label>
  );
  return (
    <div class="table-buttons">
      <h4 class="typed table-buttons__title">{say('tables.size')}</h4>
      <div class="size-fields">
        {field(say('tables.width'), widthCi, (ci) => ofSize(ground, ci, heightCi))}
        {field(say('tables.depth'), heightCi, (ci) => ofSize(ground, widthCi, ci))}
        {field(say('tables.zone'), armyZoneCi, (ci) => withZone(ground, ci))}
      </div>
      <div class="table-buttons__row">
        {SIZES.map(([width, height]) => (
          <button
            key={`${width}-${height}`}
            type="button"
            class="trait num"
            aria-pressed={width === widthCi && height === heightCi}
            onClick={() => desk.change(ofSize(ground, width, height), null)}
          >
            {exactInches(width)} × {exactInches(height)}
          </button>
        ))}
      </div>
      <p class="note">
        {rich('tables.note', {
          zone: () => <RuleTag id="DW-R-105" />,
          middle: () => <RuleTag id="DW-R-10" />,
        })}
      </p>
    </div>
  );
}
