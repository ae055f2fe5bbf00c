/** The player's figures as cards, those that can still act emphasised. */
import { type FigureId, SIDE_OF_PHASE, VEHICLES } from '@dwo/dino-wars';
import { rankSvg } from '@dwo/kits/art/emblems';
import { SetUpKeys } from '@dwo/kits/miniatures/hud/set-up-keys';
import { SquadCard as AnyCard, sideways } from '@dwo/kits/miniatures/hud/squad-card';
import { useStore } from '@dwo/kits/shell/use-store';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Figure } from '../art/figure';
import { useOpenMatch } from '../match-context';
import { desk, store } from '../store';
import { dinosaurOf, soldierOf, vehicleOf } from '../tools/figures';
import type { Plan } from '../tools/plan';
import { mayPlace } from '../tools/setting-up';
import { say } from '../words';
import { endPhase } from './commands';
import { cardsOf, type Readiness, readinessOf } from './facts';
import { useShown } from './on-show';
import { artOf, plasticIn } from './theatre/tokens';

/** The figures that are chosen together. */
function membersOf(plan: Plan): readonly FigureId[] {
  if (plan.kind === 'group') return plan.members.map(({ figure }) => figure);
  if (plan.kind === 'ordering') return plan.members;
  if (plan.kind === 'carrying') return plan.acts.map(({ figure }) => figure);
  return plan.kind === 'volley' ? plan.shots.map(({ fire }) => fire.figure) : [];
}

/** The row of cards. */
export function Tray({ phone }: { readonly phone: boolean }) {
  const state = useShown();
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const selected = useStore(desk, ({ selected }) => selected);
  const plan = useStore(desk, ({ plan }) => plan);
  const group = membersOf(plan);
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    row.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [selected]);
  if (state === null || seat === null) return <div class="tray__cards" />;
  const asked =
    state.placing === null ? state.players[seat]?.side === SIDE_OF_PHASE[state.phase] : mayPlace(state, seat);
  return (
    <>
      {state.placing !== null && <PlacingKeys mayEnd={mayPlace(state, seat)} />}
      <fieldset class="tray__cards" aria-label={say('tray.label')} ref={row} data-testid="tray" onWheel={sideways}>
        {cardsOf(state, seat).map((id) => (
          <SquadCard
            key={id}
            id={id}
            selected={id === selected || group.includes(id)}
            readiness={!asked ? 'idle' : readinessOf(state, id)}
            phone={phone}
          />
        ))}
      </fieldset>
    </>
  );
}

/** The keys of the setup at the head of the row. */
function PlacingKeys({ mayEnd }: { readonly mayEnd: boolean }) {
  const { toolbox } = useOpenMatch();
  const lining = useStore(desk, ({ plan }) => plan.kind === 'line');
  const sure = useStore(desk, ({ ending }) => ending);
  const missing = toolbox.ready().length;
  return (
    <SetUpKeys
      {...{ missing, sure, lining }}
      onRest={mayEnd ? () => endPhase(toolbox, missing) : null}
      onLine={() => toolbox.line()}
    />
  );
}

interface SquadCardProps {
  readonly id: FigureId;
  readonly selected: boolean;
  readonly readiness: Readiness | 'idle';
  readonly phone: boolean;
}

/** The card of a figure, rendered again only if its content has changed. */
function SquadCard({ id, selected, readiness, phone }: SquadCardProps) {
  const { toolbox } = useOpenMatch();
  const names = useStore(desk, ({ names }) => names);
  const state = useShown();
  const nameOf = (form: 'full' | 'short', figure: FigureId) => names?.[form](figure) ?? figure;
  const soldier = state === null ? null : soldierOf(state, id);
  const life = state === null ? null : lifeOf(dinosaurOf(state, id), vehicleOf(state, id));
  const aboard = soldier?.aboard ?? null;
  const [full, short] = [nameOf('full', id), nameOf('short', id)];
  const [now, spokenLife] = [life?.now ?? null, life?.spoken ?? null];
  const art = state === null ? '' : artOf(state, id);
  const plastic = state === null ? 'green' : plasticIn(state, id);
  const rank = soldier?.rank ?? null;
  const ride = aboard === null || state === null ? null : artOf(state, aboard);
  const rideName = aboard === null ? '' : nameOf('full', aboard);
  return useMemo(
    () => (
      <AnyCard
        {...{ id, full, short, selected, readiness, life: now }}
        spoken={[rank === null ? null : say(`rank.${rank}`), spokenLife, say(`readiness.${readiness}`)].filter(
          (words) => words !== null,
        )}
        picture={<Figure art={art} width={phone ? 46 : 58} height={phone ? 36 : 46} plastic={plastic} />}
        signs={
          <>
            {rank !== null && rank !== 'enlisted' && (
              <span class="squad-card__rank" dangerouslySetInnerHTML={{ __html: rankSvg(rank, 20) }} />
            )}
            {ride !== null && (
              <span class="squad-card__aboard" title={say('tray.aboard', { name: rideName })}>
                <Figure art={ride} width={26} height={18} plastic={plastic} />
              </span>
            )}
          </>
        }
        onPress={() => toolbox.select(id)}
      />
    ),
    [id, full, short, selected, readiness, phone, now, spokenLife, art, plastic, rank, ride, rideName, toolbox],
  );
}

interface Life {
  readonly now: number;
  readonly spoken: string;
}

/** Life points of a dinosaur or structure points of a vehicle; null for all others. */
function lifeOf(dinosaur: ReturnType<typeof dinosaurOf>, vehicle: ReturnType<typeof vehicleOf>): Life | null {
  if (dinosaur !== null) {
    const { lifePoints: now, mostLife } = dinosaur;
    return { now, spoken: say('about.life', { now, most: mostLife }) };
  }
  if (vehicle === null) return null;
  const now = Math.max(0, vehicle.structurePoints);
  return { now, spoken: say('about.structure', { now, most: VEHICLES[vehicle.kind].structurePoints }) };
}
