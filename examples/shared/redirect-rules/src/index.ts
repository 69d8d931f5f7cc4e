import './base.css';
import '@/base.css';
import icon from '@/icon.svg';
import { clean } from '@/text';
import { clean as same } from './clean.ts';
import { more } from './more';

export default [icon, clean, same, more];
