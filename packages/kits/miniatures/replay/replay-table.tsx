/** The table of a replay: the board of a match without input, on which the events of a record are played. */
import type { Frozen, Tagged } from '@dwo/kernel';
import { useCallback } from 'preact/hooks';
import { PLAYER } from '../../audio/loudspeaker';
import type { ReplayTable, TableHands } from '../../replay/game-replay';
import { useStore } from '../../shell/use-store';
import type { MiniaturesTable } from '../hud/contract';
import { clearTable, patchTable, tableDesk } from '../hud/desk';
import { sceneOf } from '../hud/scene-of';
import { say } from '../hud/words';
import type { Scene } from '../model';
import { actionOf } from '../table/action';
import { SceneHost } from '../table/host';
import { DiceTin } from '../theatre/dice-box';
import { rollOf } from '../theatre/dice-roll';
import { Follower } from '../theatre/follower';
import type { DiceShow } from '../theatre/performance';
import { type Beat, Show, type Tableau } from '../theatre/show';
import type { FigureBeat, FiguresShown } from './tape';

/** The board on which one record of a game is shown. */
export class MiniaturesReplay<S extends object, I extends Tagged, E extends Tagged, K extends string>
  implements ReplayTable<FiguresShown<S, E>>
{
  readonly #game: MiniaturesTable<S, I, E, K>;
  readonly #hands: TableHands;
  readonly #show: Show<K>;
  readonly #follower: Follower;
  #scene: Scene | null = null;
  #picture: Frozen<S> | null = null;
  #rolls = 0;

  constructor(hands: TableHands, game: MiniaturesTable<S, I, E, K>) {
    clearTable();
    this.#game = game;
    this.#hands = hands;
    this.#follower = new Follower(hands);
    this.#show = new Show<K>({
      board: (board) => this.#draw(board),
      effects: (effects) => this.#scene?.play(effects) ?? Promise.resolve(),
      cut: () => this.#scene?.skip(),
      // The camera has moved before the beats begin, by the states between which they happen.
      look: () => 0,
      dice: (dice) => patchTable({ dice }),
      log: (log) => hands.log(log),
      sound: (voice, pitch) => PLAYER.play(voice, pitch),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      pace: () => hands.pace(),
    });
  }

  open(): void {}

  show(picture: Frozen<S>): void {
    this.#picture = picture;
    this.#draw(this.#tableau(picture));
  }

  async perform(beats: readonly FigureBeat<S, E>[], said: boolean): Promise<void> {
    if (this.#picture !== null) this.look(this.#picture, beats);
    await this.#show.perform(
      beats.map((beat) => this.#beat(beat)),
      said,
    );
    this.#picture = beats.at(-1)?.picture ?? this.#picture;
  }

  #beat({ event, picture, log }: FigureBeat<S, E>): Beat<K> {
    const performance = this.#game.performance(event);
    const roll = rollOf(event, performance, this.#rolls + 1);
    if (roll !== null) this.#rolls = roll.key;
    return {
      roll,
      outcome: roll === null ? this.#outcome(event) : null,
      sound: performance.cue?.(event, picture) ?? null,
      effects: performance.effects?.(event, picture) ?? [],
      board: this.#tableau(picture),
      log,
    };
  }

  /** The words that an event adds below the dice before it. */
  #outcome(event: E): string | null {
    const before = tableDesk.getState().dice as DiceShow<K> | null;
    return before === null ? null : (this.#game.performance(event).outcome?.(event, before) ?? null);
  }

  #tableau(picture: Frozen<S>): Tableau {
    const view = { state: picture, seat: null, selected: null, plan: { kind: 'none' } } as const;
    return sceneOf(this.#game as unknown as Parameters<typeof sceneOf<S>>[0], view);
  }

  #draw(board: Tableau): void {
    if (this.#picture !== null) this.#scene?.show({ ...board, table: this.#game.ground(this.#picture) });
  }

  cut(): void {
    this.#show.cut();
  }

  clear(): void {
    patchTable({ dice: null });
  }

  look(before: Frozen<S> | null, beats: readonly FigureBeat<S, E>[]): void {
    if (before === null || beats.length === 0) {
      this.#follower.lookAround();
      return;
    }
    const effects = beats.flatMap(
      ({ event, picture }) => this.#game.performance(event).effects?.(event, picture) ?? [],
    );
    this.#follower.look(actionOf(this.#game.standing, effects, before, null));
  }

  setPace(pace: number): void {
    this.#scene?.setPace(pace);
  }

  /** Shows on this scene from now on; null when it is removed. */
  attach(scene: Scene | null): void {
    this.#scene = scene;
    this.#follower.attach(scene);
    scene?.setPace(this.#hands.pace());
    if (this.#picture !== null) this.show(this.#picture);
  }

  close(): void {
    clearTable();
  }

  readonly View = () => <Host board={this} art={this.#game.art} />;

  /** The dice beside the log, for `GameReplay.Dice`. */
  static Dice<K extends string>(words: MiniaturesTable<object, Tagged, Tagged, K>['dice']) {
    return ({ small = false }: { readonly small?: boolean }) => {
      const dice = useStore(tableDesk, (desk) => desk.dice) as DiceShow<K> | null;
      return <DiceTin dice={dice} words={words} small={small} />;
    };
  }
}

interface HostProps {
  readonly board: { attach(scene: Scene | null): void };
  readonly art: Parameters<typeof SceneHost>[0]['art'];
}

function Host({ board, art }: HostProps) {
  const attach = useCallback(
    (scene: Scene) => {
      board.attach(scene);
      return () => board.attach(null);
    },
    [board],
  );
  return <SceneHost art={art} label={say('table.label')} hands={null} attach={attach} />;
}
