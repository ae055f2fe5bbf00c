/** The panel on luck: for every kind of roll of each side, how many succeeded, and how many usually do. */

import { useStore } from '../../shell/use-store';
import { Icon, type IconName } from '../../ui/icons';
import { replayStore } from '../state';
import { rich, say } from '../words';
import { type Judged, judge, type LuckWords, summary } from './judge';

interface LuckPanelProps {
  readonly words: LuckWords;
  /** The sides in the order of their parts, each with its icon. */
  readonly sides: readonly { readonly side: string; readonly icon: IconName }[];
}

/** The panel; nothing before the rolls are counted. */
export function LuckPanel({ words, sides: known }: LuckPanelProps) {
  const luck = useStore(replayStore, (state) => state.luck);
  if (luck === null) return null;
  const sides = known.map((each) => ({ ...each, rows: judge(words, luck, each.side) }));
  const rows = sides.reduce((sum, each) => sum + each.rows.length, 0);
  return (
    <div class="luck" data-testid="luck">
      {sides.map(({ side, icon, rows }) => (
        <section key={side} class={`luck__side luck__side--${side}`}>
          <h3 class="luck__name">
            <Icon name={icon} size={20} />
            <span>
              {summary(words.side(side), rows, (name) => (
                <b>{name}</b>
              ))}
            </span>
          </h3>
          {rows.map((row) => (
            <Row key={row.kind} row={row} />
          ))}
        </section>
      ))}
      <aside class="luck__small note">
        <p>
          {say('luck.band')} {chanceOfOutliers(rows)}
        </p>
        <p>{say('luck.limits')}</p>
      </aside>
    </div>
  );
}

/** A note that among several rows one is outside the usual range now and then by chance alone. */
function chanceOfOutliers(rows: number): string {
  if (rows < 2) return '';
  const share = Math.round(100 * (1 - 0.95 ** rows));
  return say('luck.outliers', { rows, share });
}

function Row({ row }: { readonly row: Judged }) {
  const { name, had, spread, verdict, words } = row;
  const at = (value: number) => `${(100 * value) / Math.max(1, spread.rolls)}%`;
  return (
    <div class={`luck__row luck__row--${verdict}`}>
      <p class="luck__what">
        {name}{' '}
        <span class="luck__numbers num">
          {rich(
            'luck.numbers',
            { b: (number) => <b>{number}</b> },
            { had, rolls: spread.rolls, expected: spread.expected },
          )}
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
