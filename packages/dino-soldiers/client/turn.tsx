/** A turn: the field with its marks, the chosen unit, its attacks, and the squad. */
import type { Seat } from '@dwo/kernel';
import type { MatchLine } from '@dwo/kits/shell/line';
import type { Cell } from '@dwo/kits/tiles';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isMeant, outcomeOf } from '../bot/foresight/outcome';
import { tried } from '../bot/foresight/trial';
import { riskFor } from '../bot/foresight/unknown';
import {
  type Attack,
  dataOf,
  dinoSoldiers,
  type Figure,
  type Intent,
  keyOf,
  type Mode,
  type ModeData,
  type Now,
  type ShoutMade,
  sideAt,
  sideOf,
  startOf,
  tileAt,
  unitsOn,
} from '../rules';
import { useAids } from './aids';
import { useArming } from './armed';
import { canAct } from './can-act';
import type { Effects } from './effects';
import { Field } from './field/board';
import { Legend } from './field/legend';
import { Sight } from './field/sight';
import { Stack } from './field/stack';
import { Instinct, Threats } from './field/threats';
import { isAwaited, playMarks, withDanger, withHeld } from './marks';
import { AimCard } from './panels/aim-card';
import { DodgeCard } from './panels/dodge';
import { Modes } from './panels/modes';
import { Reactions } from './panels/reactions';
import { RiskCard } from './panels/risk-card';
import { Squad } from './panels/squad';
import { TurnButtons } from './panels/turn-buttons';
import { CardKey, UnitCard } from './panels/unit-card';
import { touches } from './plan/aiming';
import { hurtingAt } from './plan/danger';
import { dodgingsOf, idleDodge } from './plan/dodging';
import { instinctLines } from './plan/instinct-lines';
import type { Acting } from './use-act';
import { useCovered } from './use-covered';
import { useDanger } from './use-danger';
import { type Playing, usePlay } from './use-play';

interface TurnProps {
  readonly line: MatchLine;
  readonly state: Now;
  readonly seat: Seat | null;
  readonly acting: Acting;
  readonly effects: Effects;
}

/** The mode whose range is shown: that of the aimed attack, else the chosen one, else the only one there is. */
function shownMode({ chosen, mode, aimed, attacks }: Playing): ModeData | null {
  if (chosen === null) return null;
  const { modes } = dataOf(chosen);
  const wanted = aimed?.mode ?? mode ?? (attacks.size === 1 ? [...attacks.keys()][0] : null);
  return modes.find((each) => each.mode === wanted) ?? (modes.length === 1 ? (modes[0] ?? null) : null);
}

function targetsOf(state: Now, { aimed }: Playing): ReadonlySet<number> {
  return new Set(aimed === null ? [] : outcomeOf(state, aimed).blows.map(({ victim }) => victim.id));
}

/** The movement points that the way to a tile costs the chosen unit; null if there is none, or if an attack is chosen. */
function priceOfWay({ chosen, mode, ways }: Playing, tile: number): number | null {
  const way = mode === null ? ways.find((each) => each.tile === tile) : undefined;
  return chosen === null || way === undefined ? null : chosen.points - way.left;
}

/** The attack whose target the close-up of a tile asks for: the chosen or the aimed one, if it can hit somebody there. */
function askedMode(state: Now, { mode, aimed, attacks }: Playing, tile: number): Mode | null {
  const asked = mode ?? aimed?.mode ?? null;
  if (asked === null) return null;
  return (attacks.get(asked) ?? []).some((attack) => touches(state, attack, tile)) ? asked : null;
}

/** The units that the chosen or the aimed attack can be meant for. */
function hittableBy(state: Now, { mode, aimed, attacks }: Playing): ReadonlySet<number> {
  const asked = mode ?? aimed?.mode ?? null;
  const found = asked === null ? [] : (attacks.get(asked) ?? []);
  return new Set(
    found.flatMap((attack) =>
      outcomeOf(state, attack).blows.flatMap(({ victim }) => (isMeant(state, attack, victim) ? [victim.id] : [])),
    ),
  );
}

