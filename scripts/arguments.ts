/** The arguments of a command. Its usage is the comment at the head of its file. */
import { readFileSync } from 'node:fs';
import { parseArgs as parsed } from 'node:util';

/** Prints in one line why a command can't do what it was asked for, and ends the process with 2. */
export function misuse(why: string): never {
  console.error(why);
  process.exit(2);
}

/** The text of the first comment of a source. */
export function usageIn(source: string): string {
  const [, text = ''] = /^\/\*+([\s\S]*?)\*\//.exec(source) ?? [];
  const lines = text.split('\n').map((line) => line.replace(/^\s*\*?\s*/, '').trimEnd());
  return lines.join('\n').trim();
}

/**
 * As of `node:util`, for this process or for the given arguments: with `--help` it prints the usage and ends the process, and
 * arguments that the command does not know are a misuse.
 */
export const parseArgs: typeof parsed = (config) => {
  if ((config?.args ?? process.argv.slice(2)).includes('--help')) {
    console.log(usageIn(readFileSync(process.argv[1] ?? '', 'utf8')));
    process.exit(0);
  }
  try {
    return parsed(config);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS_')) throw error;
    return misuse(`${message.split(/\.\s/)[0]} (--help says how)`);
  }
};

/** The whole number of `--name`; another text is a misuse. */
export function wholeNumber(name: string, text: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(value) && value >= least && value <= most) return value;
  const bounds = most === Number.MAX_SAFE_INTEGER ? `from ${least} up` : `from ${least} to ${most}`;
  return misuse(`--${name} wants a whole number ${bounds}, not '${text}'`);
}

/** The value of `--name`, which is one of these names; another one is a misuse. */
export function oneOf<T extends string>(name: string, text: string, names: readonly T[]): T {
  const found = names.find((each) => each === text);
  return found ?? misuse(`--${name} wants one of ${names.join(', ')}, not '${text}'`);
}
