/** Luck and decisions of the last reviewed matches, and the kind of mistake that costs most. */
import { keptReviews, summed } from '@dwo/kits/review/kept';
import { points } from '@dwo/kits/review/points';
import { say } from '@dwo/kits/words';
import type { OwnMatch } from '@dwo/shared';
import { useMemo } from 'preact/hooks';

/** Renders nothing until one of these matches was reviewed in this browser. */
export function LuckCard({ matches }: { readonly matches: readonly OwnMatch[] }) {
  const found = useMemo(() => {
    const seatIn = (id: string) => {
      const chairs = matches.find((match) => match.id === id)?.chairs ?? [];
      const seat = chairs.findIndex(({ mine }) => mine);
      return seat < 0 ? null : seat;
    };
    return summed(keptReviews(), seatIn);
  }, [matches]);
  if (found === null) return null;
  const { matches: count, luck, own, worst } = found;
  return (
    <section class="paper lobby__sheet mine-card" aria-label={say('mine.luck')} data-testid="mine-luck">
      <h2 class="ribbon">{say('mine.luck')}</h2>
      <p>{say('mine.luck.sums', { count, luck: points(luck), own: points(own) })}</p>
      {worst !== null && <p>{say('mine.luck.worst', { kind: worst.kind, points: Math.round(100 * worst.lost) })}</p>}
      <p class="note">{say('mine.luck.how')}</p>
    </section>
  );
}
