/** The card of an order that is being given: who gets it, which order, and its terms. The red button gives it. */
import { useStore } from '../../shell/use-store';
import { tableDesk } from '../hud/desk';
import { percent } from '../percent';
import type { OrdersBoard } from './board';
import { Ordering } from './ordering';
import type { OrderingPlan } from './plans';
import { say } from './words';

/** The card; nothing while no order is being given. */
export function OrderingPanel<S, I>({ board }: { readonly board: OrdersBoard<S, I> }) {
  const plan = useStore(tableDesk, (desk) => desk.plan as { readonly kind: string }) as OrderingPlan;
  if (plan.kind !== 'ordering') return null;
  const tool = board.box.tool instanceof Ordering ? board.box.tool : null;
  const { members, type, able, withinCi, least, leader, goal, fires } = plan;
  const [first] = members;
  const who = first === undefined ? say('who.none') : say('who', { count: members.length, name: board.full(first) });
  const about =
    type === 'follow' && leader === null
      ? say('type.choose-leader')
      : type === 'go' && goal === null
        ? say('type.choose-goal')
        : leader === null
          ? say('type.about', { type: type ?? 'none' })
          : say('type.leader', { name: board.full(leader) });
  return (
    <section class="odds volley-card ordering" aria-label={say('label')} data-testid="ordering">
      <header class="odds__head" aria-live="polite">
        <span translate={false}>{who}</span>
      </header>
      <div class="ordering__chips">
        {[...able, null].map((each, at) => (
          <Chip
            key={each ?? 'none'}
            word={say('type.name', { type: each ?? 'none' })}
            keyName={`${at + 1}`}
            pressed={each === type}
            onPress={() => tool?.choose(each)}
          />
        ))}
        {type !== null && type !== 'hold' && able.includes('hold') && (
          <Chip word={say('fires')} pressed={fires} act="fires" onPress={() => tool?.shoot(!fires)} />
        )}
        {type !== null && able.includes('hold') && (type === 'hold' || fires) && (
          <>
            <Chip
              word={say('within', { inches: withinCi === null ? 'none' : `${withinCi / 100}` })}
              act="within"
              onPress={() => tool?.change('withinCi')}
            />
            <Chip
              word={say('least', { chance: least === 0 ? 'none' : percent(least) })}
              act="least"
              onPress={() => tool?.change('least')}
            />
          </>
        )}
        <Chip word={say('everybody')} act="everybody" onPress={() => tool?.everybody()} />
      </div>
      {first !== undefined && <p class="carrying__note">{about}</p>}
    </section>
  );
}

interface ChipProps {
  readonly word: string;
  readonly keyName?: string;
  readonly pressed?: boolean;
  /** The act of a button that may be pressed many times in a row. */
  readonly act?: string;
  readonly onPress: () => void;
}

function Chip({ word, keyName, pressed, act, onPress }: ChipProps) {
  return (
    <button
      type="button"
      class="btn chip"
      aria-pressed={pressed}
      data-repeats={act !== undefined || undefined}
      data-act={act}
      data-order={act ?? keyName}
      onClick={onPress}
    >
      <span>{word}</span>
      {keyName !== undefined && (
        <span class="btn__key chip__key" aria-hidden="true">
          {keyName}
        </span>
      )}
    </button>
  );
}
