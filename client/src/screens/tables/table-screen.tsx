/** The table editor. */
export function TablesScreen({ packed }: { readonly packed: string | null }) {
  return <p>{packed}</p>;
}
