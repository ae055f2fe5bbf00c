/** Work that several ask for at the same time is done once: all who ask for a name while it is under way get the same promise. */
export class Joint<T> {
  private readonly underWay = new Map<string, Promise<T>>();

  /** The result of the work of this name; begins it unless it is under way. */
  of(name: string, work: () => Promise<T>): Promise<T> {
    const running = this.underWay.get(name);
    if (running !== undefined) return running;
    const begun = work().finally(() => this.underWay.delete(name));
    this.underWay.set(name, begun);
    return begun;
  }
}
