/** The sheet of a phone, and the board behind the result. */
export const phone = {
  'phone.sheet': 'Odds and log',
  'phone.lower': 'Lower the sheet',
  'phone.raise': 'Raise the sheet',
  'verdict.back': 'Back to the result',
  'verdict.rematch': 'Setting up the board …',
};
