/** Times in words. */
export const times = {
  'times.now': 'just now',
  'times.none': 'no time',
  'times.least': 'less than a minute',
  'times.minutes': '{minutes, number} min',
  'times.hours': '{hours, number} h',
  'times.hoursMinutes': '{hours, number} h {minutes, number} min',
  'times.days': '{days, plural, one {# day} other {# days}}',
  'times.daysHours': '{days, plural, one {# day} other {# days}} {hours, number} h',
};
