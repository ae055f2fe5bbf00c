import { LANGUAGES, Phrases } from './languages';

const WORDS = {
  gap: '{gap}″ of {most}″',
  both: '{count, plural, one {# dinosaur} other {# dinosaurs}} is {count}',
  inside: '{way, select, far {<b>{inches}″</b> away} other {here}}',
  year: 'in {year}',
};

const said = (language: (typeof LANGUAGES)[number]) => {
  const phrases = new Phrases(language, WORDS);
  return [
    phrases.say('gap', { gap: 15.4, most: 16 }),
    phrases.say('both', { count: 2.25 }),
    phrases.rich('inside', { b: (parts) => parts.join('') }, { way: 'far', inches: 0.5 }).join(''),
    phrases.say('year', { year: 2285 }),
  ];
};

test('a decimal is written as the language writes it wherever it stands in a sentence, a whole number as it is', () => {
  expect(said('en')).toEqual(['15.4″ of 16″', '2.25 dinosaurs is 2.25', '0.5″ away', 'in 2285']);
  expect(said('de')).toEqual(['15,4″ of 16″', '2,25 dinosaurs is 2,25', '0,5″ away', 'in 2285']);
});

test.each(LANGUAGES)('an argument that is missing is named (%s)', (language) => {
  expect(() => new Phrases(language, WORDS).say('year')).toThrow(/year/);
});
