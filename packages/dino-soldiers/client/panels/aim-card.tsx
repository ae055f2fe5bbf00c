/** The card of an aimed attack: its effect on each victim, every number with its rule, and the shout. */

import { RuleTag } from '@dwo/kits/rulebook/rule-tag';
import { type Blow, outcomeOf } from '../../bot/foresight/outcome';
import type { Way } from '../../bot/foresight/reach';
import { type Attack, dataOf, type Now, SHORTEST_SHOUT, type ShoutMade } from '../../rules';
import { blowText } from '../mode-text';
import { unitName } from '../names';
import { pendingHits } from '../pending';
import { say } from '../words';
import { ShoutKey, ShoutWheel } from './shout';

interface AimCardProps {
  readonly state: Now;
  readonly attack: Attack;
  readonly busy: boolean;
  /** The way to the tile of the attack; null if the unit can't go there. */
  readonly way: Way | null;
  onAttack(shout: ShoutMade | null): void;
  onWalk(way: Way): void;
  onBack(): void;
}

/** The causes for which the attacker may lose hit points, and their rules. */
const OWN = [
  ['ground', 'DS-AB-CHA-2'],
  ['counter', 'DS-AB-CTR-1'],
] as const;

export function AimCard({ state, attack, ...keys }: AimCardProps) {
  const unit = state.units[attack.unit];
  const data = unit === undefined ? undefined : dataOf(unit).modes.find(({ mode }) => mode === attack.mode);
  if (unit === undefined || data === undefined) return null;
  const { blows, own, unknown } = outcomeOf(state, attack);
  const { shoutMode } = state.options;
  return (
    <section class="paper ds-aim" aria-label={say('aim.name')} data-testid="ds-aim">
      <header class="ds-aim__head">
        {say('aim.head', { unit: unitName(state, unit.id), mode: say(`mode.${attack.mode}`) })}
      </header>
      {blows.length === 0 && <p class="note">{say('aim.nobody')}</p>}
      {blows.map((blow) => (
        <Victim
          key={blow.victim.id}
          state={state}
          blow={blow}
          friend={dataOf(blow.victim).side === dataOf(unit).side}
        />
      ))}
      {data.burn !== undefined && (
        <p class="ds-aim__line">
          {say('aim.burns', { turns: data.burn })} <RuleTag id="DS-AB-FIR-3" />
        </p>
      )}
      {unknown && (
        <p class="ds-aim__line">
          {say('aim.unknown')} <RuleTag id="DS-AB-CHA-3" />
        </p>
      )}
      {OWN.filter(([what]) => own[what] > 0).map(([what, rule]) => (
        <p key={what} class="ds-aim__line ds-aim__line--own">
          {say('aim.own', { unit: unitName(state, unit.id), what, harm: own[what] })} <RuleTag id={rule} />
        </p>
      ))}
      {own.dies && (
        <p class="ds-aim__line ds-aim__line--own">{say('aim.own.dies', { unit: unitName(state, unit.id) })}</p>
      )}
      {state.step === 'move' && (
        <p class="ds-aim__line">
          {say('aim.endsMoves')} <RuleTag id="DS-TURN-4" />
        </p>
      )}
      <Keys {...keys} family={data.shout} shoutMode={shoutMode} points={unit.points} />
      {shoutMode === 'strict' && (
        <p class="note">
          {say('aim.strict', { ms: SHORTEST_SHOUT })} <RuleTag id="DS-SHO-3" />
        </p>
      )}
    </section>
  );
}

interface KeysProps extends Omit<AimCardProps, 'state' | 'attack'> {
  /** The shout that belongs to the attack (DS-SHO-2). */
  readonly family: ShoutMade['family'];
  readonly shoutMode: Now['options']['shoutMode'];
  /** The movement points of the attacker. */
  readonly points: number;
}

/** The buttons of the card: attack, walk to where it strikes, back. */
function Keys({ family, shoutMode, busy, points, way, onAttack, onWalk, onBack }: KeysProps) {
  return (
    <div class="ds-aim__keys" data-patient>
      {shoutMode === 'strict' ? (
        <ShoutWheel busy={busy} onShout={onAttack} />
      ) : (
        <ShoutKey
          loud={shoutMode === 'cheer'}
          word={shoutMode === 'cheer' ? say(`shout.${family}`) : say('aim.attack')}
          busy={busy}
          onHeld={(holdMs) => onAttack(shoutMode === 'cheer' ? { family, holdMs } : null)}
        />
      )}
      {way !== null && way.harm === 0 && (
        <button type="button" class="btn" disabled={busy} data-testid="ds-walk" onClick={() => onWalk(way)}>
          {say('aim.walk', { points: points - way.left })}
        </button>
      )}
      <button type="button" class="btn" onClick={onBack}>
        {say('aim.back')}
      </button>
    </div>
  );
}

interface VictimProps {
  readonly state: Now;
  readonly blow: Blow;
  readonly friend: boolean;
}

function Victim({ state, blow: { victim, damage, dies, waits, parts }, friend }: VictimProps) {
  return (
    <div class={`ds-aim__victim ${friend ? 'ds-aim__victim--friend' : ''}`}>
      <p class="ds-aim__result">
        <b>{unitName(state, victim.id)}</b>
        <span class="ds-aim__number">{blowText({ victim, damage, dies, waits })}</span>
      </p>
      {friend && <p class="ds-aim__warning">{say('aim.friend')}</p>}
      {waits && pendingHits(state, victim).length > 0 && <p class="ds-aim__warning">{say('aim.again')}</p>}
      <ul class="ds-aim__parts">
        {parts.map(({ what, n, rule }) => (
          <li key={what}>
            <span>{say(`aim.part.${what}`)}</span>
            <b class="num">{n === 0 ? '' : n > 0 ? n : `−${-n}`}</b>
            <RuleTag id={rule} />
          </li>
        ))}
      </ul>
    </div>
  );
}
