/** Tasks to put something on the table, by what is put. */
import type { Intent } from '@dwo/dino-wars';
import type { PutUse } from '@dwo/kits/miniatures/tools/put';

const PUT_KINDS = ['place', 'hide', 'alight', 'unstow', 'lay-down', 'unhitch', 'land'] as const;
export type PutKind = (typeof PUT_KINDS)[number];

export type PutTask = PutUse<Intent, PutKind>;
