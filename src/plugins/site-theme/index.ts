import path from 'node:path';

import {Joi} from '@docusaurus/utils-validation';
import type {Plugin, ThemeConfigValidationContext} from '@docusaurus/types';

import type {ThemeOptions} from '../../site';
import {appearanceScript} from './appearanceScript';
import {earlyClicksScript} from './earlyClicksScript';

const themeOptionsSchema = Joi.object<ThemeOptions>({
  darkMode: Joi.boolean().required(),
  search: Joi.boolean().required(),
  enableAppearanceAnimation: Joi.boolean().required(),
  enableScrollToTop: Joi.boolean().required(),
  assetHost: Joi.string()
    .uri({scheme: ['http', 'https']})
    .required(),
  checkedAgainst: Joi.string().required(),
  socialLinks: Joi.array()
    .items(
      Joi.object({
        icon: Joi.string().valid('github', 'x', 'discord').required(),
        label: Joi.string().required(),
        href: Joi.string()
          .uri({scheme: ['http', 'https']})
          .required(),
      }),
    )
    .required(),
});

/** What our theme needs of the build beyond components: its client modules and its pre-paint script. */
export default function siteTheme(): Plugin {
  return {
    name: 'site-theme',
    getClientModules() {
      return ['normalizeRoute', 'controls'].map((name) =>
        path.resolve(__dirname, '../../clientModules', name),
      );
    },
    injectHtmlTags() {
      return {
        headTags: [{tagName: 'script', innerHTML: earlyClicksScript}],
        preBodyTags: [{tagName: 'script', innerHTML: appearanceScript}],
      };
    },
  };
}

/**
 * Validates `themeConfig.site`.
 *
 * @throws a validation error that names the key, which stops the build
 */
export function validateThemeConfig({
  themeConfig,
  validate,
}: ThemeConfigValidationContext<{site?: ThemeOptions}>): {site?: ThemeOptions} {
  const schema = Joi.object<{site?: ThemeOptions}>({site: themeOptionsSchema.required()}).unknown();
  return validate(schema, themeConfig);
}
