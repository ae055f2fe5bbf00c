/** A board of tiles as a table in words: the tiles, the pieces on them, and what a press does. */

/** One tile in words. */
export interface TileRow {
  readonly key: string;
  readonly place: string;
  readonly tile: string;
  readonly pieces: string;
  /** The label of the button; null if there is nothing to press. */
  readonly action: string | null;
}

interface TileListProps {
  readonly rows: readonly TileRow[];
  readonly heads: { readonly place: string; readonly tile: string; readonly pieces: string; readonly action: string };
  onPress(key: string): void;
}

/** The table; `onPress` gets the key of a row. */
export function TileList({ rows, heads, onPress }: TileListProps) {
  return (
    <table class="tile-list">
      <thead>
        <tr>
          <th scope="col">{heads.place}</th>
          <th scope="col">{heads.tile}</th>
          <th scope="col">{heads.pieces}</th>
          <th scope="col">{heads.action}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, place, tile, pieces, action }) => (
          <tr key={key}>
            <th scope="row">{place}</th>
            <td>{tile}</td>
            <td>{pieces}</td>
            <td>
              {action !== null && (
                <button type="button" class="btn" onClick={() => onPress(key)}>
                  {action}
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
