/** Finds uses of what a browser may refuse, outside the one file that is prepared for that. */

/** A power that a browser may lack or refuse, and the files that use it, by the beginning of their paths. */
interface Power {
  readonly name: string;
  readonly used: RegExp;
  readonly by: readonly string[];
}

const KITS = 'packages/kits';

const POWERS: readonly Power[] = [
  {
    name: 'storage',
    used: /\b(?:local|session)Storage\b/,
    by: [`${KITS}/shell/storage.ts`, 'client/src/net/no-login.ts'],
  },
  { name: 'cookies', used: /\bdocument\.cookie\b|\bcookieStore\b/, by: [] },
  { name: 'databases', used: /\bindexedDB\b|\bopenDB\b|\bdeleteDB\b/, by: [`${KITS}/local/database.ts`] },
  { name: 'caches', used: /\bcaches\b\s*\./, by: ['client/src/offline/service-worker.ts'] },
  {
    name: 'service workers',
    used: /\bnavigator\.serviceWorker\b/,
    by: [`${KITS}/shell/worker.ts`, `${KITS}/shell/push.ts`],
  },
  { name: 'push', used: /\bNotification\.|\bpushManager\b/, by: [`${KITS}/shell/push.ts`] },
  { name: 'sound', used: /\bnew (?:webkit)?AudioContext\b/, by: [`${KITS}/audio/player.ts`] },
  {
    name: 'clipboard and sharing',
    used: /\bnavigator\.(?:clipboard|share|canShare)\b/,
    by: [`${KITS}/shell/clipboard.ts`],
  },
  {
    name: 'permissions',
    used: /\bnavigator\.(?:permissions|locks|wakeLock|credentials|mediaDevices|geolocation)\b/,
    by: [],
  },
  { name: 'persistence', used: /\bnavigator\.storage\b|\{ storage \} = navigator/, by: [`${KITS}/shell/keeping.ts`] },
  { name: 'cryptography of secure pages', used: /\bcrypto\.(?:randomUUID|subtle)\b/, by: [] },
  {
    name: 'fetch without a timeout',
    used: /(?<![#.\w])fetch\(|\bXMLHttpRequest\b/,
    by: [`${KITS}/shell/fetching.ts`, 'client/src/offline/service-worker.ts'],
  },
  { name: 'workers', used: /(?<!startWorker\(\(\) => )\bnew (?:Shared)?Worker\(/, by: [] },
  {
    name: 'words of a browser',
    used: /\b(?:error|reason|cause|problem|why|e)\.message\b|String\((?:error|reason|cause|e)\)/,
    by: [
      `${KITS}/shell/sentences.ts`,
      // The operator reads these.
      'client/src/net/connection.ts',
      'client/src/net/game-of.ts',
      'client/src/net/local-line.ts',
      'client/src/net/trouble.ts',
      'client/src/screens/mishap.tsx',
    ],
  },
];

/** The powers that a source uses without being the file for it, as `line: power`. */
export function powersIn(file: string, text: string): readonly string[] {
  return withoutComments(text)
    .split('\n')
    .flatMap((line, at) =>
      POWERS.filter(({ used, by }) => used.test(line) && !by.some((prepared) => file.startsWith(prepared))).map(
        ({ name }) => `${at + 1}: ${name}`,
      ),
    );
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ''));
}
