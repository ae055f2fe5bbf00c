/** Positions from play between computers, in which some moves are plainly wrong (`positions`). */
import { join } from 'node:path';
import { testPositions } from '@dwo/shared/testing';
import { jurassicWars } from '../rules';
import { bot } from '.';

testPositions({ folder: join(__dirname, 'positions'), rules: jurassicWars, bot });
