/** The box of terrain, and what can be done to the chosen piece and to the table itself. */
import { type Ground, TERRAIN, TERRAIN_KINDS, type TerrainKind } from '@dwo/dino-wars';
import { Icon } from '@dwo/kits/ui/icons';
import { RuleTag } from '../../hud/words/rule-tag';
import { exactInches } from '../../hud/words/words';
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
          <h3 class="ribbon">{TERRAIN[piece.kind].name}</h3>
          <PieceDeeds id={piece.id} desk={desk} />
        </>
      )}
      <h3 class="ribbon">{piece === null ? 'Add terrain' : 'Make it'}</h3>
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
            <span class="kind__name">{WORDS[kind]}</span>
            <span class="note num kind__text">{traitsOf(kind)}</span>
          </button>
        ))}
      </div>
      {piece === null && <TableSize ground={desk.ground} desk={desk} />}
    </aside>
  );
}

const WORDS: Readonly<Record<TerrainKind, string>> = {
  open: 'Road',
  broken: 'Rocks',
  woods: 'Woods',
  ruins: 'Ruins',
  hill: 'Hill',
  building: 'Building',
  swamp: 'Swamp',
  deep_swamp: 'Deep swamp',
  mountain: 'Mountain',
  shallow_water: 'Shallows',
  deep_water: 'Deep water',
};

function traitsOf(kind: TerrainKind): string {
  const { sight, heightCi, passable } = TERRAIN[kind];
  const parts = [...(sight === 'none' ? [] : [`${exactInches(heightCi)} high`]), ...(passable ? [] : ['no way'])];
  return parts.length === 0 ? 'flat' : parts.join(', ');
}

function PieceDeeds({ id, desk }: { readonly id: string; readonly desk: Desk }) {
  const { ground } = desk;
  const button = (word: string, next: Ground) => (
    <button type="button" class="btn" onClick={() => desk.change(next, null)}>
      {word}
    </button>
  );
  return (
    <div class="table-buttons">
      <div class="table-buttons__row">
        {button('Smaller', scaledBy(ground, id, 1 / 1.1))}
        {button('Larger', scaledBy(ground, id, 1.1))}
        {button('Turn left', turnedBy(ground, id, 15))}
        {button('Turn right', turnedBy(ground, id, -15))}
        {button('On top', laid(ground, id, 'top'))}
        {button('Below', laid(ground, id, 'bottom'))}
        <button type="button" class="btn" onClick={() => copy(desk, id)}>
          Double
        </button>
        <button type="button" class="btn" data-testid="remove-piece" onClick={() => remove(desk, id)}>
          <Icon name="cross" size={18} /> {desk.selection.corner === null ? 'Away' : 'Corner away'}
        </button>
      </div>
      <button type="button" class="btn btn--mustard" onClick={() => desk.select({ piece: null, corner: null })}>
        <Icon name="tick" size={18} /> Done with this piece
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
        aria-label={`${word}, in inches`}
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
      <h4 class="typed table-buttons__title">Table, in inches</h4>
      <div class="size-fields">
        {field('Width', widthCi, (ci) => ofSize(ground, ci, heightCi))}
        {field('Depth', heightCi, (ci) => ofSize(ground, widthCi, ci))}
        {field('Army zone', armyZoneCi, (ci) => withZone(ground, ci))}
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
        The zone is the army's when sides are set up with care <RuleTag id="DW-R-105" />. Terrain is judged by the
        middle of a base <RuleTag id="DW-R-10" />.
      </p>
    </div>
  );
}
