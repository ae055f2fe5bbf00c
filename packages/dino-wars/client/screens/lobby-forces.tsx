/** Both forces as rows of figures, with their points. */
import { Figure } from '../art/figure';
import { balanceOf, type ForceLine, type ForceSheet, favoursASide } from '../hud/presets';
import { RuleTag } from '../hud/words/rule-tag';
import { say } from '../words';

export function Forces({ sheet }: { readonly sheet: ForceSheet }) {
  const { army, herd, points } = sheet;
  return (
    <div class="forces">
      <Force title={say('side.army')} points={points.army} lines={army} size={40} />
      <Force title={say('side.dinosaurs')} points={points.dinosaurs} lines={herd} size={44} />
      <p class="note">
        {balanceOf(sheet)} <RuleTag id="DW-PTS-6" /> {favoursASide(sheet) && say('balance.remedy')}
      </p>
    </div>
  );
}

interface ForceProps {
  readonly title: string;
  readonly points: number;
  readonly lines: readonly ForceLine[];
  readonly size: number;
}

function Force({ title, points, lines, size }: ForceProps) {
  return (
    <section class="force" aria-label={title}>
      <h3 class="force__title">
        <span class="poster">{title}</span> <span class="num">{say('count.points', { points })}</span>
      </h3>
      <ul class="force__list">
        {lines.map(({ art, name, count }) => (
          <li key={name}>
            <span class="force__pic">
              <Figure art={art} width={size * 1.6} height={size} />
            </span>
            <span class="force__name">
              <b class="num">{count}</b> {name}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
