import { where } from 'fields';
import { sail } from './sail';

export const all = [where, sail];
