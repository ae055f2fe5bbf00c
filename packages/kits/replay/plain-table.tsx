/** The table of a replay without effects: shows one picture after the other. */
import type { Seat } from '@dwo/kernel';
import type { FunctionComponent } from 'preact';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { PAGE } from '../playback/stage';
import { Takes } from '../playback/takes';
import { useStore } from '../shell/use-store';
import type { Cast } from './contract';
import type { ReplayTable, TableHands } from './game-replay';
import type { PlainBeat, PlainShown } from './plain-tape';

/** The part of such a table that a game provides: `View` draws a picture, `ms` is how long each one stays. */
export interface PlainDrawing<P extends object> {
  readonly ms: number;
  readonly View: FunctionComponent<{ readonly picture: P; name(seat: Seat): string }>;
}

/** A table of a replay without effects. */
export class PlainTable<P extends object> implements ReplayTable<PlainShown<P>> {
  readonly View: FunctionComponent;
  private readonly shown: StoreApi<{ readonly picture: P | null }> = createStore(() => ({ picture: null }));
  private names: readonly string[] = [];
  private readonly takes = new Takes();

  constructor(
    private readonly hands: TableHands,
    private readonly drawing: PlainDrawing<P>,
  ) {
    const name = (seat: Seat) => this.names[seat] ?? '';
    this.View = () => {
      const picture = useStore(this.shown, (each) => each.picture);
      return picture === null ? null : <drawing.View picture={picture} name={name} />;
    };
  }

  open({ seats }: Cast<PlainShown<P>>): void {
    this.names = seats.map(({ name }) => name);
  }

  show(picture: P): void {
    this.shown.setState({ picture });
  }

  async perform(beats: readonly PlainBeat<P>[]): Promise<void> {
    const on = this.takes.begin();
    for (const { picture, log, ms = this.drawing.ms } of beats) {
      this.hands.log(log);
      this.show(picture);
      await this.takes.until(PAGE.wait(ms / this.hands.pace()));
      if (!on()) return;
    }
  }

  cut(): void {
    this.takes.cut();
  }

  clear(): void {}

  look(): void {}

  setPace(): void {}

  close(): void {}
}
