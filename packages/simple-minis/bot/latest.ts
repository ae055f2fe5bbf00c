/** A cache of a fixed size. */

/** Values by key; beyond `most` of them the one that was asked for longest ago is forgotten. */
export class Latest<V> {
  private readonly values = new Map<string, V>();

  constructor(private readonly most: number) {}

  /** The value of a key, which is made if it is not known. */
  of(key: string, make: () => V): V {
    const known = this.values.get(key);
    const value = known ?? make();
    if (known !== undefined) this.values.delete(key);
    this.values.set(key, value);
    const [first] = this.values.keys();
    if (this.values.size > this.most && first !== undefined) this.values.delete(first);
    return value;
  }
}
