/** Links from another device and from mails. */
export const arrival = {
  'arrival.label': 'About the link you followed',
  'arrival.good': 'OK',
  'arrival.later': 'Not now',
  'arrival.device.question': 'Have your matches on this device as well?',
  'arrival.device.note':
    'Your seats on the device with the link come to this one, and your seats on this one come to that one: from then on each plays them all. The link works once.',
  'arrival.device.yes': 'Yes, they are mine',
  'arrival.device.done': 'Done: this device and the other one share their matches now.',
  'arrival.on.question': 'Get mail when it is your turn?',
  'arrival.on.note': 'Each mail has a link that ends it.',
  'arrival.on.yes': 'Yes, write to me',
  'arrival.on.done': 'Done: you get mail when it is your turn.',
  'arrival.off.question': 'No more mails from here?',
  'arrival.off.note': 'Your matches stay as they are.',
  'arrival.off.yes': 'No more mails',
  'arrival.off.done': 'Done: no more mails come to this address.',
};
