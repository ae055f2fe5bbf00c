import type { Game } from '@dwo/shared';
import { wireContract } from '@dwo/shared/testing';
import { tarPitGame } from '.';

wireContract(tarPitGame as Game, { preset: 'standard', told: 4, shown: 3, kinds: 4 });
