import * as core from '@rslib/core';
import type * as Rslib from '@rslib/core';

export const createRslib: (options?: Rslib.CreateRslibOptions) => Promise<Rslib.RslibInstance> =
  core.createRslib;

export const loadConfig: (options?: Rslib.LoadConfigOptions) => Promise<Rslib.LoadConfigResult> =
  core.loadConfig;

export const loadEnv: (options?: Rslib.LoadEnvOptions) => Rslib.LoadEnvResult = core.loadEnv;

export const mergeRslibConfig: (
  ...configs: (Rslib.RslibConfig | undefined)[]
) => Rslib.RslibConfig = core.mergeRslibConfig;

export const runCLI: (options?: Rslib.RunCLIOptions) => void = core.runCLI;

export const version: string = core.version;

export interface Instance {
  getRslibConfig(): Readonly<Rslib.RslibConfig>;
  onAfterCreateRsbuild(callback: Rslib.OnAfterCreateRsbuildFn): void;
  build(options?: Rslib.BuildOptions): Promise<Rslib.BuildResult>;
  inspectConfig(options?: Rslib.InspectConfigOptions): Promise<Rslib.InspectConfigResult>;
  startMFDevServer(options?: Rslib.StartMFDevServerOptions): Promise<Rslib.StartDevServerResult>;
}

export const instance: Instance = await core.createRslib();
