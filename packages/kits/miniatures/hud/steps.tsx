/** The steps of a round as tickets in the bar. */
import type { ComponentChildren } from 'preact';
import type { IconName } from '../../art/icon-paths';
import { Icon } from '../../ui/icons';

/** One ticket. */
export interface Ticket {
  readonly id: string;
  readonly name: string;
  readonly icon: IconName;
  readonly when: 'past' | 'now' | 'later';
  /** Printed before the name; null for none. */
  readonly number: number | null;
  /** On the stub, such as "3 to move"; null for none. */
  readonly stub: ComponentChildren;
}

interface TicketsProps {
  readonly label: string;
  readonly tickets: readonly Ticket[];
  /** Whether only the present one has its name, as on a phone. */
  readonly short: boolean;
}

/** The tickets in a row; the present one is marked. */
export function Tickets({ label, tickets, short }: TicketsProps) {
  return (
    <ol class="hud-bar__tickets" aria-label={label}>
      {tickets.map(({ id, name, icon, when, number, stub }) => {
        const named = !short || when === 'now';
        return (
          <li
            key={id}
            class={`ticket hud-bar__ticket ${when === 'past' ? 'ticket--past' : ''}`}
            aria-current={when === 'now' ? 'step' : undefined}
            data-testid={`phase-${id}`}
          >
            <Icon name={when === 'past' ? 'tick' : icon} size={named ? 20 : 18} />
            {number !== null && <span class="ticket__no">{number}</span>}
            <span class={named ? 'hud-bar__phase' : 'visually-hidden'}>{name}</span>
            {stub !== null && <span class="ticket__stub hud-bar__stub num">{stub}</span>}
          </li>
        );
      })}
    </ol>
  );
}
