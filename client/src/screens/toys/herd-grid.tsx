/** The herd: all dinosaurs, the dearest first. */
import { DINOSAUR_KINDS, DINOSAURS, type DinosaurKind } from '@dwo/dino-wars';
import { Figure } from '../../art/figure';
import { exactInches } from '../../hud/words';
import { type Draft, isOutOfElement } from './draft';
import { Stepper } from './stepper';

const KINDS = [...DINOSAUR_KINDS].sort((a, b) => DINOSAURS[b].points - DINOSAURS[a].points);

interface HerdGridProps {
  readonly herd: Draft['herd'];
  readonly onCount: (kind: DinosaurKind, count: number) => void;
}

export function HerdGrid({ herd, onCount }: HerdGridProps) {
  return (
    <ul class="toys__herd">
      {KINDS.map((kind) => {
        const count = herd[kind] ?? 0;
        const { name, points, lifePoints, moveCi } = DINOSAURS[kind];
        return (
          <li key={kind} class={`beast ${count > 0 ? 'beast--on' : ''}`}>
            <span class="beast__pic">
              <Figure art={kind} width={104} height={60} />
            </span>
            <b class="beast__points num">{points}</b>
            <b class="beast__name">{name}</b>
            <span class="note num beast__text">
              Life {lifePoints} · Move {exactInches(moveCi)}
              {isOutOfElement(kind) && <em> walks in this edition</em>}
            </span>
            <Stepper label={name} count={count} onCount={(next) => onCount(kind, next)} />
          </li>
        );
      })}
    </ul>
  );
}
