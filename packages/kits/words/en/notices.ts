/** Notices and mail about turns. */
export const notices = {
  'notices.unable': 'This browser cannot notify you when the page is closed.',
  'notices.denied': 'This browser was told not to show notices of this site. Its settings can change that.',
  'notices.ended': 'This browser has ended its notices by itself. Turn them on again?',
  'notices.on': 'You are notified on this device',
  'notices.off': 'Notify me on this device',
  'notices.mail.on': 'Mail goes to <b>{address}</b>.',
  'notices.mail.sent': 'A mail went to <b>{address}</b>. Open the link in it to hear of your turns.',
  'notices.mail.off': 'No more mail',
  'notices.mail.never': 'Never mind',
  'notices.mail.field': 'Or by mail to',
  'notices.mail.write': 'Write to me',
  'notices.days':
    'This match goes on for days. You may close the page: you can be told when it is your turn, and only then.',
  'notices.mine': 'All your matches are in <mine>your battles</mine>.',
  'notices.unable.short': 'This browser cannot show notices.',
  'notices.denied.short': 'This browser was told not to show notices of this site.',
  'notices.failed': 'This browser could not turn notices on. Try again later.',
};
