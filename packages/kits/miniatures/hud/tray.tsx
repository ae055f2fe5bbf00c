/** The player's figures as cards, those that can still act emphasised. */
import { useEffect, useRef } from 'preact/hooks';
import type { LogEntry } from '../../shell/log-entry';
import { notify, store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { fellerOf } from '../../story/tale';
import { plasticOf } from '../pictures/figure';
import { useSeat, useShown, useTable } from './context';
import type { TablePlan } from './contract';
import { tableDesk } from './desk';
import { FigurePicture } from './figure-picture';
import { SetUpKeys } from './set-up-keys';
import { SquadCard, sideways } from './squad-card';
import { say } from './words';

/** The figures that are chosen together. */
function togetherIn(plan: TablePlan<unknown>): readonly string[] {
  if (plan.kind === 'ordering') return plan.members;
  if (plan.kind === 'carrying') return plan.acts.map(({ figure }) => figure);
  return plan.kind === 'volley' ? plan.shots.map(({ fire }) => fire.figure) : [];
}

/** The row of cards; nothing for a spectator. */
export function TableTray({ phone }: { readonly phone: boolean }) {
  const { game, toolbox } = useTable();
  const state = useShown();
  const seat = useSeat();
  const selected = useStore(tableDesk, (desk) => desk.selected);
  const plan = useStore(tableDesk, (desk) => desk.plan);
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    row.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [selected]);
  if (state === null || seat === null) return <div class="tray__cards" />;
  const placed = plan.kind === 'deploy' ? plan : null;
  const together = togetherIn(plan);
  const readiness = (id: string) => {
    if (placed !== null) return placed.missing.includes(id) ? 'ready' : 'acted';
    // A figure that has acted keeps its tick while others decide.
    const ready = game.ready(state, id);
    return ready === 'acted' || game.acts(state, seat) ? ready : 'idle';
  };
  const keys = placed !== null && (
    <SetUpKeys
      missing={placed.missing.length}
      lining={placed.line !== null}
      onRest={() => toolbox.setUp?.rest()}
      onLine={() => toolbox.setUp?.line()}
    />
  );
  return (
    <>
      {keys}
      <fieldset class="tray__cards" aria-label={say('tray.label')} ref={row} data-testid="tray" onWheel={sideways}>
        {game.tray(state, seat).map((id) => {
          const look = game.look(state, id);
          const { art, life } = look;
          const ready = readiness(id);
          const living = life === null ? [] : [say('life', life)];
          return (
            <SquadCard
              key={id}
              id={id}
              full={game.words.full(state, id)}
              short={game.words.short(state, id)}
              spoken={[...living, say(placed !== null && ready === 'acted' ? 'ready.placed' : `ready.${ready}`)]}
              selected={id === selected || together.includes(id)}
              readiness={ready}
              picture={
                <FigurePicture art={art} width={phone ? 46 : 58} height={phone ? 36 : 46} plastic={plasticOf(look)} />
              }
              life={life?.now ?? null}
              onPress={() => toolbox.select(id)}
            />
          );
        })}
        <Lost phone={phone} />
      </fieldset>
    </>
  );
}

/** The cards of the figures that the player has lost, each with whoever felled it. A press tells it in a sentence. */
function Lost({ phone }: { readonly phone: boolean }) {
  const { game } = useTable();
  const state = useShown();
  const seat = useSeat();
  const log = useStore(store, ({ match }) => match?.log ?? NO_LINES);
  if (state === null || seat === null) return null;
  const inTray = new Set(game.tray(state, seat));
  return game.ending
    .muster(state, seat)
    .lost.filter((id) => !inTray.has(id))
    .map((id) => {
      const look = game.look(state, id);
      const [full, feller] = [game.words.full(state, id), fellerOf(log, id) ?? null];
      const by = feller === null ? 'none' : game.words.short(state, feller);
      return (
        <SquadCard
          key={id}
          id={id}
          full={full}
          short={game.words.short(state, id)}
          spoken={[say('out.by', { by })]}
          selected={false}
          readiness="out"
          picture={
            <FigurePicture art={look.art} width={phone ? 46 : 58} height={phone ? 24 : 30} plastic={plasticOf(look)} />
          }
          life={null}
          signs={<span class="squad-card__out">{say('out.by', { by })}</span>}
          onPress={() => notify({ text: say('out.told', { name: full, by }), rule: null, tone: 'info' })}
        />
      );
    });
}

const NO_LINES: readonly LogEntry[] = [];
