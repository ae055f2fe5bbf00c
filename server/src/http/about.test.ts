import { contactOf } from './about';

test.each([
  ['nobody', {}, null],
  ['the operator', { OPERATOR_CONTACT: ' Ann, ann@example.org ' }, 'Ann, ann@example.org'],
  ['the operator, in the former variable', { HOST_CONTACT: 'Ann' }, 'Ann'],
  ['the operator, in both variables', { OPERATOR_CONTACT: 'Ann', HOST_CONTACT: 'Ben' }, 'Ann'],
  ['the former variable if the new one is empty', { OPERATOR_CONTACT: '', HOST_CONTACT: 'Ben' }, 'Ben'],
])('the contact is that of %s', (_, environment, contact) => {
  expect(contactOf(environment as NodeJS.ProcessEnv)).toBe(contact);
});

test('a contact is one line', () => {
  expect(() => contactOf({ OPERATOR_CONTACT: 'Ann\nBen' } as NodeJS.ProcessEnv)).toThrow(
    'OPERATOR_CONTACT must be one line',
  );
});
