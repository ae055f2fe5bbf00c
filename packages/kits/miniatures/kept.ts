/** Values that are worked out once for an object, such as a state, and a key: they are forgotten with the object. */
export class Kept<K, V> {
  readonly #known = new WeakMap<object, Map<K, V>>();

  /** The value of this key; `make` makes it the first time. */
  of(owner: object, key: K, make: () => V): V {
    const values = this.#known.get(owner) ?? new Map<K, V>();
    this.#known.set(owner, values);
    const known = values.get(key);
    if (known !== undefined) return known;
    const made = make();
    values.set(key, made);
    return made;
  }
}
