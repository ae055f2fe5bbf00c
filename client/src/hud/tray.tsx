/** My figures as cards, those that can still act first in the eye. */
import { DINOSAURS, type FigureId, RANK_TABLE, SIDE_OF_PHASE } from '@dwo/dino-wars';
import { useEffect, useRef } from 'preact/hooks';
import { rankSvg } from '../art/emblems';
import { Figure } from '../art/figure';
import { Icon } from '../art/icons';
import { useOpenMatch } from '../match-context';
import { store } from '../store';
import { useStore } from '../use-store';
import { factsOf, figuresOf } from './facts';
import { soldierArt } from './scene-model';

/** The row of squad cards. */
export function Tray({ phone }: { readonly phone: boolean }) {
  const state = useStore(store, (app) => app.match?.state ?? null);
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const selected = useStore(store, (app) => app.desk.selected);
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    row.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [selected]);
  if (state === null || seat === null) return <div class="tray__cards" />;
  const facts = factsOf(state);
  const asked = state.players[seat]?.side === SIDE_OF_PHASE[state.phase];
  return (
    <fieldset class="tray__cards" aria-label="Your figures" ref={row} data-testid="tray" onWheel={sideways}>
      {figuresOf(state, seat).map((id) => (
        <SquadCard
          key={id}
          id={id}
          selected={id === selected}
          readiness={!asked ? 'idle' : facts.ready.has(id) ? 'ready' : 'acted'}
          phone={phone}
        />
      ))}
    </fieldset>
  );
}

/** A wheel turns the row, which has nothing to scroll up or down. */
function sideways(event: WheelEvent & { readonly currentTarget: HTMLElement }): void {
  if (event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY;
}

interface SquadCardProps {
  readonly id: FigureId;
  readonly selected: boolean;
  readonly readiness: 'ready' | 'acted' | 'idle';
  readonly phone: boolean;
}

function SquadCard({ id, selected, readiness, phone }: SquadCardProps) {
  const { toolbox } = useOpenMatch();
  const names = useStore(store, (app) => app.match?.names ?? null);
  const soldier = useStore(store, (app) => app.match?.state?.soldiers[id] ?? null);
  const dinosaur = useStore(store, (app) => app.match?.state?.dinosaurs[id] ?? null);
  const art = soldier !== null ? soldierArt(soldier) : (dinosaur?.kind ?? 'soldier-rifle');
  const states = { ready: 'can act', acted: 'has acted', idle: 'waits' };
  const life = dinosaur === null ? '' : `, life ${dinosaur.lifePoints} of ${DINOSAURS[dinosaur.kind].lifePoints}`;
  const rank = soldier === null ? '' : `, ${RANK_TABLE[soldier.rank].name}`;
  return (
    <button
      type="button"
      class={`squad-card ${readiness === 'ready' ? '' : `squad-card--${readiness}`}`}
      aria-pressed={selected}
      aria-label={`${names?.full(id) ?? id}${rank}${life}, ${states[readiness]}`}
      title={names?.full(id) ?? id}
      data-figure={id}
      onClick={() => toolbox.select(id)}
    >
      <span class="squad-card__pic">
        <Figure art={art} width={phone ? 46 : 58} height={phone ? 36 : 46} />
      </span>
      <span class="squad-card__name">{names?.short(id) ?? id}</span>
      {soldier !== null && soldier.rank !== 'enlisted' && (
        <span class="squad-card__rank" dangerouslySetInnerHTML={{ __html: rankSvg(soldier.rank, 20) }} />
      )}
      {dinosaur !== null && <span class="squad-card__count num">{dinosaur.lifePoints}</span>}
      {readiness === 'acted' && (
        <span class="squad-card__tick">
          <Icon name="tick" size={16} />
        </span>
      )}
    </button>
  );
}
