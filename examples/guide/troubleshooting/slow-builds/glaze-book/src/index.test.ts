import { slate } from './index';

if (slate.cone !== 10) throw new Error('wrong cone');
