/** The middle of the table between two rounds: who takes the pot, the points of all, and the new deal. */
import type { Seat } from '@dwo/kernel';
import { list } from '@dwo/kits/shell/list';
import type { ComponentChildren } from 'preact';
import { ANTE } from '../rules/deal-sizes';
import type { Picture, RoundTold } from './staging';
import { say } from './words';

const STACK = 10;

/** The counters in the pot, in stacks of ten, with a line about them. */
export function Pot({ pot, note = null }: { readonly pot: number; readonly note?: string | null }) {
  return (
    <section class="arena arena--pot" data-testid="arena">
      <Stacks pot={pot} label={say('table.inPot', { pot })} />
      <b class="pot__sum" aria-hidden="true">
        {say('table.inPot', { pot })}
      </b>
      {note !== null && <p class="pot__note">{note}</p>}
    </section>
  );
}

function Stacks({ pot, label }: { readonly pot: number; readonly label: string }) {
  const stacks = Array.from({ length: Math.ceil(pot / STACK) }, (_, i) => Math.min(STACK, pot - i * STACK));
  return (
    <div class="pot" role="img" aria-label={label}>
      {stacks.map((height, i) => (
        <span key={i} class="pot__stack">
          {Array.from({ length: height }, (_, at) => (
            <i key={at} class="pot__counter" />
          ))}
        </span>
      ))}
    </div>
  );
}

interface RoundOverProps {
  readonly state: Picture;
  readonly told: RoundTold;
  readonly own: Seat | null;
  name(seat: Seat): string;
}

/** The end of a round, or the deal of the next. */
export function RoundOver({ state, told, own, name }: RoundOverProps) {
  const { version } = state.options;
  const who = (seat: Seat) => (seat === own ? 'you' : 'other');
  if (told.step === 'dealt') {
    const note = say('round.dealt', { version, round: state.round });
    if (version === 'poker') return <Pot pot={state.pot} note={`${note} ${say('round.ante', { ante: ANTE })}`} />;
    return (
      <Sheet step="dealt">
        <b class="pot__sum">{note}</b>
      </Sheet>
    );
  }
  if (told.step === 'pot') {
    const { seat, pot } = told;
    return (
      <Sheet step="pot">
        <Stacks pot={pot} label={say('table.inPot', { pot })} />
        <b class="pot__sum">{say('round.pot', { who: who(seat), name: name(seat), pot })}</b>
        <p class="pot__note">{potText({ state, told, own, name })}</p>
      </Sheet>
    );
  }
  if (told.step === 'playOff') {
    const [first = 0, second = 0] = told.points;
    return (
      <Sheet step="playOff">
        <b class="pot__sum">{say('round.playOff', { first, second })}</b>
        <p class="pot__note">{say('round.playOff.how')}</p>
      </Sheet>
    );
  }
  if (told.step === 'tied') {
    return (
      <Sheet step="tied">
        <b class="pot__sum">{say('round.tied', { names: list(told.seats.map(name)) })}</b>
        <p class="pot__note">{say('round.tied.how', { seats: told.seats.length })}</p>
      </Sheet>
    );
  }
  return (
    <Sheet step="scored">
      <b class="pot__sum">{say('round.scored', { round: state.round })}</b>
      <ul class="pot__points">
        {told.points.map((points, seat) => (
          <li key={seat}>
            {name(seat)} <b>{points < 0 ? `−${-points}` : `+${points}`}</b>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Why a player takes the pot, who folded, and what comes next. */
function potText({ state, told, own, name }: RoundOverProps): string {
  if (told.step !== 'pot') return '';
  const folded = state.players.flatMap(({ standing }, seat) => (standing === 'folded' ? [name(seat)] : []));
  const parts = [
    say('round.last', { who: told.seat === own ? 'you' : 'other', name: name(told.seat) }),
    ...(folded.length === 0 ? [] : [say('round.folded', { names: list(folded) })]),
    ...(told.goesOn ? [say('round.next')] : []),
  ];
  return parts.join(' ');
}

function Sheet({ step, children }: { readonly step: string; readonly children: ComponentChildren }) {
  return (
    <section class="arena arena--pot" data-testid="arena" data-step={step}>
      {children}
    </section>
  );
}
