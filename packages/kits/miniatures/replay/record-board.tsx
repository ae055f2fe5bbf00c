/** The board of a match without input, on which the beats of a record are played; a game says what it draws. */
import { useCallback } from 'preact/hooks';
import { PLAYER } from '../../audio/loudspeaker';
import type { TableHands } from '../../replay/game-replay';
import { useStore } from '../../shell/use-store';
import type { FigureArt } from '../figure-art';
import { clearTable, patchTable, tableDesk } from '../hud/desk';
import { say } from '../hud/words';
import type { Scene } from '../model';
import { SceneHost } from '../table/host';
import { DiceTin, type DiceWords } from '../theatre/dice-box';
import { Follower } from '../theatre/follower';
import type { DiceShow } from '../theatre/performance';
import { type Beat, Show, type Tableau } from '../theatre/show';
import { plannedAction } from './action';

/** The board of one record. */
export abstract class RecordBoard<K extends string> {
  protected readonly follower: Follower;
  protected readonly player: Show<K>;
  protected scene: Scene | null = null;
  readonly #hands: TableHands;

  constructor(
    hands: TableHands,
    private readonly art: FigureArt,
  ) {
    clearTable();
    this.#hands = hands;
    this.follower = new Follower(hands);
    this.player = new Show<K>({
      board: (board) => this.draw(board),
      effects: (effects) => this.scene?.play(effects) ?? Promise.resolve(),
      cut: () => this.scene?.skip(),
      look: (beats) => this.lookAt(beats),
      dice: (dice) => patchTable({ dice }),
      log: (log) => hands.log(log),
      sound: (voice, pitch) => PLAYER.play(voice, pitch),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      pace: () => hands.pace(),
    });
  }

  /** Draws a tableau on the table of the record. */
  protected abstract draw(board: Tableau): void;

  /** Draws the present moment again, on another scene. */
  protected abstract again(): void;

  /** Moves the camera before beats that are played; returns after how many ms it is there. */
  protected abstract lookAt(beats: readonly Beat<K>[]): number;

  /** Moves the camera to the plan that a tableau shows. */
  protected lookAtPlan(board: Tableau): void {
    this.follower.look(plannedAction(board));
  }

  cut(): void {
    this.player.cut();
  }

  clear(): void {
    patchTable({ dice: null });
  }

  setPace(pace: number): void {
    this.scene?.setPace(pace);
  }

  /** Shows on this scene from now on; null when it is removed. */
  attach(scene: Scene | null): void {
    this.scene = scene;
    this.follower.attach(scene);
    scene?.setPace(this.#hands.pace());
    this.again();
  }

  close(): void {
    clearTable();
  }

  readonly View = () => <Host board={this} art={this.art} />;

  /** The dice beside the log, for `GameReplay.Dice`; a roll of a record has names instead of ids, unless its words know them. */
  static Dice<K extends string>(words: DiceWords<K>) {
    return ({ small = false }: { readonly small?: boolean }) => <RecordDice words={words} small={small} />;
  }
}

interface HostProps {
  readonly board: { attach(scene: Scene | null): void };
  readonly art: FigureArt;
}

function Host({ board, art }: HostProps) {
  const attach = useCallback(
    (scene: Scene) => {
      board.attach(scene);
      return () => board.attach(null);
    },
    [board],
  );
  return <SceneHost art={art} label={say('board.then')} hands={null} attach={attach} />;
}

function RecordDice<K extends string>({ words, small }: { readonly words: DiceWords<K>; readonly small: boolean }) {
  const dice = useStore(tableDesk, (desk) => desk.dice) as DiceShow<K> | null;
  return <DiceTin dice={dice} words={words} name={(name) => name} small={small} />;
}
