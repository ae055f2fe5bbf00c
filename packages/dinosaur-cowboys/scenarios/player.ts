/** placeholder */
import type { RefereeParts } from '@dwo/shared/testing';
export const referee: RefereeParts = {};
