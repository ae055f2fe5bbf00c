/** Heartbeats of a connection. */

/** The interval of heartbeats. A connection on which two beats stay unanswered is dead, even if the system reports it open. */
const BEAT_MS = 2500;
const MOST_MISSED = 2;

/** The parts of a room that heartbeats use. */
interface Beaten {
  ping(answered: (ms: number) => void): void;
  leave(consented: boolean): Promise<unknown>;
}

/** A stopped server or a pulled cable kills a connection without any event; missing heartbeats reveal it. */
export class Heartbeat {
  #beat: ReturnType<typeof setInterval> | undefined;
  #missed = 0;

  /** Listens to another room from now on; `dead` is called once it has missed too many beats. */
  listen(room: Beaten, dead: () => void): void {
    this.#missed = 0;
    this.stop();
    this.#beat = setInterval(() => {
      if (this.#missed >= MOST_MISSED) {
        void room.leave(false).catch(() => {});
        dead();
        return;
      }
      this.#missed++;
      room.ping(() => {
        this.#missed = 0;
      });
    }, BEAT_MS);
  }

  stop(): void {
    clearInterval(this.#beat);
  }
}
