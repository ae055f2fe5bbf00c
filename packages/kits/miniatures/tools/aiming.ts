/** Aims an attack: weapon, target, third party, and the exact chance before it is made. */
import type { Arrow } from '../heading';
import type { Pointing } from '../model';
import { type Aim, type AimPlan, type AimUse, alongView, bestWeapon, type WeaponChoice } from './aim';
import { cycle } from './cycle';
import type { Bench, Tool } from './tool';

/** The figure that aims, and the player's latest target: it is kept if this figure can hit it. */
export interface Aimer {
  readonly figure: string;
  readonly mark: string | null;
}

/** The answers of a game, its empty plan, and the way to find this tool's plan among the game's plans. */
export interface AimHands<S, I, W extends string, R, O, C extends WeaponChoice<W>, P> {
  readonly use: AimUse<S, I, W, R, O, C>;
  readonly none: P;
  read(plan: P | AimPlan<W, R, O, C>): AimPlan<W, R, O, C> | null;
}

/** Aims the selected figure's weapons. */
export class Aiming<S, I, W extends string, R, O, C extends WeaponChoice<W>, P> implements Tool {
  readonly name = 'aiming';
  readonly #bench: Bench<S, I, P | AimPlan<W, R, O, C>>;
  readonly #hands: AimHands<S, I, W, R, O, C, P>;
  readonly #figure: string;
  #mark: string | null;
  /** Whether the player has chosen the target for this figure; before that it was kept, or proposed. */
  #aimed = false;
  /** The target that the player has pressed themself; the one before, which is kept, was pressed for another attack. */
  #pressed: string | null = null;
  /** All that the last press may have meant. */
  #meant: readonly string[] = [];
  #weapon: W | null = null;
  /** Whether the player has chosen the weapon; otherwise the best one for the target is used. */
  #chosen = false;
  /** The state in which the target was chosen. In a later state it is kept only if it can be hit. */
  #seen: unknown = null;
  /** The third party that the player has chosen. */
  #third: string | null = null;

  constructor(
    bench: Bench<S, I, P | AimPlan<W, R, O, C>>,
    hands: AimHands<S, I, W, R, O, C, P>,
    { figure, mark }: Aimer,
  ) {
    this.#bench = bench;
    this.#hands = hands;
    this.#figure = figure;
    this.#mark = mark;
  }

  enter(): void {
    this.#dropUnreachable(this.#choices());
    this.#show();
  }

  /** Chooses a weapon; the target is kept if it is in range. */
  takeWeapon(weapon: string): void {
    const choice = this.#choices().find((each) => each.weapon === weapon);
    if (choice === undefined) return;
    this.#weapon = choice.weapon;
    this.#chosen = true;
    this.#show();
  }

  takeThird(third: string): void {
    this.#third = third;
    this.#show();
  }

  /** Aims at a target; the card shows the odds or the refusal. */
  goFor(target: string): void {
    this.#take(target, true);
  }

  propose(target: string): void {
    this.#take(target, false);
  }

  #take(target: string, aimed: boolean): void {
    this.#mark = target;
    this.#aimed = aimed;
    if (!this.#meant.includes(target)) this.#meant = [];
    const aim = this.#aim();
    if (aim !== null && !reaches(aim, target)) this.#chosen = false;
    this.#show();
  }

  /**
   * A second click attacks; a first one only aims, also at a target that was kept from the attack before. A finger only aims, and the
   * red button attacks. A click on a possible third party chooses them.
   */
  point(pointing: Pointing): boolean {
    const { type, figure, pointer } = pointing;
    if (type !== 'tap') return false;
    const aim = this.#aim();
    const target = this.#targetAt(pointing, aim);
    if (target !== null) {
      const again = this.#pressed === target && aim?.target === target && aim.refusal === null;
      this.#pressed = again ? null : target;
      if (again && pointer !== 'touch') this.confirm();
      else this.goFor(target);
    } else if (figure !== null && aim?.thirds.includes(figure)) this.takeThird(figure);
    else if (figure !== null) this.#bench.select(figure);
    else if (!this.cancel()) this.#bench.select(null);
    return false;
  }

