/** The links from another device and from mails. */
import { followMailLink, moveHere } from '@dwo/kits/shell/me';

/** A question, and what is done when it is answered with yes. */
export interface Arrival {
  readonly question: string;
  readonly note: string;
  readonly yes: string;
  readonly done: string;
  readonly act: () => Promise<void>;
}

/** The arrival behind the # of the address; null if it is none we know. */
export function arrivalOf(fragment: string): Arrival | null {
  const [, what = '', value = ''] = /^(device|mail-on|mail-off)=([\w.-]+)$/.exec(fragment) ?? [];
  switch (what) {
    case 'device':
      return {
        question: 'Have your matches on this device as well?',
        note:
          'Your seats on the device with the link come to this one, and your seats on this one come to that one: from then on each ' +
          'plays them all. The link works once.',
        yes: 'Yes, they are mine',
        done: 'Done: this device and the other one share their matches now.',
        act: () => moveHere(value),
      };
    case 'mail-on':
      return {
        question: 'Shall mail tell you when it is your turn?',
        note: 'Each mail has a link that ends it.',
        yes: 'Yes, write to me',
        done: 'Done: you will hear when a turn waits for you.',
        act: () => followMailLink('confirm', value),
      };
    case 'mail-off':
      return {
        question: 'No more mails from here?',
        note: 'Your matches stay as they are.',
        yes: 'No more mails',
        done: 'Done: no more mails come to this address.',
        act: () => followMailLink('off', value),
      };
    default:
      return null;
  }
}
