// @ts-nocheck
import * as plant from 'kelp';
import { leaf } from 'kelp/leaf';

export default [plant, leaf];
