#!/usr/bin/env node
import { grams } from './units/grams';

console.log(grams(2));
