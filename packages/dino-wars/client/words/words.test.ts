import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from '@dwo/shared/testing';
import { de } from './de';
import { en } from './en';

test('DINO WARS! speaks German with the same arguments as English', () => {
  expect(faultsOf(en, de)).toEqual([]);
});

test('no two areas of the catalogue have a key in common', () => {
  const areas = readdirSync(join(__dirname, 'en')).filter((file) => file !== 'index.ts');
  const keys = areas.flatMap((file) => {
    const area = require(join(__dirname, 'en', file)) as Readonly<Record<string, object>>;
    return Object.values(area).flatMap((words) => Object.keys(words));
  });
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  expect(keys.length).toBe(Object.keys(en).length);
});
