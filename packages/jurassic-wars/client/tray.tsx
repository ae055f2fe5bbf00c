/** The tray between two dinosaurs: the starting dice with their reasons, each roll, the result. */
import type { Frozen } from '@dwo/kernel';
import { HitDice } from '@dwo/kits/cards/dice';
import { RuleTag } from '@dwo/kits/rulebook/rule-tag';
import type { ComponentChildren } from 'preact';
import { dinocard, type Fought, isHit, type Pair, type Rolled, type Side, type Start } from '../rules';
import { starts } from '../rules/fight';
import { winChance } from '../rules/forecast';
import { termsOf } from '../rules/settle';
import { isByRank } from './by-rank';
import { rankDecides, reasonsOf } from './dice-reasons';
import { percent } from './percent';
import type { CombatTold, Picture } from './staging';
import { say } from './words';

interface TrayProps {
  /** The number of the roll that falls into it; null for none. */
  readonly roll?: number | null;
  /** Whether that roll costs dice. */
  readonly hard?: boolean;
  readonly children: ComponentChildren;
}

export function Tray({ roll = null, hard = false, children }: TrayProps) {
  const looks = ['tray', roll === null ? '' : `tray--thrown-${roll % 2}`, hard ? 'tray--hard' : ''];
  return <div class={looks.join(' ')}>{children}</div>;
}

/** The starting dice of one side before the first roll. */
function Ready({ rank, start, name }: { readonly rank: number; readonly start: Start; readonly name: string }) {
  const { texts, limited } = reasonsOf(rank, start);
  return (
    <div class="tray__half">
      <HitDice
        colour={dinocard(rank).colour}
        hits={Array.from({ length: start.dice }, () => null)}
        roll={`start ${rank}`}
        label={say('table.starts', { name, dice: start.dice })}
      />
      <b class="tray__hits tray__hits--start">{say('tray.dice', { dice: start.dice })}</b>
      <span class="tray__reasons">
        {texts.map((reason) => (
          <small key={reason}>{reason}</small>
        ))}
        {limited && <RuleTag id="JW-K-3" />}
      </span>
    </div>
  );
}

/** The starting dice of both sides, while combat cards may still change them. */
export function ReadyTray({ state, ranks }: { readonly state: Picture; readonly ranks: Pair<number> }) {
  const [first, second] = starts(
    [
      { rank: ranks[0], card: null },
      { rank: ranks[1], card: null },
    ],
    termsOf(state),
  );
  const chance = winChance(state, 0, [null, null]);
  return (
    <Tray>
      <div class="tray__halves">
        <Ready rank={ranks[0]} start={first} name={dinocard(ranks[0]).name} />
        <Ready rank={ranks[1]} start={second} name={dinocard(ranks[1]).name} />
      </div>
      <Odds chance={chance} />
      {rankDecides(ranks, [first, second], state.options.unlimited) && (
        <p class="tray__rank">
          {say('tray.rank')} <RuleTag id="JW-K-7" />
        </p>
      )}
      {state.phase === 'commit' && (
        <p class="tray__verdict tray__verdict--now tray__verdict--before">{say('tray.beforeCards')}</p>
      )}
    </Tray>
  );
}

/** The exact chances of both sides. */
function Odds({ chance }: { readonly chance: number }) {
  return (
    <p
      class="tray__odds"
      role="img"
      aria-label={say('odds.both', { first: percent(chance), second: percent(1 - chance) })}
    >
      <b>{percent(chance)}</b>
      <i class="tray__beam" style={{ '--part': `${chance * 100}%` }} />
      <b>{percent(1 - chance)}</b>
    </p>
  );
}

interface DiceTrayProps {
  readonly last: Frozen<Fought>;
  readonly told: CombatTold | null;
  name(seat: number): string;
}

export function DiceTray({ last, told, name }: DiceTrayProps) {
  const [first = 1, second = 1] = last.ranks;
  const [one = 0, other = 0] = last.seats;
  if (told?.step === 'faced') {
    return (
      <Tray>
        <div class="tray__halves">
          <Ready rank={first} start={told.starts[0]} name={name(one)} />
          <Ready rank={second} start={told.starts[1]} name={name(other)} />
        </div>
        <p class="tray__verdict tray__verdict--now">{say('tray.faced')}</p>
      </Tray>
    );
  }
  const rolled = told?.step === 'rolled';
  const winner = last.winner === null ? null : dinocard(last.ranks[last.winner] ?? 1).name;
  return (
    <Tray roll={rolled ? last.rolls.length : null} hard={rolled && told.roll.lost > 0}>
      <div class="tray__halves">
        <Thrown {...{ last, told }} side={0} name={name(one)} />
        <Thrown {...{ last, told }} side={1} name={name(other)} />
      </div>
      <p class={`tray__verdict ${rolled ? '' : 'tray__verdict--now'}`} key={`${last.rolls.length} ${told?.step}`}>
        {rolled
          ? verdictOf(told.roll, told.ties, last)
          : winner === null
            ? ''
            : say(isByRank(last) ? 'tray.won.rank' : 'tray.won', { winner })}
      </p>
    </Tray>
  );
}

interface ThrownProps extends Pick<DiceTrayProps, 'last' | 'told'> {
  readonly side: Side;
  readonly name: string;
}

/** The dice of a side after the latest roll: its hits, and the dice it has lost. */
function Thrown({ last, told, side, name }: ThrownProps) {
  const rank = last.ranks[side] ?? 1;
  const { colour } = dinocard(rank);
  const faces = last.rolls.at(-1)?.split('/')[side] ?? '';
  const hits = [...faces].map((face) => isHit(Number(face), colour));
  const count = hits.filter(Boolean).length;
  const roll = told === null || told.step === 'faced' ? null : told.roll;
  const lost = roll !== null && roll.loser === side ? roll.lost : 0;
  return (
    <div class="tray__half">
      <HitDice
        colour={colour}
        hits={hits}
        roll={`${last.rolls.length} ${rank}`}
        label={say('table.rolled', { name, hits: count, dice: hits.length })}
      />
      <b class="tray__hits" key={last.rolls.length}>
        {say('tray.hits', { hits: count })}
      </b>
      {told?.step === 'rolled' && lost > 0 && (
        <b key={`lost ${last.rolls.length}`} class="tray__lost" aria-hidden="true">
          −{lost}
        </b>
      )}
    </div>
  );
}

/** The result of a roll in words. */
function verdictOf({ loser, lost, byRank, spared }: Rolled, ties: number, { ranks }: Frozen<Fought>): string {
  if (loser === null) return say('verdict.tie', { ties });
  const { name } = dinocard(ranks[loser] ?? 1);
  if (spared && lost === 0) return say('verdict.spared', { name });
  return say(byRank ? 'verdict.rank' : 'verdict.lost', { name, dice: lost });
}
