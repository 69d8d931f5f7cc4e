import type { EcmaScriptVersion } from '@rslib/core';

export type One = EcmaScriptVersion;
