/** Tests the settings about people: valid ones are read, invalid ones refused. */
import { StartError } from '../failure';
import { mailSettings, siteOf } from './mail';
import { PLAIN_PEOPLE, peopleSettings } from './people';

const MAIL = {
  SMTP_URL: 'smtps://user:hunter2@mail.example',
  MAIL_FROM: 'Dino <d@b.example>',
  SITE_URL: 'https://b.example/',
};

test('no setting is required', () => {
  expect(peopleSettings({})).toEqual(PLAIN_PEOPLE);
  expect(peopleSettings({ SMTP_URL: ' ', MAIL_FROM: '', SITE_URL: '' })).toEqual(PLAIN_PEOPLE);
});

test('mail is sent if all three variables are set', () => {
  const site = 'https://b.example';
  expect(peopleSettings(MAIL)).toMatchObject({ mail: { url: MAIL.SMTP_URL, from: MAIL.MAIL_FROM, site }, site });
});

test.each([
  [{ SMTP_URL: 'mail.example' }, /SMTP_URL is like/],
  [{ SMTP_URL: 'https://mail.example' }, /SMTP_URL is like/],
  [{ ...MAIL, MAIL_FROM: '' }, /needs MAIL_FROM/],
  [{ ...MAIL, MAIL_FROM: 'nobody' }, /needs MAIL_FROM/],
  [{ ...MAIL, MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, /needs MAIL_FROM/],
  [{ ...MAIL, SITE_URL: '' }, /needs SITE_URL/],
  [{ ...MAIL, SITE_URL: 'b.example' }, /SITE_URL is like/],
])('%j is refused in one line without a password', (environment, line) => {
  const read = () => mailSettings(environment);
  expect(read).toThrow(StartError);
  expect(read).toThrow(line);
  expect(read).not.toThrow(/hunter2|\n/);
});

test.each(['ftp://b.example', 'https://b.example/#x', 'https://b.example/?x=1'])(
  '%s is refused as the address of the site',
  (given) => {
    expect(() => siteOf({ SITE_URL: given })).toThrow(/SITE_URL is like/);
  },
);
