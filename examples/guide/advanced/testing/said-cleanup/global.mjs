import { afterEach } from '@rstest/core';

globalThis.afterEach = afterEach;
