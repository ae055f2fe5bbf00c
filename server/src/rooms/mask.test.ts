import { decentName, worstWords } from './mask';

const words = (text: string) => worstWords(text).map(([at, length]) => text.slice(at, at + length));

test.each([
  ['fuck you', ['fuck']],
  ['you motherfucking rex', ['motherfucking']],
  ['FUCK, f.ck and fuuuuck', ['FUCK', 'f.ck', 'fuuuuck']],
  ['you 💥 shit 💥', ['shit']],
  ['sh1t happens', ['sh1t']],
  ['two whores, one slut', ['whores', 'slut']],
])('in "%s" the offensive words are %j', (text, found) => {
  expect(words(text)).toEqual(found);
});

test.each([
  'My cockpit, your bastard of an ass',
  'Dick and Sextus shot the tit in Scunthorpe',
  'Attack! Assess the mass, class, pass the grass',
  'The T. rex bites',
  '',
  '💥💥💥',
])('"%s" has no offensive words', (text) => {
  expect(words(text)).toEqual([]);
});

test('a name loses only its offensive words', () => {
  expect(decentName('General Fuckwit 7')).toBe('General ******* 7');
  expect(decentName('Dick Dastardly')).toBe('Dick Dastardly');
});
