/** A cache with one value per person, which drops its oldest value when it is full. */
export class Remembered<T> {
  private readonly all = new Map<string, T>();

  constructor(
    private readonly most: number,
    private readonly make: () => T,
  ) {}

  /** The value of one person, made on the first call. */
  of(who: string): T {
    const known = this.all.get(who);
    if (known !== undefined) return known;
    const made = this.make();
    this.all.set(who, made);
    const [oldest] = this.all.keys();
    if (oldest !== undefined && this.all.size > this.most) this.all.delete(oldest);
    return made;
  }
}
