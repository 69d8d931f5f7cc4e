import {advanced} from './advanced';
import {answers} from './answers';
import {asked} from './asked';
import {askedOutput} from './askedOutput';
import {askedTrackers} from './askedTrackers';
import {basic} from './basic';
import type {Claim} from './claim';
import {configApi} from './configApi';
import {configDts} from './configDts';
import {configImports} from './configImports';
import {configLib} from './configLib';
import {configPages} from './configPages';
import {configPlaces} from './configPlaces';
import {configRsbuild} from './configRsbuild';
import {consumers} from './consumers';
import {drawn} from './drawn';
import {drawnFair} from './drawnFair';
import {drawnUi} from './drawnUi';
import {drawnPackages} from './drawnPackages';
import {fairSecond} from './fairSecond';
import {fourthDraw} from './fourthDraw';
import {fairThird} from './fairThird';
import {guideBasics} from './guideBasics';
import {guideCauses} from './guideCauses';
import {guideErrors} from './guideErrors';
import {guideFiles} from './guideFiles';
import {guidePackages} from './guidePackages';
import {guideTools} from './guideTools';
import {guideTypes} from './guideTypes';
import {huntedUi} from './huntedUi';
import {libOutput} from './libOutput';
import {libSyntax} from './libSyntax';
import {lists} from './lists';
import {migration} from './migration';
import {neighbours} from './neighbours';
import {newcomers} from './newcomers';
import {others} from './others';
import {redrawn} from './redrawn';
import {reference} from './reference';
import {rsbuildOptions} from './rsbuildOptions';
import {said} from './said';
import {setup} from './setup';
import {solutions} from './solutions';
import {thirdDraw} from './thirdDraw';
import {tools} from './tools';

/** Every small project, by the name that pages give it. */
export const claims: Readonly<Record<string, Claim>> = {
  ...basic,
  ...advanced,
  ...answers,
  ...asked,
  ...askedOutput,
  ...askedTrackers,
  ...libSyntax,
  ...lists,
  ...migration,
  ...neighbours,
  ...newcomers,
  ...others,
  ...redrawn,
  ...reference,
  ...rsbuildOptions,
  ...libOutput,
  ...configApi,
  ...configDts,
  ...configImports,
  ...configLib,
  ...configPages,
  ...configPlaces,
  ...configRsbuild,
  ...consumers,
  ...drawn,
  ...drawnFair,
  ...drawnUi,
  ...drawnPackages,
  ...huntedUi,
  ...said,
  ...setup,
  ...solutions,
  ...thirdDraw,
  ...tools,
  ...fairSecond,
  ...fourthDraw,
  ...fairThird,
  ...guideBasics,
  ...guideCauses,
  ...guideErrors,
  ...guideFiles,
  ...guidePackages,
  ...guideTools,
  ...guideTypes,
};
