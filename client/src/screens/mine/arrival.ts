/** The links from another device and from mails. */

import { followMailLink, moveHere } from '@dwo/kits/shell/me';
import { say } from '@dwo/kits/words';

/** A question, and what happens when the person agrees. */
export interface Arrival {
  readonly question: string;
  readonly note: string;
  readonly yes: string;
  readonly done: string;
  readonly act: () => Promise<void>;
}

/** The arrival in the fragment of the address; null if the fragment is of no known kind. */
export function arrivalOf(fragment: string): Arrival | null {
  const [, what = '', value = ''] = /^(device|mail-on|mail-off)=([\w.-]+)$/.exec(fragment) ?? [];
  switch (what) {
    case 'device':
      return {
        question: say('arrival.device.question'),
        note: say('arrival.device.note'),
        yes: say('arrival.device.yes'),
        done: say('arrival.device.done'),
        act: () => moveHere(value),
      };
    case 'mail-on':
      return {
        question: say('arrival.on.question'),
        note: say('arrival.on.note'),
        yes: say('arrival.on.yes'),
        done: say('arrival.on.done'),
        act: () => followMailLink('confirm', value),
      };
    case 'mail-off':
      return {
        question: say('arrival.off.question'),
        note: say('arrival.off.note'),
        yes: say('arrival.off.yes'),
        done: say('arrival.off.done'),
        act: () => followMailLink('off', value),
      };
    default:
      return null;
  }
}
