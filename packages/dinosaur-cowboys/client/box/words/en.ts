/** The box of Dinosaur Cowboys, in English. */
export const en = {
  'box.title': 'Dinosaur Cowboys',
  'box.spoken': 'Dinosaur Cowboys, for 2 players',
  'box.film': 'A fistful of fangs!',
  'box.tagline': 'The year is 2285. Saddle the lizards.',
  'box.blurb': 'Six-shooters, sabers and ridden dinosaurs.',
  'box.pitch': 'Two posses, their beasts, and six Turns to settle it.',
  'box.credit':
    'By Carlo Guglielmin (Quickdraw Rules, edition 2.2, 2014), restated in our own words. An unofficial version; the copy that we had states no licence.',
  'box.invitation': 'High noon, and bring your dinosaur. Are you in?',
  'box.choice': 'Pick a seat at the table',
  'box.shout': 'Saddle up!',
  'box.builder': 'Your own posse',
  'box.builder.how': 'Three people, one beast, 100 points',
  'side.one': 'The first posse',
  'side.other': 'The other posse',
  'preset.standard': 'Pick your posse',
  'preset.quick': 'Family feud',
  'preset.claim': 'The claim',
  'preset.showdown': 'Showdown',
} as const;
