import type { Leaf } from 'leaf-kinds';
import type { Stem } from 'leaf-kinds/stem';
import type { Listed } from '@tea/listed';
import type { Unlisted } from '@tea/unlisted';
import type { Needed } from './needed';
import type { Inner } from './inner';

const inner: Inner = { inner: 1 };
export interface Cup { leaf: Leaf; stem: Stem; listed: Listed; unlisted: Unlisted; needed: Needed }
export const size = (cup: Cup): number => Object.keys(cup).length + inner.inner;
