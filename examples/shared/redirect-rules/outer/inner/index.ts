import { createElement } from 'react';
import { part } from '../part';
import { own } from './own';

export default [createElement, part, own];
