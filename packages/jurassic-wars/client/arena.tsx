/** The middle of the table: the two dinosaurs of a combat, their combat cards, and the dice as they fall. */
import type { Frozen } from '@dwo/kernel';
import { HitDice } from '@dwo/kits/cards/dice';
import { dinocard, type Fought, isHit, type Rolled, type Side, type Start } from '../rules';
import { CardBack, CombatCard, DinoCard } from './card';
import type { Picture, Told } from './staging';
import { say } from './words';

interface ArenaProps {
  readonly state: Picture;
  name(seat: number): string;
}

export function Arena({ state, name }: ArenaProps) {
  const { last, up, told = null } = state;
  const idle = up.every((rank) => rank === null) || state.phase === 'over';
  if (last !== null && (told !== null || idle)) return <Combat last={last} told={told} state={state} name={name} />;
  if (state.phase === 'declare') return <Pot pot={state.pot} />;
  const seats = [state.lead, state.opponent];
  return (
    <section class="arena" data-testid="arena">
      <div class="arena__sides">
        {up.map((rank, side) => {
          const seat = seats[side] ?? null;
          return (
            <div key={side} class="arena__side">
              <b class="arena__who">{seat === null ? '' : name(seat)}</b>
              {rank === null ? (
                <span class="arena__gap">{say(side === 0 ? 'table.lead' : 'table.opponent')}</span>
              ) : (
                <span key={rank} class="arena__turned">
                  <DinoCard rank={rank} period={state.period} flip={side === 1} />
                </span>
              )}
              {seat !== null && state.phase === 'commit' && state.players[seat]?.answered && (
                <span class="arena__laid">
                  <CardBack small /> {say('table.laid')}
                </span>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}

const STACK = 10;

/** The counters in the pot, in stacks of ten. */
function Pot({ pot }: { readonly pot: number }) {
  const stacks = Array.from({ length: Math.ceil(pot / STACK) }, (_, i) => Math.min(STACK, pot - i * STACK));
  return (
    <section class="arena" data-testid="arena">
      <div class="pot" role="img" aria-label={say('table.inPot', { pot })}>
        {stacks.map((height, i) => (
          <span key={i} class="pot__stack">
            {Array.from({ length: height }, (_, at) => (
              <i key={at} class="pot__counter" />
            ))}
          </span>
        ))}
      </div>
      <b class="pot__sum" aria-hidden="true">
        {say('table.inPot', { pot })}
      </b>
    </section>
  );
}

interface CombatProps extends ArenaProps {
  readonly last: Frozen<Fought>;
  readonly told: Told | null;
}

/** A combat: what both start with, roll by roll, and its winner at the end. */
function Combat({ last, told, state, name }: CombatProps) {
  const over = told === null || told.step === 'won';
  return (
    <section class="arena" data-testid="arena" data-over={over} data-step={told?.step ?? 'over'}>
      <div class="arena__sides">
        {last.ranks.map((rank, side) => {
          const beaten = over && last.winner !== side;
          const card = last.cards[side] ?? null;
          return (
            <div key={side} class={`arena__side ${beaten ? 'arena__side--beaten' : ''}`}>
              <b class="arena__who">{name(last.seats[side] ?? 0)}</b>
              <span key={rank} class="arena__turned">
                <DinoCard rank={rank} period={state.period} beaten={beaten} flip={side === 1} />
              </span>
              <SideDice {...{ last, told, rank }} side={side === 0 ? 0 : 1} name={name(last.seats[side] ?? 0)} />
              {card !== null && (
                <span class="arena__turned">
                  <CombatCard id={card} small />
                </span>
              )}
              {over && (
                <span class={`arena__stamp ${told === null ? '' : 'arena__stamp--now'}`}>
                  {say(beaten ? 'table.beaten' : 'table.wins')}
                </span>
              )}
            </div>
          );
        })}
      </div>
      <p class="arena__verdict" key={last.rolls.length}>
        {told?.step === 'rolled' ? verdictOf(told.roll, told.ties, last) : ''}
      </p>
    </section>
  );
}

interface SideDiceProps extends Pick<CombatProps, 'last' | 'told'> {
  readonly side: Side;
  readonly rank: number;
  readonly name: string;
}

/** The dice of a side: those it starts with and why, or those of the latest roll. */
function SideDice({ last, told, side, rank, name }: SideDiceProps) {
  const { colour } = dinocard(rank);
  if (told?.step === 'faced') {
    const start = told.starts[side];
    return (
      <>
        <HitDice
          colour={colour}
          hits={Array.from({ length: start.dice }, () => null)}
          roll={`start ${rank}`}
          label={say('table.starts', { name, dice: start.dice })}
        />
        <span class="arena__reasons">
          {reasonsOf(start).map((reason) => (
            <small key={reason}>{say(`reason.${reason}`)}</small>
          ))}
        </span>
      </>
    );
  }
  const faces = last.rolls.at(-1)?.split('/')[side] ?? '';
  const hits = [...faces].map((face) => isHit(Number(face), colour));
  const roll = told?.roll ?? null;
  const lost = roll !== null && roll.loser === side ? roll.lost : 0;
  return (
    <span class="arena__dice">
      <HitDice
        colour={colour}
        hits={hits}
        roll={`${last.rolls.length} ${rank}`}
        label={say('table.rolled', { name, hits: hits.filter(Boolean).length, dice: hits.length })}
      />
      {told?.step === 'rolled' && lost > 0 && (
        <b key={last.rolls.length} class="arena__lost" aria-hidden="true">
          −{lost}
        </b>
      )}
    </span>
  );
}

const REASONS = ['period', 'adrenaline', 'surprised', 'breach'] as const;

/** The changes to the printed dice. */
function reasonsOf(start: Start): readonly (typeof REASONS)[number][] {
  return REASONS.filter((reason) => start[reason]);
}

/** A roll in words. */
function verdictOf({ loser, lost, byRank, spared }: Rolled, ties: number, { ranks }: Frozen<Fought>): string {
  if (loser === null) return say('verdict.tie', { ties });
  const { name } = dinocard(ranks[loser] ?? 1);
  if (spared && lost === 0) return say('verdict.spared', { name });
  return say(byRank ? 'verdict.rank' : 'verdict.lost', { name, dice: lost });
}
