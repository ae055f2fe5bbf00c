/** A way that hurts, before it is gone: what the ground takes, and by which rule. */
import { FACES, type Figure, type Now } from '../../rules';
import { faceName, unitName } from '../names';
import type { Way } from '../plan/reach';
import { RuleTag } from '../rule-tag';
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
  const tile = way.hurting === null ? undefined : state.tiles[way.hurting];
  const face = tile?.face == null ? null : FACES[tile.face];
  const dies = way.harm >= unit.hp;
  return (
    <section class="paper ds-aim" aria-label={say('risk.name')} data-testid="ds-risk">
      <header class="ds-aim__head">
        {say('risk.head', { unit: unitName(state, unit.id), tile: face === null ? '' : faceName(face) })}
      </header>
      <p class="ds-aim__result">
        <b>{say('risk.takes')}</b>
        <span class="ds-aim__number">
          {dies ? say('aim.dies') : say('aim.loses', { damage: way.harm, left: unit.hp - way.harm })}
        </span>
      </p>
      <ul class="ds-aim__parts">
        {face !== null && face.damage > 0 && (
          <li>
            <span>{faceName(face)}</span>
            <b class="num">{face.damage}</b>
            <RuleTag id="DS-TER-6" />
          </li>
        )}
        {tile !== undefined && tile.burns > 0 && (
          <li>
            <span>{say('risk.fire')}</span>
            <b class="num">{tile.heat}</b>
            <RuleTag id="DS-AB-FIR-4" />
          </li>
        )}
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
