import { readFileSync } from 'node:fs';
import { listed } from 'listed';
import { own } from 'own';

export default [readFileSync, listed, own];
