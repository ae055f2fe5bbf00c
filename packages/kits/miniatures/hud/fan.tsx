/** The fan of a crowd: its figures side by side, large enough for a finger, to choose one of them. */
import type { Point } from '@dwo/kernel';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { hasStood } from '../../presses/watch';
import { useStore } from '../../shell/use-store';
import { Said } from '../../ui/said';
import type { Crowd, Pointing } from '../model';
import { patchTable, tableDesk } from './desk';
import { say } from './words';

/** A figure as it is shown in the fan. */
export interface Fanned {
  readonly name: string;
  readonly picture: ComponentChildren;
  /** Null for a figure without life points. */
  readonly life: { readonly now: number; readonly max: number } | null;
  /** Whether the player commands it; null for a spectator. */
  readonly mine: boolean | null;
  /** Whether the figure in hand can reach it, or why not; null where that is no question. */
  readonly reaching: 'reach' | 'far' | 'blocked' | null;
}

interface FanProps {
  /** Null for a figure that is gone. */
  readonly figure: (id: string) => Fanned | null;
  readonly point: (pointing: Pointing) => void;
}

/** The open fan; nothing if none is open. */
export function Fan(props: FanProps) {
  const crowd = useStore(tableDesk, ({ fan }) => fan);
  return crowd === null ? null : <OpenFan key={`${crowd.x} ${crowd.y}`} crowd={crowd} {...props} />;
}

const close = () => patchTable({ fan: null });

function OpenFan({ crowd, figure, point }: FanProps & { readonly crowd: Crowd }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    const host = document.querySelector('[data-table]')?.getBoundingClientRect();
    const at = { x: (host?.left ?? 0) + crowd.x, y: (host?.top ?? 0) + crowd.y };
    const { left, top } = besideFinger(element, at);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    element.querySelector('button')?.focus();
    return () => element.close();
  }, [crowd]);
  const pick = (id: string, at: Point) => {
    close();
    // A press and a tap on this figure alone, as if it stood by itself.
    const pointing = { at, figure: id, dragging: false, pointer: 'touch', under: [id] } as const;
    point({ ...pointing, type: 'down' });
    point({ ...pointing, type: 'tap' });
  };
  return (
    <dialog
      class="fan plank"
      ref={dialog}
      aria-label={say('fan')}
      data-testid="fan"
      onClose={close}
      onClick={pressBeside}
      onKeyDown={steer}
    >
      <div class="fan__cards">
        {crowd.figures.map(({ id, at }) => {
          const shown = figure(id);
          return shown === null ? null : <FanCard key={id} id={id} {...shown} onPick={() => pick(id, at)} />;
        })}
      </div>
    </dialog>
  );
}

function FanCard({
  id,
  name,
  picture,
  life,
  mine,
  reaching,
  onPick,
}: Fanned & { readonly id: string; readonly onPick: () => void }) {
  const side = mine === null ? null : say(mine ? 'fan.mine' : 'fan.other');
  const reach = reaching === null ? null : say(`fan.${reaching}`);
  const living = life === null ? null : say('life', life);
  return (
    <button
      type="button"
      class={`fan__card ${mine === true ? 'fan__card--mine' : ''}`}
      data-reaching={reaching ?? undefined}
      data-fan={id}
      onClick={onPick}
    >
      <Said as={[name, side, reach, living].filter((part) => part !== null).join(', ')}>
        <span class="fan__pic">{picture}</span>
        <span class="fan__name" translate={false}>
          {name}
        </span>
        <span class="fan__note">
          {reach ?? side}
          {life !== null && (
            <b class={`num ${life.now < life.max ? 'fan__hurt' : ''}`}>
              {life.now}/{life.max}
            </b>
          )}
        </span>
      </Said>
    </button>
  );
}

/** A press beside the fan closes it, unless it is the tap that has opened it. */
function pressBeside({ target, currentTarget }: MouseEvent & { readonly currentTarget: HTMLElement }): void {
  const card = currentTarget.querySelector('button');
  if (target === currentTarget && (card === null || hasStood(card))) close();
}

/** Arrows go through the cards; no key reaches the table. */
function steer(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  event.stopPropagation();
  const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : STEPS_BACK.includes(event.key) ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const cards = [...event.currentTarget.querySelectorAll('button')];
  const at = cards.indexOf(document.activeElement as HTMLButtonElement);
  cards[(at + step + cards.length) % cards.length]?.focus();
}

const STEPS_BACK = ['ArrowLeft', 'ArrowUp'];

/** The px between the finger and the fan. */
const APART = 26;
/** The px that the fan keeps from the edges of the window. */
const EDGE = 8;

/** The fan's place: above the finger, or below it where there is no room, always inside the window. */
function besideFinger(
  { offsetWidth, offsetHeight }: HTMLElement,
  at: Point,
): { readonly left: number; readonly top: number } {
  const within = (value: number, most: number) => Math.max(EDGE, Math.min(most - EDGE, value));
  const above = at.y - APART - offsetHeight;
  const top = above >= EDGE ? above : at.y + APART;
  return {
    left: within(at.x - offsetWidth / 2, window.innerWidth - offsetWidth),
    top: within(top, window.innerHeight - offsetHeight),
  };
}