  /** The target that a press means: the one that is aimed at already, else the first that can be hit, else the proposed one. */
  #targetAt(pointing: Pointing, aim: AimPlan<W, R, O, C> | null): string | null {
    const meant = this.#hands.use.meant(this.#bench.state(), pointing);
    const [first] = meant;
    if (first === undefined) return null;
    this.#meant = meant;
    const present = aim?.target ?? null;
    if (present !== null && meant.includes(present)) return present;
    const able = aim === null ? [] : this.#targets(aim);
    return meant.find((each) => able.includes(each)) ?? first;
  }

  confirm(): void {
    const aim = this.#aim();
    if (aim === null || aim.target === null) return;
    const { figure, weapon, target, third } = aim;
    void this.#bench.wish(this.#hands.use.intent({ figure, weapon, target, third }));
  }

  cancel(): boolean {
    if (this.#aim()?.target == null) return false;
    this.#mark = null;
    this.#lay(null);
    return true;
  }

  /** Left and right go through the targets by place, up and down through the weapons. */
  arrow(arrow: Arrow): void {
    const aim = this.#aim();
    if (aim === null) return;
    const step = arrow === 'right' || arrow === 'down' ? 1 : -1;
    if (arrow === 'up' || arrow === 'down') {
      const weapons = aim.choices.filter((choice) => choice.refusal === null).map((choice) => choice.weapon);
      const next = cycle(weapons, aim.weapon, step);
      if (next !== null) this.takeWeapon(next);
      return;
    }
    const place = (target: string) => this.#hands.use.place(this.#bench.state(), target);
    const next = cycle(alongView(this.#targets(aim), this.#bench.heading('right'), place), aim.target, step);
    if (next !== null) this.goFor(next);
  }

  /** Drops a target that can't be hit any more. */
  refresh(): void {
    if (this.#bench.state() !== this.#seen) this.#dropUnreachable(this.#choices());
    this.#show();
  }

  #dropUnreachable(choices: readonly C[]): void {
    const mark = this.#mark;
    if (mark !== null && !choices.some(({ targets }) => targets.includes(mark))) this.#mark = null;
  }

  #show(): void {
    const state = this.#bench.state();
    this.#seen = state;
    const choices = this.#choices();
    const mark = this.#mark;
    const seat = this.#bench.seat();
    const held = this.#chosen ? choices.find((choice) => choice.weapon === this.#weapon) : undefined;
    const { use } = this.#hands;
    const best =
      mark === null || seat === null
        ? null
        : bestWeapon(use, state, seat, { figure: this.#figure, target: mark, choices });
    const usable = choices.find((choice) => choice.targets.length > 0);
    this.#weapon = held?.weapon ?? best ?? usable?.weapon ?? choices[0]?.weapon ?? null;
    this.#lay(mark);
  }

  #lay(mark: string | null): void {
    const weapon = this.#weapon;
    if (weapon === null) {
      this.#bench.lay(this.#hands.none);
      return;
    }
    const state = this.#bench.state();
    const seat = this.#bench.seat();
    const { use } = this.#hands;
    const figure = this.#figure;
    const target = mark !== null && use.isTarget(state, mark) ? mark : null;
    const kept = target !== null && !this.#aimed;
    const plan = { kind: 'aim', figure, weapon, choices: this.#choices(), target, kept, meant: this.#meant } as const;
    if (seat === null || target === null) {
      const choice = plan.choices.find((each) => each.weapon === weapon);
      const marks = seat === null || choice === undefined ? [] : (use.open?.(state, seat, { ...choice, figure }) ?? []);
      this.#bench.lay({ ...plan, third: null, thirds: [], reach: null, odds: null, refusal: null, marks });
      return;
    }
    const thirds = use.thirds(state, figure, weapon, target);
    const wanted = this.#third;
    const third = wanted !== null && thirds.includes(wanted) ? wanted : (thirds[0] ?? null);
    const aim: Aim<W> = { figure, weapon, target, third };
    const refusal = this.#bench.whyNot(use.intent(aim));
    const odds = refusal === null ? use.odds(state, seat, aim) : null;
    const marks = use.marks?.(state, aim) ?? [];
    this.#bench.lay({ ...plan, third, thirds, reach: use.reach(state, aim), odds, refusal, marks });
  }

  #aim(): AimPlan<W, R, O, C> | null {
    const plan = this.#hands.read(this.#bench.plan());
    return plan?.figure === this.#figure ? plan : null;
  }

  #choices(): readonly C[] {
    const seat = this.#bench.seat();
    return seat === null ? [] : this.#hands.use.weapons(this.#bench.state(), seat, this.#figure);
  }

  #targets(aim: AimPlan<W, R, O, C>): readonly string[] {
    return [...new Set(aim.choices.flatMap((choice) => choice.targets))];
  }
}

function reaches<W extends string>(
  aim: { readonly weapon: W; readonly choices: readonly WeaponChoice<W>[] },
  target: string,
): boolean {
  const choice = aim.choices.find((each) => each.weapon === aim.weapon);
  return choice?.targets.includes(target) ?? false;
}
