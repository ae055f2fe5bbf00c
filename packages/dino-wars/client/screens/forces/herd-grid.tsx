/** The herd builder: all dinosaurs, the most expensive first. */
import { DINOSAUR_KINDS, DINOSAURS, type HerdForce } from '@dwo/dino-wars';
import { Stepper } from '@dwo/kits/documents/stepper';
import { Figure } from '../../art/figure';
import { RuleTag } from '../../hud/words/rule-tag';
import { exactInches } from '../../hud/words/words';
import { say } from '../../words';
import { countOf, MOST, withCount } from './draft';

const KINDS = [...DINOSAUR_KINDS].sort((a, b) => DINOSAURS[b].points - DINOSAURS[a].points);

interface HerdGridProps {
  readonly herd: HerdForce;
  /** Several changes in a row with the same label are one undo step. */
  readonly onHerd: (herd: HerdForce, label: string) => void;
}

export function HerdGrid({ herd, onHerd }: HerdGridProps) {
  return (
    <section class="paper builder__sheet" aria-label={say('side.dinosaurs')}>
      <h3 class="ribbon">{say('side.dinosaurs')}</h3>
      <ul class="beasts">
        {KINDS.map((kind) => {
          const count = countOf(herd, kind);
          const { name, points, lifePoints, moveCi, attackScore, armour, flyer, swimmer } = DINOSAURS[kind];
          return (
            <li key={kind} class={`beast ${count > 0 ? 'beast--on' : ''}`}>
              <span class="beast__pic">
                <Figure art={kind} width={104} height={60} />
              </span>
              <b class="beast__points num">{points}</b>
              <b class="beast__name">{name}</b>
              <span class="note num beast__text">
                {say('forces.beast', {
                  life: lifePoints,
                  move: exactInches(moveCi),
                  score: attackScore,
                  armour: armour.front,
                  front: armour.front > 0 && armour.rear === 0,
                })}
              </span>
              {(flyer || swimmer) && (
                <span class="beast__gift">
                  {say(flyer ? 'forces.beast.flies' : 'forces.beast.swims')}{' '}
                  <RuleTag id={flyer ? 'DW-FLY-1' : 'DW-SWIM-1'} />
                </span>
              )}
              <Stepper
                most={MOST}
                label={name}
                count={count}
                onCount={(next) => onHerd(withCount(herd, kind, next), `count-${kind}`)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
