/** Positions from play between computers, in which some moves are plainly wrong (`positions`). */
import { join } from 'node:path';
import { testPositions } from '@dwo/shared/testing';
import { dinoWars } from '../rules';
import { dinoWarsBot } from '.';

testPositions({ folder: join(__dirname, 'positions'), rules: dinoWars, bot: dinoWarsBot });
