/** Compares a catalogue in two languages; for tests. */
import { IntlMessageFormat } from 'intl-messageformat';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/**
 * The faults of a translation: messages that can't be parsed, arguments or tags that differ from English, one name for both,
 * empty messages.
 */
export function faultsOf(english: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): string[] {
  return Object.entries(english).flatMap(([key, message]) => {
    const translated = other[key];
    if (translated === undefined || translated.trim() === '') return [`${key} is missing`];
    const taken = argumentsOf(message);
    const [here, there] = [taken.join(' '), argumentsOf(translated).join(' ')];
    if (here !== there) return [`${key} takes ${there} instead of ${here}`];
    // Arguments and tags are passed together, so they can't share a name.
    const both = taken.filter((name) => taken.includes(`<${name}>`));
    return both.map((name) => `${key} calls a tag and an argument ${name}`);
  });
}

/** The tags and arguments of a message, such as "<b>" and "name". */
function argumentsOf(message: string): readonly string[] {
  const names = new Set<string>();
  const look = (elements: readonly Element[]): void => {
    for (const element of elements) {
      // The parser's types: 0 is text, 5 select, 6 plural, 7 the number sign, 8 a tag; all others are arguments.
      if (element.type === 0 || element.type === 7) continue;
      names.add(element.type === 8 ? `<${element.value}>` : element.value);
      if (element.type === 8) look(element.children);
      if (element.type === 5 || element.type === 6) for (const { value } of Object.values(element.options)) look(value);
    }
  };
  look(new IntlMessageFormat(message, 'en').getAst());
  return [...names].sort();
}
