import type { AutoExternal, BannerAndFooter, ConfigParams, Dts, Format, LibConfig, Redirect, Rsbuild, RsbuildPlugin, RslibConfig, RslibConfigDefinition, Rspack, Shims, Syntax, Wasm } from '@rslib/core';

export type All = [AutoExternal, BannerAndFooter, ConfigParams, Dts, Format, Redirect, RsbuildPlugin, RslibConfig, RslibConfigDefinition, Shims, Wasm, Rsbuild.RsbuildConfig, Rspack.Configuration];
export const one: Syntax = 'es2022';
export const two: LibConfig['syntax'] = one;
export const three: Exclude<LibConfig['syntax'], undefined> = ['chrome 120', 'safari 17'];
