import { distinctName } from './distinct-name';

test.each([
  ['Paula', [], 'Paula'],
  ['Paula', ['Paul'], 'Paula'],
  ['Paula', ['paula'], 'Paula 2'],
  ['\u0420aula', ['Paula'], '\u0420aula 2'],
  ['Paula', ['Paula', 'Paula 2'], 'Paula 3'],
  ['A name of twenty-four sig', ['A name of twenty-four sig'], 'A name of twenty-four 2'],
  ['', [''], ''],
])('%s beside %j is called %s', (name, others, called) => {
  expect(distinctName(name, others)).toBe(called);
});
