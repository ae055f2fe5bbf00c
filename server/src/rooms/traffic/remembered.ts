/** Something that is kept for each person, of so many people who came last. */
export class Remembered<T> {
  private readonly all = new Map<string, T>();

  constructor(
    private readonly most: number,
    private readonly make: () => T,
  ) {}

  /** That of one person; made now if they are new. */
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