/** The state that shows Primal Instinct: as it is, or as it is when the chosen unit in reserve has come in. */
function asEntered(state: Now, seat: Seat | null, { chosen, mine }: Playing): Now {
  if (seat === null || !mine || chosen?.place !== 'reserve') return state;
  const enter: Intent = { type: 'enter', unit: chosen.id };
  return dinoSoldiers.check(state, seat, enter) === null ? tried(state, enter).state : state;
}

/** The tile of a unit, or for one in reserve its Starting Tile. */
function homeOf(state: Now, unit: Figure | null): number | null {
  return unit?.place === 'reserve' ? startOf(state, sideOf(unit)) : (unit?.tile ?? null);
}

/** The rows that are in sight at once above the card of an attack, on the lowest phone. */
const ROWS_SEEN = 4;

/**
 * The spot that stays in sight: where the present choice strikes or leads, or the unit that makes it, if it stands lower; for a unit
 * in reserve the tile where it comes in.
 */
function spotInMind(state: Now, { chosen, aimed, risky }: Playing): Cell | null {
  const spotAt = (tile: number | null | undefined) => (tile == null ? null : (state.tiles[tile] ?? null));
  const struck = aimed === null ? null : outcomeOf(state, aimed).blows[0]?.victim.tile;
  const [there, here] = [spotAt(struck ?? risky?.tile), spotAt(homeOf(state, chosen))];
  if (there === null || here === null) return there ?? here;
  return here.y > there.y && here.y - there.y < ROWS_SEEN ? here : there;
}

export function Turn({ line, state, seat, acting, effects }: TurnProps) {
  const { busy, act } = acting;
  const turn = state.phase === 'play' && state.step !== 'dodge' && isAwaited(state, seat);
  const play = usePlay(state, seat, turn, acting);
  const [at, setAt] = useState<Cell | null>(null);
  const { chosen, stack } = play;
  useArming(turn && play.aimed === null ? play.mode : null);
  const aids = useAids();
  const side = seat === null ? null : sideAt(state, seat);
  const danger = useDanger(state, aids && turn ? side : null);
  const lines = useMemo(
    () => (aids && state.phase === 'play' ? instinctLines(asEntered(state, seat, play)) : []),
    [state, chosen?.id, aids],
  );
  const { sheet, board, below } = useCovered();
  const opened = stack.tile === null ? null : (state.tiles[stack.tile] ?? null);
  const pointed = at === null ? null : tileAt(state, at);
  const plain = playMarks(state, play);
  const free = play.mine && play.mode === null && play.aimed === null && chosen !== null;
  const marks = free ? withHeld(state, plain, chosen) : plain;
  const shown = side === null ? marks : withDanger(state, marks, { danger, side, chosen });
  // Pointing at a sign of danger tells which enemies are meant; whoever aims already looks for targets.
  const asks =
    play.aimed === null && play.mode === null && at !== null && (shown.get(keyOf(at))?.danger?.count ?? 0) > 0;
  const own = chosen !== null && side !== null && sideOf(chosen) === side ? chosen : null;
  const victims =
    own !== null ? [own] : pointed === null ? [] : unitsOn(state, pointed).filter((unit) => sideOf(unit) === side);
  const feared = pointed === null || !asks ? [] : hurtingAt(danger, pointed, victims);
  const able = new Set(
    turn ? state.units.filter((unit) => unit.place === 'field' && canAct(state, unit)).map(({ id }) => id) : [],
  );
  const send = (intent: Intent) => void act([intent]);
  const dodging = state.step === 'dodge' && isAwaited(state, seat) && seat !== null;
  const choosing = dodging && dodgingsOf(state, seat).some(({ matters }) => matters);
  const asked = choosing ? dodgingsOf(state, seat).find(({ matters }) => matters) : undefined;
  // The unit that the question is about stays in sight above it.
  const struck = asked?.unit.tile == null ? null : (state.tiles[asked.unit.tile] ?? null);
  const kept = struck ?? spotInMind(state, play);
  const idle = dodging ? idleDodge(state, seat) : null;
  // A choice that cannot matter is made at once.
  useEffect(() => {
    if (idle !== null && !busy) send(idle);
  }, [state]);
  return (
    <>
      <div class="ds__board" ref={board} style={{ '--below': `${below}px` }}>
        <Field
          state={state}
          marks={shown}
          chosen={chosen?.id ?? null}
          able={able}
          targets={targetsOf(state, play)}
          effects={effects}
          under={
            <>
              <Instinct lines={lines} chosen={chosen?.id ?? null} />
              {at !== null && feared.length > 0 && <Threats state={state} units={feared} at={at} />}
              {chosen !== null && <Sight state={state} unit={chosen} data={shownMode(play)} at={at} />}
            </>
          }
          float={
            opened === null || stack.tile === null
              ? null
              : {
                  at: opened,
                  children: (
                    <Stack
                      state={state}
                      tile={stack.tile}
                      chosen={chosen?.id ?? null}
                      able={able}
                      targets={targetsOf(state, play)}
                      asks={askedMode(state, play, stack.tile)}
                      hittable={hittableBy(state, play)}
                      price={priceOfWay(play, stack.tile)}
                      onPress={(unit) => play.press(opened, unit)}
                      onEnter={() => play.press(opened, null)}
                      onClose={stack.close}
                    />
                  ),
                }
          }
          keep={kept === null ? null : { at: kept, below }}
          keys={state.phase === 'play' && <Legend />}
          onPress={play.press}
          onPoint={setAt}
          onEscape={() => (stack.tile === null ? stepBack(play) : stack.close())}
          onBeside={() => (stack.tile === null ? play.choose(null) : stack.close())}
        />
        {state.phase === 'play' && side !== null && <Reactions line={line} effects={effects} side={side} />}
      </div>
      <div class="ds__sheet" ref={sheet}>
        {choosing ? (
          <DodgeCard state={state} seat={seat} busy={busy} onDo={send} />
        ) : (
          <Sheet state={state} play={play} busy={busy} onAttack={(made, shout) => send({ ...made, shout })} />
        )}
      </div>
      <footer class="ds__tray">
        {seat !== null && (
          <Squad state={state} seat={seat} chosen={chosen?.id ?? null} turn={turn} onChoose={play.choose} />
        )}
        {turn && seat !== null && (
          <TurnButtons line={line} state={state} seat={seat} play={play} busy={busy} onDo={send} />
        )}
        {/* The row keeps its place, so that no unit moves away from under a finger as the own turn begins. */}
        {!turn && seat !== null && state.phase === 'play' && <div class="ds-turn-buttons ds-turn-buttons--idle" />}
      </footer>
    </>
  );
}

