/** The sentences on hints in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  label: 'Tipp',
  thinking: 'Der Computer denkt nach …',
  broken: 'Für diesen Moment gibt es keinen Tipp.',
  close: 'Tipp schließen',
  do: 'Planen',
  'do.label': 'Plant, was der Tipp sagt; bestätigt wird es erst von dir',
  alone: 'Tu mit {name} nichts, und beende den Schritt.',
  chance: 'Siegchance danach: {share}{error, plural, =0 {} other { (± #)}}.',
  'chance.over': 'Siegchance danach: über {share}.',
  'chance.under': 'Siegchance danach: unter {share}.',
  'risk.strike': '{verb, select, bite {Bissgefahr im nächsten Zug} other {Gefahr eines Angriffs}}: {list}.',
  'risk.shoot': 'Gefahr durch Feuer: {list}.',
  'safe.strike': 'Dort droht {verb, select, bite {kein Biss} other {kein Angriff}}.',
  'safe.shoot': 'Dort droht kein Feuer.',
  stays: '{name} hat jetzt nichts Lohnendes zu tun. {sentence}',
  better: 'Deutlich besser zuerst: {sentence}',
  'next.worse': 'Nächstbestes, {points} % weniger Siegchance: {sentence}',
  'next.even': 'Etwa genauso gut: {sentence}',
  'next.open': 'Oder: {sentence}',
  'next.way.worse': 'Der nächstbeste Weg dafür hat {points} % weniger Siegchance.',
  'next.way.even': 'Andere Wege dafür sind etwa genauso gut.',
};
