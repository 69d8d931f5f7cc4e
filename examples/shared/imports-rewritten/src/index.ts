import { createElement } from 'react';
import { text } from '@/text';
import { clean } from './clean';
import { clean as same } from './clean.ts';
import data from './data.json';
import icon from './icon.svg';

export const later = () => import('@/text');
export default [createElement, text, clean, same, data, icon];
