import { faultsOf } from '@dwo/shared/testing';
import express, { type Request } from 'express';
import { languageOf, listed } from '.';
import { de } from './de';
import { en } from './en';

test('the German catalogue has the same keys and arguments as the English one', () => {
  expect(faultsOf(en, de)).toEqual([]);
});

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr-FR,de;q=0.4,en;q=0.2', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['pl', 'en'],
  ['', 'en'],
  [';;q=,,', 'en'],
])('a browser that asks for %p is answered in %s', (header, language) => {
  const request: Request = Object.assign(Object.create(express.request), {
    headers: header === '' ? {} : { 'accept-language': header },
  });
  expect(languageOf(request)).toBe(language);
});

test('names are joined as the language does it', () => {
  expect(listed('en', ['Ann', 'Ben', 'Cleo'])).toBe('Ann, Ben and Cleo');
  expect(listed('de', ['Ann', 'Ben'])).toBe('Ann und Ben');
});
