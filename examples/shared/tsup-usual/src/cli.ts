#!/usr/bin/env node
import { add } from './index';

add('Kate');
