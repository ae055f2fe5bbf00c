/** Packs short lists into strings, for fields of a schema. */
import type { Schema } from '@colyseus/schema';

/** A class made by `schema()`. */
export type SchemaClass = new () => Schema;

const packedFields = new WeakMap<object, Readonly<Record<string, Packing>>>();

/** Writes a short list as a string and reads it back. */
export interface Packing {
  pack(list: readonly unknown[]): string;
  unpack(text: string): readonly unknown[];
}

/**
 * Declares that string fields of a schema hold packed lists. An ArraySchema instead would take a kilobyte of memory and a
 * reference on the wire.
 */
export function withPacked<T extends SchemaClass>(
  type: T,
  packings: Readonly<Partial<Record<keyof InstanceType<T> & string, Packing>>>,
): T {
  packedFields.set(type, packings as Readonly<Record<string, Packing>>);
  return type;
}

/** The packings of a schema's fields; undefined if it has none. */
export function packingsOf(type: SchemaClass): Readonly<Record<string, Packing>> | undefined {
  return packedFields.get(type);
}

/** The letter for the first word of a vocabulary; the others follow. */
const FIRST_LETTER = 48;

/** Packs words as one letter each, by their index in the vocabulary. */
export function words(vocabulary: readonly string[]): Packing {
  return {
    pack(list) {
      let letters = '';
      for (const word of list) {
        const place = vocabulary.indexOf(word as string);
        if (place < 0) throw new RangeError(`'${word}' is not in the vocabulary`);
        letters += String.fromCharCode(FIRST_LETTER + place);
      }
      return letters;
    },
    unpack: (letters) => Array.from(letters, (letter) => vocabulary[letter.charCodeAt(0) - FIRST_LETTER]),
  };
}

/** Packs values that can be written as strings without commas; null becomes the empty string. */
export function entries<T>(write: (entry: T) => string, read: (text: string) => T): Packing {
  return {
    pack: (list) => (list as readonly (T | null)[]).map((entry) => `${entry === null ? '' : write(entry)},`).join(''),
    unpack: (text) =>
      text
        .split(',')
        .slice(0, -1)
        .map((each) => (each === '' ? null : read(each))),
  };
}

/** Packs ids, some of which may be null. */
export const ids: Packing = entries<string>(
  (id) => id,
  (id) => id,
);
