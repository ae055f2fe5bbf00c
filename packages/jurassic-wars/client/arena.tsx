/** The middle of the table: the two dinosaurs of a combat, their combat cards, and the dice as they fall. */
import type { Frozen } from '@dwo/kernel';
import { HitDice } from '@dwo/kits/cards/dice';
import { useEffect, useRef, useState } from 'preact/hooks';
import { dinocard, type Fought, isHit, type State } from '../rules';
import { CardBack, CombatCard, DinoCard } from './card';
import { say } from './words';

/** How long a roll lies before the next one falls. */
const ROLL_MS = 750;

/** The number of rolls of the latest combat that have been shown; a table that is opened shows them all. */
function useRolls(last: Frozen<Fought> | null): number {
  const key = last === null ? '' : JSON.stringify(last);
  const seen = useRef(key);
  const [shown, setShown] = useState({ key, rolls: last?.rolls.length ?? 0 });
  useEffect(() => {
    if (key === seen.current || last === null) return undefined;
    seen.current = key;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown({ key, rolls: last.rolls.length + 1 });
      return undefined;
    }
    let rolls = 1;
    setShown({ key, rolls });
    const clock = setInterval(() => {
      rolls += 1;
      setShown({ key, rolls });
      // One step longer than there are rolls, so that the result can be read.
      if (rolls > last.rolls.length + 1) clearInterval(clock);
    }, ROLL_MS);
    return () => clearInterval(clock);
  }, [key]);
  return shown.key === key ? shown.rolls : 0;
}

interface TellingProps {
  readonly state: Frozen<State>;
  name(seat: number): string;
}

interface ArenaProps extends TellingProps {
  /** The player owes a decision about the dinosaurs that lie here now: the dice of the combat before give way. */
  readonly urgent?: boolean;
}

export function Arena({ state, name, urgent = false }: ArenaProps) {
  const { last, up } = state;
  const rolls = useRolls(last);
  const telling = last !== null && rolls <= last.rolls.length && !urgent;
  const fought = last !== null && (telling || up.every((rank) => rank === null) || state.phase === 'over');
  if (fought) return <Combat last={last} rolls={Math.max(1, rolls)} state={state} name={name} />;
  const seats = [state.lead, state.opponent];
  return (
    <section class="arena" data-testid="arena">
      {up.map((rank, side) => {
        const seat = seats[side] ?? null;
        return (
          <div key={side} class="arena__side">
            <b class="arena__who">{seat === null ? '' : name(seat)}</b>
            {rank === null ? (
              <span class="arena__gap">{say(side === 0 ? 'table.lead' : 'table.opponent')}</span>
            ) : (
              <DinoCard rank={rank} period={state.period} flip={side === 1} />
            )}
            {seat !== null && state.phase === 'commit' && state.players[seat]?.answered && <CardBack small />}
          </div>
        );
      })}
    </section>
  );
}

interface CombatProps extends TellingProps {
  readonly last: Frozen<Fought>;
  readonly rolls: number;
}

/** A combat roll by roll, and its winner at the end. */
function Combat({ last, rolls, state, name }: CombatProps) {
  const roll = last.rolls[Math.min(rolls, last.rolls.length) - 1] ?? '/';
  const over = rolls >= last.rolls.length;
  const hits = roll.split('/').map((faces, side) => {
    const { colour } = dinocard(last.ranks[side] ?? 1);
    return { colour, hits: [...faces].map((face) => isHit(Number(face), colour)) };
  });
  return (
    <section class="arena" data-testid="arena" data-over={over}>
      {last.ranks.map((rank, side) => {
        const beaten = over && last.winner !== side;
        const card = last.cards[side] ?? null;
        const own = hits[side];
        const count = own?.hits.filter(Boolean).length ?? 0;
        const who = name(last.seats[side] ?? 0);
        return (
          <div key={side} class={`arena__side ${beaten ? 'arena__side--beaten' : ''}`}>
            <b class="arena__who">{who}</b>
            <DinoCard rank={rank} period={state.period} beaten={beaten} flip={side === 1} />
            {own !== undefined && (
              <HitDice
                colour={own.colour}
                hits={own.hits}
                roll={`${rolls} ${rank}`}
                label={say('table.rolled', { name: who, hits: count, dice: own.hits.length })}
              />
            )}
            {card !== null && <CombatCard id={card} small />}
            {over && <span class="arena__stamp">{say(beaten ? 'table.beaten' : 'table.wins')}</span>}
          </div>
        );
      })}
    </section>
  );
}
