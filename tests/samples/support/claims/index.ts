import {advanced} from './advanced';
import {basic} from './basic';
import type {Claim} from './claim';
import {configApi} from './configApi';
import {configDts} from './configDts';
import {configImports} from './configImports';
import {configLib} from './configLib';
import {configPlaces} from './configPlaces';
import {configRsbuild} from './configRsbuild';
import {guideBasics} from './guideBasics';
import {guideFiles} from './guideFiles';
import {guidePackages} from './guidePackages';
import {guideTools} from './guideTools';
import {guideTypes} from './guideTypes';
import {libOutput} from './libOutput';
import {libSyntax} from './libSyntax';
import {lists} from './lists';
import {migration} from './migration';
import {others} from './others';
import {reference} from './reference';
import {rsbuildOptions} from './rsbuildOptions';
import {setup} from './setup';
import {tools} from './tools';

/** Every small project, by the name that pages give it. */
export const claims: Readonly<Record<string, Claim>> = {
  ...basic,
  ...advanced,
  ...libSyntax,
  ...lists,
  ...migration,
  ...others,
  ...reference,
  ...rsbuildOptions,
  ...libOutput,
  ...configApi,
  ...configDts,
  ...configImports,
  ...configLib,
  ...configPlaces,
  ...configRsbuild,
  ...setup,
  ...tools,
  ...guideBasics,
  ...guideFiles,
  ...guidePackages,
  ...guideTools,
  ...guideTypes,
};
