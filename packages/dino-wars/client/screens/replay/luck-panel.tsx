/** Was it luck? Every kind of roll of either side: how many came true, and how many usually do. */

import type { Side } from '@dwo/dino-wars';
import { replayStore } from '@dwo/kits/replay/state';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon } from '@dwo/kits/ui/icons';
import { type Judged, judge, summary } from './luck-words';

const SIDES: readonly Side[] = ['army', 'dinosaurs'];
const SIDE_NAMES = { army: 'The army', dinosaurs: 'The dinosaurs' } as const;

export function LuckPanel() {
  const luck = useStore(replayStore, (state) => state.luck);
  if (luck === null) return null;
  const sides = SIDES.map((side) => ({ side, rows: judge(luck, side) }));
  const rows = sides.reduce((sum, each) => sum + each.rows.length, 0);
  return (
    <div class="luck" data-testid="luck">
      {sides.map(({ side, rows }) => (
        <section key={side} class={`luck__side luck__side--${side}`}>
          <h3 class="luck__name">
            <Icon name={side === 'army' ? 'star' : 'claw'} size={20} />
            <span>
              <b>{SIDE_NAMES[side]}</b> {summary(rows)}
            </span>
          </h3>
          {rows.map((row) => (
            <Row key={row.kind} row={row} />
          ))}
        </section>
      ))}
      <aside class="luck__small note">
        <p>
          The dark band is where the number lies in at least 95 of 100 such series of rolls, worked out from the chance
          each roll had when it was thrown. {chanceOfOutliers(rows)}
        </p>
        <p>
          It takes the rolls as they came: a shot that was never fired because its target had fallen already is not in
          it. And it says how the dice fell, not who played well.
        </p>
      </aside>
    </div>
  );
}

/** Of several rows one lies outside now and then by chance alone. */
function chanceOfOutliers(rows: number): string {
  if (rows < 2) return '';
  const share = Math.round(100 * (1 - 0.95 ** rows));
  return `With ${rows} rows, at least one of them lies outside in up to ${share} of 100 matches, by chance alone.`;
}

function Row({ row }: { readonly row: Judged }) {
  const { name, had, spread, verdict, words } = row;
  const at = (value: number) => `${(100 * value) / Math.max(1, spread.rolls)}%`;
  return (
    <div class={`luck__row luck__row--${verdict}`}>
      <p class="luck__what">
        {name}{' '}
        <span class="luck__numbers num">
          <b>{had}</b> of {spread.rolls}, <b>{spread.expected.toFixed(1)}</b> expected
        </span>
      </p>
      <div class="luck__scale" aria-hidden="true">
        <span class="luck__band" style={`left:${at(spread.low)};right:calc(100% - ${at(spread.high)})`} />
        <span class="luck__expected" style={`left:${at(spread.expected)}`} />
        <span class="luck__had" style={`left:${at(had)}`} />
      </div>
      <p class="luck__words note">{words}</p>
    </div>
  );
}
