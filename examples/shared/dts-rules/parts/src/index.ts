import { core } from '../core/core';

export const one: number = core;
