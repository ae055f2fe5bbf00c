import { contactOf } from './about';

test.each([
  ['nobody', {}, null],
  ['the operator', { OPERATOR_CONTACT: ' Ann, ann@example.org ' }, 'Ann, ann@example.org'],
  ['the operator, by the former name', { HOST_CONTACT: 'Ann' }, 'Ann'],
  ['the operator by both names', { OPERATOR_CONTACT: 'Ann', HOST_CONTACT: 'Ben' }, 'Ann'],
  ['the former name beside an empty new one', { OPERATOR_CONTACT: '', HOST_CONTACT: 'Ben' }, 'Ben'],
])('the contact is that of %s', (_, environment, contact) => {
  expect(contactOf(environment as NodeJS.ProcessEnv)).toBe(contact);
});

test('a contact is one line', () => {
  expect(() => contactOf({ OPERATOR_CONTACT: 'Ann\nBen' } as NodeJS.ProcessEnv)).toThrow(
    'OPERATOR_CONTACT must be one line',
  );
});