/** Escape: drops the aimed attack or the risky way first, then the chosen unit. */
function stepBack({ aimed, risky, choose, setAimed, setRisky }: Playing): void {
  if (aimed === null && risky === null) choose(null);
  setAimed(null);
  setRisky(null);
}

interface SheetProps {
  readonly state: Now;
  readonly play: Playing;
  readonly busy: boolean;
  onAttack(attack: Attack, shout: ShoutMade | null): void;
}

/** The card of the present choice: an aimed attack, a way that hurts, or the chosen unit. */
function Sheet({ state, play, busy, onAttack }: SheetProps) {
  const { chosen, mine, aimed, risky, ways, setAimed, setRisky, walk } = play;
  const [open, setOpen] = useState(false);
  if (chosen === null || state.phase !== 'play') return null;
  const there = aimed === null ? null : (outcomeOf(state, aimed).blows[0]?.victim.tile ?? null);
  const way = ways.find(({ tile }) => tile === there) ?? null;
  const armed = mine && chosen.place === 'field';
  const shown = aimed === null && risky === null;
  return (
    <>
      {aimed !== null && (
        <AimCard
          state={state}
          attack={aimed}
          busy={busy}
          way={way}
          onAttack={(shout) => onAttack(aimed, shout)}
          onWalk={walk}
          onBack={() => setAimed(null)}
        />
      )}
      {aimed === null && risky !== null && (
        <RiskCard state={state} unit={chosen} way={risky} busy={busy} onGo={walk} onBack={() => setRisky(null)} />
      )}
      {shown && (
        <UnitCard
          state={state}
          unit={chosen}
          armed={armed}
          open={open}
          onOpen={setOpen}
          risk={ways.some(({ unknown }) => unknown) ? riskFor(state, chosen) : null}
        />
      )}
      {armed && <Modes state={state} play={play} more={shown && <CardKey open={open} onOpen={setOpen} />} />}
    </>
  );
}
