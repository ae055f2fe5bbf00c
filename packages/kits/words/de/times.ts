import type { times as english } from '../en/times';

export const times: Readonly<Record<keyof typeof english, string>> = {
  'times.now': 'gerade eben',
  'times.none': 'keine Zeit',
  'times.least': 'weniger als eine Minute',
  'times.minutes': '{minutes, number} Min.',
  'times.hours': '{hours, number} Std.',
  'times.hoursMinutes': '{hours, number} Std. {minutes, number} Min.',
  'times.days': '{days, plural, one {# Tag} other {# Tage}}',
  'times.daysHours': '{days, plural, one {# Tag} other {# Tage}} {hours, number} Std.',
};
