/** The card of a way that hurts: the hit points that it costs, with their rules, before the unit goes. */

import { RuleTag } from '@dwo/kits/rulebook/rule-tag';
import type { HarmPart, Way } from '../../bot/foresight/reach';
import { FACES, type Figure, type Now } from '../../rules';
import { faceName, spotName, unitName } from '../names';
import { say } from '../words';

interface RiskCardProps {
  readonly state: Now;
  readonly unit: Figure;
  readonly way: Way;
  readonly busy: boolean;
  onGo(way: Way): void;
  onBack(): void;
}

export function RiskCard({ state, unit, way, busy, onGo, onBack }: RiskCardProps) {
  const goal = state.tiles[way.tile];
  const dies = way.harm >= unit.hp;
  return (
    <section class="paper ds-aim" aria-label={say('risk.name')} data-testid="ds-risk">
      <header class="ds-aim__head">
        {say('risk.head', {
          unit: unitName(state, unit.id),
          spot: goal === undefined ? '' : spotName(goal, state.tiles),
        })}
      </header>
      <p class="ds-aim__result">
        <b>{say('risk.takes', { dies: dies ? 'yes' : 'no' })}</b>
        <span class="ds-aim__number">
          {dies ? say('aim.dies') : say('aim.loses', { damage: way.harm, left: unit.hp - way.harm })}
        </span>
      </p>
      <ul class="ds-aim__parts">
        {way.harms.flat().map((part) => (
          <li key={`${part.tile} ${part.what} ${part.rule}`}>
            <span>{partText(state, part)}</span>
            <b class="num">{part.n < 0 ? `−${-part.n}` : part.n}</b>
            <RuleTag id={part.rule} />
          </li>
        ))}
      </ul>
      <div class="ds-aim__keys">
        <button type="button" class="btn btn--fire" disabled={busy} data-testid="ds-risk-go" onClick={() => onGo(way)}>
          <span class="btn__word">{say('risk.go')}</span>
        </button>
        <button type="button" class="btn" onClick={onBack}>
          {say('aim.back')}
        </button>
      </div>
    </section>
  );
}

/** A part of the harm in words, with its tile. */
function partText(state: Now, { what, tile }: HarmPart): string {
  const on = state.tiles[tile];
  if (what === 'armour' || on === undefined) return say('risk.armour');
  const cause = what === 'fire' || on.face === null ? say('risk.fire') : faceName(FACES[on.face]);
  return say('risk.part', { what: cause, spot: spotName(on, state.tiles) });
}
